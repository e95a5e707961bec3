// Search runs in a worker, which a browser refuses to a page that was opened as a file. There a hidden frame does the
// same: it loads the script of the worker, and both sides talk by messages.
(() => {
  "use strict";
  if (location.protocol !== "file:") return;

  class FrameWorker extends EventTarget {
    constructor(url) {
      super();
      this.onmessage = null;
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.hears(data);
      inside.importScripts = (...scripts) =>
        scripts.reduce((before, script) => before.then(() => loaded(inside, script)), Promise.resolve());
      this.ready = loaded(inside, `${url}`);
    }

    hears(data) {
      const event = new MessageEvent("message", { data: structuredClone(data) });
      this.dispatchEvent(event);
      this.onmessage?.(event);
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow;
        inside.dispatchEvent(new inside.MessageEvent("message", { data: structuredClone(data) }));
      });
    }

    terminate() {
      this.frame.remove();
    }
  }

  function loaded(inside, url) {
    return new Promise((resolve) => {
      const script = inside.document.createElement("script");
      script.src = url;
      script.onload = resolve;
      inside.document.body.append(script);
    });
  }

  window.Worker = FrameWorker;
})();

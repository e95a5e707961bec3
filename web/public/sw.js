// The pages come from the server; kept is only the page that says that it cannot be reached.
const KEPT = "tianxia-offline-1";

self.addEventListener("install", (event) => {
  const filled = caches.open(KEPT).then((kept) => kept.addAll(["/offline.html", "/favicon.svg"]));
  event.waitUntil(filled.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((all) => Promise.all(all.filter((each) => each !== KEPT).map((each) => caches.delete(each))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
});

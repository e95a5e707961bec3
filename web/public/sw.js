// The pages come from the server; kept is only the page that says that it cannot be reached. And somebody who does not look
// is told that it is their turn, in the words of the server.
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

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title, text, table } = read(event.data);
  const shown = { body: text ?? "", icon: "/icon-192.png", badge: "/icon-192.png", data: table ?? "" };
  const told = table ? { ...shown, tag: table, renotify: true } : shown; // a newer one takes the place of an older one
  event.waitUntil(self.registration.showNotification(title ?? "Tianxia", told));
});

/** The page of the table that is open, or a new one. */
async function come(table) {
  const path = table ? `/t/${encodeURIComponent(table)}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => new URL(each.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data));
});

// Tells somebody that it is their turn, when no page is open. Registered by those who want that, for addresses that no
// page has: what is kept for times without a network is the business of sw.js alone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(tell(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

// The browser has been given another address: everything goes there from now on.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (window, address) => new URL(window.url).pathname === address;

async function tell(event) {
  const news = event.data?.json() ?? {};
  if (news.type !== 'turn' || !/^[\w-]{22}$/.test(news.table)) return;
  const address = `/t/${news.table}`;
  const seen = (await windows()).some((one) => one.visibilityState === 'visible' && isAt(one, address));
  if (seen) return;
  await self.registration.showNotification(String(news.title), {
    body: String(news.text),
    tag: news.table, // a newer one replaces it
    renotify: true,
    icon: '/icons/icon-192.png',
    data: { address },
  });
}

async function open(address) {
  const there = (await windows()).find((one) => isAt(one, address));
  await (there ? there.focus() : self.clients.openWindow(address));
}

async function move(event) {
  const options = event.oldSubscription?.options ?? (await asked());
  const found = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

async function asked() {
  const { key } = await (await fetch('/api/push')).json();
  return { userVisibleOnly: true, applicationServerKey: key };
}

/**
 * Shows the notices of the hall while no page of it is open, and nothing else: it answers no request and keeps no page.
 * It is a program of its own that a browser keeps between visits, so it imports nothing; VERSION rises with every change.
 */
const VERSION = 1;
/** As the protocol has it. */
const QUIET = '/api/notices/quiet';
const OFF = 'off';

/** What the hall sends (server/notices/push.ts), in the reader’s language. */
interface Sent {
  id: string;
  table: string;
  title: string;
  body: string;
  /** What the button says that ends the notices of this table. */
  off: string;
  path: string;
}

interface Lasting extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): Sent } | null;
}
interface Tapped extends Lasting {
  action: string;
  notification: Notification;
}
interface Window extends EventTarget {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'push', hear: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Tapped) => void): void;
  addEventListener(name: 'install', hear: (event: Lasting) => void): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('push', (event) => {
  const sent = event.data?.json();
  if (sent !== undefined) event.waitUntil(show(sent));
});

worker.addEventListener('notificationclick', (event) => {
  const { table, path } = event.notification.data as Sent;
  event.notification.close();
  event.waitUntil(event.action === OFF ? endNotices(table) : goTo(path));
});

/** There is one of each table; the same again takes the place of what is there, without a sound. */
function show(sent: Sent): Promise<void> {
  const options = {
    body: sent.body,
    tag: sent.table,
    icon: '/icon-192.png',
    data: { ...sent, version: VERSION },
    actions: [{ action: OFF, title: sent.off }],
  };
  return worker.registration.showNotification(sent.title, options);
}

function endNotices(table: string): Promise<unknown> {
  return fetch(QUIET, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ table, quiet: true }),
  });
}

async function goTo(path: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? worker.clients.openWindow(path) : there.focus();
}

export {};

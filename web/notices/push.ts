/** Notices of this browser while no page is open: asked for by its reader's own tap, and kept up to date. */
import type { Channels } from '@yamanote/protocol';
import { read, write } from '../settings/stored.ts';
import { shownLanguage } from '../words/index.ts';
import { addPush, findChannels, removeChannel } from './channels.ts';

export type WhyNot = 'insecure' | 'unsupported' | 'install' | 'blocked';

/** What this browser remembers of its channel. */
interface Kept {
  id: string;
  endpoint: string;
  language: string;
}

const KEY = 'push';
const WORKER = '/service-worker.js';

/** Why this browser cannot be told; `null` if it can. */
export function whyNotPush(): WhyNot | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Safari of phones has it only for pages that stand on the home screen.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** What this browser takes for its own channel. */
export function ownChannelId(): string | null {
  return kept()?.id ?? null;
}

/** Of the channels that the hall knows, this browser's own. */
export function ownChannel({ mine }: Channels): string | null {
  const id = ownChannelId();
  return mine.some((one) => one.id === id) ? id : null;
}

/** In the course of a tap: otherwise browsers do not ask. */
export async function turnOn({ pushKey }: Channels): Promise<Channels | WhyNot> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  // One that was made for another hall's key is of no use here.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    // There is no service behind it: a browser without one says so only now.
    .catch(() => null);
  return subscription === null ? 'unsupported' : keep(subscription);
}

export async function turnOff(id: string): Promise<Channels> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const channels = await removeChannel(id, null);
  write(KEY, null);
  return channels;
}

/** A browser may have changed its address, and its reader the language, since the hall was told. */
export async function keepUpToDate(): Promise<void> {
  const known = kept();
  if (known === null || whyNotPush() !== null) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  const isSame = subscription?.endpoint === known.endpoint && known.language === shownLanguage.peek();
  if (subscription === null || isSame) return;
  // Who has said elsewhere that they want no more gets no more.
  if (ownChannel(await findChannels(null)) === null) write(KEY, null);
  else await keep(subscription);
}

async function keep(subscription: PushSubscription): Promise<Channels> {
  const channels = await addPush(subscription);
  const { endpoint } = subscription;
  const mine: Kept = { id: channels.added ?? '', endpoint, language: shownLanguage.peek() };
  write(KEY, JSON.stringify(mine));
  return channels;
}

function kept(): Kept | null {
  try {
    return JSON.parse(read(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

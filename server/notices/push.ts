/** A notice for a browser, encrypted for it alone, over the push service that it named. */
import { hash } from 'node:crypto';
import type { HallKeys } from '../keys.ts';
import type { Store } from '../store/index.ts';
import type { Channel } from './channel.ts';
import { type Notice, pathOf, textOf } from './notice.ts';
import type { Letter } from './post.ts';
import { words } from './words/index.ts';

/** Who the hall is for push services: one pair of keys for all its nodes. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A day late it may still be their turn. */
const LASTS = 86_400;
const OWNER = 'push';

/** Loaded when somebody first asks for it: most halls on one computer never do. */
async function webPush() {
  return (await import('web-push')).default;
}

/** Made once, and kept with the store; the secret one is locked under the hall’s key. */
export function pushKeysOf(store: Store, keys: HallKeys): () => Promise<PushKeys> {
  let found: Promise<PushKeys> | null = null;
  async function find(): Promise<PushKeys> {
    const fresh = (await webPush()).generateVAPIDKeys();
    const kept = await store.settings.keep('push', keys.lock(JSON.stringify(fresh), OWNER));
    return JSON.parse(keys.unlock(kept, OWNER)) as PushKeys;
  }
  return () => {
    found ??= find().catch((error) => {
      found = null;
      throw error;
    });
    return found;
  };
}

export async function pushLetter(keys: PushKeys, channel: Channel, notice: Notice): Promise<Letter> {
  const { id, table } = notice;
  const text = textOf(notice, channel.language, true);
  const off = words[channel.language].off;
  const payload = JSON.stringify({ id, table, ...text, off, path: pathOf(notice) });
  const details = (await webPush()).generateRequestDetails(
    { endpoint: channel.address, keys: channel.keys as { p256dh: string; auth: string } },
    payload,
    {
      TTL: LASTS,
      contentEncoding: 'aes128gcm',
      // One that was not fetched yet gives way to the next of the same table.
      topic: hash('sha256', table, 'base64url').slice(0, 32),
      urgency: 'high',
      vapidDetails: { subject: subjectOf(channel.origin), ...keys },
    },
  );
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { address: details.endpoint, headers: Object.fromEntries(headers), body: details.body ?? '' };
}

/** Whom a push service may turn to. */
function subjectOf(origin: string): string {
  return origin.startsWith('https:') ? origin : 'mailto:hall@localhost';
}

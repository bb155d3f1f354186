/** How notices leave the hall: keys, and the way out. */
import type { HallKeys } from '../keys.ts';
import type { ChannelRecord, Store } from '../store/index.ts';
import { type Channel, unlockedChannel } from './channel.ts';
import { hookLetter } from './hook.ts';
import type { Notice } from './notice.ts';
import { makePost, type Posted, type PostSettings } from './post.ts';
import { type PushKeys, pushKeysOf, pushLetter } from './push.ts';

export interface Notices {
  /** Of a channel that the store keeps. */
  open(channel: ChannelRecord): Channel;
  send(channel: Channel, notice: Notice): Promise<Posted>;
  pushKeys(): Promise<PushKeys>;
  /** Whether addresses of this computer and its network may be called, and over plain http. */
  allowsPrivate: boolean;
  /** What is on its way has come, or was given up for now. */
  settled(): Promise<void>;
}

export function makeNotices(store: Store, keys: HallKeys, settings: PostSettings): Notices {
  const post = makePost(settings);
  const pushKeys = pushKeysOf(store, keys);
  const underWay = new Set<Promise<unknown>>();

  async function letterFor(channel: Channel, notice: Notice) {
    if (channel.kind === 'hook') return hookLetter(channel, notice, store.now());
    return pushLetter(await pushKeys(), channel, notice);
  }

  return {
    open: (channel) => unlockedChannel(keys, channel),
    pushKeys,
    allowsPrivate: settings.allowsPrivate,
    send(channel, notice) {
      const sent = letterFor(channel, notice).then(post);
      const settled = sent.then(
        () => undefined,
        () => undefined,
      );
      underWay.add(settled);
      void settled.then(() => underWay.delete(settled));
      return sent;
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Where the hall tells this guest of their turns, and changes of that. */
import { CHANNELS, type Channels, HOOK, PUSH, QUIET, REMOVE } from '@yamanote/protocol';
import { ask } from '../connection/ask.ts';
import { shownLanguage } from '../words/index.ts';

export function findChannels(table: string | null): Promise<Channels> {
  return ask(table === null ? CHANNELS : `${CHANNELS}?table=${table}`);
}

export function addHook(address: string, table: string | null): Promise<Channels> {
  return ask(HOOK, { address, table, language: shownLanguage.peek() });
}

export function addPush(subscription: PushSubscription): Promise<Channels> {
  const { endpoint, keys } = subscription.toJSON();
  return ask(PUSH, { endpoint, keys, language: shownLanguage.peek() });
}

export function removeChannel(channel: string, table: string | null): Promise<Channels> {
  return ask(REMOVE, { channel, table });
}

export function setQuiet(table: string, quiet: boolean): Promise<Channels> {
  return ask(QUIET, { table, quiet });
}

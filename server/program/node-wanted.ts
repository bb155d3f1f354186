import type { NodeSettings } from '../index.ts';
import type { Settings } from './read-settings.ts';

/** What the settings come to for any node, whether it serves pages or only sees to bots. */
export function nodeWanted(settings: Settings): Omit<NodeSettings, 'log'> {
  return {
    data: settings.data,
    store: settings.store ?? undefined,
    key: settings.key ?? undefined,
    botPace: settings['bot-pace'],
    thinkers: settings.thinkers ?? undefined,
    awayAfter: inMilliseconds(settings['away-after']),
    dealWait: settings['deal-wait'] === null ? undefined : inMilliseconds(settings['deal-wait']),
  };
}

function inMilliseconds(seconds: number): number {
  return seconds * 1000;
}

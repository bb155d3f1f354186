/** English, and what every language has to bring about those who watch, the screen for all, and the phone as a hand. */
import type { WatchDelay } from '@yamanote/protocol';

const plural = new Intl.PluralRules('en');
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : other}`;
}

export const en = {
  title: 'Watching',
  nobody: 'Nobody is watching.',
  /** Those who wish to be named, and how many others there are. */
  who: ({ names, others }: { names: readonly string[]; others: number }) =>
    others === 0
      ? and.format(names)
      : names.length === 0
        ? count(others, 'person who did not say their name', 'people who did not say their names')
        : and.format([...names, count(others, 'other', 'others')]),
  watching: ({ watchers }: { watchers: number }) => `${watchers} watching`,
  delay: ({ delay }: { delay: WatchDelay }) => {
    if (delay === 'none') return 'Watchers see the match live';
    if (delay === 'end') return 'Watchers see it once it is over';
    return 'moves' in delay
      ? `Watchers are ${count(delay.moves, 'move', 'moves')} behind`
      : `Watchers are ${count(delay.minutes, 'minute', 'minutes')} behind`;
  },
  screen: {
    open: 'Board for a big screen',
    elsewhere: 'The board is on the big screen',
    here: 'Show here',
    hand: 'Only my hand here',
  },
  named: 'Show my name',
  namedHint: 'The others can then read who is watching.',
  follow: 'Follow',
  table: 'The table',
  screenHint: 'It shows what everybody may see, and has no buttons. Open it on the big screen.',

  delayTitle: 'When watchers see the match',
  scan: 'Scan to join',
  phoneIsHand: 'Your phone is your hand',
  starts: ({ name }: { name: string }) => `${name} starts the match`,
  free: 'free',
  phone: 'here with a device',
  away: 'away',
  bot: 'a bot plays',
};

export type WatchingWords = typeof en;

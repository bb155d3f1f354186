/** What the pages of open tables and of one's own say. */

const plural = new Intl.PluralRules('en');
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : other}`;
}

export const en = {
  title: 'Tables',
  show: 'Show',
  filter: 'Filter',
  done: 'Done',
  shown: ({ shown, all }: { shown: number; all: number }) => `${shown} of ${count(all, 'table', 'tables')}`,
  game: 'Game',
  seats: 'Seats',
  seatKinds: { free: 'free', two: '2', few: '3–4', many: '5–6' },
  pace: 'Pace',
  paces: { none: 'no clock', live: 'live', daily: 'by the day' },
  live: ({ minutes, seconds }: { minutes: number; seconds: number }) => `${minutes} min + ${seconds} s`,
  daily: ({ hours }: { hours: number }) => `${count(hours, 'hour', 'hours')} a turn`,
  language: 'Language',
  without: ({ name }: { name: string }) => `Remove ${name}`,
  clear: 'Show all tables',
  free: 'With a free seat',
  running: 'Under way',
  what: 'What is going on',
  startsSoon: 'Starts soon',
  freeSeats: ({ free }: { free: number }) => count(free, 'seat free', 'seats free'),
  people: ({ names, bots }: { names: readonly string[]; bots: number }) =>
    and.format([...names, ...(bots === 0 ? [] : [count(bots, 'bot', 'bots')])]),
  toPlay: ({ names }: { names: readonly string[] }) => `It’s ${and.format(names)}’s turn`,
  botsPlay: 'Bots are playing',
  watching: ({ people }: { people: number }) => count(people, 'watcher', 'watchers'),
  both: ({ turn, watchers }: { turn: string; watchers: string }) => `${turn} · ${watchers}`,
  gone: 'This table has left the board',
  sit: 'Sit down',
  takeOver: 'Take over',
  fresh: ({ tables }: { tables: number }) => count(tables, 'new table', 'new tables'),
  more: ({ tables }: { tables: number }) => `${count(tables, 'more table', 'more tables')}`,
  showMore: 'Show all',
  empty: 'No table is open right now. Open one, or wait for somebody to play with.',
  noneFits: 'No table fits this filter right now.',
  joinWaiting: 'Join whoever waits',
  waits: ({ game, people }: { game: string; people: number }) =>
    `${game}, ${count(people, 'person is waiting', 'people are waiting')}`,
  first: ({ game }: { game: string }) => `${game}, starts as soon as somebody comes`,
  open: 'Open a table',
  openWhich: 'Which game do you want to offer?',
  allTables: 'All tables',
  allMatches: 'All your matches',
  matches: {
    yourTurn: 'Waiting for you',
    running: 'Under way',
    waiting: 'Not started yet',
    over: 'Finished',
    none: 'You have no matches yet. Your matches appear here as soon as you play.',
    rematch: 'Rematch',
    download: 'Download',
    copy: 'Copy table',
    about: ({ what, game }: { what: string; game: string }) => `${what}: ${game}`,
  },
};

export type LobbyWords = typeof en;

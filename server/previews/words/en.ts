/** What a messenger shows of a link before anybody follows it. */

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en = {
  seats: ({ taken, seats }: { taken: number; seats: number }) => `${taken} of ${seats} seats taken`,
  people: ({ names }: { names: readonly string[] }) => `with ${and.format(names)}`,
  running: 'Under way: come and watch',
  over: 'This match is over',
  live: ({ minutes, seconds }: { minutes: number; seconds: number }) => `${minutes} min + ${seconds} s`,
  daily: ({ hours }: { hours: number }) => (hours === 1 ? '1 hour a turn' : `${hours} hours a turn`),
  kept: 'A seat is reserved for you',
  keptHint: 'Follow the link and sit down. No account needed.',
};

export type PreviewWords = typeof en;

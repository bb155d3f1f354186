import type { Person } from '@yamanote/games/wording';
import { lasting } from '@yamanote/running-match';

/** What is said about how much time people have; fetched where that is agreed. */
export const en = {
  title: 'Clock',
  withOthers: 'At tables to which you invite others.',
  none: 'No clock',
  noneHint: 'Take your time: nobody is hurried.',
  live: 'Live',
  liveHint: 'For an evening together. Whoever runs out of time is played by a bot until they are back.',
  daily: 'By the day',
  dailyHint: 'Look in when you can. Whoever runs out of time is played by a bot until they are back.',
  liveTerms: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
    seconds === 0 ? `Live: ${minutes} min each` : `Live: ${minutes} min each, +${seconds} s a turn`,
  dailyTerms: ({ hours, night, off }: { hours: number; night: boolean; off: boolean }) =>
    `By the day: ${hours} h a turn${night && off ? ', not at night or on days off' : night ? ', not at night' : off ? ', not on days off' : ''}`,
  bank: 'Minutes for each player',
  increment: 'Seconds more with each turn',
  reaction: 'Seconds for each reaction',
  hours: 'Hours for each turn',
  night: 'The clock rests at night',
  nightFrom: 'From (hour)',
  nightTo: 'To (hour)',
  off: 'The clock rests on',
  zone: ({ zone }: { zone: string }) => `By the clock of ${zone}`,
  /** What the log tells of it, and of who plays for whom. */
  log: {
    gap: ({ seconds }: { seconds: number }) =>
      `The server was away for ${lasting(seconds, [' s', ' min', ' h'])}. No clock ran.`,
    'time-out': ({ name, you }: Person) => `${you ? 'Your' : `${name}’s`} time was up.`,
    'bot-plays': ({ name, you }: Person) => `A bot took over for ${you ? 'you' : name}.`,
    'person-plays': ({ name, you }: Person) => `${you ? 'You' : name} took over from the bot.`,
  },
};

export type TimeWords = typeof en;

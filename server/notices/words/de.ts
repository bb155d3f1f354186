import type { NoticeWords } from './en.ts';

export const de: NoticeWords = {
  titles: {
    'machi-koro': 'Machi Koro',
    'king-of-tokyo': 'King of Tokyo',
    shinjuku: 'Shinjuku',
    'next-station-tokyo': 'Next Station Tokyo',
  },
  hall: 'Yamanote',
  works: 'Hier erreichen dich Benachrichtigungen.',
  yourTurn: 'Du bist dran.',
  theirTurn: ({ name }) => `${name} ist dran.`,
  yourNudge: 'Die anderen warten auf deinen Zug.',
  theirNudge: ({ name }) => `Die anderen warten auf ${name}.`,
  seat: ({ number }) => `Platz ${number}`,
  off: 'Diesen Tisch stummschalten',
};

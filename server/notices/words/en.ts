/** What a notice says where no page is open. */
export interface NoticeWords {
  /** As the games’ own words have it, without all the others: a hall that sends no notices need not have them at hand. */
  titles: Readonly<Record<string, string>>;
  hall: string;
  works: string;
  yourTurn: string;
  theirTurn(of: { name: string }): string;
  yourNudge: string;
  theirNudge(of: { name: string }): string;
  /** Somebody who has no name here. */
  seat(of: { number: number }): string;
  /** The button of a notice that ends all notices from its table. */
  off: string;
}

export const en: NoticeWords = {
  titles: {
    'machi-koro': 'Machi Koro',
    'king-of-tokyo': 'King of Tokyo',
    shinjuku: 'Shinjuku',
    'next-station-tokyo': 'Next Station: Tokyo',
  },
  hall: 'Yamanote',
  works: 'Notices reach you here.',
  yourTurn: 'Your move.',
  theirTurn: ({ name }) => `${name} is to move.`,
  yourNudge: 'The others are waiting for your move.',
  theirNudge: ({ name }) => `The others are waiting for ${name}.`,
  seat: ({ number }) => `Seat ${number}`,
  off: 'No notices from this table',
};

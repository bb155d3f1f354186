const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a notice says where no page is open. */
export interface NoticeWords {
  /** As the games’ own words have it, without all the others: a hall that sends no notices need not have them at hand. */
  titles: Readonly<Record<string, string>>;
  /** As pages call tables. */
  tableNames: readonly string[];
  called(of: { name: string }): string;
  /** The heading: somebody may play at several tables. */
  at(of: { game: string; table: string }): string;
  /** What is said to a player who has others at the table. */
  inCompany(of: { said: string; names: readonly string[] }): string;
  hall: string;
  works: string;
  yourTurn: string;
  theirTurn(of: { name: string }): string;
  yourWord: string;
  theirWord(of: { name: string }): string;
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
  tableNames: [
    'Sakura',
    'Momiji',
    'Hoshi',
    'Kaze',
    'Yuki',
    'Tsuki',
    'Umi',
    'Yama',
    'Mori',
    'Hana',
    'Take',
    'Matsu',
    'Ume',
    'Fuji',
    'Kiku',
    'Tsuru',
    'Koi',
    'Usagi',
    'Hotaru',
    'Kitsune',
  ],
  called: ({ name }) => `Table ${name}`,
  at: ({ game, table }) => `${game} · ${table}`,
  inCompany: ({ said, names }) => `${said} You play with ${and.format(names)}.`,
  hall: 'Yamanote',
  works: 'Notices reach you here.',
  yourTurn: 'Your move.',
  theirTurn: ({ name }) => `${name} is to move.`,
  yourWord: 'A proposal is waiting for your answer.',
  theirWord: ({ name }) => `A proposal is waiting for ${name}’s answer.`,
  yourNudge: 'The others are waiting for your move.',
  theirNudge: ({ name }) => `The others are waiting for ${name}.`,
  seat: ({ number }) => `Seat ${number}`,
  off: 'No notices from this table',
};

/** English, and what every language has to bring: a missing word does not compile. */
export interface Words {
  /** What stands between two sentences. */
  between: string;
  /** Seats that nobody has given a name. */
  seat(seat: number): string;
  /** A person at this keyboard; numbered if there are several. In sentences it stands like a proper name. */
  person(number: number | null): string;
  players(players: readonly string[]): string;
  committed(commitment: string): string;
  /** More happened than fits on the screen. */
  earlier: string;
  tookBack(name: string): string;
  /** Before what happened because a seat had ordered it. */
  byOrder(sentence: string): string;
  prompt: string;
  /** The keys in one line, and each with what it does. */
  keys: string;
  keyHelp: readonly (readonly [key: string, meaning: string])[];
  /** Beside the steps that led to a list, or the words it was found by: how to leave it. */
  backToAll: string;
  /** The same for games that have standing orders. */
  orderKey: string;
  orderHelp: Words['keyHelp'];
  noOrders: string;
  /** Before the list of all orders. */
  howToOrder: string;
  unknownOrder(given: string, guess: string | null): string;
  /** Before the order as it is now. */
  ordered: string;
  notOrdered(why: string): string;
  topics: string;
  unknownTopic(topic: string, guess: string | null): string;
  /** Before what a choice would bring about. */
  wouldHappen: string;
  notAChoice(given: string, choices: number): string;
  nothingToUndo: string;
  nothingYet: string;
  saveWhere: string;
  saved(file: string): string;
  /** A running match keeps its seed secret. */
  savedUnfinished(file: string): string;
  cannotSave(why: string): string;
  left: string;
  winners(names: readonly string[]): string;
  noWinner: string;
  place(place: number, name: string, score: number): string;
  /** Before the command that does it. */
  verifiable: string;
  howToKeep: string;
  /** What is said about a map file. */
  map: {
    facts(counts: MapCounts): string;
    sound(checks: readonly string[]): string;
    faulty(faults: number): string;
    /** After those that were told one by one. */
    more(faults: number): string;
    /** Before what is wrong with the form of a map; the other checks have names of their own. */
    form: string;
  };
}

type MapCounts = Readonly<Record<'districts' | 'stations' | 'tracks' | 'crossings', number>>;

const and = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: Words = {
  between: ' ',
  seat: (seat) => `Seat ${seat}`,
  person: (number) => (number === null ? 'Guest' : `Guest ${number}`),
  players: (players) => `At the table: ${and.format(players)}.`,
  committed: (commitment) =>
    `The seed of all dice is fixed; its fingerprint is ${commitment}. After the match anybody can verify them.`,
  earlier: '… earlier: l',
  tookBack: (name) => `${name} takes that back.`,
  byOrder: (sentence) => `By standing order: ${sentence}`,
  prompt: 'Your choice: ',
  keys: 'number chooses  u undo  ? explain  l log  s save  q quit',
  keyHelp: [
    ['1, 2, …', 'gives that answer; Enter alone, if there is only one'],
    ['NAME', 'lists the choices in which it stands; Enter lists all of them again'],
    ['u', 'takes back your last answer, as long as no dice were thrown and nobody else has moved since'],
    ['? NAME', 'explains what is named so; ? 3 explains choice 3'],
    ['l', 'shows everything that has happened'],
    ['s FILE', 'saves the match as it stands'],
    ['q', 'leaves the match'],
  ],
  backToAll: 'u back, Enter all choices',
  orderKey: 'o orders',
  orderHelp: [
    ['o', 'shows your standing orders: what you answer in advance, without being asked'],
    ['o NAME KEY=VALUE', 'sets one of them; it counts at once'],
  ],
  noOrders: 'This game has no standing orders.',
  howToOrder:
    'Standing orders answer for you, so that you are asked only where you want to be. Set one by o, its name and KEY=VALUE.',
  unknownOrder: (given, guess) =>
    `There is no standing order “${given}”${guess === null ? '; o lists them all' : `; did you mean ${guess}`}.`,
  ordered: 'From now on:',
  notOrdered: (why) => `Not set. ${why}`,
  topics: 'These can be explained:',
  unknownTopic: (topic, guess) =>
    `Nothing here is called “${topic}”${guess === null ? '; ? lists what can be explained' : `; did you mean ${guess}`}.`,
  wouldHappen: 'What it would do:',
  notAChoice: (given, choices) =>
    `“${given}” is not an answer: type ${choices === 1 ? '1' : `a number from 1 to ${choices}`}, or ? for help.`,
  nothingToUndo:
    'There is nothing to take back: what you did last was followed by dice, or by the move of somebody else.',
  nothingYet: 'Nothing has happened yet.',
  saveWhere: 'Where to? Type s and the name of a file, or start with --save FILE.',
  saved: (file) => `Saved as ${file}.`,
  savedUnfinished: (file) =>
    `Saved as ${file}. The match is not over, so its seed stays secret: replay can read the file, verify cannot check it yet.`,
  cannotSave: (why) => `Not saved. ${why}`,
  left: 'You have left the match before its end.',
  winners: (names) => `${and.format(names)} ${names.length === 1 ? 'wins' : 'win'}!`,
  noWinner: 'Nobody wins.',
  place: (place, name, score) => `${place}. ${name} (${score})`,
  verifiable: 'Every throw of it can be verified:',
  howToKeep: 'Start with --save FILE to keep a match and to verify its dice.',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      `${districts} districts, ${stations} stations, ${tracks} tracks, ${crossings} crossings`,
    sound: (checks) => `in order: the checks ${checks[0]} to ${checks.at(-1)} hold`,
    faulty: (faults) => (faults === 1 ? 'something is wrong' : `${faults} things are wrong`),
    more: (faults) => `and ${faults} more`,
    form: 'form',
  },
};

/** English, and what every language has to bring: a missing word does not compile. */
import { type ComplaintWords, complaintsIn } from '@yamanote/command-line';
import { type DifferenceSentences, differencesInEnglish } from '@yamanote/kernel';
import { lasting } from '@yamanote/running-match';
import { type HelpWords, en as help } from './help/en.ts';
import { type VerdictWords, en as verdict } from './verdict/en.ts';

export interface Words {
  /** What stands between two sentences. */
  between: string;
  /** Seats that nobody has given a name. */
  seat(seat: number): string;
  /** A person at this keyboard; numbered if there are several. In sentences it stands like a proper name. */
  person(number: number | null): string;
  /** What bots are called on the pages too. No place of a map is: "Ueno opens a store at Ebisu" would confuse. */
  botNames: readonly string[];
  /** By the name that `--seats` has for it. */
  botKinds: Readonly<Record<string, string>>;
  /** A bot's name with its kind, or its kind with what options call it. */
  withKind(name: string, kind: string): string;
  /** What an option, an order or a value is called, after how it is typed. */
  withMeaning(typed: string, meaning: string): string;
  /** An option with what it is about. */
  about(name: string, hint: string): string;
  list(items: readonly string[]): string;
  players(players: readonly string[]): string;
  committed(commitment: string): string;
  /** More happened than fits on the screen. */
  earlier: string;
  /** What the log tells besides the board. */
  beside: {
    tookBack(name: string): string;
    /** The same for what all agreed on, or who plays alone among bots. */
    wentBack(name: string): string;
    askedHint(name: string): string;
    pause: string;
    resume: string;
    'agreed-end': string;
    live(minutes: number, seconds: number): string;
    daily(hours: number, night: boolean, off: boolean): string;
    gap(seconds: number): string;
    'time-out'(name: string): string;
    'bot-plays'(name: string): string;
    'person-plays'(name: string): string;
  };
  /** Before what happened because a seat had ordered it. */
  byOrder(sentence: string): string;
  prompt: string;
  /** The keys in one line, and each with what it does. */
  keys: string;
  keyHelp: readonly (readonly [key: string, meaning: string])[];
  /** Beside the steps that led to a list, or the words it was found by: how to leave it. */
  backToAll(trail: string): string;
  /** The same for games that have auto-answers. */
  orderKey: string;
  orderHelp: Words['keyHelp'];
  /** The same for who plays alone among bots. */
  backKey: string;
  backHelp: Words['keyHelp'];
  /** The same for who may ask for hints. */
  hintKey: string;
  hintHelp: Words['keyHelp'];
  hint: {
    /** Before answers with the chance to win of each, or alone with the points to be expected. */
    chances: string;
    points: string;
    /** After them, where another answer than the first has the best figure. */
    close: string;
    none: string;
    /** There are none here. */
    off: string;
  };
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
  wouldHappen(sentences: string): string;
  notAChoice(given: string, choices: number): string;
  nothingToUndo: string;
  nothingToGoBackTo: string;
  /** To several at one keyboard. */
  notAlone: string;
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
  /** The list of games. */
  games: {
    seats: string;
    editions: string;
    options: string;
    range(min: number, max: number): string;
    /** KEY=VALUE, as options are typed. */
    keyAndValue: string;
    firstSeat: string;
  };
  simulate: {
    headings: Readonly<Record<'seat' | 'bot' | 'wins' | 'winRate' | 'interval' | 'meanScore', string>>;
    interval(from: string, to: string): string;
    games(game: string, games: string, seconds: string): string;
    speed(games: string, steps: string): string;
    length(mean: string, p5: number, p95: number): string;
    unfinished(games: number): string;
    /** For the line about the progress. */
    progress: string;
  };
  arena: {
    headings: Readonly<
      Record<'bot' | 'winRate' | 'interval' | 'elo' | 'meanScore' | 'lead' | 'time' | 'playouts', string>
    >;
    games(game: string, games: number, deals: number, seconds: string): string;
    /** What a sequential test between two strengths came to. */
    sprt(verdict: 'high' | 'low' | 'open', bot: string, low: string, high: string): string;
    kept(games: number, folder: string): string;
  };
  calibrate: {
    headings: Readonly<Record<'chance' | 'score' | 'predictions' | 'predicted' | 'seen', string>>;
    range(from: string, to: string): string;
    positions(game: string, positions: string, games: string): string;
    error(off: string): string;
    progress: string;
  };
  solve: {
    headings: Readonly<Record<'seat' | 'own' | 'best' | 'share', string>>;
    kept(sheets: string): string;
    /** Of several: which part of all points that were found they have. */
    reached(share: string): string;
    /** Before the board as it could have been. */
    board(name: string): string;
  };
  scenario: {
    result(passed: number, failed: number): string;
    progress: string;
  };
  progress(what: string, done: number, all: number, percent: number): string;
  differences: DifferenceSentences;
  verdict: VerdictWords;
  complaints: ComplaintWords;
  help: HelpWords;
}

type MapCounts = Readonly<Record<'districts' | 'stations' | 'tracks' | 'crossings', number>>;

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const plural = new Intl.PluralRules('en');

function count(n: number, one: string, other: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : other}`;
}

export const en: Words = {
  differences: differencesInEnglish,
  verdict,
  complaints: complaintsIn.en,
  help,
  between: ' ',
  botNames: ['Momiji', 'Hachi', 'Tama', 'Aoi', 'Ren', 'Sora'],
  botKinds: {
    random: 'dreamy',
    greedy: 'steady',
    expert: 'seasoned',
    search: 'far-sighted',
    gentle: 'gentle',
    easy: 'easy',
    normal: 'normal',
    hard: 'hard',
  },
  withKind: (name, kind) => `${name} (${kind})`,
  withMeaning: (typed, meaning) => `${typed} (${meaning})`,
  about: (name, hint) => `${name}. ${hint}`,
  list: (items) => items.join(', '),
  seat: (seat) => `Seat ${seat}`,
  person: (number) => (number === null ? 'Guest' : `Guest ${number}`),
  players: (players) => `At the table: ${and.format(players)}.`,
  committed: (commitment) =>
    `The random numbers of this match are fixed; their fingerprint is ${commitment}. After the match anyone can verify them.`,
  earlier: '… earlier: l',
  beside: {
    tookBack: (name) => `${name} took back the last step.`,
    wentBack: (name) => `${name} went back to an earlier decision.`,
    askedHint: (name) => `${name} asked for a hint.`,
    pause: 'The match is paused.',
    resume: 'The match goes on.',
    'agreed-end': 'Ended by agreement.',
    live: (minutes, seconds) =>
      `Everyone has ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${seconds === 0 ? '' : `, and ${seconds} s more with each turn`}.`,
    daily: (hours, night, off) =>
      `Everyone has ${hours} h for each turn${night && off ? ', not at night or on days off' : night ? ', not at night' : off ? ', not on days off' : ''}.`,
    gap: (seconds) => `The server was away for ${lasting(seconds, [' s', ' min', ' h'])}. No clock ran.`,
    'time-out': (name) => `${name}’s time was up.`,
    'bot-plays': (name) => `A bot took over for ${name}.`,
    'person-plays': (name) => `${name} took over from the bot.`,
  },
  byOrder: (sentence) => `Auto-answer: ${sentence}`,
  prompt: 'Your choice: ',
  keys: 'number chooses  u undo  ? explain  l log  s save  q quit',
  keyHelp: [
    ['1, 2, …', 'chooses that answer; Enter is enough if there is only one'],
    ['NAME', 'lists only the choices with this word; Enter lists all of them again'],
    ['u', 'takes back your last answer, unless dice were rolled or somebody else has moved since'],
    ['? NAME', 'explains that term; “? 3” explains choice 3'],
    ['l', 'shows everything that has happened'],
    ['s FILE', 'saves the match as it stands'],
    ['q', 'leaves the match'],
  ],
  backToAll: (trail) => `${trail} (u back, Enter all choices)`,
  orderKey: 'o auto-answers',
  orderHelp: [
    ['o', 'shows your auto-answers: what you answer in advance, without being asked'],
    ['o NAME KEY=VALUE', 'changes one of them; it counts at once'],
  ],
  backKey: 'b go back',
  backHelp: [
    [
      'b',
      'goes back to your last decision, past dice and bots; dice are rolled anew, and the log says that you went back',
    ],
  ],
  hintKey: 'h hint',
  hintHelp: [
    ['h', 'shows what the strongest bot would choose, and your chance to win with it; the log notes that you asked'],
  ],
  hint: {
    chances: 'The best answers, each with your chance to win:',
    points: 'The best answers, each with the points you can expect:',
    close: 'So close, the figures may be luck: the first answer is the safer choice.',
    none: 'No hint this time.',
    off: 'There are no hints in this match. Start with --hints on to allow them.',
  },
  noOrders: 'This game has no auto-answers.',
  howToOrder:
    'Auto-answers answer for you, so that you are only asked when you want to be. Change one with “o”, its name and KEY=VALUE.',
  unknownOrder: (given, guess) =>
    `There is no auto-answer “${given}”. ${guess === null ? '“o” lists them all.' : `Did you mean “${guess}”?`}`,
  ordered: 'From now on:',
  notOrdered: (why) => `Not changed. ${why}`,
  topics: 'You can ask about:',
  unknownTopic: (topic, guess) =>
    `Nothing here is called “${topic}”. ${guess === null ? '“?” lists what you can ask about.' : `Did you mean “${guess}”?`}`,
  wouldHappen: (sentences) => `What it would do: ${sentences}`,
  notAChoice: (given, choices) =>
    `“${given}” is not an answer: type ${choices === 1 ? '1' : `a number from 1 to ${choices}`}, or “?” for help.`,
  nothingToUndo: 'There is nothing to take back: since your last answer, dice were rolled or somebody else has moved.',
  nothingToGoBackTo: 'There is no decision of yours to go back to yet.',
  notAlone: 'Only somebody who plays alone among bots can go back past dice. “u” takes back your last answer.',
  nothingYet: 'Nothing has happened yet.',
  saveWhere: 'Where to? Type “s” and the name of a file, or start with --save FILE.',
  saved: (file) => `Saved as ${file}.`,
  savedUnfinished: (file) =>
    `Saved as ${file}. The match is not over, so its seed stays secret: replay can read the file, verify cannot check it yet.`,
  cannotSave: (why) => `Not saved. ${why}`,
  left: 'You left the match before it was over.',
  winners: (names) => `${and.format(names)} ${names.length === 1 ? 'wins' : 'share the victory'}!`,
  noWinner: 'Nobody wins.',
  place: (place, name, score) => `${place}. ${name} (${score})`,
  verifiable: 'Every roll and draw can be verified:',
  howToKeep: 'Start with --save FILE to keep a match and to verify it.',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      [
        count(districts, 'district', 'districts'),
        count(stations, 'station', 'stations'),
        count(tracks, 'track', 'tracks'),
        count(crossings, 'crossing', 'crossings'),
      ].join(', '),
    sound: (checks) => `in order: it passes the checks ${checks[0]} to ${checks.at(-1)}`,
    faulty: (faults) => (faults === 1 ? 'something is wrong' : `${faults} things are wrong`),
    more: (faults) => `and ${faults} more`,
    form: 'form',
  },
  games: {
    seats: 'seats',
    editions: 'editions',
    options: 'options',
    range: (min, max) => `${min} to ${max}`,
    keyAndValue: 'KEY=VALUE',
    firstSeat: 'the first seat',
  },
  simulate: {
    headings: {
      seat: 'seat',
      bot: 'bot',
      wins: 'wins',
      winRate: 'win rate',
      interval: '95 % interval',
      meanScore: 'mean score',
    },
    interval: (from, to) => `${from} to ${to}`,
    games: (game, games, seconds) => `${game}: ${games} games in ${seconds} s of processor time`,
    speed: (games, steps) => `${games} games and ${steps} steps per second`,
    length: (mean, p5, p95) => `${mean} steps a game, nine of ten between ${p5} and ${p95}`,
    unfinished: (games) => `${count(games, 'game was', 'games were')} stopped unfinished`,
    progress: 'games',
  },
  arena: {
    headings: {
      bot: 'bot',
      winRate: 'win rate',
      interval: '95 % interval',
      elo: 'Elo',
      meanScore: 'mean score',
      lead: 'lead',
      time: 'ms a decision',
      playouts: 'playouts',
    },
    games: (game, games, deals, seconds) =>
      `${game}: ${count(games, 'game', 'games')} from ${count(deals, 'deal', 'deals')} in ${seconds} s of processor time`,
    sprt(verdict, bot, low, high) {
      if (verdict === 'open') return `Not decided: is ${bot} rather ${low} or ${high} Elo above the others?`;
      return `Decided: ${bot} is rather ${verdict === 'high' ? high : low} Elo above the others than ${verdict === 'high' ? low : high}.`;
    },
    kept: (games, folder) => `${count(games, 'match is', 'matches are')} in ${folder}, for yamanote replay and verify.`,
  },
  calibrate: {
    headings: {
      chance: 'chance to win',
      score: 'score',
      predictions: 'predictions',
      predicted: 'predicted',
      seen: 'seen',
    },
    range: (from, to) => `${from} to ${to}`,
    positions: (game, positions, games) => `${game}: ${positions} positions from ${games} games`,
    error: (off) => `On average, predictions are off by ${off}.`,
    progress: 'positions',
  },
  solve: {
    headings: { seat: 'seat', own: 'points', best: 'best found', share: 'share' },
    kept: (sheets) => `Best found with the cards known; ${sheets} sheets were kept after every card.`,
    reached: (share) => `Together they have ${share} of what was found.`,
    board: (name) => `${name} could have drawn:`,
  },
  scenario: {
    result: (passed, failed) => `${passed} passed, ${failed} failed`,
    progress: 'scenarios',
  },
  progress: (what, done, all, percent) => `${what}: ${done} of ${all} (${percent} %)`,
};

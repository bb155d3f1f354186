/** What is said about input that cannot be used, in one sentence each; every language brings all of them. */
import { type Need, needInEnglish, type RefusalCode } from '@yamanote/kernel';

/** Why a file cannot be read or written. */
export type FileTrouble =
  | 'nothing-there'
  | 'no-folder'
  | 'a-folder'
  | 'a-file'
  | 'no-file'
  | 'not-allowed'
  | 'read-only'
  | 'disk-full'
  | 'long-name'
  | 'not-utf-8';

/** Why what a hall keeps cannot be opened, or not be copied; nothing was changed. */
export type StoreTrouble =
  | 'in-use'
  | 'wrong-url'
  | 'unreachable'
  | 'not-primary'
  | 'two-databases'
  | 'too-old'
  | 'wrong-password'
  | 'no-database'
  | 'no-right'
  | 'newer-shape'
  | 'older-shape'
  | 'older-node'
  | 'held-up'
  | 'no-store'
  | 'no-backup'
  | 'target-not-empty'
  | 'file-exists'
  | 'damaged'
  | 'differs'
  | 'disk-full';

/** Where a text stops being JSON. */
export type JsonTrouble =
  | { is: 'empty' | 'ends-early' | 'somewhere' }
  | { is: 'near'; text: string }
  | { is: 'at'; line: number; column: number };

/** `found` is JSON, or `null` if there was nothing; `guess` is what was perhaps meant. */
export interface ComplaintWords {
  /** What is wrong at a place: an option, a file, a field in a file. */
  at(where: string, says: string): string;
  standardInput: string;
  unknownOption(given: string, known: readonly string[], guess: string | null): string;
  noValueWanted(found: string): string;
  valueWanted(found: string | null): string;
  /** What the help calls a word that a command takes. */
  argument(name: string): string;
  argumentMissing(name: string): string;
  tooManyArguments(names: readonly string[], found: string): string;
  unknownCommand(names: readonly string[], found: string, guess: string | null): string;
  unknownGame(games: readonly string[], found: string, guess: string | null): string;
  needs(need: Need, found: string | null, guess: string | null): string;
  /** Where what is needed has words in English alone, the others say by the code what is wrong, and where to read more. */
  refused(code: RefusalCode, expected: string, found: string | null): string;
  keyAndValue(found: string): string;
  wordsWithCommas(found: string): string;
  seatsOf(game: string, min: number, max: number, found: number): string;
  botsOf(game: string, min: number, max: number, found: number): string;
  asManyAsBots(bots: number, found: string): string;
  /** Where a bot would meet nobody but itself. */
  differentBotsWanted(bot: string): string;
  timeWanted(found: string): string;
  twoNumbersWanted(found: string): string;
  /** Two options of which only one can be given. */
  notBeside(other: string): string;
  /** Beside which option alone this one can be given. */
  onlyBeside(other: string): string;
  hostNameWanted(found: string): string;
  ipAddressWanted(found: string): string;
  portWanted(found: string): string;
  storeUrlWanted: string;
  differentStoresWanted: string;
  /** By their fingerprints; `null` where they cannot be known. */
  wordWanted(longest: number): string;
  keyWanted(due: string | null, found: string | null): string;
  storeTrouble(trouble: StoreTrouble): string;
  noFolder(trouble: FileTrouble | { code: string }): string;
  overBefore(entries: number, found: number): string;
  /** Where a match is wanted that has come to its end. */
  overWanted(entries: number): string;
  namesOf(people: number, seats: number, found: number): string;
  nameTwice(name: string): string;
  versionsOf(game: string, versions: readonly number[], found: number): string;
  gameId(found: string | null): string;
  notJson(trouble: JsonTrouble): string;
  tooDeep(levels: number): string;
  /** A trouble that has no words here is named as the system names it. */
  unreadable(trouble: FileTrouble | { code: string }): string;
  unwritable(trouble: FileTrouble | { code: string }): string;
  noName: string;
  outputBroke(code: string): string;
  rulesBroke(message: string): string;
  bug(message: string): string;
}

const TROUBLES: Readonly<Record<FileTrouble, string>> = {
  'nothing-there': 'no such file or folder',
  'no-folder': 'no such folder',
  'a-folder': 'a folder',
  'a-file': 'a file',
  'no-file': 'something that is no file',
  'not-allowed': 'no permission',
  'read-only': 'a disk that cannot be written to',
  'disk-full': 'no space left on the disk',
  'long-name': 'a name that is too long',
  'not-utf-8': 'text that is not UTF-8',
};

const STORE_TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  'in-use': 'a hall has it open; close that one first',
  'wrong-url':
    'expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, with commas between several hosts and special characters of the password written as %40, found something else',
  unreachable: 'the database cannot be reached',
  'not-primary': 'none of the hosts is a primary that takes writes',
  'two-databases': 'the hosts belong to different databases, not to a primary and its standbys',
  'too-old': 'the database is a PostgreSQL that is too old; 15 or newer is needed',
  'wrong-password': 'the database does not let this user in with this password from here',
  'no-database': 'the server has no database of this name',
  'no-right': 'this user may not read, write or change the tables of the database',
  'newer-shape': 'it was written by a newer Yamanote',
  'older-shape': 'it was written by an older Yamanote; open it once with this one',
  'older-node':
    'a node is running that is too old for what would be changed; replace it by the release in between first',
  'held-up': 'its tables are in use, perhaps by a backup; try again when that is done',
  'no-store': 'no hall has kept anything there',
  'no-backup': 'it is not a backup of a hall',
  'target-not-empty': 'something is kept there already; choose an empty place',
  'file-exists': 'it is there already, and is left as it is; choose another name',
  damaged: 'it is damaged and cannot be read',
  differs: 'it was not the same after it was copied; nothing was kept',
  'disk-full': 'there is no room left on the disk',
};

export const en: ComplaintWords = {
  at: (where, says) => `${where}: ${says}`,
  standardInput: 'standard input',
  unknownOption: (given, known, guess) => `unknown option ${given}, expected ${oneOf(known)}${didYouMean(guess)}`,
  noValueWanted: (found) => `expected no value, found ${found}`,
  valueWanted: (found) => `expected a value, found ${found ?? 'nothing'}`,
  argument: (name) => name,
  argumentMissing: (name) => `expected ${name}, found nothing; --help tells more`,
  tooManyArguments: (names, found) =>
    `expected only ${names.length === 0 ? 'options' : names.join(' ')}, found ${found} as well`,
  unknownCommand: (names, found, guess) => `expected a command, ${oneOf(names)}, found ${found}${didYouMean(guess)}`,
  unknownGame: (games, found, guess) => `expected a game, ${oneOf(games)}, found ${found}${didYouMean(guess)}`,
  needs(need, found, guess) {
    const what = need.is === 'one-of' ? oneOf(need.values) : needInEnglish(need);
    return `expected ${what}, found ${found ?? 'nothing'}${didYouMean(guess)}`;
  },
  refused: (_code, expected, found) => `expected ${expected}, found ${found ?? 'nothing'}`,
  keyAndValue: (found) => `expected key=value, found ${found}`,
  wordsWithCommas: (found) => `expected words with commas between, found ${found}`,
  seatsOf: (game, min, max, found) => `expected ${min} to ${max} seats for ${game}, found ${found}`,
  botsOf: (game, min, max, found) => `expected ${min} to ${max} bots for ${game}, found ${found}`,
  asManyAsBots: (bots, found) => `expected ${bots}, as many as --bots names, found ${found}`,
  differentBotsWanted: (bot) => `expected two different bots, found only ${bot}`,
  timeWanted: (found) => `expected a time such as 200ms or 1s, found ${found}`,
  twoNumbersWanted: (found) => `expected two numbers, the smaller one first, such as 0,35, found ${found}`,
  notBeside: (other) => `expected either this or ${other}, found both`,
  onlyBeside: (other) => `expected ${other} as well, found it missing`,
  hostNameWanted: (found) => `expected a name without scheme and port, such as games.example, found ${found}`,
  ipAddressWanted: (found) => `expected an IP address, such as 0.0.0.0, found ${found}`,
  portWanted: (found) => `expected a port or an IP address with one, such as 9090 or 0.0.0.0:9090, found ${found}`,
  storeUrlWanted:
    'expected the URL of a PostgreSQL database, such as postgres://user@host/yamanote, found something else',
  differentStoresWanted: 'expected two different stores, found the same one twice',
  wordWanted: (longest) => `expected a file with a word of at most ${longest} characters`,
  keyWanted: (due, found) =>
    `expected ${due === null ? 'the key' : `the key ${due}`} that was made with the data of this hall, found ${found ?? 'no key of a hall'}`,
  storeTrouble: (trouble) => STORE_TROUBLES[trouble],
  noFolder: (trouble) => `expected a folder to write into, found ${troubleIn(trouble)}`,
  overBefore: (entries, found) => `expected at most ${entries}, the match is over then, found "${found}"`,
  overWanted: (entries) => `expected a match that is over, found one that goes on after entry ${entries}`,
  namesOf: (people, seats, found) =>
    people === seats
      ? `expected a name for each of ${seats} seats, found ${found}`
      : `expected a name for each you (${people}) or each seat (${seats}), found ${found}`,
  nameTwice: (name) => `expected different names, found ${name} twice`,
  versionsOf: (game, versions, found) => `expected version ${versions.join(' or ')} of ${game}, found ${found}`,
  gameId: (found) => `expected the id of a game, found ${found ?? 'nothing'}`,
  notJson(trouble) {
    switch (trouble.is) {
      case 'empty':
        return 'expected JSON, found an empty file';
      case 'ends-early':
        return 'expected JSON, found that it ends too early';
      case 'somewhere':
        return 'expected JSON, found something else';
      case 'near':
        return `expected JSON, found something else near ${trouble.text}`;
      case 'at':
        return `expected JSON, found something else at line ${trouble.line}, column ${trouble.column}`;
    }
  },
  tooDeep: (levels) => `expected at most ${levels} levels, found more`,
  unreadable: (trouble) => `expected a file to read, found ${troubleIn(trouble)}`,
  unwritable: (trouble) => `expected a file to write, found ${troubleIn(trouble)}`,
  noName: 'no name',
  outputBroke: (code) => `expected to be able to write the output, found ${code}`,
  rulesBroke: (message) => `the rules broke: ${message}`,
  bug: (message) =>
    `this is a bug, please report it with the command that you gave (--debug shows where it is): ${message}`,
};

function troubleIn(trouble: FileTrouble | { code: string }): string {
  return typeof trouble === 'string' ? TROUBLES[trouble] : trouble.code;
}

function oneOf(words: readonly string[]): string {
  return words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
}

function didYouMean(guess: string | null): string {
  return guess === null ? '' : `; did you mean ${guess}?`;
}

/** From the words of a command to a game, its options, its bots and a language. */

import { BOT_PATTERNS, type BotName, isBotName, makeBot } from '@yamanote/bots';
import { BadInput, guess, readChoiceOf, readCount, readNames, refusedIn, type Where } from '@yamanote/command-line';
import { botRooms, speeches, textBoards, topics } from '@yamanote/games/registry';
import type { BotRoom, Language, Room, Speech, TextBoard, Topic } from '@yamanote/games/room';
import { chooseOptions, type Game, isRefusal, type OptionSpec, type Options, optionSpecs } from '@yamanote/kernel';

/** So many seats are simulated and set up when nobody says how many. */
const USUAL_SEATS = 4;

export async function openRoom(id: string, where: Where = (say) => say.argument('GAME')): Promise<BotRoom> {
  const games = Object.keys(botRooms);
  if (games.includes(id)) return botRooms[id]();
  throw new BadInput(where, (say) => say.unknownGame(games, JSON.stringify(id), guess(id, games)));
}

/** A game in a terminal: what it says, and its board, in one language. */
export interface Telling {
  readonly language: Language;
  readonly speech: Speech;
  /** What can be asked about. */
  readonly topics: readonly Topic[];
  readonly board: TextBoard;
}

export async function openTelling({ game }: Room, language: Language): Promise<Telling> {
  const [speech, asked, board] = await Promise.all([speeches[game.id](), topics[game.id](), textBoards[game.id]()]);
  return { language, speech: await speech.load(language), topics: await asked.load(language), board };
}

export function readBot(option: string, name: string, others: readonly string[] = []): string {
  return isBotName(name) ? name : readChoiceOf(option, name, [...others, ...BOT_PATTERNS]);
}

/** How often a bot that searches plays on before it answers; `null` if that is left to the bot. */
export function readPlayouts(text: string | undefined): number | null {
  return text === undefined ? null : readCount('--playouts', text, 0, 1, Number.MAX_SAFE_INTEGER);
}

/** `a,b,c`: any that can be made for this game. */
export function readBotNames(option: string, text: string, room: BotRoom): string[] {
  const known = [...BOT_PATTERNS, ...(room.yardsticks ?? []).map(({ name }) => name)];
  return readNames(option, text).map((name) =>
    isRefusal(makeBot(name, room)) ? readChoiceOf(option, name, known) : name,
  );
}

/** Whether so many can play. */
export function checkTable({ id, seats: { min, max } }: Game, bots: readonly string[]): void {
  if (bots.length >= min && bots.length <= max) return;
  throw new BadInput('--bots', (say) => say.botsOf(id, min, max, bots.length));
}

export function readSeats(game: Game, text: string | undefined): number {
  const { min, max } = game.seats;
  return readCount('--seats', text, Math.min(USUAL_SEATS, max), min, max);
}

/** `--bots` by seat, or as many of the usual ones as `--seats` says. */
export function readBots(room: BotRoom, seats: string | undefined, bots: string | undefined, usual: BotName): string[] {
  const { game } = room;
  if (bots === undefined) return Array<string>(readSeats(game, seats)).fill(usual);
  const names = readBotNames('--bots', bots, room);
  checkTable(game, names);
  checkSeats(game, seats, names);
  return names;
}

/** Whether `--seats`, if given, fits what `--bots` names. */
export function checkSeats(game: Game, seats: string | undefined, bots: readonly string[]): void {
  if (seats === undefined || readSeats(game, seats) === bots.length) return;
  throw new BadInput('--seats', (say) => say.asManyAsBots(bots.length, JSON.stringify(seats)));
}

/** `--set key=value`, as often as wanted; the rest is as the game has it. */
export function readSettings(game: Game, settings: readonly string[], seats: number): Options {
  const specs = optionSpecs(game);
  const given: Record<string, unknown> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw new BadInput('--set', (say) => say.keyAndValue(JSON.stringify(setting)));
    const key = readChoiceOf('--set', setting.slice(0, at), Object.keys(specs));
    given[key] = parseSetting(specs[key], setting.slice(at + 1));
  }
  const options = chooseOptions(game, given, seats);
  if (!isRefusal(options)) return options;
  throw refusedIn('--set', { ...options, field: options.field.replace(/^options\./, '') });
}

/** What cannot be read as the kind of value that is wanted stays a text, for the kernel to refuse. */
export function parseSetting(spec: OptionSpec, text: string): unknown {
  if (spec.type === 'flag') return text === 'true' || (text === 'false' ? false : text);
  if (spec.type === 'choice' || !/^\d+$/.test(text)) return text;
  return Number(text);
}

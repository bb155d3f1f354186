/** All that a game brings to the house, part by part: each says what of it is missing, in words that follow "has no". */
import { LANGUAGES, type Language } from '@yamanote/games/room';
import {
  isRefusal,
  parseOptions,
  parseScenario,
  pending,
  runScenario,
  type State,
  sentence,
  start,
  viewOf,
  type WholeGame,
} from '@yamanote/kernel';
import { declaredRuleIds } from '@yamanote/tools/rule-id';
import type { Folder, House } from './house.ts';

type Lacks = readonly string[] | Promise<readonly string[]>;
export type Part = (house: House, id: string) => Lacks;

const ABROAD = { en: 'English', de: 'German', ja: 'Japanese' } as const;
const THEMES = ['day', 'night'] as const;

export const PARTS = {
  rules: async ({ rooms }, id) => [
    ...unless(
      Object.hasOwn(rooms, id) && (await rooms[id]()).game.id === id,
      'rules under its name (games/registry.ts)',
    ),
  ],

  'judgement of its bots': async (house, id) => {
    if (!Object.hasOwn(house.botRooms, id)) return ['judgement for bots (games/registry.ts)'];
    const { game, evaluate, levels } = await house.botRooms[id]();
    return [
      ...unless(Number.isFinite(evaluate?.(beginning(game), 0)), 'value of a position for bots (bots/)'),
      ...unless(
        game.editions.every((edition) => levels?.[edition] !== undefined),
        'levels of its bots in every edition (bots/levels.ts, by npm run levels)',
      ),
    ];
  },

  'words in English': (house, id) => wordsIn('en', house, id),
  'words in German': (house, id) => wordsIn('de', house, id),
  'words in Japanese': (house, id) => wordsIn('ja', house, id),

  'line on the board of the hall': async ({ rooms, speeches }, id) => {
    if (!Object.hasOwn(rooms, id) || !Object.hasOwn(speeches, id)) return [];
    const [{ glance }, speech] = await Promise.all([rooms[id](), speeches[id]()]);
    const said = await Promise.all(
      LANGUAGES.map(async (language) => (await speech.load(language)).glance !== undefined),
    );
    return [
      ...unless(glance !== undefined, 'glance at a match for the board of the hall (glance.ts; games/registry.ts)'),
      ...LANGUAGES.flatMap((language, i) => unless(said[i], `${ABROAD[language]} line for that board (words/)`)),
    ];
  },

  topics: async ({ topics }, id) => {
    if (!Object.hasOwn(topics, id)) return ['topics to ask about (games/registry.ts)'];
    const open = await topics[id]();
    const there = await Promise.all(LANGUAGES.map(async (language) => (await open.load(language)).length > 0));
    return LANGUAGES.flatMap((language, i) => unless(there[i], `topics to ask about in ${ABROAD[language]} (words/)`));
  },

  'board in the terminal': async (house, id) => {
    if (!Object.hasOwn(house.textBoards, id)) return ['board for terminals (games/registry.ts)'];
    if (!Object.hasOwn(house.rooms, id) || !Object.hasOwn(house.speeches, id)) return [];
    const [{ game }, board, speech] = await Promise.all([
      house.rooms[id](),
      house.textBoards[id](),
      house.speeches[id](),
    ]);
    await speech.load('en');
    const view = viewOf(game, beginning(game), 0);
    const names = Array(game.seats.max).fill('Ada');
    return unless(board.lines(view, 0, names, 'en', (text) => text, 80).length > 0, 'line on its board (terminal/)');
  },

  board: async ({ boards }, id) => {
    if (!Object.hasOwn(boards, id)) return ['board (web/boards.ts)'];
    const board = await boards[id]();
    await Promise.all(LANGUAGES.map((language) => board.loadWords(language)));
    const drawn = ['Scene', 'Shelf', 'SeatPanel', 'SeatDetail', 'Hint'] as const;
    return drawn.filter((part) => typeof board[part] !== 'function').map((part) => `${part} on its board (board/)`);
  },

  'how to play': async ({ howTos }, id) => {
    if (!Object.hasOwn(howTos, id)) return ['page that says how to play (web/how-tos.ts)'];
    const { words, editions, stops } = await howTos[id]();
    const said = async (language: Language) => {
      const texts = await words.load(language);
      return editions.every((edition) => stops(texts, edition.id).length > 0);
    };
    const there = await Promise.all(LANGUAGES.map(said));
    return LANGUAGES.flatMap((language, i) =>
      unless(there[i], `words on how to play in ${ABROAD[language]} (howto/words/)`),
    );
  },

  station: async ({ stations, rooms }, id) => {
    const station = stations.find((one) => one.id === id);
    if (station === undefined) return ['station on the loop (web/stations.ts)'];
    if (!Object.hasOwn(rooms, id)) return [];
    const { min, max } = (await rooms[id]()).game.seats;
    const [least, most] = station.players;
    return unless(min === least && max === most, 'right number of players at its station (web/stations.ts)');
  },

  'subtitle of its station': ({ subtitles }, id) =>
    LANGUAGES.flatMap((language) =>
      unless(isText(subtitles[language][id]), `${ABROAD[language]} subtitle at its station (web/words/${language}.ts)`),
    ),

  'pictures of its station': ({ pictures }, id) => picturesIn(pictures, id, 'picture of its station'),
  'pictures of its board': ({ boardPictures }, id) => picturesIn(boardPictures, id, 'picture of its board'),

  'rules to read': ({ folders }, id) => rulesIn(folders[id]),

  README: ({ folders }, id) => unless(isText(folders[id]?.read('README.md')), 'README.md'),

  'line in the README of the house': ({ readme, stations }, id) => {
    const title = stations.find((one) => one.id === id)?.latin;
    return unless(
      title === undefined || readme.includes(`| **${title}** |`),
      'line in the table of games (README.md of the house)',
    );
  },

  'golden matches': async ({ folders, rooms }, id) => {
    const text = folders[id]?.read('golden/matches.json') ?? null;
    if (text === null) return ['golden matches (golden/matches.json)'];
    if (!Object.hasOwn(rooms, id)) return [];
    const { version, matches } = JSON.parse(text) as { version: number; matches: readonly unknown[] };
    return unless(version === (await rooms[id]()).game.version && matches.length > 0, 'golden matches of its version');
  },

  scenarios: async ({ folders, rooms }, id) => {
    if (!Object.hasOwn(rooms, id)) return [];
    const { game } = await rooms[id]();
    const asked = Object.entries(game.rules).flatMap(([kind, { is }]) => (is === 'ask' || is === 'each' ? [kind] : []));
    const reached = kindsReached(game, folders[id]);
    return [
      ...asked
        .filter((kind) => !reached.has(kind))
        .map((kind) => `scenario that comes to the question "${kind}" (scenarios/)`),
      ...unless(reached.has('over'), 'scenario that comes to the end (scenarios/)'),
    ];
  },

  'tests of what every game must keep': ({ folders }, id) =>
    Object.entries(HARNESSES).flatMap(([path, harness]) =>
      unless(
        new RegExp(`${harness}[<(]`).test(folders[id]?.read(path) ?? ''),
        `test of itself by ${harness} (${path})`,
      ),
    ),

  'place in the bench': ({ subjects }, id) =>
    unless(Object.hasOwn(subjects, id), 'place in the bench (bench/subjects.ts)'),

  'place in the walk': ({ walked }, id) =>
    [`/game/${id}`, `/rules/${id}`, `/how-to/${id}`].flatMap((path) =>
      unless(walked.includes(path), `test that walks to ${path} (web/testing/walk/pages.ts)`),
    ),
} satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;

/** Which test of a game calls which of `games/testing/`, and that of whole matches. */
export const HARNESSES = {
  'words/words.test.ts': 'testLanguages',
  'words/speech.test.ts': 'testSpeech',
  'bots/evaluate.test.ts': 'testJudgement',
  'terminal/board.test.ts': 'testTextBoard',
  'howto/how-to.test.ts': 'testHowTo',
  'rules/golden.test.ts': 'goldenMatches',
} as const;

function unless(isThere: boolean | undefined, lack: string): string[] {
  return isThere ? [] : [lack];
}

function isText(text: string | null | undefined): boolean {
  return /\S/.test(text ?? '');
}

async function wordsIn(language: Language, { speeches }: House, id: string): Promise<string[]> {
  const lack = `words in ${ABROAD[language]}`;
  if (!Object.hasOwn(speeches, id)) return [`${lack} (games/registry.ts)`];
  const { title, about, goal } = (await (await speeches[id]()).load(language)) ?? {};
  return unless([title, about, goal].every(isText), `${lack} (words/${language}.ts)`);
}

function picturesIn(pictures: House['pictures'], id: string, what: string): string[] {
  return THEMES.flatMap((theme) => unless(isText(pictures[theme][id]), `${what} by ${theme} (web/pages/art.ts)`));
}

function rulesIn(folder: Folder | undefined): string[] {
  const idsIn = (file: string) => declaredRuleIds(folder?.read(file) ?? '').join();
  const english = idsIn('RULES.md');
  if (english === '') return ['numbered rules to read (RULES.md)'];
  return (['de', 'ja'] as const).flatMap((language) => {
    const file = `RULES.${language}.md`;
    return unless(idsIn(file) === english, `${ABROAD[language]} text for each of its rules (${file})`);
  });
}

function beginning(game: WholeGame): State {
  const options = parseOptions(game, {}, game.seats.max);
  if (isRefusal(options)) throw new Error(sentence(options));
  return start(game, game.seats.max, options);
}

/** The kinds of question that scenarios come to on their way, and `over`. */
function kindsReached(game: WholeGame, folder: Folder | undefined): Set<string> {
  const reached = new Set<string>();
  for (const file of folder?.list('scenarios') ?? []) {
    const scenario = parseScenario(game, JSON.parse(folder?.read(`scenarios/${file}`) ?? ''));
    if (isRefusal(scenario)) throw new Error(`${file}: ${sentence(scenario)}`);
    runScenario(game, scenario, (state) => {
      const waiting = pending(game, state);
      reached.add('kind' in waiting ? waiting.kind : waiting.is);
    });
  }
  return reached;
}

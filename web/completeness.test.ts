/** No game is half there: whatever is missing of one is named. */
import type { Judgement, Language, Speech } from '@yamanote/games/room';
import type { Board } from '@yamanote/kit';
import { expect, test } from 'vitest';
import { ID, withFifthGame } from './testing/fifth-game/house.ts';
import { complaintsAbout, gamesOf } from './testing/house/complaints.ts';
import { type Folder, type House, theHouse } from './testing/house/house.ts';
import { HARNESSES, type PartName } from './testing/house/parts.ts';

test('every game of the house has all its parts', async () => {
  expect(await complaintsAbout(theHouse())).toEqual([]);
});

test('so has a fifth one', async () => {
  expect(await complaintsAbout(withFifthGame(), [ID])).toEqual([]);
});

function judgingBy(botRooms: House['botRooms'], otherwise: Partial<Judgement>): House['botRooms'] {
  return { ...botRooms, [ID]: async () => ({ ...(await botRooms[ID]()), ...otherwise }) };
}

/** What is taken out of the house, and what is then missed. */
type Removal = readonly [without: (house: House) => Partial<House>, missed: string];

/** A new part needs its lines here. */
const REMOVALS: Readonly<Record<PartName, readonly Removal[]>> = {
  rules: [[({ rooms }) => ({ rooms: less(rooms) }), 'rules under its name (games/registry.ts)']],
  'judgement of its bots': [
    [({ botRooms }) => ({ botRooms: less(botRooms) }), 'judgement for bots (games/registry.ts)'],
    [
      ({ botRooms }) => ({ botRooms: judgingBy(botRooms, { evaluate: undefined as never }) }),
      'value of a position for bots (bots/)',
    ],
    ...[undefined, {}].map(
      (levels): Removal => [
        ({ botRooms }) => ({ botRooms: judgingBy(botRooms, { levels }) }),
        'levels of its bots in every edition (bots/levels.ts, by npm run levels)',
      ],
    ),
  ],
  'words in English': [[(house) => silentIn(house, 'en'), 'words in English (words/en.ts)']],
  'words in German': [[(house) => silentIn(house, 'de'), 'words in German (words/de.ts)']],
  'words in Japanese': [[(house) => silentIn(house, 'ja'), 'words in Japanese (words/ja.ts)']],
  'line on the board of the hall': [
    [
      ({ rooms }) => ({
        rooms: { ...rooms, [ID]: async () => ({ ...(await rooms[ID]()), glance: undefined }) } as never,
      }),
      'glance at a match for the board of the hall (glance.ts; games/registry.ts)',
    ],
    ...Object.entries({ en: 'English', de: 'German', ja: 'Japanese' }).map(
      ([language, name]): Removal => [
        (house) => glancelessIn(house, language as Language),
        `${name} line for that board (words/)`,
      ],
    ),
  ],
  topics: [
    [({ topics }) => ({ topics: less(topics) }), 'topics to ask about (games/registry.ts)'],
    ...Object.entries({ en: 'English', de: 'German', ja: 'Japanese' }).map(
      ([language, name]): Removal => [
        (house) => unexplainedIn(house, language as Language),
        `topics to ask about in ${name} (words/)`,
      ],
    ),
  ],
  'board in the terminal': [
    [({ textBoards }) => ({ textBoards: less(textBoards) }), 'board for terminals (games/registry.ts)'],
    [
      ({ textBoards }) => ({ textBoards: { ...textBoards, [ID]: async () => ({ lines: () => [] }) } }),
      'line on its board (terminal/)',
    ],
  ],
  board: [
    [({ boards }) => ({ boards: less(boards) }), 'board (web/boards.ts)'],
    ...(['Scene', 'Shelf', 'SeatPanel', 'SeatDetail', 'Hint'] as const).map(
      (drawn): Removal => [(house) => undrawn(house, drawn), `${drawn} on its board (board/)`],
    ),
  ],
  'how to play': [
    [({ howTos }) => ({ howTos: less(howTos) }), 'page that says how to play (web/how-tos.ts)'],
    ...Object.entries({ en: 'English', de: 'German', ja: 'Japanese' }).map(
      ([language, name]): Removal => [
        (house) => untaughtIn(house, language as Language),
        `words on how to play in ${name} (howto/words/)`,
      ],
    ),
  ],
  station: [
    [({ stations }) => ({ stations: stations.filter(({ id }) => id !== ID) }), 'station on the loop (web/stations.ts)'],
    [
      ({ stations }) => ({ stations: stations.map((one) => ({ ...one, players: [1, 9] })) }),
      'right number of players at its station (web/stations.ts)',
    ],
  ],
  'subtitle of its station': Object.entries({ en: 'English', de: 'German', ja: 'Japanese' }).map(
    ([language, name]): Removal => [
      ({ subtitles }) => ({ subtitles: { ...subtitles, [language]: less(subtitles[language as Language]) } }),
      `${name} subtitle at its station (web/words/${language}.ts)`,
    ],
  ),
  'pictures of its station': (['day', 'night'] as const).map((theme) => [
    ({ pictures }) => ({ pictures: { ...pictures, [theme]: less(pictures[theme]) } }),
    `picture of its station by ${theme} (web/pages/art.ts)`,
  ]),
  'pictures of its board': (['day', 'night'] as const).map((theme) => [
    ({ boardPictures }) => ({ boardPictures: { ...boardPictures, [theme]: less(boardPictures[theme]) } }),
    `picture of its board by ${theme} (web/pages/art.ts)`,
  ]),
  'rules to read': [
    [(house) => lessFile(house, 'RULES.md'), 'numbered rules to read (RULES.md)'],
    [(house) => lessFile(house, 'RULES.de.md'), 'German text for each of its rules (RULES.de.md)'],
    [(house) => lessFile(house, 'RULES.ja.md'), 'Japanese text for each of its rules (RULES.ja.md)'],
  ],
  README: [[(house) => lessFile(house, 'README.md'), 'README.md']],
  'line in the README of the house': [
    [() => ({ readme: theHouse().readme }), 'line in the table of games (README.md of the house)'],
  ],
  'golden matches': [[(house) => lessFile(house, 'golden/matches.json'), 'golden matches (golden/matches.json)']],
  scenarios: [
    [
      (house) => lessFile(house, 'scenarios/st-3.1-the-most-points-win.json'),
      'scenario that comes to the end (scenarios/)',
    ],
  ],
  'tests of what every game must keep': Object.entries(HARNESSES).map(([path, harness]) => [
    (house) => lessFile(house, path),
    `test of itself by ${harness} (${path})`,
  ]),
  'place in the bench': [[({ subjects }) => ({ subjects: less(subjects) }), 'place in the bench (bench/subjects.ts)']],
  'place in the walk': [`/game/${ID}`, `/rules/${ID}`, `/how-to/${ID}`].map((gone) => [
    ({ walked }) => ({ walked: walked.filter((path) => path !== gone) }),
    `test that walks to ${gone} (web/testing/walk/pages.ts)`,
  ]),
};

const ALL = Object.values(REMOVALS).flatMap((removals) =>
  removals.map(([without, missed]) => [missed, without] as const),
);

test.each(ALL)('a game that has no %s is complained of', async (missed, without) => {
  const house = withFifthGame();
  expect(await complaintsAbout({ ...house, ...without(house) }, [ID])).toEqual([`${ID} has no ${missed}`]);
});

test('nor may all its scenarios be missing', async () => {
  const house = withFifthGame();
  const folders = { ...house.folders, [ID]: { ...house.folders[ID], list: () => [] } };
  expect(await complaintsAbout({ ...house, folders }, [ID])).toEqual([
    `${ID} has no scenario that comes to the question "cross" (scenarios/)`,
    `${ID} has no scenario that comes to the end (scenarios/)`,
  ]);
});

test('a game that is on one list only is missed on all others', async () => {
  const { boards } = withFifthGame();
  const house = { ...theHouse(), boards };
  expect([...gamesOf(house)]).toContain(ID);
  const missed = (await complaintsAbout(house, [ID])).join('\n');
  for (const list of ['rules under its name', 'station on the loop', 'words in German', 'README.md']) {
    expect(missed).toContain(`${ID} has no ${list}`);
  }
});

function less<Part>(list: Readonly<Record<string, Part>>): Record<string, Part> {
  return Object.fromEntries(Object.entries(list).filter(([id]) => id !== ID));
}

function lessFile({ folders }: House, gone: string): Partial<House> {
  const folder = folders[ID];
  const without: Folder = {
    read: (path) => (path === gone ? null : folder.read(path)),
    list: (inside) => folder.list(inside).filter((name) => `${inside}/${name}` !== gone),
  };
  return { folders: { ...folders, [ID]: without } };
}

function unexplainedIn({ topics }: House, silent: Language): Partial<House> {
  const open = async () => {
    const all = await topics[ID]();
    return { load: async (language: Language) => (language === silent ? [] : all.load(language)) };
  };
  return { topics: { ...topics, [ID]: open as unknown as (typeof topics)[string] } };
}

/** A page without a stop says nothing. */
function untaughtIn({ howTos }: House, silent: Language): Partial<House> {
  const open = async () => {
    const howTo = await howTos[ID]();
    const none = await howTo.words.load(silent);
    return { ...howTo, stops: (said: unknown, edition: string) => (said === none ? [] : howTo.stops(said, edition)) };
  };
  return { howTos: { ...howTos, [ID]: open } };
}

function undrawn({ boards }: House, part: 'Scene' | 'Shelf' | 'SeatPanel' | 'SeatDetail' | 'Hint'): Partial<House> {
  const open = async () => ({ ...(await boards[ID]()), [part]: undefined }) as unknown as Board;
  return { boards: { ...boards, [ID]: open } };
}

function silentIn({ speeches }: House, language: Language): Partial<House> {
  return sayingIn({ speeches }, language, { title: '', about: '', goal: '' });
}

function glancelessIn({ speeches }: Pick<House, 'speeches'>, language: Language): Partial<House> {
  return sayingIn({ speeches }, language, { glance: undefined });
}

function sayingIn(
  { speeches }: Pick<House, 'speeches'>,
  language: Language,
  otherwise: { [Key in keyof Speech]?: Speech[Key] | undefined },
): Partial<House> {
  const open = async () => {
    const speech = await speeches[ID]();
    const load = async (wanted: Language) => ({
      ...(await speech.load(wanted)),
      ...(wanted === language && otherwise),
    });
    return { ...speech, load };
  };
  return { speeches: { ...speeches, [ID]: open as (typeof speeches)[string] } };
}

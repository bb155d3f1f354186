import { loadAll } from '@yamanote/games/by-language';
import { widthOf } from '@yamanote/games/columns';
import { type NextStationOptions, type NextStationView, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { words } from '@yamanote/games/next-station-tokyo/words';
import { LANGUAGES, type Language, type Paint } from '@yamanote/games/room';
import { after, beginAt } from '@yamanote/games/testing/matches';
import { testTextBoard } from '@yamanote/games/testing/text-board';
import { type Viewer, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { board } from './index.ts';
import { labels } from './labels.ts';

await loadAll(words);

const plain: Paint = (text) => text;
const names = ['Guest', 'Aiko', 'もみじ', 'Jonas with a very long name'];

type Mix = Partial<NextStationOptions>;

function position(json: object, seats: number, viewer: Viewer = 0, mix: Mix = {}): NextStationView {
  return viewOf(nextStation, beginAt(nextStation, json, seats, mix), viewer);
}

function draw(view: NextStationView, viewer: Viewer, language: Language, width: number): string[] {
  return board.lines(view, viewer, names.slice(0, view.sheets.length), language, plain, width);
}

const MIXES: readonly Mix[] = [
  {},
  { effects: true, goals: true, pencils: 'chosen' },
  { map: 'tokyo-original-2', effects: true },
  { pace: 'own', goals: true },
];

const VIEWS = MIXES.flatMap((mix, i) =>
  [1 + (i % 2), 4].flatMap((seats) =>
    [0, 40, 400].map((entries, j) => ({
      state: after(nextStation, entries, seats, mix),
      viewer: j === i ? ('public' as const) : seats - 1,
    })),
  ),
);

/** Phase 2 of two players: brown and pink are drawn, blue and purple have begun; the switch and a circle lie open. */
const MIDDLE = {
  pencils: ['brown', 'purple', 'pink', 'blue'],
  phase: 2,
  cards: [
    [],
    [
      'underground-triangle',
      'overground-joker',
      'overground-square',
      'overground-triangle',
      'underground-pentagon',
      'overground-switch',
      'underground-circle',
    ],
  ],
  players: [
    {
      lines: {
        brown: ['x9y3', 'x9y5', 'x7y5', 'x6y7'],
        blue: ['x0y6', 'x2y6', 'x4y6', 'x6y6', 'x6y7', 'x7y7'],
      },
    },
    { lines: { pink: ['x6y9', 'x4y9', 'x2y9', 'x0y9', 'x0y6'], purple: ['x3y0', 'x3y2'] } },
  ],
};

testTextBoard({
  game: nextStation,
  board,
  views: VIEWS,
  fullest: [
    { seen: { state: beginAt(nextStation, MIDDLE, 2), viewer: 0 }, rows: 32 },
    { seen: { state: after(nextStation, 90, 1), viewer: 0 }, rows: 30 },
  ],
});

describe.each(LANGUAGES)('the board in %s', (language) => {
  test('names districts, pencils, effect and goals', () => {
    const json = {
      ...MIDDLE,
      symbols: ['square', 'circle'],
      effects: ['joker', 'extension'],
      goals: ['ring', 'centre'],
    };
    const text = draw(position(json, 2, 0, { effects: true, goals: true }), 0, language, 80).join('\n');
    const { districts, pencils, effects, goals, title } = words[language];
    expect(text).toContain(title);
    const short = Object.values(districts).map((name) => labels[language].district(name));
    for (const name of [...short, ...Object.values(pencils)]) expect(text).toContain(name);
    expect(text).toContain(`○ ${effects.extension.name}`);
    for (const goal of ['ring', 'centre'] as const) expect(text).toContain(goals[goal].name);
  });

  test('stands in columns: the figures of the pad below each other', () => {
    for (const width of [60, 80]) {
      const rows = draw(position(MIDDLE, 2), 0, language, width).filter((line) => / {3}[−\d]*\d$/.test(line));
      expect(rows.length).toBeGreaterThanOrEqual(5);
      expect(new Set(rows.map(widthOf)).size).toBe(1);
    }
  });
});

describe('the board shows', () => {
  const lines = draw(position(MIDDLE, 2), 0, 'en', 80);
  const sheet = lines.slice(lines.findIndex((line) => line.startsWith('    A   B')));
  const row = (number: number) => sheet.find((line) => line.startsWith(`${number}`.padStart(2))) ?? '';

  test('the phase and the round', () => {
    expect(lines[0]).toMatch(/^── Next Station: Tokyo ─+ phase 2 of 4 · round 6 ──$/);
  });

  test('lines in hands of their own, beside each other in turns, with how many meet at a station', () => {
    expect(row(7)).toMatch(/^ 7 {2}⬟═══════▲²══════■═══════● {3}│/);
    expect(row(6)).toContain('■²╍╍╍╍╍╍▲');
    const lines = { brown: ['x9y3', 'x9y5', 'x7y5'], blue: ['x0y6', 'x2y6', 'x2y4'] };
    const beside = draw(position({ ...MIDDLE, players: [{ lines }, MIDDLE.players[1]] }, 2), 0, 'en', 80);
    const middle = beside.filter((line) => /^( 6| {4}).{8}[║│]/.test(line)).map((line) => line[12]);
    expect(middle.sort()).toEqual(['│', '║', '║']);
  });

  test('stations where one may go, and starts that wait', () => {
    // From the ends A10, B8, C5 and I9; with the switch also G10, the pink start.
    expect(row(10)).toMatch(/^10 \[○\].*\[○\]/);
    expect(row(8)).toContain('[○]');
    expect(row(5)).toContain('[○]');
    expect(row(1)).toContain('(□)');
    expect(sheet.join('\n')).not.toMatch(/\([⬠○]\)/);
  });

  test('no tracks that a line has cut off', () => {
    const below7 = (lines: object) => {
      const json = { pencils: ['blue', 'pink', 'brown', 'purple'], step: 'reveal', players: [{ lines }] };
      const drawn = draw(position({ ...json, cards: [['overground-circle']] }, 1), 0, 'en', 80);
      return drawn[drawn.findIndex((line) => line.startsWith(' 7')) + 1].slice(0, 12);
    };
    expect(below7({})).toBe('    ┆ ⋱ ┆ ⋰ ');
    expect(below7({ blue: ['x0y6', 'x2y4'] })).toBe('    ┆ ⋱   ⋰ ');
  });

  test('after the last line nothing but lines and stations', () => {
    const over = {
      pencils: ['pink', 'purple', 'brown', 'blue'],
      step: 'over',
      players: [{ lines: { pink: ['x6y9', 'x6y7'] } }],
    };
    const drawn = draw(position(over, 1), 0, 'en', 80).join('\n');
    expect(drawn).not.toMatch(/[┄┆⋰⋱]/);
    expect(drawn).toMatch(/[┃]/);
  });

  test('the cards that lie open and those that are to come', () => {
    expect(sheet[0]).toMatch(/ open △▾ ✱ □ △ ⬠▾ Y ○▾$/);
    expect(sheet[1]).toMatch(/ left ○ ⬠ □▾ ✱▾$/);
    expect(sheet[2]).toMatch(/ underground 3\/5$/);
  });

  test('the score pad line by line', () => {
    const pad = sheet
      .map((line) => line.slice(45).trim())
      .filter((line) => / \s*−?\d+$/.test(line) && !/[A-Z]\d|✱/.test(line));
    expect(pad.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'brown 3×2 6',
      '▸ blue 5×2 10',
      'hotspots: 0 0',
      'Yamanote missed: 5 −15',
      '3-line interchanges: 1 5',
      'total 6',
    ]);
  });

  test('what each district is worth, and what the running line has there', () => {
    const text = lines.join(' ').replaceAll(/ +/g, ' ');
    expect(text).toContain('centre (2) D4 F4 D5 F5 E6 G6 E7 G7');
    expect(text).toContain('outer west +5 (1) B2 A3 A4 A5 A7 B8');
    expect(text).toContain('south-west corner +10 A10');
  });

  test('hotspots', () => {
    const players = [{ lines: { pink: ['x6y9', 'x4y9', 'x2y9', 'x0y9', 'x0y6'], blue: ['x0y6', 'x2y6'] } }];
    const view = position({ pencils: ['pink', 'purple', 'brown', 'blue'], phase: 3, step: 'reveal', players }, 1);
    expect(draw(view, 0, 'en', 80).join('\n')).toContain('outer west ★5 ');
  });

  test('own lines and those of others as lists of squares', () => {
    expect(lines).toContain(' brown J4 J6 H6 G8  blue A7 C7 E7 G7 G8 H8');
    expect(lines).toContain('   purple D1 D3');
    expect(lines.find((line) => line.includes('Aiko'))).toBe(' Aiko purple 2×1 −10  ready');
  });

  test('a circled station', () => {
    const brown = [
      { round: 1, draw: ['x9y3', 'x9y5'] },
      { round: 2, draw: ['x9y5', 'x9y8'], circled: true },
    ];
    const json = {
      pencils: ['brown', 'purple', 'blue', 'pink'],
      step: 'reveal',
      cards: [['overground-triangle', 'overground-pentagon']],
      symbols: ['pentagon'],
      effects: ['double-station'],
      players: [{ lines: { brown } }],
    };
    expect(draw(position(json, 1, 0, { effects: true }), 0, 'en', 80)).toContain(' brown J4 J6 J9×2');
  });

  test('on a narrow terminal everything, and the sheet last', () => {
    const narrow = draw(position(MIDDLE, 2), 0, 'en', 40);
    expect(narrow).toContain('open △▾ ✱ □ △ ⬠▾ Y ○▾');
    expect(narrow.at(-1)).toMatch(/^10 \[○\]/);
    expect(Math.max(...narrow.map(widthOf))).toBe(40);
  });

  test('alone the grade in the end, and what modules cost', () => {
    const over = { pencils: ['pink', 'purple', 'brown', 'blue'], step: 'over', goals: ['ring', 'centre'] };
    const drawn = draw(position(over, 1, 0, { goals: true }), 0, 'en', 80).map((line) =>
      line.slice(45).trim().replaceAll(/ +/g, ' '),
    );
    expect(drawn).toContain('total −24');
    expect(drawn).toContain('modules −10');
    expect(drawn).toContain('total −34');
    expect(drawn).toContain('grade 1 of 6: Newcomer');
  });

  test('who is further on at their own pace', () => {
    const state = after(nextStation, 60, 2, { pace: 'own' });
    state.phases = [0, 3];
    const drawn = draw(nextStation.view(state, 0), 0, 'en', 80);
    expect(drawn.find((line) => line.includes('Aiko'))).toMatch(/ahead$/);
  });

  test('to the public the first sheet, without what only its owner is asked', () => {
    const drawn = draw(position(MIDDLE, 2, 'public'), 'public', 'en', 80);
    expect(drawn.join('\n')).not.toContain('[○]');
    expect(drawn).toContain(' brown J4 J6 H6 G8  blue A7 C7 E7 G7 G8 H8');
  });
});

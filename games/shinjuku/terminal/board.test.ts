import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language, type Paint } from '@yamanote/games/room';
import {
  CONNECTION_IDS,
  type ShinjukuOptions,
  type ShinjukuView,
  STATION_IDS,
  shinjuku,
} from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import { after, beginAt } from '@yamanote/games/testing/matches';
import { testTextBoard } from '@yamanote/games/testing/text-board';
import { type Viewer, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { board } from './index.ts';

await loadAll(words);

const plain: Paint = (text) => text;
const NAMES = ['Guest', 'Aiko', 'もみじ', 'Jonas with a very long name'];

function position(json: object, seats: number, viewer: Viewer = 0, given: Partial<ShinjukuOptions> = {}): ShinjukuView {
  return viewOf(shinjuku, beginAt(shinjuku, json, seats, given), viewer);
}

function draw(view: ShinjukuView, viewer: Viewer, language: Language, width: number): string[] {
  return board.lines(view, viewer, NAMES.slice(0, view.pieces.length), language, plain, width);
}

const VARIANTS = { ceo: true, kaiju: true } as const;
const FULL = {
  turn: 1,
  first: 0,
  kaiju: 'koto',
  players: [
    { hand: ['ota', 'ota', 'kita', 'minato'], collection: ['food', 'food', 'books*'], stars: 3, ceo: 'kita' },
    { hand: ['nerima', 'adachi', 'sumida', 'taito'], collection: ['clothing'], stars: 0, ceo: 'minato' },
    { hand: [], stars: 0, ceo: 'minato' },
  ],
  buildings: {
    ueno: { owner: 0, shop: 'department' },
    omori: { owner: 0, shop: 'food' },
    shibuya: { owner: 1, shop: 'clothing' },
    shimbashi: { owner: 2, shop: 'electronics' },
  },
  tracks: { 'oshiage~ueno': 0, 'akihabara~ueno': 0, 'ebisu~shibuya': 1, 'roppongi~shimbashi': 2, 'ebisu~roppongi': 2 },
  crowds: { minato: ['food', 'food', 'electronics*'], koto: ['books'], chiyoda: ['clothing'] },
  queue: [
    { ward: 'ota', customers: ['food', 'food*', 'food'] },
    { ward: 'chuo', customers: ['books'] },
    { ward: 'nakano' },
    { ward: 'nakano' },
  ],
  discard: ['ota'],
  lastMove: { seat: 1, path: ['roppongi', 'ebisu', 'shibuya'], alighted: [null, null, 'clothing'] },
};
const RIDING = {
  ...FULL,
  turn: 0,
  step: 'ride',
  done: ['move'],
  kaiju: 'nerima',
  crowds: {},
  move: { group: ['food', 'books*'], path: ['akihabara', 'ueno'], alighted: [null, 'electronics'] },
};

const FULL_STATE = beginAt(shinjuku, FULL, 3, VARIANTS);
const STATES = [
  ...[2, 3, 4].flatMap((seats) => [0, 80, 300].map((entries) => after(shinjuku, entries, seats, VARIANTS))),
  FULL_STATE,
  beginAt(shinjuku, RIDING, 3, VARIANTS),
  after(shinjuku, 200, 4, { edition: 'r12' }),
];

testTextBoard({
  game: shinjuku,
  board,
  views: STATES.flatMap((state) =>
    ([0, state.pieces.length - 1, 'public'] as const).map((viewer) => ({ state, viewer })),
  ),
  fullest: [{ seen: { state: FULL_STATE, viewer: 0 }, rows: 36 }],
});

describe.each(LANGUAGES)('the board in %s', (language) => {
  test('names the stations on the map, each beside its building', () => {
    const lines = draw(position(FULL, 3, 0, VARIANTS), 0, language, 80);
    const names = STATION_IDS.map((id) => words[language].station(id));
    const text = lines.slice(1, 22).join('\n');
    for (const name of names) expect(text).toContain(name.slice(0, 7));
    for (const [station, sign] of [
      ['ueno', '●'],
      ['shibuya', '▲'],
      ['shimbashi', '■'],
    ] as const) {
      expect(text).toMatch(new RegExp(`${sign}\\S+ ${words[language].station(station)}□`));
    }
  });

  test('names the wards of the queue, of the hand and of those who wait', () => {
    const text = draw(position(FULL, 3, 0, VARIANTS), 0, language, 80)
      .slice(22)
      .join('\n');
    for (const ward of ['ota', 'chuo', 'nakano', 'minato', 'koto', 'kita'] as const) {
      expect(text).toContain(words[language].ward(ward));
    }
    for (const hidden of ['nerima', 'adachi', 'sumida', 'taito'] as const)
      expect(text).not.toContain(words[language].ward(hidden));
  });

  test('says all on a narrow board, too', () => {
    const text = draw(position(FULL, 3, 0, VARIANTS), 0, language, 40)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const station of ['ueno', 'omori', 'shibuya', 'shimbashi', 'oshiage', 'akihabara', 'roppongi'] as const) {
      expect(text).toContain(words[language].station(station));
    }
  });
});

describe('the board shows', () => {
  const lines = draw(position(FULL, 3, 0, VARIANTS), 0, 'en', 80);
  const line = (part: string) => lines.find((candidate) => candidate.includes(part)) ?? '';

  test('how full bag and piles are', () => {
    expect(lines[0]).toMatch(/^── Shinjuku ─+ bag (full|well filled) · pile \d+ · discards 1 ──$/);
    const exact = draw(position(FULL, 3, 0, { ...VARIANTS, bagCount: 'exact' }), 0, 'en', 80);
    expect(exact[0]).toMatch(/ \d+ in the bag · /);
  });

  test('track in heavy lines with its owner’s mark, and where there is none in light ones', () => {
    expect(line('Ueno□')).toContain('●DS Ueno□━●━( ) Oshiage');
    expect(line('Shibuya□')).toContain('▲Cl Shibuya□▲━( ) Ebisu');
    expect(line('Tōkyō□')).toContain('( ) Yotsuya──( ) Tōkyō□──( ) Hatchōbori');
  });

  test('the permanent link as a double line', () => {
    expect(
      lines
        .slice(1, 22)
        .join('')
        .match(/[═║╔╗╚╝]/g)?.length,
    ).toBeGreaterThan(0);
  });

  test('crosses where the Kaiju is', () => {
    expect(line('Shin Kiba')).toContain('(×) Shin Kiba');
    expect(line('Wards')).toMatch(/Kōtō Bo Kaiju/);
    const atSea = draw(position({ ...FULL, kaiju: 'bay' }, 3, 0, VARIANTS), 0, 'en', 80).join('\n');
    expect(atSea).not.toContain('(×)');
    expect(atSea).toContain('Tokyo Bay Kaiju');
  });

  test('the queue, the wards, CEOs and the stars of the next upgrade', () => {
    expect(line('Queue')).toBe(' Queue  1 Ōta 2Fo Fo+  2 Chūō Bo  3 Nakano –  4 Nakano –  next upgrade ★★');
    expect(line('Wards')).toMatch(/^ Wards {2}Chiyoda Cl {2}Minato 2Fo El\+ ▲■CEO {2}Kōtō Bo Kaiju {2}Kita ●CEO$/);
  });

  test('everybody’s cards, track and supply, beginning with one’s own', () => {
    const at = lines.findIndex((candidate) => candidate.includes('● Guest'));
    expect(lines.slice(at, at + 3).map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
      ' ● Guest 4 cards 14 pieces start Fo1 Cl2 Bo2 El2 DS2',
      ' ▸ ▲ Aiko 4 cards 15 pieces Fo2 Cl1 Bo2 El2 DS3',
      ' ■ もみじ 0 cards 14 pieces Fo2 Cl2 Bo2 El1 DS3',
    ]);
  });

  test('one’s hand with its jokers, and what one has won with what one more would bring', () => {
    expect(line('Hand')).toBe(' Hand   Minato  Ōta* ×2  Kita*  * wildcard');
    const at = lines.findIndex((candidate) => candidate.startsWith(' Won'));
    expect(lines.slice(at, at + 2)).toEqual([
      ' Won    16 points ★★★  Fo food 2 +1/+2  Cl clothing 0 +4/+5',
      '        Bo books 0, 1+ +1/+2  El electronics 0 +4/+5  +next customer/premium',
    ]);
  });

  test('the last Move, and who won whom', () => {
    expect(lines.at(-1)).toBe(' Last   ▲ Aiko:  Roppongi  → Ebisu  → Shibuya Cl ▲');
  });

  test('the train that is on its way', () => {
    const drawn = draw(position(RIDING, 3, 0, VARIANTS), 0, 'en', 80);
    expect(drawn.at(-1)).toBe(' Train  Fo Bo+  Akihabara  → Ueno El ●');
    const marked: Paint = (text, ...styles) => (styles.includes('inverse') ? `<${text}>` : text);
    const view = position(RIDING, 3, 0, VARIANTS);
    const painted = board.lines(view, 0, NAMES.slice(0, 3), 'en', marked, 80).join('\n');
    expect(painted).toContain('<Ueno□>');
    expect(painted).toContain('<Akihabara□>');
    expect(painted).not.toContain('<Oshiage>');
  });

  test('buildings and track in words where there is no room for the map', () => {
    const narrow = draw(position(FULL, 3, 0, VARIANTS), 0, 'en', 60);
    expect(narrow.join('\n')).toContain('●DS Ueno□  ●Fo Ōmori');
    expect(narrow.join('\n')).toMatch(/● (Oshiage–Ueno–Akihabara|Akihabara–Ueno–Oshiage)/);
    expect(narrow.join('\n')).toMatch(/■ (Ebisu–Roppongi–Shimbashi|Shimbashi–Roppongi–Ebisu)/);
  });

  test('nothing of one’s own to the public', () => {
    const drawn = draw(position(FULL, 3, 'public', VARIANTS), 'public', 'en', 80);
    expect(drawn.join('\n')).not.toMatch(/^ (Hand|Won)/m);
    expect(drawn.find((row) => /^ [ ▸] [●▲■]/.test(row))).toContain('▸ ▲ Aiko');
  });

  test('what everybody has won once it is over, or where it lies open', () => {
    const over = draw(position({ ...FULL, step: 'over' }, 3, 0, VARIANTS), 0, 'en', 80);
    expect(over).toContain('     16 points  2Fo Bo+  ★★★');
    expect(over).toContain('     1 point  Cl');
    expect(over.join('\n')).not.toMatch(/^ Won/m);
    const open = draw(position(FULL, 3, 0, { ...VARIANTS, openCollections: true }), 0, 'en', 80);
    expect(open).toContain('     1 point  Cl');
    expect(lines.join('\n')).not.toContain('1 point ');
  });

  test('how many customers come in the prototype, which has no queue, no stars and no start card', () => {
    const r12 = { players: [{ hand: ['ota'] }, {}], turn: 0 };
    const drawn = draw(position(r12, 2, 0, { edition: 'r12' }), 0, 'en', 80);
    expect(drawn[0]).toContain(' 1 a turn · bag full');
    expect(drawn.join('\n')).not.toMatch(/Queue|★|start/);
  });
});

test('every line of a seat’s track is told once', () => {
  const tracks = Object.fromEntries(CONNECTION_IDS.slice(0, 16).map((id) => [id, 0]));
  const lines = draw(position({ players: [{}, {}], tracks }, 2), 0, 'en', 79);
  const [from, to] = [' Track', ' Queue'].map((part) => lines.findIndex((line) => line.startsWith(part)));
  const trails = lines.slice(from, to).join(' ').split('●').slice(1);
  const pairs = trails.flatMap((trail) => {
    const stations = trail.split('–').map((name) => name.trim());
    return stations.slice(1).map((station, i) => [stations[i], station].sort().join(' – '));
  });
  const latin = (id: string) => words.en.station(id as 'ueno');
  expect(pairs.sort()).toEqual(
    Object.keys(tracks)
      .map((id) => id.split('~').map(latin).sort().join(' – '))
      .sort(),
  );
});

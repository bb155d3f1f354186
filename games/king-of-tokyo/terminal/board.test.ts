import { loadAll } from '@yamanote/games/by-language';
import { widthOf } from '@yamanote/games/columns';
import { CARDS, type KingOfTokyoView, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import { LANGUAGES, type Language, type Paint } from '@yamanote/games/room';
import { after, beginAt } from '@yamanote/games/testing/matches';
import { testTextBoard } from '@yamanote/games/testing/text-board';
import { type Viewer, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { board } from './index.ts';

await loadAll(words);

const plain: Paint = (text) => text;
const names = ['Guest', 'Aiko', 'もみじ', 'Jonas with a very long name', 'Ren', 'Tama'];

function position(json: object, seats: number, viewer: Viewer = 0, options = {}): KingOfTokyoView {
  return viewOf(kingOfTokyo, beginAt(kingOfTokyo, json, seats, options), viewer);
}

function draw(view: KingOfTokyoView, viewer: Viewer, language: Language, width: number): string[] {
  return board.lines(view, viewer, names.slice(0, view.monsters.length), language, plain, width);
}

const FULL = {
  turn: 3,
  number: 23,
  step: 'reroll',
  rolls: 2,
  rerolls: 1,
  dice: [1, 2, 4, 5, 5, 6],
  players: [
    { hearts: 6, stars: 11, energy: 4, place: 'city', cards: ['wings', 'alien-metabolism'] },
    { hearts: 8, stars: 4, energy: 2, poison: 1 },
    { hearts: 12, stars: 6, energy: 5, cards: ['even-bigger'] },
    {
      hearts: 7,
      stars: 17,
      energy: 3,
      shrink: 2,
      cards: [
        { card: 'smoke-cloud', counters: 2 },
        { card: 'mimic', copies: { seat: 0, card: 'wings' } },
      ],
    },
    { hearts: 0 },
    { hearts: 4, stars: 7, energy: 1, place: 'bay', cards: [{ card: 'monster-batteries', energy: 6 }] },
  ],
  display: ['commuter-train', null, 'skyscraper'],
  discard: { tanks: 1, heal: 1 },
};

const STATES = [2, 4, 6].flatMap((seats) => [0, 60, 240].map((entries) => after(kingOfTokyo, entries, seats)));
const FULL_STATE = beginAt(kingOfTokyo, FULL, 6);

testTextBoard({
  game: kingOfTokyo,
  board,
  views: [...STATES, FULL_STATE].flatMap((state) =>
    ([0, state.monsters.length - 1, 'public'] as const).map((viewer) => ({ state, viewer })),
  ),
  fullest: [{ seen: { state: FULL_STATE, viewer: 0 }, rows: 28 }],
});

describe.each(LANGUAGES)('the board in %s', (language) => {
  test('names monsters, places, cards and what they do', () => {
    const text = draw(position(FULL, 6), 0, language, 80).join('\n');
    const { cards, monsters, places, title } = words[language];
    expect(text).toContain(title);
    for (const { name } of Object.values(monsters)) expect(text).toContain(name);
    for (const place of [places.city, places.bay]) expect(text).toContain(place);
    for (const card of ['wings', 'even-bigger', 'smoke-cloud', 'mimic', 'monster-batteries'] as const) {
      expect(text).toContain(cards[card].name);
    }
    for (const card of ['commuter-train', 'skyscraper'] as const) {
      expect(text).toContain(cards[card].name);
      expect(text).toContain(cards[card].short);
    }
  });

  test('stands in columns: hearts, stars and energy below each other', () => {
    for (const width of [40, 80]) {
      const rows = draw(position(FULL, 6), 0, language, width).filter((line) => /★ ?\d+ +↯/.test(line));
      expect(rows).toHaveLength(5);
      const columnsOf = (mark: RegExp) => new Set(rows.map((line) => widthOf(line.slice(0, line.search(mark)))));
      expect(columnsOf(/★[ \d]\d/).size).toBe(1);
      expect(columnsOf(/↯[ \d]\d/).size).toBe(1);
    }
  });

  test('shows every card that can be on display, whatever its name', () => {
    for (const { id } of CARDS) {
      const lines = draw(position({ step: 'roll', display: [id, null, null] }, 2), 0, language, 80);
      const { name, short } = words[language].cards[id];
      const at = lines.findIndex((line) => line.includes(name));
      expect(at, id).toBeGreaterThan(0);
      expect(
        lines.slice(at, at + 2).some((line) => line.endsWith(short)),
        id,
      ).toBe(true);
    }
  });
});

describe('the board shows', () => {
  const lines = draw(position(FULL, 6), 0, 'en', 80);
  const line = (part: string) => lines.find((candidate) => candidate.includes(part)) ?? '';

  test('who stands in the city and in the bay', () => {
    expect(lines[0]).toMatch(/^── King of Tokyo ─+ turn 23 ──$/);
    expect(lines[1]).toMatch(/^ ╭─ Tokyo City ─+╮ {2}╭─ Tokyo Bay ─+╮$/);
    expect(lines[2]).toMatch(/^ │ ● Kasabo {2}Guest +│ {2}│ ✚ Jihanga {2}Tama +│$/);
  });

  test('hearts, stars, energy and place of every monster, beginning with one’s own', () => {
    const own = lines.findIndex((candidate) => candidate.includes('● Kasabo  Guest'));
    expect(lines[own]).not.toBe('');
    const rows = lines.filter((candidate) => /^ [ ▸] [●■▲◆⬢✚]/.test(candidate));
    expect(rows.map((row) => row.trim().replaceAll(/ +/g, ' '))).toEqual([
      '● Kasabo Guest ♥♥♥♥♥♥···· 6 ★11 ↯ 4 City',
      '■ Namazor Aiko ♥♥♥♥♥♥♥♥·· 8 ★ 4 ↯ 2',
      '▲ Darumo もみじ ♥♥♥♥♥♥♥♥♥♥♥♥ 12 ★ 6 ↯ 5',
      '▸ ◆ Tanugon Jonas with a ve… ♥♥♥♥♥♥♥··· 7 ★17 ↯ 3',
      '⬢ Zemira Ren out',
      '✚ Jihanga Tama ♥♥♥♥······ 4 ★ 7 ↯ 1 Bay',
    ]);
  });

  test('counters, cards and what lies on them', () => {
    expect(lines).toContain('     1 poison');
    expect(lines).toContain('     2 shrink  Smoke Cloud (2 smoke)  Mimic → Wings (Guest)');
    expect(lines).toContain('     Monster Batteries (6 ↯)');
  });

  test('the dice of the running turn, and the rerolls that are left', () => {
    expect(line('── Dice')).toMatch(/roll 2 ── 1 reroll left ──$/);
    expect(lines).toContain('   [ 1 ] [ 2 ] [ ♥ ] [///] [///] [ ↯ ]');
  });

  test('the display at one’s own prices, its gaps, and the piles', () => {
    expect(line('── Display')).toMatch(/deck 56 ── discard pile 2 ──$/);
    expect(lines).toContain('  3↯ Commuter Train  Discard card  Gain 2 stars');
    expect(lines).toContain('     —');
    expect(draw(position(FULL, 6, 1), 1, 'en', 80)).toContain('  4↯ Commuter Train  Discard card  Gain 2 stars');
  });

  test('a narrow board without anything missing', () => {
    const narrow = draw(position(FULL, 6), 0, 'en', 40);
    expect(narrow).toContain('   ● Kasabo  Guest    ♥ 6 ★11 ↯ 4  City');
    const narrower = draw(position(FULL, 6), 0, 'en', 36);
    expect(narrower).toContain('  3↯ Commuter Train  Discard card');
    expect(narrower).toContain('     Gain 2 stars');
  });

  test('a bay that is closed, and none where there is none', () => {
    const four = [{ place: 'city' }, {}, {}, {}, { hearts: 0 }];
    expect(draw(position({ players: four }, 5), 0, 'en', 80)[2]).toMatch(/│ closed +│$/);
    expect(draw(position({ players: four.slice(0, 4) }, 4), 0, 'en', 80)[1]).toMatch(/^ ╭─ Tokyo City ─+╮$/);
    expect(draw(position({ players: [{}, {}, {}, {}, {}] }, 5, 0, { bay: false }), 0, 'en', 80)[1]).not.toContain(
      'Bay',
    );
  });

  test('the top card of the deck to whoever has looked at it, and to nobody else', () => {
    const looked = {
      step: 'buy',
      players: [{ energy: 9, cards: ['made-in-a-lab'] }, {}],
      top: { card: 'wings', seen: [0] },
    };
    expect(draw(position(looked, 2, 0), 0, 'en', 80).join('\n')).toMatch(/top of the deck:\n {2}6↯ Wings/);
    expect(draw(position(looked, 2, 1), 1, 'en', 80).join('\n')).not.toMatch(/Wings|top of the deck/);
  });

  test('dice that somebody hides behind', () => {
    const view = position(FULL, 6);
    const hiding = { kind: 'camouflage', seat: 0, dice: [3, 4], amount: 2, harm: { by: 'poison' } } as const;
    const drawn = draw({ ...view, stack: [...view.stack, hiding] }, 0, 'en', 80);
    const at = drawn.findIndex((candidate) => candidate.startsWith('── Camouflage'));
    expect(drawn[at + 1]).toBe('   [ 3 ] [ ♥ ]');
  });

  test('to the public what whoever is playing would see first', () => {
    const drawn = draw(position(FULL, 6, 'public'), 'public', 'en', 80);
    expect(drawn.find((candidate) => /^ [ ▸] [●■▲◆⬢✚]/.test(candidate))).toContain('▸ ◆ Tanugon');
  });
});

test('before monsters are chosen there are question marks', () => {
  const lines = draw(viewOf(kingOfTokyo, after(kingOfTokyo, 0, 3), 0), 0, 'en', 80);
  expect(lines.filter((line) => line.includes('? Guest') || line.includes('? Aiko'))).toHaveLength(2);
});

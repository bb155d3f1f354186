import { loadAll } from '@yamanote/games/by-language';
import { isLastRound, mapOf, type NextStationView, pencilOf, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import { expect, test } from 'vitest';
import { buttons } from './buttons.ts';
import { besideOf, choiceLabel } from './choice-label.ts';
import { choices, openOrigins, originsOf } from './choosing.ts';
import { sheetAfter } from './forecast.ts';
import { openCards, type Props } from './shown.ts';
import { answersIn, type Position, positions } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const POSITIONS = positions(400);
const words = boardWords.en;

function boardAt(position: Position, selected: string | null = null): Props {
  const { view, seat } = position;
  const target = (id: string) => (id === selected ? 'selected' : 'legal');
  const props = { view, viewer: seat, answers: answersIn(position), selected: null, language: 'en', target };
  return props as unknown as Props;
}

/** Every station that can be drawn to, with what is said of it. */
const TOLD = POSITIONS.flatMap((position) => {
  const board = boardAt(position);
  const open = choices(position.view, board.answers, (id) => id.startsWith('station:'));
  return open.map((choice) => ({ ...position, board, choice, label: choiceLabel(board, choice) }));
});

test('a goal says in which district it lies', () => {
  for (const { view, choice, label } of TOLD) {
    const map = mapOf(view);
    const { district } = map.stations[map.byId.get(choice.station) as number];
    expect(label).toContain(` (${words.district(map.districts[district].id)}), from `);
  }
});

/** Read off the drawn sheet: where free segments lead to stations that the line has not reached. */
function free(view: NextStationView, seat: number, choice: (typeof TOLD)[number]['choice']): string[] {
  const map = mapOf(view);
  const { tracks, connections } = sheetAfter(view, seat, choice.action);
  const here = map.byId.get(choice.station) as number;
  const bit = 1 << pencilOf(view, seat, view.phases[seat]);
  const ends = map.segments.flatMap(({ a, b, crossings }, segment) => {
    if ((a !== here && b !== here) || tracks[segment] !== 0 || crossings.some((one) => tracks[one] !== 0)) return [];
    const end = a === here ? b : a;
    return (connections[end] & bit) !== 0 ? [] : [map.stations[end].symbol];
  });
  return ends;
}

test('and where the line could go on from there, unless it ends with this round', () => {
  const ends = { last: 0, blind: 0, open: 0 };
  for (const { view, seat, choice, label } of TOLD) {
    const cards = openCards(view, seat);
    const ahead = free(view, seat, choice);
    const kind = isLastRound(cards, cards.length) ? 'last' : ahead.length === 0 ? 'blind' : 'open';
    ends[kind]++;
    if (kind === 'last') expect(label).not.toContain('from there');
    else if (kind === 'blind') expect(label).toMatch(/; no way on from there$/);
    else {
      const symbols = SYMBOLS.filter((symbol) => ahead.includes(symbol));
      const to = symbols.length === SYMBOLS.length ? 'all symbols' : symbols.join(', ');
      expect(label.split('; from there ')[1]).toBe(`${ahead.length} ${ahead.length === 1 ? 'way' : 'ways'}: ${to}`);
    }
  }
  for (const [kind, count] of Object.entries(ends)) expect(count, kind).toBeGreaterThan(0);
});

test('and of each way that runs beside a line which one that is', () => {
  let double = 0;
  for (const { view, seat, board, choice, label } of TOLD) {
    const beside = originsOf(choice.station, board.answers).flatMap((way) => besideOf(view, seat, way) ?? []);
    for (const line of beside) expect(label).toContain(` beside ${line === 'ring' ? 'the Yamanote Line' : line}`);
    if (beside.length === 0) expect(label).not.toContain('beside');
    double += beside.length;
  }
  expect(double).toBeGreaterThan(0);
});

test('where several ends lead to a station, each says between which ends the line lies then', () => {
  const forked = TOLD.filter(({ board, choice }) => originsOf(choice.station, board.answers).length > 1);
  expect(forked.length).toBeGreaterThan(0);
  for (const { choice, ...position } of forked) {
    const board = boardAt(position, choice.id);
    const notes = buttons(board)
      ?.slice(1)
      .map(({ heardNote }) => heardNote);
    expect(notes).toHaveLength(openOrigins(board).length);
    for (const note of notes ?? []) expect(note).toMatch(/, the line then ends at [A-Z]+\d+(,? .+)+$/);
    const { ends } = position.view.sheets[position.seat];
    const { byId } = mapOf(position.view);
    // With the switch the line may branch off, and keeps the ends that it has.
    const atEnds = openOrigins(board).every(({ from }) => ends.includes(byId.get(from) as number));
    if (atEnds) expect(new Set(notes).size).toBe(notes?.length);
  }
});

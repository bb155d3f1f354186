import type { Budget } from '@yamanote/bots';
import type { BotRoom, Speech } from '@yamanote/games/room';
import { lanterns } from '@yamanote/kernel/toys';
import { matchOf } from '@yamanote/running-match';
import { expect, test } from 'vitest';
import { words } from '../words/index.ts';
import { explain } from './explain.ts';
import { hintLines } from './hint.ts';
import { begin, type Home, openHome } from './home.ts';
import { PERSON, type Player } from './players.ts';

const speech = {
  event: ({ type }: { type: string }) => `${type}.`,
  action: (action: unknown) => `to ${action}`,
  odds: ({ rain }: { rain: number }) => `rain: ${rain}`,
} as unknown as Speech;

/** Lanterns in a terminal, with a search that always finds this. */
function homeWith(players: readonly string[], hints: boolean | null = null, found: unknown = FOUND): Home {
  const search = typeof found === 'function' ? found : () => found;
  const room = { game: lanterns, opens: () => null, evaluate: () => 0, search, mixes: [] } as unknown as BotRoom;
  const seated = players.map((player, i): Player => ({ name: `P${i}`, player }));
  const options = { edition: 'river', festival: 'summer', rounds: 2, looking: true, first: 0 };
  const home = openHome(room, seated, options, 'hints', hints, { speech, topics: [] }, words.en);
  begin(home);
  return home;
}

test('it says what else is to be expected, where the game knows', () => {
  const [stay] = FOUND;
  const home = homeWith([PERSON, 'random'], null, [{ ...stay, odds: { rain: 3 } }]);
  expect(hintLines(home, 0).slice(1)).toEqual(['  58 % ±3  to stay', '           rain: 3']);
});

const FOUND = [
  { answer: 'stay', value: 0.584, error: 0.0149 },
  { answer: 'go', value: 0.05, error: 0 },
];

test('h shows the best answers with the chance to win, and what is unsure about it', () => {
  expect(hintLines(homeWith([PERSON, 'random']), 0)).toEqual([
    'The best answers, each with your chance to win:',
    '  58 % ±3  to stay',
    '      5 %  to go',
  ]);
});

test('it says why the first answer comes first where another one looks a little better', () => {
  const [stay, go] = FOUND;
  const close = [stay, { ...go, value: 0.589 }];
  const lines = hintLines(homeWith([PERSON, 'random'], null, close), 0);
  expect(lines.slice(1)).toEqual([
    '  58 % ±3  to stay',
    '     59 %  to go',
    'So close, the figures may be luck: the first answer is the safer choice.',
  ]);
});

test('it is thought about until its time is over, which is longer than a bot has', () => {
  const asked: Budget[] = [];
  const home = homeWith([PERSON, 'random'], null, (...[, , , budget]: unknown[]) => {
    asked.push(budget as Budget);
    return FOUND;
  });
  hintLines(home, 0);
  expect(asked).toEqual([{ playouts: Number.POSITIVE_INFINITY, stop: expect.any(Function) }]);
  expect(asked[0].stop?.()).toBe(false);
});

test('it stands in the log once for a question, and everybody at the keyboard may read it', () => {
  const home = homeWith([PERSON, PERSON], true);
  hintLines(home, 0);
  hintLines(home, 0);
  expect(matchOf(home.match).log.filter((entry) => 'note' in entry)).toMatchObject([{ seat: 0, note: { is: 'hint' } }]);
  for (const { sentences } of home.chronicles) expect(sentences.at(-1)?.text).toBe('P0 asked for a hint.');
});

test('where several play there are none unless they are allowed', () => {
  const home = homeWith([PERSON, PERSON]);
  expect(hintLines(home, 0)).toEqual(['There are no hints in this match. Start with --hints on to allow them.']);
  expect(matchOf(home.match).log.filter((entry) => 'note' in entry)).toEqual([]);
  const keys = (of: Home) => explain(of, 0, [], '').join('\n');
  expect(keys(home)).not.toContain('strongest bot');
  expect(keys(homeWith([PERSON, 'random']))).toContain('strongest bot');
});

test('a search that finds nothing is no fault', () => {
  expect(hintLines(homeWith([PERSON, 'random'], null, []), 0)).toEqual(['No hint this time.']);
});

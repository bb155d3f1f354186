import type { Match, WholeGame } from '@yamanote/kernel';
import { isRefusal } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { commit, deal, type Input, matchOf, type RunningMatch, receive } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { check } from './check.ts';

const rooms = { lanterns: async () => ({ game: lanterns as unknown as WholeGame }) };

/** A match of two in which both went back once, and then agreed to end it. */
function ended(): Match {
  const seats = ['Mika', 'Jo'].map((name, i) => ({
    ...{ name, bot: null, salt: '5a'.repeat(16), bits: i === 0 ? '0b'.repeat(16) : null },
  }));
  const match = deal(lanterns as unknown as WholeGame, {
    options: { first: 0 },
    position: null,
    seed: 'ab'.repeat(32),
    seats,
  });
  if (isRefusal(match)) throw new Error(match.expected);
  const by = { is: 'person' } as const;
  take(match, { is: 'begin', at: 1 });
  const { next } = match.course;
  take(match, {
    is: 'answers',
    seat: 0,
    question: match.questions[0],
    answers: [{ do: 'throw' }],
    by,
    at: 2,
    clock: null,
  });
  take(match, { is: 'undo', seat: 1, to: next, consent: true, by, at: 3 });
  take(match, { is: 'end', seat: 0, seats: [0, 1], by, at: 4 });
  return matchOf(match);
}

function take(match: RunningMatch, input: Input): void {
  const draft = receive(match, input);
  if (isRefusal(draft)) throw new Error(draft.expected);
  commit(match, draft);
}

const found = async (match: unknown) => {
  const checked = await check(JSON.stringify(match), rooms);
  if (checked.is !== 'found') throw new Error(checked.is);
  return checked.finding;
};

it('says what a match proves and what else is to be known of it', async () => {
  const finding = await found(ended());
  expect(finding).toMatchObject({ game: 'lanterns', names: ['Mika', 'Jo'], at: 4, fault: null, differs: null });
  expect(finding.holds.map(({ is }) => is)).toEqual(['inPlace', 'seed', 'seals', 'dice', 'legal', 'end']);
  const notes = finding.notes.map(({ is, seat, count }) => `${is} ${seat} ${count}`);
  expect(notes).toContain('noBits 1 0');
  expect(notes).toContain('rewound null 1');
  expect(notes).toContain('agreedEnd null 0');
});

it('names the entry that was changed, with what was expected there', async () => {
  const match = ended();
  const at = match.log.findIndex(({ seat }) => seat === 0);
  const log = match.log.with(at, { ...match.log[at], at: 1 });
  const { fault, differs } = await found({ ...match, log });
  expect(fault).toBe('changed');
  expect(differs!.where).toBe(`log[${at}]`);
  expect(differs!.found).toBe(match.log[at].sum);
  expect(differs!.due).toMatch(/^[0-9a-f]{8}$/);
  const seed = await found({ ...match, seed: 'cd'.repeat(32) });
  expect(seed).toMatchObject({ fault: 'changed', differs: { where: 'seed', due: match.commitment } });
  const running = await found({ ...match, seed: null, hash: null });
  expect(running).toMatchObject({ fault: 'unfinished', differs: { where: 'seed' } });
});

it('says of anything else that it is no match, or where it cannot be read, and never throws', async () => {
  for (const text of ['', 'no', 'null', '7', '[]', '{}', '{"format":1}', '{"format":"chess"}', '"yamanote-match-2"']) {
    expect(await check(text, rooms), text).toEqual({ is: 'foreign' });
  }
  const match = ended();
  expect(await check(JSON.stringify({ ...match, log: 'none' }), rooms)).toMatchObject({
    is: 'unreadable',
    differs: { where: 'log' },
  });
  expect(await check(JSON.stringify({ ...match, game: 'go' }), rooms)).toEqual({
    is: 'unknown-game',
    game: 'go',
    version: 1,
  });
  expect(await check(JSON.stringify({ ...match, version: 9 }), rooms)).toMatchObject({
    is: 'unknown-game',
    version: 9,
  });
  expect(await check(JSON.stringify({ ...match, game: 'toString' }), rooms)).toMatchObject({ is: 'unknown-game' });
});

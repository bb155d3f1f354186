/** A match in several homes at once: what one has stored the others take over, and one of them sees to the bots. */
import { type Entry, hashOf, legal, usualOrders, type WholeGame } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import type { Effect, Happening, Played } from './happening.ts';
import { type Host, happen, hostOf } from './host.ts';
import { inputOf } from './input.ts';
import { isOver, questionOf, type RunningMatch, receiveStored } from './running-match.ts';

const game = lanterns as unknown as WholeGame;
const PERSON: Played = { bot: null, orders: usualOrders(game) };
const BOT: Played = { bot: 'greedy', orders: null };

function home(seats: readonly Played[], drives = true): Host {
  const match = deal(game, {
    options: { first: 0, rounds: 1, looking: true },
    position: null,
    seed: 'ab'.repeat(32),
    seats: seats.map(({ bot }, seat) => ({ name: `Seat ${seat}`, bot, bits: null, salt: '5a'.repeat(16) })),
  });
  if ('refused' in match) throw new Error(match.expected);
  return hostOf(match as RunningMatch, { opens: () => 0, seats, pause: 0, allowsHints: true, drives });
}

const kinds = (effects: readonly Effect[]) => effects.map(({ is }) => is);

/** What a home wants stored, stored; its entries. */
function stored(host: Host, happening: Happening): Entry[] {
  const effect = happen(host, happening).find(({ is }) => is === 'store');
  if (effect?.is !== 'store') throw new Error('nothing to store');
  happen(host, { is: 'stored', at: 0 });
  return effect.draft.additions.map(({ entry }) => entry);
}

const begin: Happening = { is: 'input', input: { is: 'begin', at: 0 } };

function answer({ match }: Host, seat: number, at = 0): Happening {
  const wish = {
    do: 'answer',
    question: questionOf(match, seat),
    answers: [legal(match.game, match.course.state, seat)[0]],
  } as const;
  return { is: 'input', input: inputOf(seat, wish, at) };
}

function askedSeat({ match }: Host): number {
  return [0, 1].find((seat) => legal(match.game, match.course.state, seat).length > 0)!;
}

describe('entries that another home has stored', () => {
  test('are told like one’s own, to the end of the match, and leave both homes alike', () => {
    const [one, other] = [home([PERSON, PERSON]), home([PERSON, PERSON])];
    let entries = stored(one, begin);
    const told: Effect[] = [];
    for (;;) {
      told.push(...happen(other, { is: 'elsewhere', entries, at: 0 }));
      expect(hashOf(other.match.course.state)).toBe(hashOf(one.match.course.state));
      if (isOver(one.match)) break;
      entries = stored(one, answer(one, askedSeat(one)));
    }
    expect(told.flatMap((effect) => (effect.is === 'tell' ? effect.additions : [])).map(({ entry }) => entry)).toEqual(
      one.match.log,
    );
    expect(other.match.log).toEqual(one.match.log);
    expect(other.match.chain).toBe(one.match.chain);
    expect(kinds(told).filter((is) => is === 'over')).toHaveLength(1);
  });

  test('come before what was out to be stored, which is forgotten', () => {
    const [one, other] = [home([PERSON, PERSON]), home([PERSON, PERSON])];
    const first = stored(one, begin);
    happen(other, begin);
    expect(other.storing).not.toBeNull();
    expect(kinds(happen(other, { is: 'elsewhere', entries: first, at: 0 }))).toContain('tell');
    expect(other.storing).toBeNull();
    expect(other.match.log).toEqual(one.match.log);
    // The table alone was changed by others: nothing is told, and the same may be said again.
    happen(other, answer(other, askedSeat(other)));
    expect(kinds(happen(other, { is: 'elsewhere', entries: [], at: 0 }))).toEqual(['wait']);
    expect(kinds(happen(other, answer(other, askedSeat(other))))).toEqual(['store']);
  });

  test('are never older than the one before, though the clocks of homes differ', () => {
    const [one, other] = [home([PERSON, PERSON]), home([PERSON, PERSON])];
    stored(one, begin);
    happen(other, { is: 'elsewhere', entries: one.match.log, at: 0 });
    const ahead = stored(one, answer(one, askedSeat(one), 50));
    happen(other, { is: 'elsewhere', entries: ahead, at: 20 });
    const after = stored(other, answer(other, askedSeat(other), 20));
    expect([...ahead, ...after].map(({ at }) => at)).toEqual([...ahead, ...after].map(() => 50));
    expect(stored(other, answer(other, askedSeat(other), 70))[0].at).toBe(70);
  });

  test('are refused if they do not go on from here, or are not what was written', () => {
    const [one, other] = [home([PERSON, PERSON]), home([PERSON, PERSON])];
    const first = stored(one, begin);
    const second = stored(one, answer(one, askedSeat(one)));
    expect(receiveStored(other.match, second)).toMatchObject({ refused: 'stale' });
    expect(() => happen(other, { is: 'elsewhere', entries: second, at: 0 })).toThrow('expected entry 0');
    const [entry, ...rest] = first;
    const changed = [{ ...entry, at: entry.at + 1 }, ...rest] as Entry[];
    expect(receiveStored(other.match, changed)).toMatchObject({ refused: 'malformed', field: 'log[0].sum' });
    expect(other.match.course.next).toBe(0);
  });
});

describe('bots', () => {
  test('think in the home that sees to them, and in no other', () => {
    const [one, other] = [home([BOT, PERSON]), home([BOT, PERSON], false)];
    const [store] = happen(one, begin);
    if (store.is !== 'store') throw new Error('nothing to store');
    expect(kinds(happen(one, { is: 'stored', at: 0, drives: true }))).toContain('think');
    const entries = store.draft.additions.map(({ entry }) => entry);
    expect(kinds(happen(other, { is: 'elsewhere', entries, at: 0 }))).not.toContain('think');
    // The first home has died.
    expect(kinds(happen(other, { is: 'turn', drives: true, at: 0 }))).toContain('think');
    expect(kinds(happen(other, { is: 'turn', drives: false, at: 0 }))).toEqual(['wait']);
    expect(other.thoughts.size).toBe(0);
  });

  test('are not thought for where the store says that another home does', () => {
    const host = home([BOT, PERSON]);
    happen(host, begin);
    expect(kinds(happen(host, { is: 'stored', at: 0, drives: false }))).not.toContain('think');
  });
});

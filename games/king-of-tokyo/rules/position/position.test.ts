import {
  actor,
  apply,
  chanceOf,
  chooseAtRandom,
  fastRng,
  isRefusal,
  legal,
  pending,
  playOut,
  type Rng,
  same,
  sample,
  sentence,
  start,
  startFrom,
} from '@yamanote/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kingOfTokyo } from '../index.ts';
import { at, DEFAULTS } from '../testing/at.ts';
import { richKingOfTokyo } from '../testing/rich.ts';
import type { KingOfTokyoOptions, KingOfTokyoState } from '../types.ts';

function parse(json: unknown, seats = 2, options: Partial<KingOfTokyoOptions> = {}) {
  return kingOfTokyo.parsePosition(json, seats, { ...DEFAULTS, ...options });
}

const TURN = [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'shopping' }];
const HARM = { by: 'attack', seat: 0 };
const BLOW = { seat: 1, amount: 2, harm: HARM, escape: null };
const DAMAGE = { kind: 'damage', harm: HARM, blows: [BLOW], at: 0, stage: 'roll', rolled: 0 };
const MOVE_IN = { kind: 'move-in', attacker: 0 };

/** `!` stands before what is of the right form, but impossible. */
test.each<[unknown, string, number?, Partial<KingOfTokyoOptions>?]>([
  [3, 'expected an object, found 3'],
  [{ seat: 1 }, 'seat: expected no such field, only turn, number, step, .*, found 1'],
  [{ turn: 2 }, 'turn: expected a whole number from 0 to 1, found 2'],
  [{ turn: 'first' }, 'turn: expected a whole number from 0 to 1, found "first"'],
  [{ number: -1 }, 'number: expected a whole number of at least 0, found -1'],
  [{ step: 'sleep' }, 'step: expected one of start, roll, reroll, .*, over, found "sleep"'],
  [{ step: 'roll', stack: [] }, 'step: expected either this or stack, found "roll"'],
  [{ turn: null, step: 'roll' }, 'step: expected a stack, or nothing, before the first turn, found "roll"'],
  [{ dice: [7] }, 'dice\\[0\\]: expected a whole number from 1 to 6, found 7'],
  [{ dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, '! dice: expected at most 8 dice, found .*'],
  [{ rolls: 0.5 }, 'rolls: expected a whole number of at least 0, found 0.5'],
  [{ rerolls: -1 }, 'rerolls: expected a whole number of at least 0, found -1'],
  [{ penalty: -1 }, 'penalty: expected a whole number of at least 0, found -1'],
  [{ harmed: 1 }, 'harmed: expected true or false, found 1'],
  [{ resume: 5 }, 'resume: expected a whole number from 0 to 1, found 5'],
  [{ extra: [{ seat: 0 }] }, 'extra\\[0\\].card: expected this field to be there, found nothing'],
  [{ extra: [{ seat: 2, card: 'frenzy' }] }, 'extra\\[0\\].seat: expected a whole number from 0 to 1, found 2'],
  [{ extra: [{ seat: 0, card: 'x' }] }, 'extra\\[0\\].card: expected one of .*, found "x"'],
  [{ extra: [{ seat: 0, card: 'frenzy', penalty: -1 }] }, 'extra\\[0\\].penalty: expected .*, found -1'],
  [{ players: [{}] }, 'players: expected 2 players, one a seat, found .*'],
  [{ players: [{}, { lives: 3 }] }, 'players\\[1\\].lives: expected no such field, .*, found 3'],
  [{ players: [{}, { hearts: -1 }] }, 'players\\[1\\].hearts: expected a whole number of at least 0, found -1'],
  [{ players: [{}, { stars: 21 }] }, 'players\\[1\\].stars: expected a whole number from 0 to 20, found 21'],
  [{ players: [{}, { energy: -2 }] }, 'players\\[1\\].energy: expected a whole number of at least 0, found -2'],
  [{ players: [{}, { place: 'sea' }] }, 'players\\[1\\].place: expected one of outside, city, bay, out, found "sea"'],
  [{ players: [{}, { monster: 'x' }] }, 'players\\[1\\].monster: expected one of kasabo, .*, found "x"'],
  [{ players: [{}, { untouchable: 1 }] }, 'players\\[1\\].untouchable: expected true or false, found 1'],
  [{ players: [{}, { cards: ['tanks'] }] }, 'players\\[1\\].cards\\[0\\]: expected one of .*, found "tanks"'],
  [
    { players: [{}, { cards: [{}] }] },
    'players\\[1\\].cards\\[0\\].card: expected this field to be there, found nothing',
  ],
  [
    { players: [{}, { cards: [{ card: 'jets', counters: 1 }] }] },
    'players\\[1\\].cards\\[0\\].counters: expected .* 0 to 0, found 1',
  ],
  [
    { players: [{}, { cards: [{ card: 'smoke-cloud', counters: 4 }] }] },
    'players\\[1\\].cards\\[0\\].counters: expected .* 0 to 3, found 4',
  ],
  [
    { players: [{}, { cards: [{ card: 'jets', energy: 1 }] }] },
    'players\\[1\\].cards\\[0\\].energy: expected .* 0 to 0, found 1',
  ],
  [
    { players: [{}, { cards: [{ card: 'even-bigger', hearts: 3 }] }] },
    'players\\[1\\].cards\\[0\\].hearts: expected .* 0 to 2, found 3',
  ],
  [
    { players: [{}, { cards: [{ card: 'mimic', copies: { seat: 2, card: 'jets' } }] }] },
    'players\\[1\\].cards\\[0\\].copies.seat: expected .*, found 2',
  ],
  [
    { players: [{}, { cards: [{ card: 'mimic', copies: { seat: 0, card: 'heal' } }] }] },
    'players\\[1\\].cards\\[0\\].copies.card: expected .*, found "heal"',
  ],
  [{ players: [{}, { hearts: 11 }] }, '! players\\[1\\].hearts: expected at most 10, found 11'],
  [{ players: [{}, { hearts: 13, cards: ['even-bigger'] }] }, '! players\\[1\\].hearts: expected at most 12, found 13'],
  [
    { players: [{}, { hearts: 0, place: 'city' }] },
    '! players\\[1\\].place: expected out with no hearts, and only then, found "city"',
  ],
  [
    { players: [{}, { hearts: 3, place: 'out' }] },
    '! players\\[1\\].place: expected out with no hearts, and only then, found "out"',
  ],
  [{ players: [{}, { hearts: 0, energy: 1 }] }, '! players\\[1\\].energy: expected 0, being out, found 1'],
  [{ players: [{}, { hearts: 0, poison: 1 }] }, '! players\\[1\\].poison: expected 0, being out, found 1'],
  [{ players: [{}, { hearts: 0, shrink: 1 }] }, '! players\\[1\\].shrink: expected 0, being out, found 1'],
  [{ players: [{}, { hearts: 0, cards: ['jets'] }] }, '! players\\[1\\].cards: expected none, being out, found .*'],
  [
    { players: [{}, { hearts: 0, untouchable: true }] },
    '! players\\[1\\].untouchable: expected false, being out, found true',
  ],
  [
    { players: [{ place: 'city' }, { place: 'city' }] },
    '! players\\[1\\].place: expected a place where nobody else is, found "city"',
  ],
  [
    { players: [{ monster: 'darumo' }, { monster: 'darumo' }] },
    '! players\\[1\\].monster: expected a monster that nobody else plays, found "darumo"',
  ],
  [
    { players: [{}, { place: 'bay' }] },
    '! players\\[1\\].place: expected no monster in the bay while it is closed, found "bay"',
  ],
  [{ players: [{}, { monster: null }] }, '! players: expected a monster for every seat, found .*'],
  [
    { players: [{}, { cards: [{ card: 'jets', copies: { seat: 1, card: 'jets' } }] }] },
    '! players\\[1\\].cards\\[0\\].copies: expected a copy of nothing, as this card copies none, found .*',
  ],
  [
    { players: [{}, { cards: [{ card: 'mimic', copies: { seat: 0, card: 'jets' } }] }] },
    '! players\\[1\\].cards\\[0\\].copies: expected a card that lies there and does not copy itself, found .*',
  ],
  [
    { players: [{}, { cards: [{ card: 'mimic', copies: { seat: 1, card: 'mimic' } }] }] },
    '! players\\[1\\].cards\\[0\\].copies: expected a card that lies there and does not copy itself, found .*',
  ],
  [
    { players: [{ cards: ['jets'] }, { cards: ['jets'] }] },
    '! expected at most 1 of jets in all places together, found 2',
  ],
  [{ display: ['jets', 'jets', null] }, '! expected at most 1 of jets in all places together, found 2'],
  [
    { discard: { jets: 1 }, top: { card: 'jets', seen: [0] } },
    '! expected at most 1 of jets in all places together, found 2',
  ],
  [{ bay: true }, '! bay: expected false in this match, found true'],
  [{ bay: 'open' }, 'bay: expected true or false, found "open"'],
  [{ bay: false }, '! bay: expected true with 5 monsters alive, found false', 5],
  [
    { players: [{ place: 'bay' }, {}, {}, {}, { hearts: 0 }] },
    '! players\\[0\\].place: expected no bay in this match, found "bay"',
    5,
  ],
  [{ display: ['jets'] }, 'display: expected 3 places, found \\["jets"\\]'],
  [{ display: ['jets', 'x', null] }, 'display\\[1\\]: expected one of .*, found "x"'],
  [{ deck: {}, discard: {} }, 'deck: expected either this or discard, as the other one has the rest, found {}'],
  [{ deck: { jets: -1 } }, 'deck.jets: expected a whole number of at least 0, found -1'],
  [{ discard: { x: 1 } }, 'discard.x: expected no such field, .*, found 1'],
  [{ top: { card: 'jets', seen: [] } }, 'top.seen: expected seats in ascending order, at least one, found \\[\\]'],
  [
    { top: { card: 'jets', seen: [1, 0] } },
    'top.seen: expected seats in ascending order, at least one, found \\[1,0\\]',
  ],
  [{ top: { card: 'jets', seen: [2] } }, 'top.seen\\[0\\]: expected a whole number from 0 to 1, found 2'],
  [{ top: { card: 'x', seen: [0] } }, 'top.card: expected one of .*, found "x"'],
  [{ step: 'over' }, '! step: expected a winner, or nobody left, for the match to be over, found "over"'],
  [{ turn: 1, players: [{}, { hearts: 0 }] }, '! turn: expected a monster that is not out, found 1'],
  [{ stack: [{ kind: 'first' }] }, '! turn: expected null at the start, found nothing'],
  [{ turn: null, stack: TURN }, '! turn: expected a seat, as turns have begun, found null'],
  [{ stack: 3 }, 'stack: expected a list, found 3'],
  [{ stack: [{ kind: 'nap' }] }, 'stack\\[0\\].kind: expected one of first, .*, found "nap"'],
  [{ stack: [{ kind: 'buy' }] }, '! stack\\[0\\]: expected buy only on end-turn, found null'],
  [{ stack: [...TURN, { kind: 'check' }] }, '! stack\\[3\\]: expected check only at the bottom, found "shopping"'],
  [{ stack: [{ kind: 'check', seat: 1 }] }, 'stack\\[0\\].seat: expected no such field, only kind, found 1'],
  [{ stack: [...TURN, { kind: 'move-in' }] }, 'stack\\[3\\].attacker: expected this field to be there, found nothing'],
  [{ stack: [...TURN, { kind: 'move-in', attacker: 4 }] }, '! stack\\[3\\]: expected seats that take part, found .*'],
  [
    { players: [{}, { hearts: 0 }, {}], stack: [...TURN, MOVE_IN, DAMAGE] },
    '! stack\\[4\\]: expected seats that are not out, found .*',
    3,
  ],
  [
    { stack: [...TURN, MOVE_IN, { ...DAMAGE, blows: [BLOW, BLOW] }] },
    '! stack\\[4\\]: expected each victim once, found .*',
  ],
  [{ stack: [...TURN, MOVE_IN, { ...DAMAGE, at: 2 }] }, '! stack\\[4\\]: expected each victim once, found .*'],
  [
    { stack: [...TURN, MOVE_IN, { ...DAMAGE, stage: 'nap' }] },
    'stack\\[4\\].stage: expected one of escape, .*, found "nap"',
  ],
  [
    { stack: [...TURN, MOVE_IN, { ...DAMAGE, blows: [{ ...BLOW, escape: 'x' }] }] },
    'stack\\[4\\].blows\\[0\\].escape: expected one of left, stayed, found "x"',
  ],
  [
    { stack: [...TURN, MOVE_IN, { ...DAMAGE, harm: { by: 'luck' } }] },
    'stack\\[4\\].harm.by: expected one of attack, card, poison, found "luck"',
  ],
  [
    { stack: [...TURN, MOVE_IN, { ...DAMAGE, harm: { by: 'poison', seat: 1 } }] },
    'stack\\[4\\].harm.seat: expected no such field, only by, found 1',
  ],
  [
    { stack: [...TURN, MOVE_IN, DAMAGE, { kind: 'escape', seat: 0, amount: 2, harm: HARM }] },
    '! stack\\[5\\]: expected the victim of an attack whose turn it is, found .*',
  ],
  [
    { stack: [...TURN, MOVE_IN, DAMAGE, { kind: 'escape', seat: 1, amount: 2, harm: { by: 'poison' } }] },
    '! stack\\[5\\]: expected the victim of an attack whose turn it is, found .*',
  ],
  [
    { stack: [...TURN, MOVE_IN, DAMAGE, { kind: 'defend', seat: 0, amount: 2, harm: HARM }] },
    '! stack\\[5\\]: expected the victim whose turn it is, found .*',
  ],
  [
    { stack: [...TURN, MOVE_IN, DAMAGE, { kind: 'camouflage', seat: 1, dice: [1, 2], amount: 2, harm: HARM }] },
    '! stack\\[5\\]: expected a die for every point, found .*',
  ],
  [
    {
      stack: [
        ...TURN,
        MOVE_IN,
        DAMAGE,
        { kind: 'camouflage-throw', seat: 1, keep: [], count: 2, amount: 2, harm: HARM },
      ],
    },
    '! stack\\[5\\]: expected a die for every point, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'resolve' }, { kind: 'throw', keep: [], count: 0, by: null }] },
    '! stack\\[4\\]: expected from 1 to 8 dice, some kept of those that show, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'resolve' }, { kind: 'throw', keep: [1], count: 2, by: null }] },
    '! stack\\[4\\]: expected from 1 to 8 dice, some kept of those that show, found .*',
  ],
  [
    {
      dice: [1, 2],
      stack: [
        ...TURN,
        { kind: 'resolve' },
        { kind: 'probing', from: 1, asked: true },
        { kind: 'probe-throw', seat: 1, die: 3, by: 'psychic-probe' },
      ],
    },
    '! stack\\[5\\]: expected a die that shows, and a card that probes, found .*',
  ],
  [
    {
      dice: [1, 2],
      stack: [
        ...TURN,
        { kind: 'resolve' },
        { kind: 'probing', from: 1, asked: true },
        { kind: 'probe-throw', seat: 1, die: 1, by: 'psychic-probe' },
      ],
    },
    '! stack\\[5\\]: expected a die that shows, and a card that probes, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'claws' }, { kind: 'hearts', hearts: 0, spent: [] }] },
    '! stack\\[4\\]: expected hearts, and a card to give them, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'claws' }, { kind: 'hearts', hearts: 1, spent: [1] }] },
    '! stack\\[4\\]: expected hearts, and a card to give them, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'claws' }, { kind: 'collect', patients: [{ seat: 1, hearts: 1 }] }] },
    '! stack\\[4\\]: expected a card that gives hearts to others, found .*',
  ],
  [
    { top: { card: 'jets', seen: [0] }, stack: [...TURN, { kind: 'peek' }] },
    '! stack\\[3\\]: expected a deck whose top card nobody knows, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'take-over', seller: 1, card: 'jets' }] },
    '! stack\\[3\\]: expected a card of another monster that the active one can pay, found .*',
  ],
  [
    { players: [{ energy: 4 }, { cards: ['jets'] }], stack: [...TURN, { kind: 'take-over', seller: 1, card: 'jets' }] },
    '! stack\\[3\\]: expected a card of another monster that the active one can pay, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'purchased', seat: 0, card: 'jets', moved: false }] },
    '! stack\\[3\\]: expected a keep card in front of its buyer, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'copy', seat: 0 }] },
    '! stack\\[3\\]: expected a card that copies, and one to copy, found .*',
  ],
  [
    { players: [{ cards: ['jets'] }, {}], stack: [...TURN, { kind: 'copy', seat: 0 }] },
    '! stack\\[3\\]: expected a card that copies, and one to copy, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'charge', seat: 0, card: 'monster-batteries' }] },
    '! stack\\[3\\]: expected a card to be charged, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'window', places: [3], from: 1, to: 1 }] },
    'stack\\[3\\].places\\[0\\]: expected a whole number from 0 to 2, found 3',
  ],
  [
    { stack: [...TURN, { kind: 'window', places: [0], from: 1, to: 1 }, { kind: 'refill', places: [] }] },
    '! stack\\[4\\]: expected gaps in the display, found .*',
  ],
  [
    {
      display: ['jets', null, null],
      stack: [...TURN, { kind: 'window', places: [0], from: 1, to: 1 }, { kind: 'refill', places: [0] }],
    },
    '! stack\\[4\\]: expected gaps in the display, found .*',
  ],
  [
    {
      display: ['jets', null, null],
      stack: [...TURN, { kind: 'window', places: [0], from: 1, to: 1 }, { kind: 'reveal', place: 0 }],
    },
    '! stack\\[4\\]: expected a gap, and a deck to fill it from, found .*',
  ],
  [
    { turn: null, stack: [{ kind: 'first' }, { kind: 'choose', seat: 0 }], players: [{}, { monster: 'darumo' }] },
    '! stack\\[1\\]: expected seats without a monster from here on, found .*',
  ],
])('%j is refused: %s', (json, reason, seats, options) => {
  const refusal = parse(json, seats, options);
  if (!isRefusal(refusal)) expect.unreachable();
  const found = `${refusal.refused === 'impossible' ? '! ' : ''}${sentence(refusal)}`;
  expect(found).toMatch(new RegExp(`^${reason.replaceAll('{}', '\\{\\}')}$`));
});

test('what a position does not name is as after set-up, without cards to buy', () => {
  const state = at({});
  expect(pending(kingOfTokyo, state)).toEqual({ is: 'ask', kind: 'roll', seats: [0] });
  expect(state.monsters.map(({ monster }) => monster)).toEqual(['kasabo', 'namazor']);
  expect([state.turn, state.dice, state.display, state.resume]).toEqual([1, [], [null, null, null], 0]);
  expect(at({}, { first: 1 }).active).toBe(1);
  expect(at({ turn: null })).toEqual(kingOfTokyo.setup(2, DEFAULTS));
  expect(at({ turn: null }, { monsters: 'seats', first: 1 })).toEqual(
    kingOfTokyo.setup(2, { ...DEFAULTS, monsters: 'seats', first: 1 }),
  );
});

test('before the first turn a position may have some of it done', () => {
  const chosen = [{ monster: 'darumo' }, { monster: 'kasabo' }];
  expect(at({ turn: null, players: chosen }).stack.map(({ kind }) => kind)).toEqual(['first', 'refill']);
  const shown = ['jets', 'heal', 'tanks'];
  expect(at({ turn: null, players: chosen, display: shown }).stack.map(({ kind }) => kind)).toEqual(['first']);
  const half = at({ turn: null, players: [{ monster: 'darumo' }, {}], display: shown });
  expect(half.stack).toEqual([{ kind: 'first' }, { kind: 'choose', seat: 1 }]);
});

test('cards lie there with what they have when they are bought', () => {
  const cards = ['smoke-cloud', 'even-bigger', { card: 'mimic', copies: { seat: 1, card: 'smoke-cloud' } }];
  const state = at({ players: [{ cards }, {}].reverse() });
  expect(state.monsters[1].cards.map(({ counters, hearts }) => [counters, hearts])).toEqual([
    [3, 0],
    [0, 2],
    [3, 0],
  ]);
  const position = kingOfTokyo.makePosition(state) as { players: { cards: unknown[] }[] };
  expect(position.players[1].cards).toEqual(cards);
});

test('of deck and discard pile one is written', () => {
  const deck = at({ deck: { jets: 1 } });
  expect([deck.deck.filter(Boolean), deck.discard.filter(Boolean).length]).toEqual([[1], 63]);
  const discard = at({ discard: { jets: 1, 'extra-head': 1 } });
  expect([discard.discard.filter(Boolean), discard.deck.filter(Boolean).length]).toEqual([[1, 1], 63]);
});

const STEPS = ['start', 'roll', 'reroll', 'change', 'resolve', 'buy', 'transform', 'end'];

test.each(STEPS)('the step %s is written and read back', (step) => {
  const state = at({ step, dice: [1, 2, 3], display: ['jets', 'heal', 'tanks'] });
  const position = kingOfTokyo.makePosition(state) as Record<string, unknown>;
  expect(position.step).toBe(step);
  expect(parse(position)).toEqual(state);
});

/** Plays a rich match, and shows every position of it. */
function playThrough(seats: number, deal: number, show: (state: KingOfTokyoState, rng: Rng) => void): void {
  const options = { ...DEFAULTS, short: deal % 2 === 0, deal };
  const rng = fastRng(`positions ${seats} ${deal}`);
  const state = start(richKingOfTokyo, seats, options) as KingOfTokyoState;
  for (let by = actor(kingOfTokyo as never, state); by !== null; by = actor(kingOfTokyo as never, state)) {
    show(state, rng);
    const choices = by === 'chance' ? [] : legal(kingOfTokyo, state, by);
    const answer =
      by === 'chance' ? sample(chanceOf(kingOfTokyo as never, state), rng) : choices[rng.below(choices.length)];
    apply(kingOfTokyo as never, state, by, answer);
  }
  show(state, rng);
}

test('every position of random matches is written and read back as it was', () => {
  const kinds = new Set<string>();
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const deal of [1, 2, 3]) {
      playThrough(seats, deal, (state) => {
        kinds.add(state.stack.at(-1)?.kind ?? 'over');
        const position = JSON.parse(JSON.stringify(kingOfTokyo.makePosition(state)));
        const again = kingOfTokyo.parsePosition(position, seats, state.options);
        if (!same(again, state)) expect(again).toEqual(state);
      });
    }
  }
  expect(kinds.size).toBeGreaterThan(20);
});

/** Exchanges one value somewhere in a position for another. */
function disturb(json: unknown, rng: Rng): unknown {
  if (typeof json !== 'object' || json === null || rng.below(6) === 0) {
    const others = [0, 1, 2, 5, -1, null, true, 'jets', 'mimic', 'heal', 'out', 'city', [], {}];
    return others[rng.below(others.length)];
  }
  const keys = Object.keys(json);
  if (keys.length === 0) return json;
  const key = keys[rng.below(keys.length)];
  const inner = disturb((json as Record<string, unknown>)[key], rng);
  if (Array.isArray(json)) return json.map((item, i) => (String(i) === key ? inner : item));
  return { ...json, [key]: inner };
}

test('a position that is not quite right is refused, or can be played', () => {
  let [accepted, refused] = [0, 0];
  for (const seats of [2, 3, 5, 6]) {
    playThrough(seats, 7, (state, rng) => {
      const position = disturb(JSON.parse(JSON.stringify(kingOfTokyo.makePosition(state))), rng);
      const other = startFrom(kingOfTokyo, position, seats, state.options);
      if (isRefusal(other)) {
        refused++;
        return;
      }
      accepted++;
      const play = fastRng('disturbed');
      playOut(kingOfTokyo, other as KingOfTokyoState, play, chooseAtRandom(play), 60);
    });
  }
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test('any JSON is a position that can be played, or refused', () => {
  const fields = ['turn', 'step', 'stack', 'dice', 'players', 'bay', 'display', 'deck', 'discard', 'top', 'extra'];
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...STEPS, 'over'),
    fc.constantFrom(null, 0, 1, [6], [4, 4], [{}, {}], ['jets', null, null], { jets: 1 }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), values), (position) => {
      const state = startFrom(kingOfTokyo, position, 2, DEFAULTS);
      if (isRefusal(state)) expect(state.expected).not.toBe('');
      else expect(pending(kingOfTokyo, state as KingOfTokyoState).is).not.toBe('over');
    }),
    { seed: 11, numRuns: 500 },
  );
});

import { isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from '../index.ts';
import { DEFAULTS } from '../testing/at.ts';
import type { KingOfTokyoOptions } from '../types.ts';

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
  [
    { players: [{}, { energy: 2 ** 53 - 1 }] },
    'players\\[1\\].energy: expected a whole number of at most 9999, found 9007199254740991',
  ],
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
  [{ still: -1 }, 'still: expected a whole number of at least 0, found -1'],
  [{ still: 1 }, '! still: expected turns without dice, one for each monster that is not out at most, found 1'],
  [{ turn: null, still: 1 }, '! still: expected turns without dice, .*, found 1'],
  [{ still: 3, players: [{ shrink: 6 }, {}] }, '! still: expected turns without dice, .*, found 3'],
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
    { stack: [...TURN, { kind: 'resolve' }, { kind: 'throw', keep: [], count: 0, by: null, probed: false }] },
    '! stack\\[4\\]: expected from 1 to 8 dice, some kept of those that show, found .*',
  ],
  [
    { stack: [...TURN, { kind: 'resolve' }, { kind: 'throw', keep: [1], count: 2, by: null, probed: false }] },
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
    { stack: [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'turn-in', card: 'jets' }] },
    '! stack\\[2\\]: expected a card of the active monster, found .*',
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

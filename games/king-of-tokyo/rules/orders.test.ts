import { answerByOrder, changeOrder, isRefusal, type Orders, usualOrders } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';
import type { Frame, Harm } from './types.ts';

const game = kingOfTokyo as never;
const ATTACK: Harm = { by: 'attack', seat: 0 };

function ordered(changes: Record<string, object>): Orders {
  return Object.entries(changes).reduce((orders, [id, settings]) => {
    const changed = changeOrder(game, orders, id, settings);
    if (isRefusal(changed)) throw new Error(changed.expected);
    return changed;
  }, usualOrders(game));
}

/** What seat 1 answers at once; 'ask' if the person is asked. */
function answer(position: Parameters<typeof at>[0], changes: Record<string, object> = {}): string {
  const action = answerByOrder(kingOfTokyo, at(position), 1, ordered(changes));
  return action === null ? 'ask' : action.do;
}

const TURN: readonly Frame[] = [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'shopping' }];

function asked(player: object, ...frames: Frame[]): Parameters<typeof at>[0] {
  return { stack: [...TURN, ...frames], dice: [1, 1, 2, 2, 5, 5], players: [{}, player] };
}

function yielding(hearts: number) {
  return asked(
    { hearts, place: 'city' },
    { kind: 'move-in', attacker: 0 },
    { kind: 'yielding', attacker: 0, wounds: [], yielded: [] },
    { kind: 'yield', seat: 1, lost: 2, attacker: 0 },
  );
}

function attacked(kind: 'escape' | 'defend', amount: number, player: object) {
  return asked(
    { place: 'city', ...player },
    { kind: 'move-in', attacker: 0 },
    {
      kind: 'damage',
      harm: ATTACK,
      blows: [{ seat: 1, amount, harm: ATTACK, escape: null }],
      at: 0,
      stage: kind === 'escape' ? 'before-roll' : 'roll',
      rolled: 0,
    },
    { kind, seat: 1, amount, harm: ATTACK },
  );
}

function threatened(player: object) {
  const harm: Harm = { by: 'card', card: 'vast-storm', seat: 0 };
  return asked(
    player,
    { kind: 'window', places: [0], from: 1, to: 1 },
    { kind: 'storm', seat: 0, card: 'vast-storm' },
    { kind: 'threaten', harm, seats: [] },
    { kind: 'defend', seat: 1, amount: 0, harm },
  );
}

test('what is ordered as long as nobody says otherwise', () => {
  expect(usualOrders(game)).toEqual({
    yield: { when: 'always', hearts: 5, act: 'ask' },
    escape: { when: 'always', hearts: 5, act: 'ask' },
    wings: { when: 'hearts', hearts: 5, act: 'ask' },
    'rapid-healing': { when: 'deadly', hearts: 3, act: 'ask', losing: true },
    'psychic-probe': { when: 'danger' },
    opportunist: { when: 'always', price: 8 },
    'background-dweller': { act: 'do' },
  });
});

test('yielding: asked, done or not, by the hearts that are left', () => {
  expect(answer(yielding(9))).toBe('ask');
  expect(answer(yielding(9), { yield: { when: 'never' } })).toBe('stay');
  expect(answer(yielding(9), { yield: { when: 'always', act: 'do' } })).toBe('leave');
  const few = { yield: { when: 'hearts', hearts: 4, act: 'do' } };
  expect([answer(yielding(5), few), answer(yielding(4), few)]).toEqual(['stay', 'leave']);
  expect(answer(yielding(4), { yield: { when: 'hearts', hearts: 4 } })).toBe('ask');
});

test('escaping: by the hearts that would be left', () => {
  const jets = (amount: number, hearts = 5) => attacked('escape', amount, { hearts, cards: ['jets'] });
  expect(answer(jets(1))).toBe('ask');
  const deadly = { escape: { when: 'deadly', act: 'do' } };
  expect([answer(jets(4), deadly), answer(jets(5), deadly)]).toEqual(['stay', 'leave']);
  const few = { escape: { when: 'hearts', hearts: 3, act: 'do' } };
  expect([answer(jets(1), few), answer(jets(2), few)]).toEqual(['stay', 'leave']);
  expect(answer(jets(9), { escape: { when: 'never' } })).toBe('stay');
});

test('escaping and healing: not for a blow that armour stops', () => {
  const armoured = (kind: 'escape' | 'defend', card: string, amount = 1) =>
    attacked(kind, amount, { hearts: 1, energy: 4, cards: [card, 'armor-plating'] });
  const orders = (when: string) => ({
    escape: { when, act: 'do', hearts: 5 },
    'rapid-healing': { when, act: 'do', hearts: 5 },
  });
  for (const when of ['deadly', 'hearts']) {
    expect(answer(armoured('escape', 'jets'), orders(when))).toBe('stay');
    expect(answer(armoured('escape', 'jets', 2), orders(when))).toBe('leave');
    expect(answer(armoured('defend', 'rapid-healing'), orders(when))).toBe('pass');
    expect(answer(armoured('defend', 'rapid-healing', 2), orders(when))).toBe('heal');
  }
  // Whoever wants to leave before every attack leaves before this one, too.
  expect(answer(armoured('escape', 'jets'), orders('always'))).toBe('leave');
  expect(answer(armoured('defend', 'rapid-healing'), orders('always'))).toBe('pass');
});

test('wings: not where armour will do, and not for what costs no hearts', () => {
  const winged = (amount: number, player: object) =>
    attacked('defend', amount, { energy: 2, cards: ['wings'], ...player });
  expect([answer(winged(4, {})), answer(winged(5, {}))]).toEqual(['pass', 'ask']);
  const always = { wings: { when: 'always', act: 'do' } };
  expect(answer(winged(1, {}), always)).toBe('cancel');
  expect(answer(winged(1, { cards: ['wings', 'armor-plating'] }), always)).toBe('pass');
  expect(answer(winged(2, { cards: ['wings', 'armor-plating'] }), always)).toBe('cancel');
  expect(answer(winged(1, { cards: ['wings', 'armor-plating', 'camouflage'] }), always)).toBe('cancel');
  expect(answer(winged(9, {}), { wings: { when: 'never' } })).toBe('pass');
});

test('wings: as usual also where a counter comes with the damage', () => {
  const struck = (card: string, more: object = {}) => {
    const position = attacked('defend', 1, { energy: 2, cards: ['wings'], ...more });
    return { ...position, players: [{ cards: [card] }, (position.players as object[])[1]] };
  };
  expect(answer(struck('spiked-tail'))).toBe('pass');
  expect([answer(struck('shrink-ray')), answer(struck('poison-spit'))]).toEqual(['ask', 'ask']);
  expect(answer(struck('poison-spit', { cards: ['wings', 'armor-plating'] }))).toBe('pass');
  expect(answer(struck('shrink-ray'), { wings: { when: 'hearts', act: 'do' } })).toBe('cancel');
  expect(answer(struck('shrink-ray'), { wings: { when: 'deadly' } })).toBe('pass');
  // Damage of a card gives no counters.
  const harm: Harm = { by: 'card', card: 'acid-attack', seat: 0 };
  const acid = asked(
    { energy: 2, cards: ['wings'] },
    { kind: 'tokyo' },
    { kind: 'damage', harm, blows: [{ seat: 1, amount: 1, harm, escape: null }], at: 0, stage: 'roll', rolled: 0 },
    { kind: 'defend', seat: 1, amount: 1, harm },
  );
  expect(answer({ ...acid, players: [{ cards: ['poison-spit'] }, (acid.players as object[])[1]] })).toBe('pass');
});

test('rapid healing: before hearts go with a card, as before damage, but armour does not keep them', () => {
  const harm: Harm = { by: 'card', card: 'parasitic-tentacles', seat: 0 };
  const sold = (player: object) => {
    const position = asked(
      { energy: 2, cards: ['even-bigger', 'rapid-healing', 'armor-plating', 'camouflage'], ...player },
      { kind: 'take-over', seller: 1, card: 'even-bigger' },
      { kind: 'threaten', harm, seats: [] },
      { kind: 'defend', seat: 1, amount: 0, harm },
    );
    const buyer = { energy: 9, cards: ['parasitic-tentacles'] };
    return { ...position, players: [buyer, (position.players as object[])[1]] };
  };
  expect([answer(sold({ hearts: 2 })), answer(sold({ hearts: 3 }))]).toEqual(['ask', 'pass']);
  expect(answer(sold({ hearts: 3 }), { 'rapid-healing': { when: 'hearts', hearts: 1, act: 'do' } })).toBe('heal');
  expect(answer(sold({ hearts: 2 }), { 'rapid-healing': { when: 'never' } })).toBe('pass');
  // One heart more than none, but two go.
  const small = { card: 'even-bigger', hearts: 1 };
  const cards = ['rapid-healing', 'armor-plating', small];
  expect(answer(sold({ hearts: 1, cards }))).toBe('ask');
  expect(answer(sold({ hearts: 1 }))).toBe('pass');
});

test('rapid healing: where it can save a life, or energy would be lost', () => {
  const healer = (amount: number, player: object) =>
    attacked('defend', amount, { hearts: 3, energy: 2, cards: ['rapid-healing'], ...player });
  const heals = { 'rapid-healing': { when: 'deadly', act: 'do' } };
  expect(answer(healer(2, {}), heals)).toBe('pass');
  expect(answer(healer(3, {}), heals)).toBe('heal');
  expect(answer(healer(4, {}), heals)).toBe('pass');
  expect(answer(healer(4, { energy: 4 }), heals)).toBe('heal');
  expect(answer(healer(4, { cards: ['rapid-healing', 'regeneration'] }), heals)).toBe('heal');
  expect(answer(healer(9, { cards: ['rapid-healing', 'camouflage'] }), heals)).toBe('heal');
  expect(answer(healer(10, { hearts: 9, energy: 9 }), heals)).toBe('pass');
  expect(answer(healer(3, {}))).toBe('ask');
  expect(answer(healer(1, {}), { 'rapid-healing': { when: 'always', act: 'do' } })).toBe('heal');
  const player = { hearts: 5, energy: 4, cards: ['rapid-healing'] };
  expect(answer(threatened(player))).toBe('ask');
  expect(answer(threatened(player), { 'rapid-healing': { act: 'do' } })).toBe('heal');
  expect(answer(threatened(player), { 'rapid-healing': { losing: false } })).toBe('pass');
});

test('with wings and rapid healing, each order has its say', () => {
  const both = (amount: number) =>
    attacked('defend', amount, { hearts: 8, energy: 4, cards: ['rapid-healing', 'wings'] });
  expect(answer(both(1))).toBe('pass');
  expect(answer(both(4))).toBe('ask');
  expect(answer(both(8), { wings: { when: 'never' } })).toBe('ask');
  expect(answer(both(8), { wings: { when: 'never' }, 'rapid-healing': { when: 'never' } })).toBe('pass');
  expect(answer(both(1), { 'rapid-healing': { when: 'always', act: 'do' } })).toBe('heal');
  expect(answer(both(4), { 'rapid-healing': { when: 'always', act: 'do' } })).toBe('ask');
  const player = { hearts: 5, energy: 4, cards: ['rapid-healing', 'wings'] };
  expect(answer(threatened(player), { wings: { when: 'always', act: 'do' } })).toBe('ask');
});

const PROBER = { cards: ['psychic-probe'] };

/** Seat 0 has these dice, and seat 1 could throw one of them again. */
function probing(dice: number[], players: object[]) {
  return {
    stack: [...TURN, { kind: 'resolve' }, { kind: 'probing', from: 2, asked: true }, { kind: 'probe', seat: 1 }],
    dice,
    players,
  };
}

const CLAW = [1, 1, 2, 2, 3, 5];
const NOTHING = [1, 1, 2, 2, 3, 6];

test('a probe: always, in danger, or never', () => {
  expect(answer(probing(CLAW, [{}, { ...PROBER, place: 'city' }]))).toBe('ask');
  expect(answer(probing(CLAW, [{ place: 'city' }, PROBER]))).toBe('ask');
  expect(answer(probing(CLAW, [{ cards: ['nova-breath'] }, PROBER]))).toBe('ask');
  expect(answer(probing(CLAW, [{}, PROBER, { place: 'city' }]))).toBe('pass');
  expect(answer(probing(NOTHING, [{ place: 'city' }, PROBER]))).toBe('pass');
  for (const number of [1, 2, 3]) {
    expect(answer(probing([number, number, number, 4, 4, 6], [{}, PROBER]))).toBe('ask');
  }
  expect(answer(probing(NOTHING, [{}, PROBER]), { 'psychic-probe': { when: 'always' } })).toBe('ask');
  expect(answer(probing([3, 3, 3, 5, 5, 5], [{}, PROBER]), { 'psychic-probe': { when: 'never' } })).toBe('pass');
});

test('a probe is asked about whatever dice bring stars, by themselves, by cards or by Tokyo', () => {
  const other = { place: 'city' };
  const with20 = (stars: number, ...cards: string[]) => [{ stars, cards }, PROBER, other];
  expect(answer(probing([1, 2, 3, 4, 5, 6], with20(11, 'complete-destruction')))).toBe('ask');
  expect(answer(probing(NOTHING, with20(18, 'omnivore')))).toBe('ask');
  expect(answer(probing(CLAW, with20(19, 'alpha-monster')))).toBe('ask');
  expect(answer(probing(CLAW, [{ stars: 19 }, PROBER]))).toBe('ask');
  // The claw falls on somebody who stays.
  expect(answer(probing(CLAW, with20(19)))).toBe('pass');
  // Stars for me, as the claw is the end of somebody else, whose place closes.
  const eater = { cards: ['psychic-probe', 'eater-of-the-dead'] };
  expect(answer(probing(CLAW, [{}, eater, { place: 'bay', hearts: 1 }, { place: 'city' }, {}]))).toBe('pass');
  // Stars that come at the end of the turn, whatever the dice show.
  expect(answer(probing([1, 1, 2, 2, 4, 4], with20(4, 'herbivore')))).toBe('pass');
});

test('a probe is asked about whatever hurts, but not where armour stops it', () => {
  const fire = { cards: ['fire-breathing'] };
  const city = { place: 'city' };
  expect(answer(probing(CLAW, [fire, { hearts: 1, ...PROBER }, city, {}]))).toBe('ask');
  expect(answer(probing(CLAW, [fire, { hearts: 1, cards: ['psychic-probe', 'armor-plating'] }, city, {}]))).toBe(
    'pass',
  );
  expect(answer(probing(NOTHING, [{ cards: ['acid-attack'] }, { ...PROBER, place: 'city' }]))).toBe('ask');
  // Dice that may hide their owner are not thrown yet.
  expect(answer(probing(CLAW, [{}, { cards: ['psychic-probe', 'camouflage'], place: 'city' }]))).toBe('ask');
});

test('an opportunist: up to a price', () => {
  const snatching = {
    stack: [...TURN, { kind: 'window', places: [1, 2], from: 2, to: 1 }, { kind: 'snatch', seat: 1, places: [1, 2] }],
    display: ['solar-powered', 'jets', 'nova-breath'],
    players: [{}, { energy: 9, cards: ['opportunist'] }],
  };
  expect(answer(snatching)).toBe('ask');
  expect(answer(snatching, { opportunist: { price: 5 } })).toBe('ask');
  expect(answer(snatching, { opportunist: { price: 4 } })).toBe('pass');
  expect(answer(snatching, { opportunist: { when: 'never' } })).toBe('pass');
});

test('camouflage dice that show a 3 are thrown again, unless the person wants to be asked', () => {
  const hidden = attacked('defend', 3, { cards: ['camouflage', 'background-dweller'] });
  const stack = hidden.stack as Frame[];
  const hiding = {
    ...hidden,
    stack: [...stack.slice(0, -1), { kind: 'camouflage', seat: 1, dice: [1, 3, 3], amount: 3, harm: ATTACK }],
  };
  const action = answerByOrder(kingOfTokyo, at(hiding), 1, usualOrders(game));
  expect(action).toEqual({ do: 'reroll', dice: [3, 3], by: 'background-dweller' });
  expect(answer(hiding, { 'background-dweller': { act: 'ask' } })).toBe('ask');
});

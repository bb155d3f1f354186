/** Values for every sentence that is a function, by where it stands in `Words`; and at least one event of every type. */
import {
  type Blow,
  CARDS,
  CLAW,
  type Event,
  type Harm,
  HEART,
  type KeepId,
  MONSTERS,
} from '@yamanote/games/king-of-tokyo/rules';

const ada = { name: 'Ada', you: false };
const you = { name: 'Ada', you: true };
const botan = { name: 'Botan', you: false };
const attack = { by: 'attack', name: 'Botan', monster: 'tanugon' } as const;
const storm = { by: 'card', name: 'Botan', card: 'vast-storm', own: false } as const;
const tentacles = { by: 'card', name: 'Botan', card: 'parasitic-tentacles', own: false } as const;
const tanks = { by: 'card', name: 'Ada', card: 'tanks', own: true } as const;
const poison = { by: 'poison' } as const;
const KEEP = CARDS.filter(({ kind }) => kind === 'keep').map(({ id }) => id as KeepId);
const unchanged = {
  by: null,
  now: null,
  hearts: 0,
  stars: 0,
  energy: 0,
  poison: 0,
  shrink: 0,
  left: false,
  out: false,
  cards: [],
  saved: [],
};

const openEnded = { ifStaying: null, ifLeaving: null };
const fullStars = { who: botan, stars: true };
const survival = { who: you, stars: false };

export const SENTENCES: Readonly<Record<string, readonly object[]>> = {
  card: CARDS.map(({ id, kind, cost, copies }) => ({ card: id, kind, cost, copies })),

  addressed: [{ name: 'Ada', question: '…' }],
  odds: [{ triple: 0.452, energy: 1.25, hearts: 0, claws: 2 }],
  'questions.choose': [{}],
  'questions.roll': [{ dice: 6 }, { dice: 1 }],
  'questions.reroll': [{ rerolls: 2 }, { rerolls: 1 }, { rerolls: 0 }],
  'questions.probe': [{ roller: 'Botan' }],
  'questions.change': [{}],
  'questions.hearts': [{ hearts: 2 }, { hearts: 1 }],
  'questions.escape': [
    { amount: 3, left: 6, armour: null, threat: attack },
    { amount: 9, left: 0, armour: null, threat: attack },
    { amount: 1, left: 0, armour: 'armor-plating', threat: attack },
  ],
  'questions.defend': [
    { amount: 3, left: 1, armour: null, going: null, threat: attack },
    { amount: 2, left: 0, armour: null, going: null, threat: tanks },
    { amount: 2, left: 4, armour: null, going: null, threat: poison },
    { amount: 0, left: 4, armour: null, going: null, threat: storm },
    { amount: 0, left: 4, armour: null, going: { card: 'even-bigger', hearts: 2 }, threat: tentacles },
    { amount: 0, left: 1, armour: null, going: { card: 'even-bigger', hearts: 1 }, threat: tentacles },
    { amount: 0, left: 0, armour: null, going: { card: 'even-bigger', hearts: 2 }, threat: tentacles },
  ],
  'questions.camouflage': [{ dice: [3, 3, HEART], amount: 3, threat: attack }],
  'questions.yield': [
    { lost: 3, left: 6, stars: 2, attacker: 'Botan', next: 'Chiyo', poison: 0, ...openEnded },
    { lost: 1, left: 1, stars: 3, attacker: 'Botan', next: null, poison: 1, ...openEnded },
    { lost: 1, left: 1, stars: 0, attacker: 'Botan', next: null, poison: 0, ...openEnded },
    {
      lost: 1,
      left: 4,
      stars: 2,
      attacker: 'Botan',
      next: null,
      poison: 0,
      ifStaying: fullStars,
      ifLeaving: fullStars,
    },
    { lost: 1, left: 4, stars: 2, attacker: 'Botan', next: null, poison: 0, ifStaying: null, ifLeaving: fullStars },
    { lost: 1, left: 4, stars: 2, attacker: 'Botan', next: null, poison: 0, ifStaying: fullStars, ifLeaving: survival },
  ],
  'questions.buy': [
    { energy: 7, payable: true, sweep: 2 },
    { energy: 2, payable: false, sweep: 2 },
    { energy: 1, payable: false, sweep: null },
  ],
  'questions.snatch': [{ buyer: 'Botan', cards: ['wings', 'tanks'], energy: 7 }],
  'questions.copy': [{}],
  'questions.charge': [{ card: 'monster-batteries', energy: 5 }],
  'questions.transform': [{}],
  'questions.again': [{ card: 'freeze-time', dice: 5 }],

  glance: [
    { tokyo: [], most: 0, leaders: [] },
    { tokyo: [], most: 5, leaders: ['Ada', 'Botan'] },
    { tokyo: [{ name: 'Ada', hearts: 1, stars: 12 }], most: 14, leaders: ['Botan'] },
    {
      tokyo: [
        { name: 'Ada', hearts: 4, stars: 1 },
        { name: 'Botan', hearts: 2, stars: 0 },
      ],
      most: 1,
      leaders: [],
    },
  ],
  'situation.monster': [
    { who: ada, stars: 5, hearts: 6, energy: 4, place: 'city', cards: ['acid-attack', 'wings'] },
    { who: you, stars: 0, hearts: 10, energy: 1, place: 'outside', cards: [] },
  ],
  'situation.display': [{ cards: CARDS.slice(0, 3).map(({ id, cost }) => ({ card: id, price: cost })) }],
  'situation.enough': [{}],

  'waiting.first': [{}],
  'waiting.throw': [{ who: ada }, { who: you }],
  'waiting.probe-throw': [
    { who: ada, roller: botan },
    { who: botan, roller: you },
  ],
  'waiting.camouflage-throw': [{ who: ada }, { who: you }],
  'waiting.reveal': [{}],
  'waiting.peek': [{ who: ada }, { who: you }],
  'waiting.over': [{ winners: [] }, { winners: [ada] }, { winners: [you] }, { winners: [you, botan] }],

  'turn.chose': MONSTERS.map((monster) => ({ who: ada, monster })),
  'turn.rolled': [
    { who: ada, dice: [CLAW, CLAW] },
    { who: you, dice: [] },
  ],
  'turn.probed': [
    { owner: ada, from: CLAW, to: 1 },
    { owner: you, from: 3, to: HEART },
  ],
  'turn.gained': [
    { who: ada, stars: 1, tokyo: 0 },
    { who: you, stars: 2, tokyo: 2 },
    { who: you, stars: 5, tokyo: 2 },
  ],
  'turn.healed': [
    { who: ada, hearts: 1 },
    { who: you, hearts: 3 },
  ],
  'turn.hearts': [
    { of: [ada], hearts: -1 },
    { of: [ada, botan], hearts: -2 },
    { of: [botan], hearts: 2 },
  ],
  'turn.defended': [
    { owner: ada, card: 'camouflage', amount: 1 },
    { owner: you, card: 'wings', amount: 3 },
  ],
  'turn.escaped': [{ other: ada }, { other: you }],
  'turn.revived': [{ other: ada }, { other: you }],
  'turn.bayClosed': [{}],
  'turn.entered': [
    { who: ada, place: 'city', from: you },
    { who: you, place: 'bay', from: null },
  ],
  'turn.beat': [
    { who: ada, victims: [you] },
    { who: you, victims: [botan, ada] },
  ],
  'turn.fell': [{ who: ada }, { who: you }],
  'turn.bought': [
    { who: ada, cards: ['wings'], does: '…' },
    { who: you, cards: ['tanks', 'heal'], does: null },
  ],
  'turn.swept': [{ who: ada }, { who: you }],
  'turn.lost': [
    { who: ada, owner: botan, cards: ['psychic-probe'] },
    { who: ada, owner: you, cards: ['psychic-probe'] },
    { who: you, owner: null, cards: ['smoke-cloud', 'wings'] },
  ],
  'turn.suffered': [
    { who: ada, hearts: 1, poison: true },
    { who: you, hearts: 2, poison: false },
  ],
  'turn.won': [{ who: ada }, { who: you }],
  'turn.toYou': [
    { ...unchanged, hearts: -3, now: 4, stars: 1, energy: 2, poison: 1, shrink: -1 },
    { ...unchanged, hearts: -1, left: true },
    { ...unchanged, cards: ['psychic-probe'], saved: [{ card: 'camouflage', amount: 2 }] },
    { ...unchanged, out: true },
    { ...unchanged, hearts: -2, now: 3, by: ['acid-attack'] },
  ],
  'turn.and': [{ parts: ['3', '4'] }],

  'actions.choose': MONSTERS.map((monster) => ({ monster })),
  'actions.roll': [{ dice: 6 }, { dice: 1 }],
  'actions.reroll': [
    { dice: 3, keep: null, price: 0, by: null },
    { dice: 3, keep: null, price: 1, by: 'telepath' },
    { dice: 6, keep: [], price: 0, by: null },
    { dice: 1, keep: [2, 2, HEART, CLAW, CLAW], price: 0, by: 'smoke-cloud' },
  ],
  'actions.stop': [{}],
  'actions.probe': [{ die: CLAW, by: 'psychic-probe' }],
  'actions.change': [
    { die: HEART, to: 1, price: 0, by: 'herd-culler' },
    { die: 3, to: CLAW, price: 2, by: 'stretchy' },
  ],
  'actions.resolve': [{}],
  'actions.spend.self': [{}],
  'actions.spend.poison': [{}],
  'actions.spend.shrink': [{}],
  'actions.spend.other': [{ name: 'Botan', energy: 2 }],
  'actions.leave': [{ unhurt: false }, { unhurt: true }],
  'actions.stay': [{}],
  'actions.cancel': [{ price: 2 }],
  'actions.heal': [{ price: 2 }],
  'actions.buy': CARDS.map(({ id, cost }) => ({ card: id, price: cost })),
  'actions.look': [{}],
  'actions.buy-top': [{ card: 'wings', price: 6 }],
  'actions.take': [{ name: 'Botan', card: 'wings', price: 5 }],
  'actions.sweep': [{ price: 2 }],
  'actions.transform': [{}],
  'actions.discard': KEEP.map((card) => ({ card, energy: 3 })),
  'actions.copy': [
    { name: 'Botan', card: 'wings', price: 1 },
    { name: null, card: 'jets', price: 0 },
  ],
  'actions.charge': [{ energy: 0 }, { energy: 3 }],
  'actions.again': [{}],
};

const byWings = { of: 'card', card: 'wings', owner: 0 } as const;
const byBotansRay = { of: 'card', card: 'healing-ray', owner: 1 } as const;
const refinery = { by: 'card', card: 'gas-refinery', seat: 0 } as const;
const blow = (seat: number, amount: number, harm: Harm = { by: 'attack', seat: 0 }): Blow => {
  return { seat, amount, harm, escape: null };
};

export const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'monster-chosen': MONSTERS.map((monster) => ({ type: 'monster-chosen', seat: 0, monster })),
  'first-drawn': [{ type: 'first-drawn', seat: 0 }],
  'turn-began': [
    { type: 'turn-began', seat: 0, turn: 3, extra: null, dice: 6 },
    { type: 'turn-began', seat: 0, turn: 3, extra: 'freeze-time', dice: 5 },
  ],
  rolled: [
    { type: 'rolled', seat: 0, roll: 1, thrown: [1, 2, 2, 4, 5, 6], dice: [1, 2, 2, 4, 5, 6], by: null },
    { type: 'rolled', seat: 0, roll: 2, thrown: [2, 6], dice: [2, 2, 2, 4, 5, 6], by: null },
    { type: 'rolled', seat: 0, roll: 4, thrown: [5], dice: [2, 2, 2, 4, 5, 5], by: 'telepath' },
  ],
  probed: [{ type: 'probed', seat: 1, roller: 0, from: 5, to: 4, dice: [1, 4] }],
  'die-changed': [{ type: 'die-changed', seat: 0, from: 4, to: 1, by: 'herd-culler', dice: [1, 1] }],
  'dice-final': [
    { type: 'dice-final', seat: 0, dice: [1, 1, 1, 4, 5, 5] },
    { type: 'dice-final', seat: 0, dice: [] },
  ],
  'stars-changed': [
    { type: 'stars-changed', seat: 0, by: 2, to: 5, cause: { of: 'dice', face: 2, count: 3 } },
    { type: 'stars-changed', seat: 0, by: 2, to: 5, cause: { of: 'tokyo' } },
    { type: 'stars-changed', seat: 0, by: 1, to: 5, cause: { of: 'entering' } },
    { type: 'stars-changed', seat: 0, by: 4, to: 5, cause: { of: 'card', card: 'skyscraper', owner: 0 } },
    { type: 'stars-changed', seat: 0, by: -5, to: 1, cause: { of: 'card', card: 'evacuation-orders', owner: 1 } },
  ],
  'energy-changed': [
    { type: 'energy-changed', seat: 0, by: 2, to: 5, other: null, cause: { of: 'dice', face: 6, count: 2 } },
    { type: 'energy-changed', seat: 0, by: 9, to: 9, other: null, cause: { of: 'card', card: 'energize', owner: 0 } },
    { type: 'energy-changed', seat: 0, by: 2, to: 5, other: 1, cause: { of: 'card', card: 'healing-ray', owner: 0 } },
    { type: 'energy-changed', seat: 0, by: -2, to: 3, other: null, cause: byWings },
    {
      type: 'energy-changed',
      seat: 0,
      by: -3,
      to: 3,
      other: null,
      cause: { of: 'card', card: 'vast-storm', owner: 1 },
    },
  ],
  healed: [
    { type: 'healed', seat: 0, by: 2, to: 9, cause: { of: 'dice', face: 4, count: 2 } },
    { type: 'healed', seat: 0, by: 1, to: 9, cause: byBotansRay },
  ],
  wasted: [
    { type: 'wasted', seat: 0, what: 'stars', by: 2, why: 'limit' },
    { type: 'wasted', seat: 0, what: 'hearts', by: 1, why: 'limit' },
    { type: 'wasted', seat: 0, what: 'hearts', by: 3, why: 'tokyo' },
  ],
  struck: [
    {
      type: 'struck',
      harm: { by: 'attack', seat: 0 },
      blows: [blow(1, 3), blow(2, 3), blow(3, 1, { by: 'card', card: 'fire-breathing', seat: 0 })],
    },
    { type: 'struck', harm: refinery, blows: [blow(1, 3, refinery)] },
    { type: 'struck', harm: poison, blows: [blow(0, 2, poison)] },
  ],
  camouflaged: [
    { type: 'camouflaged', seat: 0, dice: [2, 4, 5], left: 2 },
    { type: 'camouflaged', seat: 0, dice: [4, 4], left: 0 },
  ],
  prevented: [
    { type: 'prevented', seat: 0, card: 'armor-plating', amount: 1, left: 0 },
    { type: 'prevented', seat: 0, card: 'wings', amount: 2, left: 1 },
  ],
  hurt: [
    { type: 'hurt', seat: 0, by: 1, to: 6, harm: { by: 'attack', seat: 1 } },
    { type: 'hurt', seat: 0, by: 3, to: 6, harm: { by: 'card', card: 'gas-refinery', seat: 1 } },
    { type: 'hurt', seat: 0, by: 3, to: 6, harm: { by: 'card', card: 'tanks', seat: 0 } },
    { type: 'hurt', seat: 0, by: 2, to: 0, harm: { by: 'poison' } },
  ],
  'hearts-lost': [{ type: 'hearts-lost', seat: 0, by: 2, to: 7, card: 'even-bigger' }],
  'hearts-gained': [{ type: 'hearts-gained', seat: 0, by: 2, to: 12, card: 'even-bigger' }],
  'counters-changed': (['poison', 'shrink', 'smoke'] as const).flatMap((counter) => [
    { type: 'counters-changed', seat: 0, counter, by: 1, to: 2 },
    { type: 'counters-changed', seat: 0, counter, by: -1, to: 0 },
  ]),
  eliminated: [{ type: 'eliminated', seat: 0 }],
  revived: [{ type: 'revived', seat: 0, card: 'it-has-a-child' }],
  stayed: [{ type: 'stayed', seat: 0 }],
  yielded: [
    { type: 'yielded', seat: 0, attacker: 1, unhurt: false },
    { type: 'yielded', seat: 0, attacker: 1, unhurt: true },
  ],
  moved: [
    { type: 'moved', seat: 0, from: 'outside', to: 'city', why: 'attack' },
    { type: 'moved', seat: 0, from: 'bay', to: 'city', why: 'moved-up' },
    { type: 'moved', seat: 0, from: 'city', to: 'outside', why: 'card' },
    { type: 'moved', seat: 0, from: 'outside', to: 'city', why: 'card' },
    { type: 'moved', seat: 0, from: 'bay', to: 'outside', why: 'bay-closed' },
  ],
  'bay-closed': [{ type: 'bay-closed' }],
  bought: [
    ...CARDS.map(
      ({ id, cost }) => ({ type: 'bought', seat: 0, card: id, price: cost, from: 'display', place: 0 }) as const,
    ),
    { type: 'bought', seat: 0, card: 'wings', price: 5, from: 'deck', place: null },
    { type: 'bought', seat: 0, card: 'wings', price: 0, from: 1, place: null },
  ],
  revealed: [{ type: 'revealed', card: 'wings', place: 2 }],
  swept: [{ type: 'swept', seat: 0, cards: ['wings', 'tanks', 'heal'] }],
  looked: [
    { type: 'looked', seat: 0, card: null },
    { type: 'looked', seat: 0, card: 'wings' },
  ],
  reshuffled: [
    { type: 'reshuffled', cards: 40 },
    { type: 'reshuffled', cards: 1 },
  ],
  'card-lost': (['used-up', 'transformed', 'eliminated', 'reborn'] as const).map((why) => ({
    type: 'card-lost',
    seat: 0,
    card: 'smoke-cloud',
    why,
  })),
  copied: [
    { type: 'copied', seat: 0, from: 1, card: 'wings' },
    { type: 'copied', seat: 0, from: 0, card: 'wings' },
  ],
  'copy-ended': [{ type: 'copy-ended', seat: 0, card: 'wings' }],
  charged: [{ type: 'charged', seat: 0, card: 'monster-batteries', energy: 6 }],
  'extra-turn': [{ type: 'extra-turn', seat: 0, card: 'frenzy' }],
  'extra-turn-declined': [{ type: 'extra-turn-declined', seat: 0, card: 'freeze-time' }],
  'turn-stopped': [{ type: 'turn-stopped', seat: 0 }],
  won: [
    { type: 'won', seats: [0], by: 'stars' },
    { type: 'won', seats: [0, 1], by: 'stars' },
    { type: 'won', seats: [0], by: 'survival' },
    { type: 'won', seats: [0], by: 'standstill' },
    { type: 'won', seats: [0, 1], by: 'standstill' },
    { type: 'won', seats: [], by: 'nobody' },
  ],
};

/** Told by another event already. */
export const WORDLESS: readonly Event[] = [
  { type: 'moved', seat: 0, from: 'city', to: 'outside', why: 'yield' },
  { type: 'moved', seat: 0, from: 'city', to: 'outside', why: 'escape' },
  { type: 'moved', seat: 0, from: 'city', to: 'out', why: 'out' },
  { type: 'energy-changed', seat: 0, by: -6, to: 0, other: null, cause: null },
  { type: 'energy-changed', seat: 1, by: -2, to: 0, other: 0, cause: byBotansRay },
  { type: 'card-lost', seat: 0, card: 'tanks', why: 'carried-out' },
  { type: 'charged', seat: 0, card: 'monster-batteries', energy: 0 },
];

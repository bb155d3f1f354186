import { loadAll } from '@yamanote/games/by-language';
import { namesFor } from '@yamanote/games/wording';
import { expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { viewAt } from './testing/at.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan', 'Emre'];
const TURN = [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'shopping' }];
const ATTACK = { by: 'attack', seat: 0 };

/** What seat 1 reads when it is asked this. */
function asked(players: readonly object[], frames: readonly object[], more: object = {}): string {
  const view = viewAt({ stack: [...TURN, ...frames], dice: [1, 1, 1, 5, 5, 5], players, ...more }, 1);
  return speech.en.question(view, namesFor(NAMES.slice(0, players.length), 1));
}

function hit(kind: 'escape' | 'defend', amount: number, player: object): string {
  const blow = { seat: 1, amount, harm: ATTACK, escape: null };
  return asked(
    [{}, { place: 'city', energy: 3, ...player }],
    [
      { kind: 'move-in', attacker: 0 },
      { kind: 'damage', harm: ATTACK, blows: [blow], at: 0, stage: 'roll', rolled: 0 },
      { kind, seat: 1, amount, harm: ATTACK },
    ],
  );
}

test('a blow that armour stops for certain is the end of nobody', () => {
  const jets = { hearts: 1, cards: ['jets', 'armor-plating'] };
  expect(hit('escape', 1, jets)).toBe(
    '1 damage from Ada’s Kasabo cannot hurt you (Armor Plating). Leave Tokyo unhurt, or stay?',
  );
  expect(hit('escape', 2, jets)).toContain('would eliminate you');
  expect(hit('defend', 1, { hearts: 1, cards: ['wings', 'armor-plating'] })).toContain('cannot hurt you');
  // Dice may still make 1 of 0, and 0 of 1.
  expect(hit('defend', 1, { hearts: 1, cards: ['wings', 'armor-plating', 'camouflage'] })).toContain(
    'would eliminate you',
  );
});

const YIELD = [
  { kind: 'move-in', attacker: 0 },
  { kind: 'yielding', attacker: 0, wounds: [], yielded: [] },
  { kind: 'yield', seat: 1, lost: 2, attacker: 0 },
];

test('staying in a bay that closes promises no stars', () => {
  const others = [{}, {}];
  const bay = (city: object) => asked([{}, { place: 'bay', hearts: 5 }, city, ...others], YIELD, { bay: true });
  expect(bay({ place: 'city' })).toContain('Stay in Tokyo (+2 stars next turn)? You are next.');
  expect(bay({ place: 'out', hearts: 0 })).toContain(
    'Tokyo Bay closes, so you leave in any case. Stay for now? You are next.',
  );
});

test('who wins as this turn ends is said instead of promises', () => {
  const staying = (attacker: object, more: object = {}) =>
    asked([attacker, { place: 'city', hearts: 5, ...more }, {}], YIELD);
  const full = staying({ stars: 20 });
  expect(full).toContain('Ada wins with 20 stars as this turn ends, whether you stay or leave.');
  expect(full).not.toMatch(/next/);
  expect(staying({ stars: 19 })).toMatch(
    /If you leave, Ada wins with 20 stars as this turn ends\. Stay in Tokyo \(\+2 stars next turn\)\? You are next\.$/,
  );
  expect(staying({ stars: 20, hearts: 1 }, { cards: ['burrowing'] })).toMatch(
    /If you stay, Ada wins with 20 stars as this turn ends\. Stay in Tokyo\?$/,
  );
});

test('hearts that poison will take are no hearts to count on', () => {
  const poisoned = (more: object) => asked([{}, { place: 'city', hearts: 2, poison: 1, ...more }, {}], YIELD);
  expect(poisoned({})).toContain('you have 2 left. Poison takes 1 at the end of your turn. Stay');
  expect(poisoned({ cards: ['armor-plating'] })).not.toContain('poison');
});

test('where nothing can be paid for, the question does not ask what is bought', () => {
  const buying = (energy: number) =>
    speech.en.question(
      viewAt({ step: 'buy', display: ['jets', 'wings', 'heal'], players: [{ energy }, {}] }, 0),
      namesFor(NAMES.slice(0, 2), 0),
    );
  expect(buying(3)).toBe('You have 3 energy: what do you buy?');
  expect(buying(2)).toBe('You cannot pay for any card with 2 energy. Replace all three (2 energy), or end your turn?');
});

test('whoever takes another turn at once is next', () => {
  expect(asked([{ cards: ['freeze-time'] }, { place: 'city', hearts: 5 }], YIELD)).toContain('Ada is next');
  expect(asked([{}, { place: 'city', hearts: 5 }], YIELD)).toContain('You are next');
});

test('only cards that can be paid are offered, one or the other', () => {
  const frames = [
    { kind: 'window', places: [0, 1, 2], from: 2, to: 1 },
    { kind: 'snatch', seat: 1, places: [0, 1, 2] },
  ];
  const offered = asked([{}, { energy: 3, cards: ['opportunist'] }], frames, {
    display: ['heal', 'corner-store', 'skyscraper'],
  });
  expect(offered).toBe('You have 3 energy. Buy Heal or Corner Store before Ada can?');
});

test('a copy is told by the name of what it copies, unless both lie there', () => {
  const copy = { card: 'mimic', counters: 2, copies: { seat: 1, card: 'smoke-cloud' } };
  const view = viewAt(
    {
      turn: 0,
      step: 'reroll',
      dice: [1, 1, 1, 5, 5, 5],
      rolls: 3,
      rerolls: 0,
      players: [{ cards: [copy] }, { cards: ['smoke-cloud'] }],
    },
    0,
  );
  const reroll = { do: 'reroll', dice: [5], by: 'mimic' } as const;
  expect(speech.en.action(reroll, view, NAMES)).toBe('Keep 1 1 1, 2 claws; reroll 1 (Smoke Cloud)');
  const [ada, botan] = view.monsters;
  const both = { ...view, monsters: [{ ...ada, cards: [...ada.cards, ...botan.cards] }, botan] };
  expect(speech.en.action(reroll, both, NAMES)).toBe('Keep 1 1 1, 2 claws; reroll 1 (Mimic)');
});

test('hearts that go with a card are told, and what they would leave', () => {
  const sold = (hearts: number) => {
    const harm = { by: 'card', card: 'parasitic-tentacles', seat: 0 };
    return asked(
      [
        { energy: 4, cards: ['parasitic-tentacles'] },
        { hearts, energy: 2, cards: ['even-bigger', 'rapid-healing'] },
      ],
      [
        { kind: 'take-over', seller: 1, card: 'even-bigger' },
        { kind: 'threaten', harm, seats: [] },
        { kind: 'defend', seat: 1, amount: 0, harm },
      ],
    );
  };
  expect(sold(2)).toBe('You are about to lose Even Bigger and 2 hearts with it. This would eliminate you. Heal first?');
  expect(sold(11)).toContain('2 hearts with it. This would leave you with 9 hearts');
});

test('a copy that ends with the copied card is told by the name of that card', () => {
  const harm = { by: 'card', card: 'even-bigger', seat: 0 };
  const copy = { card: 'mimic', hearts: 2, copies: { seat: 0, card: 'even-bigger' } };
  const players = [{ cards: ['metamorph', 'even-bigger'] }, { hearts: 5, energy: 2, cards: [copy, 'rapid-healing'] }];
  const stack = [
    { kind: 'check' },
    { kind: 'end-turn' },
    { kind: 'turn-in', card: 'even-bigger' },
    { kind: 'threaten', harm, seats: [] },
    { kind: 'defend', seat: 1, amount: 0, harm },
  ];
  const view = viewAt({ stack, players }, 1);
  expect(speech.en.question(view, namesFor(['Ada', 'Botan'], 1))).toBe(
    'You are about to lose Even Bigger and 2 hearts with it. This would leave you with 3 hearts. Heal first?',
  );
});

test('whoever listens hears before a question how the monsters stand, and in their own turn what lies on display', () => {
  const players = [
    { stars: 5, hearts: 6, energy: 4, place: 'city', cards: ['acid-attack'] },
    { stars: 3, hearts: 7 },
  ];
  const names = namesFor(NAMES.slice(0, 2), 1);
  const display = ['energize', 'frenzy', 'mimic'];
  const stack = [
    { kind: 'check' },
    { kind: 'end-turn' },
    { kind: 'shopping' },
    { kind: 'resolve' },
    { kind: 'roll', moved: false },
  ];
  const own = viewAt({ stack, players, display, turn: 1 }, 1);
  const heard = speech.en.situation?.(own, names);
  expect(heard).toContain('Ada is in Tokyo City with 5 stars, 6 hearts, 4 energy, and Acid Attack.');
  expect(heard).toContain('You have 3 stars, 7 hearts, 0 energy.');
  expect(heard).toMatch(
    /On display: Energize for \d energy \(Gain 9 energy\), Frenzy for 7 energy \(.+\) and Mimic for \d energy \(.+\)\.$/,
  );
});

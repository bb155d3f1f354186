import { loadAll } from '@yamanote/games/by-language';
import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { expect, test } from 'vitest';
import { speech, words } from './index.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo'];
const harm = { by: 'attack', seat: 1 } as const;

/** Botan has attacked Ada in Tokyo, who left, and has bought something. */
const TURN: readonly Event[] = [
  { type: 'turn-began', seat: 1, turn: 4, extra: null, dice: 6 },
  { type: 'rolled', seat: 1, roll: 1, thrown: [1, 2, 2, 2, 5, 5], dice: [1, 2, 2, 2, 5, 5], by: null },
  { type: 'dice-final', seat: 1, dice: [1, 2, 2, 2, 5, 5] },
  { type: 'stars-changed', seat: 1, by: 2, to: 4, cause: { of: 'dice', face: 2, count: 3 } },
  { type: 'struck', harm, blows: [{ seat: 0, amount: 2, harm, escape: null }] },
  { type: 'hurt', seat: 0, by: 2, to: 5, harm },
  { type: 'yielded', seat: 0, attacker: 1, unhurt: false },
  { type: 'moved', seat: 0, from: 'city', to: 'outside', why: 'yield' },
  { type: 'moved', seat: 1, from: 'outside', to: 'city', why: 'attack' },
  { type: 'stars-changed', seat: 1, by: 1, to: 5, cause: { of: 'entering' } },
  { type: 'bought', seat: 1, card: 'spiked-tail', price: 5, from: 'display', place: 0 },
  { type: 'revealed', card: 'heal', place: 0 },
];

test('a turn in one line says what was rolled, taken and bought, and what it did to the reader', () => {
  const told = LANGUAGES.map((language) => speech[language].turn(TURN, 1, namesFor(NAMES, 0)));
  expect(told).toMatchObject([
    {
      did: 'rolls three 2s and two claws, gains 3 stars, takes Tokyo City from you, buys Spiked Tail',
      toYou: 'you −2 hearts (now 5), leave Tokyo',
      tone: 'bad',
      shows: ['seat:1', 'seat:0'],
    },
    {
      did: 'würfelt drei Zweien und zwei Krallen, erhält 3 Ruhmpunkte, übernimmt Tokyo City von dir, kauft „Stachelschwanz“',
      toYou: 'du −2 Herzen (jetzt 5), verlässt Tokyo',
      tone: 'bad',
      shows: ['seat:1', 'seat:0'],
    },
    {
      did: '出目は2の目3個、ツメ2個、3スター獲得、あなたから東京シティを奪取、「とげの尾」を購入',
      toYou: 'あなたは−2ハート（現在5）、東京から撤退',
      tone: 'bad',
      shows: ['seat:1', 'seat:0'],
    },
  ]);
});

/** Chiyo, who began in Tokyo, has hit both others; Ada was saved by a card, Botan lost one, and the display was replaced. */
const blows = [0, 1].map((seat) => ({ seat, amount: 3, harm: { by: 'attack', seat: 2 } as const, escape: null }));
const FULL: readonly Event[] = [
  { type: 'turn-began', seat: 2, turn: 5, extra: null, dice: 6 },
  { type: 'stars-changed', seat: 2, by: 2, to: 6, cause: { of: 'tokyo' } },
  { type: 'probed', seat: 1, roller: 2, from: 6, to: 4, dice: [3, 3, 3, 5, 5, 4] },
  { type: 'card-lost', seat: 1, card: 'psychic-probe', why: 'used-up' },
  { type: 'dice-final', seat: 2, dice: [3, 3, 3, 4, 5, 5] },
  { type: 'stars-changed', seat: 2, by: 3, to: 9, cause: { of: 'dice', face: 3, count: 3 } },
  { type: 'struck', harm: { by: 'attack', seat: 2 }, blows },
  { type: 'camouflaged', seat: 0, dice: [4, 1, 2], left: 2 },
  { type: 'hurt', seat: 0, by: 2, to: 5, harm: { by: 'attack', seat: 2 } },
  { type: 'hurt', seat: 1, by: 3, to: 4, harm: { by: 'attack', seat: 2 } },
  { type: 'swept', seat: 2, cards: ['heal', 'jets', 'tanks'] },
  { type: 'hurt', seat: 2, by: 1, to: 6, harm: { by: 'poison' } },
];

test('a turn in one line tells what it did to everybody, and all of its stars', () => {
  const [en, de, ja] = LANGUAGES.map((language) => speech[language].turn(FULL, 2, namesFor(NAMES, 1)));
  expect(en?.did).toBe(
    'rolls three 3s, one heart and two claws, gains 5 stars (2 for Tokyo), replaces the cards on display, loses 1 heart to poison, your Psychic Probe turns an energy into a heart, Ada −2 hearts, Ada stops 1 damage with Camouflage',
  );
  expect(en?.toYou).toBe('you −3 hearts (now 4), lose Psychic Probe');
  expect(en?.tone).toBe('bad');
  expect(de?.did).toMatch(
    /erhält 5 Ruhmpunkte \(2 davon für Tokyo\), .*, Ada −2 Herzen, Ada wehrt mit „Tarnung“ 1 Schaden ab$/,
  );
  expect(de?.toYou).toBe('du −3 Herzen (jetzt 4), verlierst „Psychosonde“');
  expect(ja?.did).toMatch(/5スター獲得（うち東京で2）、.*、Adaさん−2ハート/);
});

test('a card that saved the reader is told to the reader', () => {
  const line = speech.en.turn(FULL, 2, namesFor(NAMES, 0));
  expect(line?.toYou).toBe('you −2 hearts (now 5), you stop 1 damage with Camouflage');
  expect(line?.did).toContain('Botan −3 hearts');
  expect(line?.did).toContain('Botan loses Psychic Probe');
  expect(line?.did).not.toContain('Camouflage');
  const unhurt = FULL.filter((event) => event.type !== 'hurt' || event.seat !== 0);
  expect(LANGUAGES.map((language) => speech[language].turn(unhurt, 2, namesFor(NAMES, 0))?.toYou)).toEqual([
    'you stop 1 damage with Camouflage',
    'du wehrst mit „Tarnung“ 1 Schaden ab',
    'あなたの「迷彩」で1ダメージ防御',
  ]);
  const nobody = speech.en.turn(FULL, 2, NAMES)?.did;
  expect(nobody).toContain('Botan −3 hearts');
});

test('the beginning of my own turn says what it brought', () => {
  expect(speech.en.turn(FULL.slice(0, 2), 2, namesFor(NAMES, 2))?.did).toBe('gain 2 stars for Tokyo');
});

test('a card that was bought is explained where there is room, and a bay that closes is named', () => {
  const quiet: Event[] = [
    { type: 'dice-final', seat: 1, dice: [4, 4, 5, 6, 6, 6] },
    { type: 'healed', seat: 1, by: 2, to: 10, cause: { of: 'dice', face: 4, count: 2 } },
    { type: 'bay-closed' },
    { type: 'bought', seat: 1, card: 'camouflage', price: 3, from: 'display', place: 0 },
  ];
  const short = words.en.cards.camouflage.short;
  expect(speech.en.turn(quiet, 1, NAMES)?.did).toBe(
    `rolls two hearts, one claw and three energy, heals 2 hearts, buys Camouflage (${short}), Tokyo Bay closes`,
  );
});

test('whoever had the turn reads it in the second person, and whoever was not touched reads of no effect', () => {
  expect(speech.en.turn(TURN, 1, namesFor(NAMES, 1))).toMatchObject({
    did: 'roll three 2s and two claws, gain 3 stars, take Tokyo City from Ada, buy Spiked Tail, Ada −2 hearts',
    toYou: null,
  });
  expect(speech.en.turn(TURN, 1, namesFor(NAMES, 2))?.toYou).toBeNull();
  expect(speech.en.turn(TURN, 1, NAMES)?.toYou).toBeNull();
});

test('hearts that heal nothing are not worth telling, nor are dice that bring nothing', () => {
  const idle: Event[] = [
    { type: 'dice-final', seat: 1, dice: [1, 1, 2, 3, 4, 4] },
    { type: 'wasted', seat: 1, what: 'hearts', by: 2, why: 'tokyo' },
  ];
  expect(speech.en.turn(idle, 1, NAMES)?.did).toBe('rolls nothing that counts');
});

test('a turn that still goes on, or is told up to a question, says what was rolled', () => {
  const cut: Event[] = [{ type: 'dice-final', seat: 1, dice: [1, 3, 3, 3, 6, 6] }];
  expect(speech.en.turn(cut, 1, NAMES)?.did).toBe('rolls three 3s and two energy');
});

test('of dice that only a card makes count, what they brought is told', () => {
  const omnivore: Event[] = [
    { type: 'dice-final', seat: 1, dice: [1, 1, 2, 2, 3, 3] },
    { type: 'stars-changed', seat: 1, by: 2, to: 4, cause: { of: 'card', card: 'omnivore', owner: 1 } },
  ];
  expect(speech.en.turn(omnivore, 1, NAMES)?.did).toBe('gains 2 stars');
});

test('a turn can be the end of somebody, and of the match', () => {
  const end: Event[] = [
    { type: 'dice-final', seat: 1, dice: [5, 5, 5, 5, 5, 5] },
    { type: 'hurt', seat: 0, by: 6, to: 0, harm },
    { type: 'eliminated', seat: 0 },
    { type: 'won', seats: [1], by: 'survival' },
  ];
  expect(speech.en.turn(end, 1, namesFor(NAMES, 0))).toMatchObject({
    did: 'rolls six claws, beats you, wins',
    toYou: 'you −6 hearts, are eliminated',
    tone: 'bad',
    shows: ['seat:1', 'seat:0'],
  });
});

test('what was good for the reader is told apart from what was bad, and from what was both', () => {
  const toneOf = (...events: Event[]) => speech.en.turn([...TURN.slice(0, 3), ...events], 1, namesFor(NAMES, 0))?.tone;
  const healed: Event = { type: 'healed', seat: 0, by: 1, to: 6, cause: { of: 'card', card: 'heal', owner: 0 } };
  const poisoned: Event = { type: 'counters-changed', seat: 0, counter: 'poison', by: 1, to: 1 };
  expect([toneOf(), toneOf(healed), toneOf(poisoned), toneOf(healed, poisoned)]).toEqual([null, 'good', 'bad', null]);
});

test('choosing a monster is a line of its own, and so is the lot', () => {
  const chosen: Event = { type: 'monster-chosen', seat: 2, monster: 'darumo' };
  const drawn: Event = { type: 'first-drawn', seat: 1 };
  expect(speech.en.turn([chosen], 2, NAMES)?.did).toBe('plays Darumo');
  expect(speech.en.turn([drawn], 'all', namesFor(NAMES, 1))?.did).toBe('You go first, chosen at random.');
  expect(speech.en.turn([], 'all', NAMES)).toBeNull();
});

test('whoever listens is told which card has hurt, and what is left', () => {
  const acid = { by: 'card', card: 'acid-attack', seat: 1 } as const;
  const turn: Event[] = [
    { type: 'dice-final', seat: 1, dice: [3, 3, 3, 3, 3, 4] },
    { type: 'struck', harm: acid, blows: [{ seat: 0, amount: 1, harm: acid, escape: null }] },
    { type: 'hurt', seat: 0, by: 1, to: 2, harm: acid },
  ];
  const heard = LANGUAGES.map((language) => speech[language].turn(turn, 1, namesFor(NAMES, 0))?.heard?.toYou);
  expect(heard).toEqual([
    'you −1 heart by Acid Attack, 2 hearts left',
    'du −1 Herz durch „Säureangriff“, noch 2 Herzen',
    `あなたは−1ハート、原因は「${words.ja.cards['acid-attack'].name}」、残り2ハート`,
  ]);
});

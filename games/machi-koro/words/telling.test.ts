import { loadAll } from '@yamanote/games/by-language';
import { ACTIVE, type Event, LANDMARKS, machiKoro, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { parseOptions, start } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';

await loadAll(words);

const NAMES = namesFor(['Ada', 'Botan', 'Chiyo'], 0);
const began = (seat: number, second = false): Event => ({ type: 'turn-began', seat, second });
const rolled = (seat: number, ...dice: number[]): Event => ({ type: 'rolled', seat, dice, again: false });
const paid = (from: number, to: number, coins: number, card: 'cafe' | 'stadium' | 'tv-station'): Event => ({
  type: 'paid',
  from,
  to,
  coins,
  claimed: coins,
  causes: [{ card, copies: 1, coins }],
});

/** A turn of Botan's, as Ada reads it in all three languages. */
const TURNS: readonly { of: string; events: readonly Event[]; did: readonly string[]; toYou: number }[] = [
  {
    of: 'a mine that paid the reader as well',
    events: [
      rolled(1, 4, 5),
      { type: 'earned', seat: 0, coins: 5, causes: [{ card: 'mine', copies: 1, coins: 5 }] },
      { type: 'built', seat: 1, card: 'mine', cost: 6 },
    ],
    did: ['rolls 9, builds a mine', 'würfelt 9, baut ein Bergwerk', '9を出し、「鉱山」を建てました'],
    toYou: 5,
  },
  {
    of: 'what the turn brought its own seat',
    events: [
      rolled(1, 2),
      { type: 'earned', seat: 1, coins: 3, causes: [{ card: 'bakery', copies: 3, coins: 3 }] },
      { type: 'earned', seat: 2, coins: 1, causes: [{ card: 'ranch', copies: 1, coins: 1 }] },
      { type: 'built', seat: 1, card: 'cafe', cost: 2 },
    ],
    did: [
      'rolls 2, earns 3, builds a café',
      'würfelt 2, verdient 3, baut ein Café',
      '2を出し、3コイン受け取り、「カフェ」を建てました',
    ],
    toYou: 0,
  },
  {
    of: 'a turn in which nothing could be built',
    events: [rolled(1, 3), paid(1, 0, 1, 'cafe'), { type: 'passed', seat: 1, forced: true }],
    did: ['rolls 3, cannot build anything', 'würfelt 3, kann nichts bauen', '3を出し、何も建てられませんでした'],
    toYou: 1,
  },
  {
    of: 'a turn in which others were paid',
    events: [rolled(1, 3), paid(1, 2, 2, 'cafe'), { type: 'passed', seat: 1, forced: false }],
    did: [
      'rolls 3, pays Chiyo 2, builds nothing',
      'würfelt 3, zahlt 2 an Chiyo, baut nichts',
      '3を出し、Chiyoさんに2コイン払い、何も建てませんでした',
    ],
    toYou: 0,
  },
  {
    of: 'a stadium, told as one sum',
    events: [rolled(1, 6), paid(0, 1, 2, 'stadium'), paid(2, 1, 1, 'stadium')],
    did: [
      'rolls 6, collects 3 (stadium)',
      'würfelt 6, kassiert 3 (Stadion)',
      '6を出し、「スタジアム」で3コイン集めました',
    ],
    toYou: -2,
  },
  {
    of: 'a TV station whose bill the reader paid, and a swap with the reader',
    events: [
      rolled(1, 6),
      paid(0, 1, 5, 'tv-station'),
      { type: 'swapped', seat: 1, gave: 'bakery', other: 0, took: 'mine' },
    ],
    did: [
      'rolls 6, takes 5 from you (TV station), swaps a bakery for your mine',
      'würfelt 6, holt 5 von dir (Fernsehsender), tauscht eine Bäckerei gegen ein Bergwerk von dir',
      '6を出し、「テレビ局」であなたから5コインもらい、「パン屋」をあなたの「鉱山」と交換しました',
    ],
    toYou: -5,
  },
  {
    of: 'a second turn, rolled again, that wins',
    events: [
      began(1, true),
      rolled(1, 2),
      { type: 'rerolled', seat: 1, dice: [2] },
      { type: 'rolled', seat: 1, dice: [5], again: true },
      { type: 'built', seat: 1, card: 'radio-tower', cost: 22 },
      { type: 'won', seat: 1 },
    ],
    did: [
      'rolls 2, then 5 in a second turn, builds the radio tower, wins',
      'würfelt im zweiten Zug 2, dann 5, baut den Funkturm, gewinnt',
      '追加の手番で2を振り直して5を出し、「電波塔」を建て、勝ちました',
    ],
    toYou: 0,
  },
];

const TO_YOU = { en: 'you', de: 'du', ja: 'あなた' };
const COINS = { en: ['coin', 'coins'], de: ['Münze', 'Münzen'], ja: ['コイン', 'コイン'] };
const signed = (coins: number, language: Language) =>
  `${coins > 0 ? '+' : '−'}${Math.abs(coins)}${language === 'ja' ? '' : ' '}${COINS[language][Math.abs(coins) === 1 ? 0 : 1]}`;

describe.each(LANGUAGES.map((language, index) => ({ language, index })))(
  'a turn in $language',
  ({ language, index }) => {
    test.each(TURNS)('tells $of', ({ events, did, toYou }) => {
      const line = speech[language].turn(events, 1, NAMES);
      expect(line?.did).toBe(did[index]);
      expect(line?.toYou).toBe(toYou === 0 ? null : `${TO_YOU[language]} ${signed(toYou, language)}`);
      expect(line?.tone).toBe([null, 'good', 'bad'].at(Math.sign(toYou)));
    });
  },
);

test('an own turn speaks to the reader, with what it brought', () => {
  const events: Event[] = [
    rolled(0, 2),
    { type: 'earned', seat: 0, coins: 2, causes: [{ card: 'ranch', copies: 2, coins: 2 }] },
    { type: 'built', seat: 0, card: 'cafe', cost: 2 },
  ];
  const lines = LANGUAGES.map((language) => speech[language].turn(events, 0, NAMES));
  expect(lines.map((line) => line?.did)).toEqual([
    'roll 2, build a café',
    'würfelst 2, baust ein Café',
    '2を出し、「カフェ」を建てました',
  ]);
  expect(lines.map((line) => line?.toYou)).toEqual(['+2', '+2', '+2']);
  expect(speech.en.turn([rolled(0, 6)], 0, NAMES)?.toYou).toBeNull();
});

test('who only watches reads nothing about itself, and a turn in which nothing has happened is not told', () => {
  expect(speech.en.turn(TURNS[0].events, 1, ['Ada', 'Botan', 'Chiyo'])?.toYou).toBeNull();
  expect(speech.en.turn(TURNS[0].events, 1, namesFor(NAMES, null))?.toYou).toBeNull();
  expect(speech.en.turn([began(1)], 1, NAMES)).toBeNull();
  expect(speech.en.turn(TURNS[0].events, 'all', NAMES)).toBeNull();
});

test('a turn shows what was built, whose turn it was, and the own houses that paid or came', () => {
  const shows = (events: readonly Event[], seat: number) => speech.en.turn(events, seat, NAMES)?.shows;
  expect(shows(TURNS[0].events, 1)).toEqual(['card:mine', 'seat:1', 'own:mine']);
  expect(shows(TURNS[2].events, 1)).toEqual(['seat:1', 'own:cafe']);
  expect(shows(TURNS[5].events, 1)).toEqual(['seat:1', 'own:bakery']);
  // Another's landmark stands in another's town; the own one is seen.
  expect(shows(TURNS[6].events, 1)).toEqual(['seat:1']);
  expect(shows([{ type: 'built', seat: 0, card: 'radio-tower', cost: 22 }], 0)).toEqual([
    'landmark:radio-tower',
    'seat:0',
  ]);
  expect(shows([{ type: 'swapped', seat: 0, gave: 'bakery', other: 1, took: 'mine' }], 0)).toEqual([
    'seat:0',
    'own:mine',
  ]);
});

test('a turn that ends by itself says so', () => {
  const event: Event = { type: 'passed', seat: 0, forced: true };
  expect(LANGUAGES.map((language) => speech[language].event(event, NAMES))).toEqual([
    'You cannot build anything, so your turn ends.',
    'Du kannst nichts bauen, und dein Zug ist zu Ende.',
    'あなたは何も建てられず、手番が終わりました。',
  ]);
});

test('whoever listens hears what the numbers count, and why a card brought nothing', () => {
  const unpaid: Event = {
    type: 'paid',
    from: 1,
    to: 0,
    coins: 0,
    claimed: 1,
    causes: [{ card: 'cafe', copies: 1, coins: 1 }],
  };
  const earned: Event = { type: 'earned', seat: 1, coins: 6, causes: [{ card: 'bakery', copies: 6, coins: 6 }] };
  const turn = [rolled(1, 3), unpaid, earned, { type: 'built', seat: 1, card: 'bakery', cost: 1 } as const];
  const told = LANGUAGES.map((language) => speech[language].turn(turn, 1, NAMES));
  expect(told.map((line) => line?.did)[0]).toBe('rolls 3, earns 6, builds a bakery');
  expect(told.map((line) => line?.heard?.did)).toEqual([
    'rolls 3, has no coins to pay you (café), earns 6 coins, builds a bakery',
    'würfelt 3, hat keine Münzen für dich (Café), verdient 6 Münzen, baut eine Bäckerei',
    '3を出し、あなたの「カフェ」に払うコインがなく、6コイン受け取り、「パン屋」を建てました',
  ]);
});

test('whoever listens hears of a loss once, and of a card that found nothing to take', () => {
  const heard = (...events: Event[]) =>
    LANGUAGES.map((language) => speech[language].turn([rolled(1, 6), ...events], 1, NAMES)?.heard);
  const charged = paid(0, 1, 2, 'tv-station');
  expect(heard(charged).map((line) => line?.toYou)).toEqual([null, null, null]);
  expect(heard(charged)[0]?.did).toBe('rolls 6, takes 2 coins from you (TV station)');
  // What else came is told; what the stadium collects is told as one sum, without the reader's share.
  const earned: Event = { type: 'earned', seat: 0, coins: 1, causes: [{ card: 'ranch', copies: 1, coins: 1 }] };
  expect(heard(charged, earned)[0]?.toYou).toBe('you +1 coin');
  expect(heard(paid(0, 1, 2, 'stadium'), charged)[0]?.toYou).toBe('you −2 coins');
  expect(heard(paid(0, 1, 0, 'stadium')).map((line) => line?.did)).toEqual([
    'rolls 6, gets no coins from you (stadium)',
    'würfelt 6, bekommt keine Münzen von dir (Stadion)',
    '6を出し、「スタジアム」であなたから何ももらえませんでした',
  ]);
});

test('whoever listens hears how many landmarks everybody has, and what the last one costs', () => {
  const view = start(machiKoro, 2, parseOptions(machiKoro, {}, 2) as never);
  view.landmarks[1] = LANDMARKS.map((_, index) => (index === 0 ? UNBUILT : ACTIVE));
  view.coins[1] = 7;
  expect(speech.en.situation?.(view, namesFor(['Ada', 'Botan'], 0))).toBe(
    'You have 0 of 4 landmarks and 3 coins. Botan has 3 of 4 landmarks and 7 coins; only the train station (4 coins) is missing.',
  );
});

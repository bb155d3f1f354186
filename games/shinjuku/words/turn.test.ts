import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import type { Event } from '@yamanote/games/shinjuku/rules';
import { namesFor } from '@yamanote/games/wording';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { PLAYED } from './testing/matches.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo'];
const [ADA, BOTAN, CHIYO] = [0, 1, 2];

const RODE: Event = {
  ...{ type: 'rode', seat: ADA, from: 'ueno', to: 'akihabara', connection: 'akihabara~ueno', owner: CHIYO },
  customers: ['books*', 'clothing'],
};

/** Ada opens a store, and rides past one of hers and one of Botan's over Chiyo's track. */
const TURN: readonly Event[] = [
  { type: 'turn-began', seat: ADA },
  { type: 'card-taken', seat: ADA, ward: 'kita' },
  { type: 'paid', seat: ADA, cards: ['ota'], as: 'itself' },
  { type: 'opened', seat: ADA, station: 'omori', shop: 'books' },
  { type: 'paid', seat: ADA, cards: ['taito'], as: 'itself' },
  { type: 'departed', seat: ADA, ward: 'taito', station: 'ueno', customers: ['food', 'books*', 'clothing'] },
  { type: 'alighted', seat: ADA, owner: BOTAN, station: 'ueno', customer: 'food' },
  RODE,
  { type: 'alighted', seat: ADA, owner: ADA, station: 'akihabara', customer: 'books*' },
  { type: 'arrived', seat: ADA, station: 'akihabara', ward: 'chiyoda', customers: ['clothing'] },
  { type: 'collected', seat: ADA, customers: ['books*'] },
  { type: 'collected', seat: BOTAN, customers: ['food'] },
  { type: 'drew', seat: CHIYO, count: 2, cards: null, cause: 'track' },
];

const told = (events: readonly Event[], you: number | null) =>
  LANGUAGES.map((language) => speech[language].turn(events, ADA, namesFor(NAMES, you)) ?? null);

describe('a turn in one line', () => {
  test('says what was built, who rode where, and who won whom', () => {
    expect(told(TURN, null).map((line) => line?.did)).toEqual([
      'opens a book store at Ōmori, takes the customers of Taitō to Akihabara, wins 1 premium book customer, 1 for Botan',
      'eröffnet einen Bücher-Laden in Ōmori, bringt die Kunden aus Taitō nach Akihabara, gewinnt 1 Bücher-Premiumkunden, 1 für Botan',
      '大森駅に書店を開店、台東区の客を秋葉原駅まで移動、書籍のプレミアム客1人を獲得、Botanさんに1人',
    ]);
  });

  test('says what it did to the reader: customers, cards, the CEO', () => {
    expect(told(TURN, BOTAN).map((line) => line?.toYou)).toEqual([
      '1 food customer for you',
      '1 Essen-Kunde für dich',
      'あなたに食品の客1人',
    ]);
    expect(told(TURN, BOTAN).map((line) => line?.tone)).toEqual(['good', 'good', 'good']);
    expect(told(TURN, BOTAN)[0]?.did).not.toContain('Botan');
    expect(told(TURN, CHIYO).map((line) => line?.toYou)).toEqual([
      'you draw 2 cards',
      'du ziehst 2 Karten',
      'あなたはカードを2枚引く',
    ]);
    const pushed: Event = { type: 'ceo-moved', seat: CHIYO, by: ADA, from: 'ota', to: 'koto' };
    const rampage: Event = { type: 'kaiju-moved', seat: ADA, from: 'koto', to: 'ota' };
    expect(told([rampage, pushed], CHIYO)[0]).toEqual({
      did: 'sends the Kaiju to Ōta',
      toYou: 'your CEO has to go to Kōtō',
      tone: null,
      shows: ['ward:ota'],
      heard: { before: [], toYou: 'your CEO has to go to Kōtō' },
    });
  });

  test('tells who cannot see the board who came to the map, whom a ride left where, and which cards the reader drew', () => {
    const turn: readonly Event[] = [
      ...TURN.slice(0, 1),
      { type: 'placed', ward: 'koto', customers: ['food', 'food'], from: 'queue' },
      { type: 'queue-card-revealed', slot: 4, ward: 'kita' },
      { type: 'queued', slot: 2, ward: 'ota', customer: 'books*', seat: null },
      ...TURN.slice(1, -1),
      { type: 'drew', seat: CHIYO, count: 2, cards: ['ota', 'kita'], cause: 'track' },
    ];
    expect(told(turn, CHIYO).map((line) => line?.heard)).toEqual([
      {
        before: ['From the queue, 2 food customers come to Kōtō.', 'Ada takes the Kita card.'],
        did: 'opens a book store at Ōmori, takes the customers of Taitō to Akihabara, wins 1 premium book customer, 1 for Botan, 1 clothing customer stays in Chiyoda',
        toYou: 'you draw 2 cards: Ōta and Kita',
      },
      {
        before: ['Aus der Warteschlange kommen 2 Essen-Kunden nach Kōtō.', 'Ada nimmt die Karte Kita.'],
        did: 'eröffnet einen Bücher-Laden in Ōmori, bringt die Kunden aus Taitō nach Akihabara, gewinnt 1 Bücher-Premiumkunden, 1 für Botan, 1 Kleidungs-Kunde bleibt in Chiyoda',
        toYou: 'du ziehst 2 Karten: Ōta und Kita',
      },
      {
        before: ['待機列から食品の客2人が江東区に来ました。', 'Adaさんは北区のカードを手札に加えました。'],
        did: '大森駅に書店を開店、台東区の客を秋葉原駅まで移動、書籍のプレミアム客1人を獲得、Botanさんに1人、衣料品の客1人が千代田区に残る',
        toYou: 'あなたは大田区・北区のカードを計2枚引く',
      },
    ]);
    expect(told(turn, CHIYO)[0]?.toYou, 'what is seen is short').toBe('you draw 2 cards');
  });

  test('says of whoever stayed in the train where it went, before anything else is told', () => {
    const laid: Event = { type: 'track-laid', seat: ADA, connection: 'komagome~oji', second: false };
    expect(told([...TURN, laid], null).map((line) => line?.heard?.did)).toEqual([
      expect.stringMatching(/, 1 for Botan, 1 clothing customer stays in Chiyoda, lays track Komagome – Ōji$/),
      expect.stringMatching(/, 1 Kleidungs-Kunde bleibt in Chiyoda, baut die Schiene Komagome – Ōji$/),
      expect.stringMatching(/、衣料品の客1人が千代田区に残る、駒込―王子に線路を敷設$/),
    ]);
  });

  test('says that a ride won nobody, and of one that went nowhere that nothing changed', () => {
    const idle: readonly Event[] = [
      { type: 'departed', seat: ADA, ward: 'taito', station: 'ueno', customers: ['food'] },
      { type: 'arrived', seat: ADA, station: 'ueno', ward: 'taito', customers: ['food'] },
    ];
    expect(told(idle, null).map((line) => line?.did)).toEqual([
      'leaves the customers of Taitō where they are',
      'lässt die Kunden in Taitō stehen',
      '台東区の客はそのまま',
    ]);
    expect(told(idle, null)[0]?.heard?.did, 'all is said').toBeUndefined();
    const further = told([idle[0], RODE, { ...idle[1], station: 'akihabara', ward: 'chiyoda' } as Event], null);
    expect(further[0]?.heard?.did).toBe(
      'takes the customers of Taitō to Akihabara, nobody wins a customer, 1 food customer stays in Chiyoda',
    );
  });

  test('says from where a store moved, and whom an upgrade cost', () => {
    const moved: Event = { type: 'relocated', seat: ADA, from: 'hirai', to: 'nerima', shop: 'books' };
    expect(told([moved], BOTAN).map((line) => line?.did)).toEqual([
      'moves the book store from Hirai to Nerima',
      'verlegt den Bücher-Laden von Hirai nach Nerima',
      '書店を平井駅から練馬駅へ移転',
    ]);
    const upgrade: readonly Event[] = [
      { type: 'upgraded', seat: ADA, station: 'ueno', good: 'food', customer: 'food*', stars: 3 },
      { type: 'queued', slot: 2, ward: 'ota', customer: 'food*', seat: ADA },
    ];
    expect(told(upgrade, BOTAN).map((line) => line?.heard)).toEqual([
      { before: [], did: 'upgrades the store at Ueno (3 stars), gives up 1 premium food customer for it', toYou: null },
      {
        before: [],
        did: 'wertet den Laden in Ueno auf (3 Sterne), gibt dafür 1 Essen-Premiumkunden ab',
        toYou: null,
      },
      { before: [], did: '上野駅の店を改装（星3個）、食品のプレミアム客1人を手放す', toYou: null },
    ]);
  });

  test('says who fled from the Kaiju and where to, and shows it', () => {
    const chase: readonly Event[] = [
      { type: 'kaiju-moved', seat: ADA, from: 'koto', to: 'sumida' },
      { type: 'fled', seat: ADA, from: 'sumida', to: 'chuo', customers: ['food*', 'food*'] },
    ];
    expect(told(chase, BOTAN).map((line) => line?.did)).toEqual([
      'sends the Kaiju to Sumida, 2 premium food customers flee to Chūō',
      'schickt den Kaiju nach Sumida, 2 Essen-Premiumkunden fliehen nach Chūō',
      '怪獣を墨田区へ、食品のプレミアム客2人が中央区へ避難',
    ]);
    expect(told(chase, BOTAN)[0]?.shows).toEqual(['ward:sumida', 'ward:chuo']);
  });

  test('says when the last turns begin', () => {
    const end: Event = { type: 'end-triggered', seat: ADA };
    expect(told([end, ...TURN], null).map((line) => line?.did.split(/, |、/)[0])).toEqual([
      'no more customers come: last turns',
      'es kommen keine Kunden mehr: letzte Züge',
      '新しい客はもう来ない（最後の手番）',
    ]);
    const last = told([...TURN, { type: 'last-round-began' }], null);
    expect(last[0]?.did).toMatch(/, now the last round begins$/);
  });

  test('speaks to the reader whose turn it was', () => {
    const [line] = told(TURN, ADA);
    expect(line?.did).toMatch(/^open a book store at Ōmori, take .*, win 1 premium book customer/);
    expect(line?.toYou).toBeNull();
  });

  test('shows where something was built or won, the first deed first', () => {
    expect(told(TURN, null)[0]?.shows).toEqual(['station:omori', 'station:ueno', 'station:akihabara']);
  });

  test('is nothing before anything was done, and doing nothing is told', () => {
    expect(told(TURN.slice(0, 2), null)).toEqual([null, null, null]);
    const passed: Event = { type: 'passed', seat: ADA };
    expect(told([...TURN.slice(0, 2), passed], null)[0]).toEqual({
      did: 'does nothing',
      toYou: null,
      tone: null,
      shows: [],
      heard: { before: ['Ada takes the Kita card.'], toYou: null },
    });
  });

  test('tells an income that the shuffling of the deck interrupted as one', () => {
    const drew: Event = { type: 'drew', seat: ADA, count: 1, cards: null, cause: 'income' };
    const dry: Event = { ...drew, count: 0 };
    expect(told([drew, { type: 'reshuffled', cards: 9 }, { ...drew, count: 2 }, dry], null)[0]?.did).toBe(
      'takes Income: 3 cards',
    );
  });
});

test('every turn of whole matches can be told', () => {
  // Each is there twice: as it happened, and as others see it.
  const happened = PLAYED.events.filter((_, i) => i % 2 === 0);
  const starts = happened.flatMap(({ type }, i) => (type === 'turn-began' ? [i] : []));
  const turns = starts.map((from, i) => happened.slice(from, starts[i + 1]));
  expect(turns.length).toBeGreaterThan(100);
  for (const turn of turns) {
    const [began] = turn;
    if (began.type !== 'turn-began') throw new Error('a turn begins with its beginning');
    for (const language of LANGUAGES) {
      const line = speech[language].turn(turn, began.seat, namesFor(['Ada', 'Botan', 'Chiyo', 'Dan'], 0));
      expect(`${line?.did} ${line?.toYou}`).not.toMatch(/undefined|NaN|object/);
      for (const id of line?.shows ?? []) expect(id).toMatch(/^(station|ward|connection):[a-z~-]+$/);
    }
  }
});

import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import {
  type Action,
  CONNECTION_IDS,
  type CustomerId,
  type Event,
  STATION_IDS,
  shinjuku,
  WARDS,
} from '@yamanote/games/shinjuku/rules';
import { beginAt } from '@yamanote/games/testing/matches';
import { testSpeech } from '@yamanote/games/testing/speech';
import { namesFor } from '@yamanote/games/wording';
import { apply, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { endsOf, partiesOf } from './grammar.ts';
import { speech, words } from './index.ts';
import { PLAYED } from './testing/matches.ts';
import { topics } from './topics.ts';

await loadAll(words, topics);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const { events, scenes } = PLAYED;

testSpeech({
  game: shinjuku,
  speech,
  topics,
  played: PLAYED,
  overheard: false,
  seatsOf,
  thingsIn: (event, language) => placesOf(event, words[language].station, words[language].ward),
});

describe.each(LANGUAGES)('of the city, in %s', (language) => {
  const { action, event, steps } = speech[language];
  const topicList = topics[language];
  const { station, ward } = words[language];

  test('the hand is told to whoever chooses an action, and to nobody else', () => {
    for (const { view, seat } of scenes) {
      const frame = view.stack.at(-1)?.kind;
      const said = speech[language].holds?.(view, namesFor(NAMES, seat)) ?? null;
      expect(said === null, frame).toBe(frame !== 'action');
      for (const index of view.hands[seat ?? 0] ?? []) {
        if (said !== null) expect(said).toContain(ward(WARDS[index].id));
      }
      expect(speech[language].holds?.(view, namesFor(NAMES, null))).toBeNull();
    }
  });

  test('answers can be told apart by their steps, and no answer is the beginning of another', () => {
    for (const { view, choices } of scenes) {
      const paths = choices.flatMap((choice) => steps?.(choice, view, NAMES) ?? []).map((path) => path.join('\n'));
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.length).toBeGreaterThanOrEqual(choices.length);
      const sorted = paths.slice().sort();
      expect(sorted.filter((path, i) => sorted[i + 1]?.startsWith(`${path}\n`))).toEqual([]);
    }
  });

  test('a label names the places and cards of its answer', () => {
    const faults = scenes.flatMap(({ view, choices }) =>
      choices.flatMap((choice) => {
        const label = action(choice, view, NAMES);
        return placesOf(choice, station, ward).every((place) => label.includes(place)) ? [] : [label];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('customers in the log are those of the event', () => {
    for (const told of events) {
      // Who is on the train was told when it set off.
      if (told.type === 'rode') continue;
      const customers = 'customers' in told ? told.customers : 'customer' in told ? [told.customer] : [];
      const line = event(told, NAMES) ?? '';
      const isPremium = (customer: CustomerId) => customer.endsWith('*');
      expect(/premium|プレミアム/i.test(line), line).toBe(customers.some(isPremium));
    }
  });

  test('a ward’s topic has its cards, stations, lines and neighbours', () => {
    for (const { id, cards, neighbours } of WARDS) {
      const topic = topicList.find((one) => one.id === id);
      expect(topic?.name).toBe(ward(id));
      expect(topic?.text).toMatch(new RegExp(`(?<!\\d)${cards} ?(cards|Karten|枚)`));
      for (const neighbour of neighbours) expect(topic?.text).toContain(ward(neighbour));
    }
    for (const id of CONNECTION_IDS) {
      const [from, to] = endsOf(id).map(station);
      expect(topicList.filter(({ text }) => text.includes(from) && text.includes(to)).length).toBeGreaterThan(0);
    }
  });
});

test('a question tells what is at stake', () => {
  const customers = partiesOf(['food', 'books*'], { edition: 'retail' });
  const asked = { name: 'Mika', station: 'ueno', customers } as const;
  expect(LANGUAGES.map((language) => words[language].questions.ride(asked))).toEqual([
    'Mika, your train is at Ueno with 2 customers: where to?',
    'Mika, wohin fährt deine Bahn mit 2 Kunden von Ueno aus weiter?',
    'Mikaさん、客2人を乗せて上野駅にいます。次はどこへ行きますか？',
  ]);
});

test('who cannot pay for a second piece is told so, and nobody else', () => {
  const [reader, neighbour] = [0, 1].map((seat) => {
    const state = beginAt(shinjuku, { players: [{ hand: ['kita'] }, {}] }, 2, { first: 0 });
    apply(shinjuku, state, 0, { do: 'track', connection: 'tokyo~yotsuya' });
    const view = viewOf(shinjuku, state, seat);
    return LANGUAGES.map((language) => speech[language].question(view, namesFor(NAMES, seat)));
  });
  expect(reader).toEqual([
    'None of your cards fits a second piece that joins Tōkyō – Yotsuya.',
    'Keine deiner Karten passt für eine zweite Schiene im Anschluss an Tōkyō – Yotsuya.',
    '東京―四ッ谷につながる2本目を敷けるカードがありません。',
  ]);
  expect(neighbour).toEqual([
    'Ada, do you spend a card to add a second piece that joins Tōkyō – Yotsuya?',
    'Ada, baust du für 1 Karte eine zweite Schiene im Anschluss an Tōkyō – Yotsuya?',
    'Adaさん、東京―四ッ谷につながる2本目をカード1枚で敷きますか？',
  ]);
});

/** Whom the event is about. Who moves a train is told when it sets off. */
function seatsOf(event: Event): number[] {
  if (event.type === 'won') return [...event.seats];
  if (event.type === 'alighted') return [event.owner];
  if (event.type === 'arrived') return [];
  return Object.entries(event).flatMap(([key, value]) =>
    ['seat', 'by', 'owner'].includes(key) && typeof value === 'number' ? [value] : [],
  );
}

function placesOf(
  { ...fields }: Action | Event,
  station: (typeof words.en)['station'],
  ward: (typeof words.en)['ward'],
): string[] {
  const isMove = 'type' in fields && ['kaiju-moved', 'fled', 'ceo-moved'].includes(fields.type);
  // Who stays where is told only of those who stay.
  const isEmptyTrain = 'type' in fields && fields.type === 'arrived' && fields.customers.length === 0;
  return Object.entries(fields).flatMap(([key, value]) => {
    if (key === 'from' && 'type' in fields && fields.type === 'rode') return [];
    if (value === null || value === 'bay' || value === 'three') return [];
    if (key === 'ward' || key === 'pay') return isEmptyTrain ? [] : [ward(value as never)];
    if (key === 'station') return [station(value as never)];
    if (key === 'from' || key === 'to') {
      if (isMove) return [ward(value as never)];
      return STATION_IDS.includes(value as never) ? [station(value as never)] : [];
    }
    if (key === 'cards' && Array.isArray(value)) return value.map((card) => ward(card as never));
    if (key === 'connection' && 'type' in fields && fields.type === 'track-laid')
      return endsOf(value as never).map(station);
    return [];
  });
}

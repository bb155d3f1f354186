import { loadAll } from '@yamanote/games/by-language';
import { ESTABLISHMENTS, type Event, LANDMARKS, machiKoro } from '@yamanote/games/machi-koro/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { begin, playMatches } from '@yamanote/games/testing/matches';
import { testSpeech } from '@yamanote/games/testing/speech';
import { namesFor } from '@yamanote/games/wording';
import { fastRng } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { speech, type Words, words } from './index.ts';
import { topics } from './topics.ts';

await loadAll(words, topics);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const CARDS = [...ESTABLISHMENTS, ...LANDMARKS];

const matches = [
  ['a', 'full'],
  ['b', 'changing'],
  ['c', 'full'],
].map(([seed, display]) => ({ state: begin(machiKoro, NAMES.length, { display }), rng: fastRng(seed) }));
const played = playMatches(machiKoro, matches);

test('everything came up that there are words for', () => {
  expect(new Set(played.events.map(({ type }) => type))).toEqual(new Set(Object.keys(words.en.events)));
});

testSpeech({
  game: machiKoro,
  speech,
  topics,
  played,
  seatsOf: (event) => valuesOf(event, ['seat', 'other', 'from', 'to']),
  thingsIn: (event, language) => cardsOf(event).map((card) => new RegExp(words[language].cards[card].name, 'i')),
});

describe.each(LANGUAGES)('of cards and seats, in %s', (language) => {
  const topicList = topics[language];
  const spoken: Words = words[language];
  const textOf = (card: string) => topicList.find(({ id }) => id === card)?.text ?? '';

  rule(
    ['MK-1.8'],
    `number, name, icon, whose roll counts, effect and cost can be read of every card (${language})`,
    () => {
      for (const { id, numbers, colour, icon, cost } of ESTABLISHMENTS) {
        const text = textOf(id);
        expect(text).toBe(spoken.establishment({ card: id, numbers, colour, icon, cost }));
        expect(text).toContain(numbers.join('–'));
        expect(text).toContain(spoken.colours[colour].name);
        expect(text).toContain(spoken.colours[colour].pays);
        expect(text).toContain(spoken.icons[icon]);
        expect(text).toMatch(new RegExp(`${cost} ?(coin|Münze|コイン)`));
        expect(text).toContain(spoken.cards[id].text);
        expect(topicList.find((topic) => topic.id === id)?.name).toBe(spoken.cards[id].name);
        for (const number of numbers) expect(spoken.cards[id].text).toContain(`${number}`);
      }
      for (const { id, icon, cost } of LANDMARKS) {
        const text = textOf(id);
        expect(text).toBe(spoken.landmark({ card: id, icon, cost }));
        expect(text).toContain(spoken.icons[icon]);
        expect(text).toMatch(new RegExp(`${cost} ?(coin|Münze|コイン)`));
        expect(text).toContain(spoken.cards[id].text);
        expect(topicList.find((topic) => topic.id === id)?.name).toBe(spoken.cards[id].name);
      }
    },
  );

  test('who builds reads what it costs', () => {
    const { view } = played.scenes[0];
    for (const { id, cost } of CARDS) {
      const label = speech[language].action({ do: 'build', card: id }, view, NAMES);
      expect(label).toBe(spoken.actions.build({ card: id, cost }));
    }
  });

  test('a card says how many coins it brings, and which icon it counts', () => {
    for (const { id, effect } of ESTABLISHMENTS) {
      const { text } = spoken.cards[id];
      if ('coins' in effect) expect(text).toMatch(new RegExp(`${effect.coins} ?(coin|Münze|コイン)`));
      if ('per' in effect) expect(text).toContain(spoken.icons[effect.per]);
      if ('swap' in effect) expect(text).toContain(spoken.icons.tower);
    }
  });

  test('no line is left out, and the own question names nobody else', () => {
    for (const event of played.events) expect(speech[language].event(event, NAMES), event.type).not.toBeNull();
    for (const { view, seat } of played.scenes) {
      if (seat === 1) expect(speech[language].question(view, namesFor(NAMES, 1))).not.toMatch(/Ada|Chiyo|Doğan/);
    }
  });

  test('the end names who has won', () => {
    const ends = played.scenes.filter(({ view }) => view.stack.length === 0);
    expect(ends).toHaveLength(matches.length);
    for (const { view } of ends) expect(speech[language].question(view, NAMES)).toContain(NAMES[view.roller as number]);
  });
});

/** Cards that are named in the singular. */
function cardsOf(event: Event): (keyof Words['cards'])[] {
  return valuesOf(event, ['card', 'landmark', 'gave', 'took']);
}

function valuesOf<V>(event: Event, keys: readonly string[]): V[] {
  return Object.entries(event).flatMap(([key, value]) => (keys.includes(key) ? [value as V] : []));
}

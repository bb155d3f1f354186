import { expect, test } from 'vitest';
import { type Passage, searchIn } from './search.ts';

const PASSAGES: readonly Passage[] = [
  { id: 'KOT-5', text: 'KOT-5 Resolving the dice' },
  { id: 'KOT-5.4', text: 'KOT-5.4 Every claw is 1 damage.' },
  { id: 'KOT-5.41', text: 'KOT-5.41 Outside Tokyo: see KOT-5.4.' },
  { id: 'KOT-15.4', text: 'KOT-15.4 Claws outside Tokyo hit 15 times.' },
  { id: 'KOT-A04', text: 'KOT-A04 Die Größe der Würfel ist gleich.' },
  { id: null, text: 'Ein Café hat Äpfel.' },
  { id: 'KOT-7.1', text: 'KOT-7.1 東京ベイの怪獣はツメの目でダメージを受けます。' },
];

const search = searchIn(PASSAGES);

/** What is found, as the marked words of each passage. */
function marked(query: string) {
  const found = search(query);
  return (
    found &&
    [...found].map(([i, spans]) => [PASSAGES[i].id, ...spans.map(({ from, to }) => PASSAGES[i].text.slice(from, to))])
  );
}

test.each([
  [
    'claw',
    [
      ['KOT-5.4', 'claw'],
      ['KOT-15.4', 'Claw'],
    ],
  ],
  ['CLAW tokyo', [['KOT-15.4', 'Claw', 'Tokyo']]],
  ['dama', [['KOT-5.4', 'dama']]],
  ['1', [['KOT-5.4', '1']]],
  ['15', [['KOT-15.4', '15']]],
])('words are found in any order: %s', (query, expected) => {
  expect(marked(query)).toEqual(expected);
});

test.each([
  ['KOT-5.4', ['KOT-5.4']],
  ['kot-5.4', ['KOT-5.4']],
  ['5.4', ['KOT-5.4']],
  ['(KOT-5.4)', ['KOT-5.4']],
  ['KOT-5', ['KOT-5', 'KOT-5.4', 'KOT-5.41']],
  ['KOT-A', ['KOT-A04']],
  ['A04', ['KOT-A04']],
])('a number finds its rule, not those that mention it: %s', (query, expected) => {
  expect(marked(query)?.map(([id]) => id)).toEqual(expected);
});

test('a number that nothing has is sought in the text', () => {
  expect(marked('9.9')).toEqual([]);
  expect(marked('KOT-5.')?.length).toBe(3);
});

test.each([
  ['wurfel', [['KOT-A04', 'Würfel']]],
  ['Groesse', []],
  ['grosse', [['KOT-A04', 'Größe']]],
  ['GRÖSSE', [['KOT-A04', 'Größe']]],
  ['cafe apfel', [[null, 'Café', 'Äpfel']]],
])('capitals, accents and ß do not matter: %s', (query, expected) => {
  expect(marked(query)).toEqual(expected);
});

test.each([
  ['東京ベイ', [['KOT-7.1', '東京ベイ']]],
  ['怪', [['KOT-7.1', '怪']]],
  ['つめ', [['KOT-7.1', 'ツメ']]],
  ['ﾂﾒ', [['KOT-7.1', 'ツメ']]],
  ['怪獣　東京', [['KOT-7.1', '東京', '怪獣']]],
  ['東京ベイのダメージ', [['KOT-7.1', '東京ベイ', 'ダメージ']]],
  ['電車のダメージ', []],
])('Japanese is found without spaces: %s', (query, expected) => {
  expect(marked(query)?.map(([id, ...words]) => [id, words.join('')])).toEqual(
    expected.map(([id, ...words]) => [id, words.join('')]),
  );
});

test.each(['', '  ', 'a', '…', '　'])('"%s" is no search yet', (query) => {
  expect(search(query)).toBeNull();
});

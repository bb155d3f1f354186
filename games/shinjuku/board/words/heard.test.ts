/** What is only heard: no number stands beside another one without what it counts. */
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { expect, test } from 'vitest';
import { boardWords } from './index.ts';

await loadAll(boardWords);

test('a store says how many are left and how many wait for it, and where', () => {
  const values = { shop: 'books', left: 2, inWard: 1, byTrack: 0, onMap: 3 } as const;
  expect(LANGUAGES.map((language) => boardWords[language].shopHeard(values))).toEqual([
    'book store (2 left): 1 book customer in the ward, 3 on the map',
    'Bücher-Laden (noch 2): 1 Bücher-Kunde im Bezirk, 3 auf dem Plan',
    '書店（残り2軒）：書籍の客は区内に1人、地図全体で3人',
  ]);
});

test('an income says how many cards it brings, and why so many', () => {
  expect(LANGUAGES.map((language) => boardWords[language].incomeHeard(1))).toEqual([
    'Draw 1 card (the fewer you hold, the more); ends your turn',
    '1 Karte ziehen (je weniger du hast, desto mehr); beendet deinen Zug',
    'カードを1枚引いて手番終了（手札が少ないほど多い）',
  ]);
});

test('cards of the same ward can be told apart', () => {
  const [first, second] = [1, 2].map((number) => boardWords.en.copy({ ward: 'Shinjuku', number, of: 2 }));
  expect([first, second]).toEqual(['Shinjuku, card 1 of 2', 'Shinjuku, card 2 of 2']);
});

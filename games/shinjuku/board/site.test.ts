/** What is heard of the map where one builds: who waits there, who could come, and what a piece of track joins. */
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { CUSTOMERS, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { expect, test } from 'vitest';
import { joinLabel, nearby, siteLabel } from './site.ts';
import { seenAt } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

/** Kōtō is joined to Sumida and Chūō, and Minato to nothing. */
function position(kaiju: string | null = null): ShinjukuView {
  const pieces = {
    crowds: { koto: ['books', 'electronics*'], sumida: ['food', 'food'], minato: ['clothing'] },
    buildings: { 'shin-kiba': { owner: 1, shop: 'books' } },
    tracks: { 'kinshicho~monzen-nakacho': 1, 'hatchobori~monzen-nakacho': 1 },
  };
  return seenAt(kaiju === null ? pieces : { ...pieces, crowds: { sumida: ['food', 'food'] }, kaiju }, {
    kaiju: kaiju !== null,
  });
}

const at = (language: (typeof LANGUAGES)[number], view = position()) => ({
  view,
  viewer: 0 as const,
  names: ['Aoi', 'Ren'],
  language,
});

test('a station to open at says who waits in its ward, and who could come there on track', () => {
  expect(LANGUAGES.map((language) => siteLabel(at(language), 'monzen-nakacho'))).toEqual([
    'Monzen Nakachō, Kōtō: empty; 1 book customer and 1 premium electronics customer wait in the ward; along track: 2 for food',
    'Monzen Nakachō, Kōtō: frei; 1 Bücher-Kunde und 1 Elektronik-Premiumkunde warten im Bezirk; über Schienen erreichbar: 2 Essen',
    '門前仲町駅（江東区）：空き、区内に書籍の客1人と電器のプレミアム客1人、線路の先に食品2人',
  ]);
  expect(siteLabel(at('en'), 'ueno')).toBe(
    'Ueno, Taitō: empty, with the department store icon; nobody waits in the ward',
  );
});

test('who waits in another ward without track, or behind the Kaiju, is not near', () => {
  const food = CUSTOMERS.indexOf('food');
  const [open, closed] = [position(), position('koto')];
  expect(nearby(open, 'hatchobori').track[food]).toBe(2);
  for (const [view, station] of [
    [open, 'shin-kiba'],
    [closed, 'hatchobori'],
    [closed, 'monzen-nakacho'],
  ] as const)
    expect(nearby(view, station).track[food], station).toBe(0);
});

test('a piece of track says what lies at both of its ends', () => {
  expect(LANGUAGES.map((language) => joinLabel(at(language), 'monzen-nakacho~shin-kiba'))).toEqual([
    'Monzen Nakachō (Kōtō, Ren’s track; waiting: 1 for books, 1 for electronics) – Shin Kiba (Kōtō, Ren’s book store)',
    'Monzen Nakachō (Kōtō, Schienen von Ren; Kunden: 1 Bücher, 1 Elektronik) – Shin Kiba (Kōtō, Bücher-Laden von Ren)',
    '門前仲町駅（江東区、Renさんの線路、客は書籍1人と電器1人）―新木場駅（江東区、Renさんの書店）',
  ]);
  expect(joinLabel(at('en'), 'kachidoki~monzen-nakacho')).toMatch(
    /^Kachidoki \(Chūō\) – Monzen Nakachō \(Kōtō, Ren’s track;/,
  );
});

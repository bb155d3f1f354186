/** What an action is said to be before it is chosen: true to what is left, and with what it brings. */
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, type Json, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { heardOf, hintOf, nextStars, shortHintOf } from './hints.ts';
import { seenAt } from './testing/positions.ts';
import { type Upgrade, upgradeLabel } from './upgrade-label.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const answersAt = (view: ShinjukuView) => legal(shinjuku, imagineFrom(shinjuku, view, fastRng('hints')), 0);
const at = (view: ShinjukuView, language: Language = 'en') => ({
  ...{ view, viewer: 0 as const, names: ['Aoi', 'Ren'], language },
  answers: answersAt(view),
});

test('track is offered as what is left of it', () => {
  const view = seenAt({ players: [{ hand: ['ota'] }, { hand: [] }] });
  const said = (pieces: number) => {
    const board = at({ ...view, pieces: [pieces, 16] });
    return [heardOf(board, 'track'), hintOf(board, 'track'), shortHintOf(board, 'track')];
  };
  const both = 'One piece for free, a second one for a card';
  expect(said(2)).toEqual([both, both, '1 piece for free, a second for 1 card']);
  expect(said(1)).toEqual(Array(3).fill('Your last piece, for free'));
  expect(said(0)).toEqual(Array(3).fill('You have no track left'));
  const done = { ...view, pieces: [0, 16], done: ['track' as const] };
  expect(heardOf(at(done), 'track')).toBe('done');
});

/** Two stores could be upgraded, one of them for either of two customers. */
const UPGRADES: Readonly<Record<string, Json>> = {
  players: [{ hand: ['taito'], collection: ['food', 'food*', 'books'] }, { hand: [] }],
  buildings: { ueno: { owner: 0, shop: 'food' }, tokyo: { owner: 0, shop: 'books' } },
};

test('an upgrade says which stores it is for and what it brings', () => {
  const view = seenAt(UPGRADES);
  expect(LANGUAGES.map((language) => heardOf(at(view, language), 'upgrade'))).toEqual([
    'Your book store at Tōkyō or your food store at Ueno becomes a department store, for a card and a customer; brings 3 stars',
    'Dein Bücher-Laden in Tōkyō oder dein Essen-Laden in Ueno wird zum Kaufhaus, für eine Karte und einen Kunden; bringt 3 Sterne',
    '東京駅の書店か上野駅の食品店を百貨店に改装（カード1枚と客1人、星3個を獲得）',
  ]);
  const prototype = seenAt(UPGRADES, { edition: 'r12' });
  expect(nextStars(prototype)).toBe(0);
  expect(heardOf(at(prototype), 'upgrade')).toMatch(/for a card and a customer$/);
});

test('a store to upgrade says which customer goes if one says nothing else, and who could go instead', () => {
  const view = seenAt(UPGRADES);
  const upgrades = answersAt(view).filter((answer): answer is Upgrade => answer.do === 'upgrade');
  const said = (customers: Upgrade['customer'][]) =>
    LANGUAGES.map((language) => upgradeLabel({ view, language }, upgrades, 'ueno', customers));
  expect(said(['food', 'food*'])).toEqual([
    'Ueno: 3 stars; give up a food customer; or, chosen next, a premium food customer; card Taitō',
    'Ueno: 3 Sterne; einen Essen-Kunden abgeben; oder, gleich wählbar, einen Essen-Premiumkunden; Karte Taitō',
    '上野駅：星3個、食品の客を手放す、次に食品のプレミアム客も選べます、台東区のカード',
  ]);
  expect(said(['food*'])[0]).toBe('Ueno: 3 stars; give up a premium food customer; card Taitō');
});

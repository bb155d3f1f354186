import { readFileSync } from 'node:fs';
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { speech } from '@yamanote/games/shinjuku/words';
import { expect, test } from 'vitest';
import { type Event, shinjuku } from './rules/index.ts';
import { minor, opens, ruleOf, together } from './story.ts';

await loadAll(speech);

test('a turn begins where somebody comes to it', () => {
  expect(opens({ type: 'turn-began', seat: 2 })).toBe(2);
  expect(opens({ type: 'passed', seat: 2 })).toBeNull();
});

test('filling the queue is housekeeping, what somebody does or wins is not', () => {
  const queued: Event = { type: 'queued', slot: 2, ward: 'ota', customer: 'food', seat: null };
  expect([minor(queued), minor({ ...queued, seat: 1 })]).toEqual([true, false]);
  expect(minor({ type: 'queue-card-revealed', slot: 4, ward: 'ota' })).toBe(true);
  expect(minor({ type: 'reshuffled', cards: 30 })).toBe(true);
  expect(minor({ type: 'opened', seat: 0, station: 'ueno', shop: 'food' })).toBe(false);
  expect(minor({ type: 'collected', seat: 0, customers: ['food'] })).toBe(false);
});

test('cards that come in portions, as the deck is shuffled in between or runs dry, are told as one', () => {
  const drew: Event = { type: 'drew', seat: 1, count: 2, cards: ['ota', 'kita'], cause: 'income' };
  const more: Event = { ...drew, count: 1, cards: ['minato'] };
  const shuffled: Event = { type: 'reshuffled', cards: 30 };
  const all = { ...drew, count: 3, cards: ['ota', 'kita', 'minato'] };
  expect(together([drew, shuffled], more)).toEqual({ with: drew, as: all });
  expect(together([drew, shuffled], { ...more, cards: null })?.as).toEqual({ ...all, cards: null });
  expect(together([drew], { ...drew, count: 0, cards: [] })?.as).toEqual(drew);
  expect(together([{ ...drew, seat: 0 }, shuffled], more)).toBeNull();
  expect(together([{ ...drew, cause: 'track' }], more)).toBeNull();
  expect(together([{ type: 'passed', seat: 1 }], more)).toBeNull();
  expect(together([], more)).toBeNull();
  expect(together([drew], shuffled)).toBeNull();
});

test('customers alike who come to the same card of the queue are told as one', () => {
  const queued: Event = { type: 'queued', slot: 1, ward: 'ota', customer: 'food', seat: null };
  expect(together([], queued)).toBeNull();
  expect(together([{ ...queued, slot: 2 }], queued)).toBeNull();
  expect(together([queued, { ...queued, customer: 'food*' }], queued)).toBeNull();
  expect(together([queued, { ...queued }], queued)).toEqual({ with: queued, as: { ...queued, count: 3 } });
  const told = { ...queued, count: 3 };
  expect(LANGUAGES.map((language) => speech[language].event(told, []))).toEqual([
    '3 food customers queue for Ōta (card 1).',
    '3 Essen-Kunden kommen in die Warteschlange (Ōta, Karte 1).',
    '食品の客3人が大田区のカード（1番）に並びました。',
  ]);
});

test('whatever is asked comes from a rule that is written down', () => {
  const written = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const kinds = Object.entries(shinjuku.rules).flatMap(([kind, { is }]) => (is === 'ask' ? [kind] : []));
  expect(kinds.length).toBeGreaterThan(10);
  for (const kind of kinds) expect(written, kind).toContain(`- **${ruleOf(kind)}** `);
  expect(ruleOf('deal')).toBeNull();
});

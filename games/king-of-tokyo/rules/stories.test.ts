/** What is told, from beginning to end: every kind of event with all its fields, in its order. */
import { readFileSync } from 'node:fs';
import { actor, apply, isRefusal, type Json, sentence, startFrom } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { DEFAULTS } from './testing/at.ts';
import type { Event } from './types.ts';

interface Story {
  title: string;
  position: { players?: readonly unknown[] };
  /** Answers and outcomes, one after the other. */
  entries: Json[];
  events: Event[];
}

const stories: Story[] = JSON.parse(readFileSync(new URL('../golden/stories.json', import.meta.url), 'utf8'));

test.each(stories)('$title', ({ position, entries, events }) => {
  const told: unknown[] = [];
  const tell = (event: unknown) => told.push(event);
  const state = startFrom(kingOfTokyo, position, position.players?.length ?? 2, DEFAULTS, tell);
  if (isRefusal(state)) throw new Error(sentence(state));
  const game = kingOfTokyo as never;
  for (const entry of entries) apply(game, state as never, actor(game, state as never) as never, entry, tell);
  expect(told).toEqual(events);
});

test('every kind of event is told in some story', () => {
  const text = readFileSync(new URL('./events.ts', import.meta.url), 'utf8');
  const kinds = new Set(Array.from(text.matchAll(/type: '([a-z-]+)'/g), ([, kind]) => kind));
  for (const { events } of stories) for (const { type } of events) kinds.delete(type);
  expect([...kinds]).toEqual([]);
});

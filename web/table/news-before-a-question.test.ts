/** Whoever is asked in somebody else's turn has heard what that one did. */
import { readFileSync } from 'node:fs';
import { registry, speeches } from '@yamanote/games/registry';
import { namesFor } from '@yamanote/games/wording';
import { type Json, parseOptions, pending, startFrom } from '@yamanote/kernel';
import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { newsSince } from './news.ts';
import { type Chapter, chaptersOf, storyOf } from './story.ts';

const room = await registry['king-of-tokyo']();
const speech = await (await speeches['king-of-tokyo']()).load('en');
const ME = 1;
const names = namesFor(['Aoi', 'Mika'], ME);

/** The turn of a scenario up to its first question, which is put to `ME`. */
function chaptersIn(scenario: string): Chapter[] {
  const file = new URL(`../../games/king-of-tokyo/scenarios/${scenario}.json`, import.meta.url);
  const { position, seats } = JSON.parse(readFileSync(file, 'utf8')) as { position: Json; seats: number };
  const events: unknown[] = [{ type: 'turn-began', seat: 0, turn: 1, extra: null, dice: 6 }];
  const options = parseOptions(room.game, {}, seats) as never;
  const state = startFrom(room.game, position, seats, options, (event) => events.push(event));
  expect(pending(room.game, state as never)).toMatchObject({ seats: [ME] });
  const entry = { index: 0, seat: 'chance', answer: [], at: 0 };
  return chaptersOf([{ entry, events }] as unknown as Showing<unknown>[], room, speech, names, en);
}

it('tells the attack, with all that a card has added to it, before what it cost', () => {
  const chapters = chaptersIn('kot-14.34-with-claws');
  expect(newsSince(-1, chapters, ME, { speech, names, words: en })).toEqual([
    'Aoi ends with two 1s, three 2s and one claw.',
    'Aoi gains 2 stars for three 2s and has 2.',
    'Aoi attacks: 3 damage to you.',
    'You lose 3 hearts to Aoi and have 7.',
  ]);
  const attack = storyOf(chapters).find(({ text }) => text.startsWith('Aoi attacks'));
  expect(attack?.seat, 'whose mark it has').toBe(0);
});

/** Random matches of both editions in which everything comes up that there are words for. */
import { type Action, type Event, type Shinjuku, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin, type Played, playUntilAsked } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { chooseVerbFirst } from '@yamanote/kernel/battery';

const MIXES: readonly Partial<ShinjukuOptions>[] = [
  { ceo: true, kaiju: true },
  { edition: 'r12' },
  { ceo: true, kaiju: true, kaijuStep: 'after-ceo' },
  {},
];
/** Long lists of answers take long to put into words: from these only so many are kept. */
const MOST_CHOICES = 24;
const { events, scenes } = playUntilAsked(shinjuku, {
  least: MIXES.length,
  most: 40,
  match(n) {
    const rng = fastRng(`words ${n}`);
    // There are many more ways to build than to do anything else.
    return { state: begin(shinjuku, 2 + (n % 3), MIXES[n % MIXES.length]), rng, choose: chooseVerbFirst(rng) };
  },
});

const rng = fastRng('some choices');

/** Events as they happened, and as somebody else may see them. */
export const PLAYED: Played<Shinjuku> = {
  events: events.flatMap((event) => [event, shinjuku.eventView(event, 'public') as Event]),
  scenes: scenes.map((scene) => ({ ...scene, choices: some(scene.choices) })),
};

/** A run of the list, so that neighbours in it are compared. */
function some(choices: readonly Action[]): readonly Action[] {
  if (choices.length <= MOST_CHOICES) return choices;
  const from = rng.below(choices.length - MOST_CHOICES);
  return choices.slice(from, from + MOST_CHOICES);
}

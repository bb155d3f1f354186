import type { Person } from '@yamanote/games/wording';
import type { Words } from './words.ts';

const stones = { dry: 'dry stone', wet: 'wet stone' };

export const en: Words = {
  title: 'Stepping Stones',
  about:
    'Everybody crosses the same river over the same five stones. A step is safe, and a leap brings more unless the stone is wet. Nobody can tell before standing in front of it.',
  goal: 'Whoever has the most points on the other bank wins.',
  stones,
  questions: { cross: ({ who }) => (who.you ? 'Step or leap?' : `${who.name}, step or leap?`) },
  waiting: {
    lay: 'The stones are being laid.',
    crossing: 'Somebody is still crossing.',
    over: ({ winners }) => `Best across: ${winners.map(nameOf).join(' and ')}.`,
  },
  glance: ({ crossing }) => `${crossing} on their way`,
  explanations: { cross: 'A step brings 1 point, a leap 2, but costs 1 on a wet stone.' },
  actions: { step: 'Step: 1 point', leap: 'Leap: 2 points, or −1 if wet' },
  events: { crossed: ({ who, stone }) => `${nameOf(who)} ${who.you ? 'cross' : 'crosses'} a ${stones[stone]}.` },
  turn: ({ who, stone }) => `${who.you ? 'cross' : 'crosses'} a ${stones[stone]}`,
  shared: 'With the same points the place is shared.',
  options: { edition: { name: 'Edition', hint: 'There is one river.', values: { river: 'River' } } },
  topics: {
    dry: { name: 'Dry stone', text: 'A leap onto it brings 2 points.' },
    wet: { name: 'Wet stone', text: 'A leap onto it costs 1 point.' },
  },
};

function nameOf({ name, you }: Person): string {
  return you ? 'You' : name;
}

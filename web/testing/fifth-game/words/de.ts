import type { Person } from '@yamanote/games/wording';
import type { Words } from './words.ts';

const stones = { dry: 'trockener Stein', wet: 'nasser Stein' };
const over = { dry: 'einen trockenen Stein', wet: 'einen nassen Stein' };

export const de: Words = {
  title: 'Trittsteine',
  about:
    'Alle gehen über dieselben fünf Steine durch denselben Fluss. Ein Schritt ist sicher, ein Sprung bringt mehr, wenn der Stein nicht nass ist. Das sieht man erst, wenn man davor steht.',
  goal: 'Wer am anderen Ufer die meisten Punkte hat, gewinnt.',
  stones,
  questions: { cross: ({ who }) => (who.you ? 'Schritt oder Sprung?' : `${who.name}, Schritt oder Sprung?`) },
  waiting: {
    lay: 'Die Steine werden gelegt.',
    crossing: 'Noch ist jemand unterwegs.',
    over: ({ winners }) => `Am besten drüben: ${winners.map(nameOf).join(' und ')}.`,
  },
  glance: ({ crossing }) => `${crossing} unterwegs`,
  explanations: { cross: 'Ein Schritt bringt 1 Punkt, ein Sprung 2, kostet aber 1, wenn der Stein nass ist.' },
  actions: { step: 'Schritt: 1 Punkt', leap: 'Sprung: 2 Punkte, nass −1' },
  events: { crossed: ({ who, stone }) => `${nameOf(who)} ${who.you ? 'gehst' : 'geht'} über ${over[stone]}.` },
  turn: ({ who, stone }) => `${who.you ? 'gehst' : 'geht'} über ${over[stone]}`,
  shared: 'Bei gleichen Punkten wird der Platz geteilt.',
  options: { edition: { name: 'Ausgabe', hint: 'Es gibt einen Fluss.', values: { river: 'Fluss' } } },
  topics: {
    dry: { name: 'Trockener Stein', text: 'Ein Sprung darauf bringt 2 Punkte.' },
    wet: { name: 'Nasser Stein', text: 'Ein Sprung darauf kostet 1 Punkt.' },
  },
};

function nameOf({ name, you }: Person): string {
  return you ? 'Du' : name;
}

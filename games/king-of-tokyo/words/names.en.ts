import type { Words } from './words.ts';

export const monsters: Words['monsters'] = {
  kasabo: {
    name: 'Kasabo',
    text: 'An old paper umbrella that has come to life, with one eye and one leg. Its mark is a circle.',
  },
  namazor: {
    name: 'Namazor',
    text: 'The great catfish under the islands, whose tail makes the earth shake. Its mark is a square.',
  },
  darumo: { name: 'Darumo', text: 'A wishing doll that gets up however often it falls. Its mark is a triangle.' },
  tanugon: {
    name: 'Tanugon',
    text: 'A giant raccoon dog with a leaf on its head, a master of disguise. Its mark is a diamond.',
  },
  zemira: {
    name: 'Zemira',
    text: 'A cicada after seventeen years underground, louder than any siren. Its mark is a hexagon.',
  },
  jihanga: { name: 'Jihanga', text: 'A vending machine that wants its coins back. Its mark is a cross.' },
};

export const places: Words['places'] = { outside: 'Outside', city: 'Tokyo City', bay: 'Tokyo Bay', out: 'Eliminated' };

export const kinds: Words['kinds'] = { keep: 'Keep card', discard: 'Discard card' };

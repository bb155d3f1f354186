import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Ausgabe', hint: 'Welche Ausgabe des Spiels gespielt wird.', values: { first: 'Erste Ausgabe' } },
  short: {
    name: 'Kurzes Spiel: ein Nachwurf, Krallen bleiben',
    hint: 'Für erste Partien: ein Nachwurf statt zwei, und Krallen bleiben liegen. Alles andere ist wie sonst.',
    values: { true: 'Kurz und brutal', false: 'Ganzes Spiel' },
  },
  bay: {
    name: 'Tokyo Bay',
    hint: 'Mit fünf oder sechs Monstern darf ein zweites in Tokyo stehen, bis weniger als fünf übrig sind.',
    values: { true: 'Mit Tokyo Bay', false: 'Ohne Tokyo Bay' },
  },
  monsters: {
    name: 'Monster',
    hint: 'Monster unterscheiden sich nur im Aussehen: Alle wählen vor dem ersten Zug eins, oder der Platz bestimmt es.',
    values: { chosen: 'Alle wählen', seats: 'Nach Platz' },
  },
  first: {
    name: 'Wer beginnt',
    hint: 'Wer den ersten Zug macht; danach geht es im Uhrzeigersinn weiter.',
    values: { random: 'Das Los', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5', 5: 'Platz 6' },
  },
};

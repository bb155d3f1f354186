import type { PreviewWords } from './en.ts';

const and = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: PreviewWords = {
  seats: ({ taken, seats }) => `${taken} von ${seats} Plätzen besetzt`,
  people: ({ names }) => `mit ${and.format(names)}`,
  running: 'Läuft gerade: Schau zu',
  over: 'Diese Partie ist zu Ende',
  live: ({ minutes, seconds }) => `${minutes} Min. + ${seconds} s`,
  daily: ({ hours }) => (hours === 1 ? '1 Stunde pro Zug' : `${hours} Stunden pro Zug`),
  kept: 'Hier ist ein Platz für dich',
  keptHint: 'Öffne den Link und setz dich. Du brauchst kein Konto.',
};

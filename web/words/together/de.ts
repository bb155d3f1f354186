import type { TogetherWords } from './en.ts';

export const de: TogetherWords = {
  title: 'Zusammen an diesem Gerät',
  hint: 'Das Gerät geht herum: Wer dran ist, nimmt es. Was nur du sehen darfst, bleibt den anderen verborgen.',
  people: 'Wer spielt mit?',
  nameOf: ({ number }) => `Name von Person ${number}`,
  add: 'Noch jemand',
  without: ({ name }) => `${name} entfernen`,
  start: 'Los geht’s',
  peopleCount: ({ people }) => `${people} Personen`,
  and: ({ people, bots }) => `${people} und ${bots}`,
  nameless: 'Alle brauchen einen Namen mit mindestens einem sichtbaren Zeichen.',

  handOn: ({ name }) => `An ${name} weitergeben`,
  handTo: ({ name }) => `Gib das Gerät an ${name}`,
  lookAway: 'Alle anderen schauen kurz weg.',
  iAm: ({ name }) => `Ich bin ${name}`,
  lately: 'Was zuletzt geschah',
};

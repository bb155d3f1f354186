import type { WatchingWords } from './en.ts';

const und = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: WatchingWords = {
  title: 'Zuschauer',
  nobody: 'Niemand schaut zu.',
  who: ({ names, others }) => {
    if (others === 0) return und.format(names);
    const rest = others === 1 ? 'eine weitere Person' : `${others} weitere`;
    if (names.length > 0) return und.format([...names, rest]);
    return others === 1 ? '1 Person, die ihren Namen nicht nennt' : `${others} Personen, die ihren Namen nicht nennen`;
  },
  watching: ({ watchers }) => (watchers === 1 ? '1 schaut zu' : `${watchers} schauen zu`),
  delay: ({ delay }) => {
    if (delay === 'none') return 'Zuschauer sehen die Partie live';
    if (delay === 'end') return 'Zuschauer sehen sie, wenn sie vorbei ist';
    if ('moves' in delay) return `Zuschauer sehen alles ${delay.moves === 1 ? '1 Zug' : `${delay.moves} Züge`} später`;
    return `Zuschauer sehen alles ${delay.minutes === 1 ? '1 Minute' : `${delay.minutes} Minuten`} später`;
  },
  screen: {
    open: 'Spielfeld für einen großen Bildschirm',
    elsewhere: 'Das Spielfeld ist auf dem großen Bildschirm',
    here: 'Hier zeigen',
    hand: 'Hier nur meine Hand',
  },
  named: 'Meinen Namen zeigen',
  namedHint: 'Die anderen lesen dann, wer zuschaut.',
  follow: 'Wem zuschauen?',
  table: 'Dem ganzen Tisch',
  screenHint: 'Es zeigt, was alle sehen dürfen, und hat keine Knöpfe. Öffne es auf dem großen Bildschirm.',

  delayTitle: 'Wann Zuschauer die Partie sehen',
  scan: 'Scannen und mitspielen',
  phoneIsHand: 'Dein Handy ist deine Hand',
  starts: ({ name }) => `${name} startet die Partie`,
  free: 'frei',
  phone: 'mit einem Gerät da',
  away: 'nicht da',
  bot: 'ein Bot spielt',
};

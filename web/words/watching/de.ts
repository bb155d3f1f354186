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
    if (delay === 'end') return 'Zuschauer sehen die Partie erst nach dem Ende';
    if ('moves' in delay) return `Zuschauer sehen alles ${delay.moves === 1 ? '1 Zug' : `${delay.moves} Züge`} später`;
    return `Zuschauer sehen alles ${delay.minutes === 1 ? '1 Minute' : `${delay.minutes} Minuten`} später`;
  },
  screen: {
    open: 'Spielplan für einen großen Bildschirm',
    elsewhere: 'Der Spielplan ist auf dem großen Bildschirm',
    here: 'Hier zeigen',
    hand: 'Hier nur meine Hand',
  },
  named: 'Meinen Namen zeigen',
  namedHint: 'Dann sehen die anderen, wer zuschaut.',
  follow: 'Wem möchtest du zuschauen?',
  table: 'Dem ganzen Tisch',
  screenHint: 'Er zeigt, was alle sehen dürfen, und hat keine Knöpfe. Öffne ihn auf dem großen Bildschirm.',

  delayTitle: 'Wann Zuschauer die Partie sehen',
  scan: 'Scannen und mitspielen',
  phoneIsHand: 'Dein Handy ist deine Hand',
  starts: ({ name }) => `${name} startet die Partie`,
  free: 'frei',
  phone: 'mit einem Gerät verbunden',
  away: 'abwesend',
  bot: 'ein Bot spielt',
};

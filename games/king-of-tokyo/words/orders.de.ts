import type { OptionWords } from '@yamanote/games/room';
import { cards } from './cards.de.ts';
import { quoted } from './grammar.de.ts';
import type { Words } from './words.ts';

const hearts: OptionWords = { name: 'Wenige Herzen heißt höchstens', hint: '', values: {} };

function when(values: Readonly<Record<string, string>>): OptionWords {
  return { name: 'Wann', hint: '', values };
}

const WHEN_HURT = { always: 'Jedes Mal', hearts: 'Wenn ich wenige Herzen habe', never: 'Nie' };
const WHEN_IN_DANGER = {
  always: 'Jedes Mal',
  deadly: 'Wenn ich sonst ausscheide',
  hearts: 'Wenn mir sonst wenige Herzen bleiben',
  never: 'Nie',
};

/** Whether to ask first, or what to do without asking. */
function act(deed: string): OptionWords {
  return { name: 'Dann', hint: '', values: { ask: 'Mich fragen', do: deed } };
}

export const orders: Words['orders'] = {
  yield: {
    name: 'Aus Tokyo fliehen',
    hint: 'Wenn dich ein Angriff in Tokyo verletzt hat. Sonst bleibst du.',
    settings: { when: when(WHEN_HURT), hearts, act: act('Fliehen') },
  },
  escape: {
    name: `Unverletzt aus Tokyo fliehen (${quoted(cards.jets.name)})`,
    hint: 'Wenn du in Tokyo angegriffen wirst. Sonst bleibst du.',
    settings: { when: when(WHEN_IN_DANGER), hearts, act: act('Fliehen') },
  },
  wings: {
    name: cards.wings.name,
    hint: 'Wenn dir Schaden droht. Sonst nimmst du ihn hin.',
    settings: {
      when: when({ ...WHEN_IN_DANGER, hearts: 'Wenn mir sonst wenige Herzen bleiben oder ich einen Chip bekomme' }),
      hearts,
      act: act('Zahlen und den Schaden abwehren'),
    },
  },
  'rapid-healing': {
    name: cards['rapid-healing'].name,
    hint: 'Wenn du gleich Herzen verlierst und Heilen hilft. Sonst heilst du nicht.',
    settings: {
      when: when(WHEN_IN_DANGER),
      hearts,
      act: act('Zahlen und heilen'),
      losing: {
        name: 'Bevor mir etwas genommen wird',
        hint: 'Auch bevor ein anderes Monster dir Energie oder diese Karte nimmt.',
        values: { true: 'Ja', false: 'Nein' },
      },
    },
  },
  'psychic-probe': {
    name: cards['psychic-probe'].name,
    hint: 'Wann du gefragt wirst, nachdem ein anderes Monster gewürfelt hat.',
    settings: {
      when: when({
        always: 'Jedes Mal',
        danger: 'Wenn die Würfel mich verletzen oder Ruhmpunkte bringen',
        never: 'Nie',
      }),
    },
  },
  opportunist: {
    name: cards.opportunist.name,
    hint: 'Wann du nach Karten gefragt wirst, die in Zügen der anderen aufgedeckt werden.',
    settings: {
      when: when({ always: 'Immer wenn ich zahlen kann', never: 'Nie' }),
      price: { name: 'Höchster Preis', hint: '', values: {} },
    },
  },
  'background-dweller': {
    name: `${quoted(cards['background-dweller'].name)} und ${quoted(cards.camouflage.name)}`,
    hint: 'Wenn die Würfel für „Tarnung“ Dreien zeigen.',
    settings: { act: act('Mit allen Dreien nachwürfeln') },
  },
};

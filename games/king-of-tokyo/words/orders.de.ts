import type { OptionWords } from '@yamanote/games/room';
import { cards } from './cards.de.ts';
import type { Words } from './words.ts';

const hearts: OptionWords = { name: 'Wenige Herzen: höchstens', hint: '', values: {} };

function when(values: Readonly<Record<string, string>>): OptionWords {
  return { name: 'Wann', hint: '', values };
}

const WHEN_HURT = { always: 'Jedes Mal', hearts: 'Wenn wenige Herzen übrig sind', never: 'Nie' };
const WHEN_IN_DANGER = {
  always: 'Jedes Mal',
  deadly: 'Wenn es mein Ende wäre',
  hearts: 'Wenn wenige Herzen übrig wären',
  never: 'Nie',
};

/** Whether to ask first, or what to do without asking. */
function act(deed: string): OptionWords {
  return { name: 'Dann', hint: '', values: { ask: 'Mich fragen', do: deed } };
}

export const orders: Words['orders'] = {
  yield: {
    name: 'Tokyo verlassen',
    hint: 'Wenn dich ein Angriff in Tokyo verletzt hat. Sonst bleibst du.',
    settings: { when: when(WHEN_HURT), hearts, act: act('Tokyo verlassen') },
  },
  escape: {
    name: `Tokyo unverletzt verlassen (${cards.jets.name})`,
    hint: 'Wenn du in Tokyo angegriffen wirst. Sonst bleibst du.',
    settings: { when: when(WHEN_IN_DANGER), hearts, act: act('Tokyo verlassen') },
  },
  wings: {
    name: cards.wings.name,
    hint: 'Wenn dir Schaden droht. Sonst lässt du ihn geschehen.',
    settings: {
      when: when({ ...WHEN_IN_DANGER, hearts: 'Wenn wenige Herzen übrig wären oder ich einen Chip bekäme' }),
      hearts,
      act: act('Zahlen und nichts erleiden'),
    },
  },
  'rapid-healing': {
    name: cards['rapid-healing'].name,
    hint: 'Wenn du gleich Herzen verlierst und Heilen helfen kann. Sonst heilst du nicht.',
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
      when: when({ always: 'Jedes Mal', danger: 'Wenn die Würfel mich verletzen oder Sterne bringen', never: 'Nie' }),
    },
  },
  opportunist: {
    name: cards.opportunist.name,
    hint: 'Wann du nach Karten gefragt wirst, die in Zügen der anderen aufgedeckt werden.',
    settings: {
      when: when({ always: 'Immer wenn ich zahlen kann', never: 'Nie' }),
      price: { name: 'Preis für mich: höchstens', hint: '', values: {} },
    },
  },
  'background-dweller': {
    name: `${cards['background-dweller'].name} und ${cards.camouflage.name}`,
    hint: 'Wenn Würfel, die dich verbergen sollen, Dreien zeigen.',
    settings: { act: act('Alle Dreien neu würfeln') },
  },
};

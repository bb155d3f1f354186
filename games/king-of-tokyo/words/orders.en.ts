import type { OptionWords } from '@yamanote/games/room';
import { cards } from './cards.en.ts';
import type { Words } from './words.ts';

const hearts: OptionWords = { name: 'Low on hearts means at most', hint: '', values: {} };

function when(values: Readonly<Record<string, string>>): OptionWords {
  return { name: 'When', hint: '', values };
}

const WHEN_HURT = { always: 'Every time', hearts: 'When I am low on hearts', never: 'Never' };
const WHEN_IN_DANGER = {
  always: 'Every time',
  deadly: 'If it would eliminate me',
  hearts: 'If it would leave me low on hearts',
  never: 'Never',
};

/** Whether to ask first, or what to do without asking. */
function act(deed: string): OptionWords {
  return { name: 'Then', hint: '', values: { ask: 'Ask me', do: deed } };
}

export const orders: Words['orders'] = {
  yield: {
    name: 'Leaving Tokyo',
    hint: 'When an attack has hurt you in Tokyo. Otherwise you stay.',
    settings: { when: when(WHEN_HURT), hearts, act: act('Leave Tokyo') },
  },
  escape: {
    name: `Leaving Tokyo unhurt (${cards.jets.name})`,
    hint: 'When you are attacked in Tokyo. Otherwise you stay.',
    settings: { when: when(WHEN_IN_DANGER), hearts, act: act('Leave Tokyo') },
  },
  wings: {
    name: cards.wings.name,
    hint: 'When you are about to take damage. Otherwise you take it.',
    settings: {
      when: when({ ...WHEN_IN_DANGER, hearts: 'If it would leave me low on hearts, or bring me a counter' }),
      hearts,
      act: act('Pay, and take no damage'),
    },
  },
  'rapid-healing': {
    name: cards['rapid-healing'].name,
    hint: 'When you are about to lose hearts and healing can help. Otherwise you do not heal.',
    settings: {
      when: when(WHEN_IN_DANGER),
      hearts,
      act: act('Pay, and heal'),
      losing: {
        name: 'Before something is taken from me',
        hint: 'Also before another monster takes your energy or this card.',
        values: { true: 'Yes', false: 'No' },
      },
    },
  },
  'psychic-probe': {
    name: cards['psychic-probe'].name,
    hint: 'When to ask you after another monster has rolled.',
    settings: {
      when: when({ always: 'Every time', danger: 'If its dice would hurt me or score stars', never: 'Never' }),
    },
  },
  opportunist: {
    name: cards.opportunist.name,
    hint: 'When to ask you about cards that are turned up in others’ turns.',
    settings: {
      when: when({ always: 'Whenever I can pay', never: 'Never' }),
      price: { name: 'Maximum price', hint: '', values: {} },
    },
  },
  'background-dweller': {
    name: `${cards['background-dweller'].name} and ${cards.camouflage.name}`,
    hint: 'When your Camouflage dice show 3s.',
    settings: { act: act('Reroll all 3s') },
  },
};

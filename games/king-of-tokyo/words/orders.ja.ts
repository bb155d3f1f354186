import type { OptionWords } from '@yamanote/games/room';
import { cards } from './cards.ja.ts';
import { quoted } from './grammar.ja.ts';
import type { Words } from './words.ts';

const hearts: OptionWords = { name: '少ないとみなすハートの数', hint: '', values: {} };

function when(values: Readonly<Record<string, string>>): OptionWords {
  return { name: 'いつ', hint: '', values };
}

const WHEN_HURT = { always: '毎回', hearts: '残りのハートが少ないとき', never: 'しない' };
const WHEN_IN_DANGER = {
  always: '毎回',
  deadly: '脱落しそうなとき',
  hearts: '残りのハートが少なくなるとき',
  never: 'しない',
};

/** Whether to ask first, or what to do without asking. */
function act(deed: string): OptionWords {
  return { name: 'そのとき', hint: '', values: { ask: '尋ねる', do: deed } };
}

export const orders: Words['orders'] = {
  yield: {
    name: '東京からの撤退',
    hint: '東京で攻撃されてハートを失ったときです。それ以外は残ります。',
    settings: { when: when(WHEN_HURT), hearts, act: act('撤退する') },
  },
  escape: {
    name: `無傷での撤退（${quoted(cards.jets.name)}）`,
    hint: '東京で攻撃されたときです。それ以外は残ります。',
    settings: { when: when(WHEN_IN_DANGER), hearts, act: act('撤退する') },
  },
  wings: {
    name: cards.wings.name,
    hint: 'ダメージを受けそうなときです。それ以外はそのまま受けます。',
    settings: {
      when: when({ ...WHEN_IN_DANGER, hearts: '残りのハートが少なくなるか、カウンターを置かれるとき' }),
      hearts,
      act: act('払ってダメージを防ぐ'),
    },
  },
  'rapid-healing': {
    name: cards['rapid-healing'].name,
    hint: 'ハートを失いそうで、回復が役に立つときです。それ以外は回復しません。',
    settings: {
      when: when(WHEN_IN_DANGER),
      hearts,
      act: act('払って回復する'),
      losing: {
        name: '何かを取られる前に使う',
        hint: 'ほかの怪獣にエネルギーやこのカードを取られる前にも使います。',
        values: { true: 'はい', false: 'いいえ' },
      },
    },
  },
  'psychic-probe': {
    name: cards['psychic-probe'].name,
    hint: 'ほかの怪獣がサイコロを振り終えたあと、いつ尋ねるかです。',
    settings: {
      when: when({ always: '毎回', danger: '自分が傷つくか、相手がスターを得るとき', never: '尋ねない' }),
    },
  },
  opportunist: {
    name: cards.opportunist.name,
    hint: 'ほかの怪獣の手番にめくられたカードについて、いつ尋ねるかです。',
    settings: {
      when: when({ always: '払えるときはいつも', never: '尋ねない' }),
      price: { name: '払うエネルギーの上限', hint: '', values: {} },
    },
  },
  'background-dweller': {
    name: `${quoted(cards['background-dweller'].name)}と${quoted(cards.camouflage.name)}`,
    hint: '「迷彩」のサイコロに3の目が出たときです。',
    settings: { act: act('3の目をすべて振り直す') },
  },
};

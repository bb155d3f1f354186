import type { OptionWords } from '@yamanote/games/room';
import { cards } from './cards.ja.ts';
import type { Words } from './words.ts';

const hearts: OptionWords = { name: '少ないとみなすハートの数', hint: '', values: {} };

function when(values: Readonly<Record<string, string>>): OptionWords {
  return { name: 'いつ', hint: '', values };
}

const WHEN_HURT = { always: '毎回', hearts: '残りのハートが少ないとき', never: 'しない' };
const WHEN_IN_DANGER = {
  always: '毎回',
  deadly: '倒れてしまうとき',
  hearts: '残りのハートが少なくなるとき',
  never: 'しない',
};

/** Whether to ask first, or what to do without asking. */
function act(deed: string): OptionWords {
  return { name: 'そのとき', hint: '', values: { ask: '尋ねる', do: deed } };
}

export const orders: Words['orders'] = {
  yield: {
    name: '東京の明け渡し',
    hint: '東京で攻撃されて傷ついたときです。当てはまらなければ残ります。',
    settings: { when: when(WHEN_HURT), hearts, act: act('東京を出る') },
  },
  escape: {
    name: `無傷で東京を出る（${cards.jets.name}）`,
    hint: '東京で攻撃されたときです。当てはまらなければ残ります。',
    settings: { when: when(WHEN_IN_DANGER), hearts, act: act('東京を出る') },
  },
  wings: {
    name: cards.wings.name,
    hint: 'ダメージを受けそうなときです。当てはまらなければそのまま受けます。',
    settings: {
      when: when({ ...WHEN_IN_DANGER, hearts: '残りのハートが少なくなるか、カウンターを置かれるとき' }),
      hearts,
      act: act('払ってダメージを防ぐ'),
    },
  },
  'rapid-healing': {
    name: cards['rapid-healing'].name,
    hint: 'ハートを失いそうで、回復が役に立つときです。当てはまらなければ回復しません。',
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
      price: { name: '自分の払う額の上限', hint: '', values: {} },
    },
  },
  'background-dweller': {
    name: `${cards['background-dweller'].name}と${cards.camouflage.name}`,
    hint: '身を隠すサイコロに3の目が出たときです。',
    settings: { act: act('3の目をすべて振り直す') },
  },
};

import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: {
    name: '版',
    hint: '待機列と星とセットのある製品版か、一番多い商品を除いて数える試作版r12かを選びます。',
    values: { retail: '製品版', r12: '試作版r12' },
  },
  ceo: {
    name: 'CEO',
    hint: '最初のゲームにおすすめです。全員がCEOを持ちます。CEOのいる区のカードは、どの区にも使えるジョーカーです。',
    values: { true: 'CEOあり', false: 'CEOなし' },
  },
  kaiju: {
    name: '怪獣',
    hint: '慣れた人向けです。途中で東京湾から怪獣が現れ、客が逃げます。',
    values: { true: '怪獣あり', false: '怪獣なし' },
  },
  kaijuStep: {
    name: '怪獣とCEOの順番',
    hint: '両方を使うとき、手番でどちらが先に動くかを選びます。',
    values: { 'before-ceo': '怪獣が先', 'after-ceo': 'CEOが先' },
  },
  endRule: {
    name: '最後の手番',
    hint: 'スタートカードを持つ人が最後の客を地図に出したときの扱いです。ルールブックどおりなら、その手番で終わります。',
    values: { printed: 'その手番で終わる', 'equal-turns': '手番の数をそろえる' },
  },
  deptRelocation: {
    name: '百貨店の移転',
    hint: '百貨店をどこへ移せるかを選びます。ルールブックどおりなら、どの空き駅へも移せます。試作版では移せません。',
    values: {
      printed: 'ルールブックどおり',
      any: 'どの空き駅へも',
      'marked-only': '百貨店を建てられる駅だけ',
      never: '移せない',
    },
  },
  openCollections: {
    name: '獲得した客を公開する',
    hint: 'ほかの人が獲得した客がいつでも見え、覚えておく必要がありません。公開しないときは最後まで隠します。',
    values: { true: '公開', false: '衝立の裏' },
  },
  bagCount: {
    name: '袋の中',
    hint: '袋に残る客がおおよそ見えるか、正確な人数が見えるかを選びます。',
    values: { level: 'おおよそ', exact: '正確な人数' },
  },
  first: {
    name: '最初の手番',
    hint: '最初に手番を行う人です。そのあとは時計回りに進みます。',
    values: { random: 'ランダム', 0: '1番の席', 1: '2番の席', 2: '3番の席', 3: '4番の席' },
  },
};

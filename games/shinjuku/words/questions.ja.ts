import { building, customers, list, station, ward, wardOrBay } from './grammar.ja.ts';
import { kinds } from './names.ja.ts';
import type { Words } from './words.ts';

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => `${name}さん、怪獣を${wardOrBay(from)}からどの区へ動かしますか？`,
  flee: ({ name, from, customers: fleeing }) =>
    `${name}さん、${ward(from)}の${customers(fleeing)}はどの区へ逃げますか？`,
  push: ({ name, from, owner }) =>
    `${name}さん、怪獣が来た${ward(from)}から、${owner === null ? '自分' : `${owner}さん`}のCEOをどの区へ逃がしますか？`,
  ceo: ({ name, at }) =>
    at === null
      ? `${name}さん、CEOをどの区に置きますか？`
      : `${name}さん、CEOは${ward(at)}にとどまりますか、隣の区へ動きますか？`,
  action: ({ name, done }) =>
    done === null
      ? `${name}さん、最初のアクションは何にしますか？`
      : `${name}さん、${kinds[done]}に続く2つ目のアクションは何にしますか？`,
  spend: ({ name, kind }) => `${name}さん、${kinds[kind]}にどの3枚を払いますか？`,
  shop: ({ name, station: at }) => `${name}さん、${station(at)}駅に何を開きますか？`,
  extend: ({ name, from, to }) => `${name}さん、${station(from)}―${station(to)}につながる2本目をカードで敷きますか？`,
  start: ({ name, ward: of, customers: group }) =>
    `${name}さん、${ward(of)}の${customers(group)}はどの駅から乗りますか？`,
  alight: ({ name, station: at, building: there }) =>
    `${name}さん、${station(at)}駅の${building(there)}で誰が降りますか？`,
  ride: ({ name, station: at, customers: group }) =>
    `${name}さん、${customers(group)}を乗せて${station(at)}駅にいます。次はどこへ？`,
  screens: ({ name }) => `${name}さん、ゲームが終わりました。衝立を外してください。`,
};

export const waiting: Words['waiting'] = {
  'start-ward': () => '最初に客が来る4つの区のカードをめくっています。',
  'start-customers': ({ ward: of }) => `${ward(of)}に最初の客が来ます。`,
  first: () => '最初の手番をくじで決めています。',
  'queue-card': () => '待ち行列のカードをめくっています。',
  'queue-customer': () => '待ち行列の客を引いています。',
  'arrival-card': () => '客が来る区のカードをめくっています。',
  'arrival-customers': ({ ward: of }) => `${ward(of)}に来る客を引いています。`,
  deal: ({ name }) => `${name}さんがカードを引いています。`,
  over: ({ winners }) => `ゲームは終わりました。勝者は${list(winners.map((name) => `${name}さん`))}です。`,
};

export const explanations: Words['explanations'] = {
  rampage: '怪獣は必ず隣の区へ動き、そこにいる全員が逃げ、その区の駅では電車が止まることも通ることもできません。',
  flee: 'その区の客は全員そろって、好きな隣の区へ逃げます。',
  push: 'CEOは怪獣のいる区にいられず、どこへ逃げるかは怪獣を動かした人が1人ずつ決めます。',
  ceo: 'CEOがいる区のカードは自分だけのジョーカーになり、アクションの前に隣の区へ1つ動かせます。',
  action:
    '異なるアクションを2つまで行えます：開店、敷設、ある区の客の移動、店の昇格、またはカードを引いて手番を終える収入です。',
  spend: '好きなカード3枚をまとめて、必要な区のカード1枚の代わりにできます。',
  shop: '手元の店を置くか、自分の店（製品版ではルールブックどおり百貨店も）をほかの駅から移すと、この区のカードが自分のジョーカーになります。',
  extend:
    '線路の1本目は無料で、それにつながる2本目には、2本が触れている区（試作版では1本目の端の区）のカードが1枚いります。',
  start: '区の客は全員いっしょに乗り、最初の駅に合う建物があれば、その駅でさっそく1人降ります。',
  alight: '乗客の誰かに合う建物があれば、誰の建物でも必ず1人が降り、誰が降りるかは動かす人が選びます。',
  ride: '誰の線路でも通れますが同じ駅には二度止まれず、降りなかった客は最後の駅の区に残り、線路を使われたほかの人はカードを引きます。',
  screens: '全員が獲得した客を見せ、点数を数えます。',
};

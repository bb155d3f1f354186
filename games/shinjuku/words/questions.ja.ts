import type { Ending } from './ending.ts';
import { building, called, heads, list, station, ward, wardOrBay } from './grammar.ja.ts';
import { headsOf } from './grammar.ts';
import { kinds } from './names.ja.ts';
import type { Words } from './words.ts';

/** Whoever is not the reader is called by name. */
const ask = (name: string | null, question: string) => (name === null ? question : `${name}さん、${question}`);

const ENDINGS: Readonly<Record<Ending, string>> = {
  last: '最後の手番です。',
  perhaps: '最後の手番かもしれません。',
  soon: 'このあと最後の一巡です。',
};

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => ask(name, `怪獣を${wardOrBay(from)}からどの区へ動かしますか？`),
  flee: ({ name, from, customers }) => ask(name, `${ward(from)}の客${heads(headsOf(customers))}はどの区へ逃げますか？`),
  push: ({ name, from, owner }) =>
    ask(name, `怪獣が来た${ward(from)}から、${owner === null ? '自分' : `${owner}さん`}のCEOをどの区へ逃がしますか？`),
  ceo: ({ name, at }) =>
    ask(
      name,
      at === null
        ? 'CEOをどの区に置きますか？その区のカードがジョーカーになります。'
        : `CEOは${ward(at)}にとどまりますか、隣の区へ動きますか？`,
    ),
  action: ({ name, done, ending }) =>
    ask(
      name,
      (ending === null ? '' : ENDINGS[ending]) +
        (done === null ? '最初のアクションは何にしますか？' : `${kinds[done]}に続く2つ目のアクションは何にしますか？`),
    ),
  spend: ({ name, kind }) => ask(name, `${kind === 'track' ? '2本目の線路' : kinds[kind]}にどの3枚を払いますか？`),
  shop: ({ name, station: at }) => ask(name, `${station(at)}駅に何を開店しますか？`),
  extend: ({ name, from, to, payable }) =>
    ask(
      name,
      `${station(from)}―${station(to)}につながる2本目を${payable ? 'カード1枚で敷きますか？' : '敷けるカードがありません。'}`,
    ),
  start: ({ name, ward: of, customers }) =>
    ask(name, `${ward(of)}の客${heads(headsOf(customers))}はどの駅から乗りますか？`),
  alight: ({ name, station: at, building: there }) =>
    ask(name, `${station(at)}駅の${building(there)}で誰が降りますか？`),
  ride: ({ name, station: at, customers }) =>
    ask(name, `客${heads(headsOf(customers))}を乗せて${station(at)}駅にいます。次はどこへ行きますか？`),
  screens: ({ name, open }) =>
    ask(name, `ゲームが終わりました。${open ? '点数を数えて' : '衝立を外して'}勝者を確かめましょう。`),
};

export const waiting: Words['waiting'] = {
  'start-ward': () => '最初に客が来る4つの区のカードをめくっています。',
  'start-customers': ({ ward: of }) => `${ward(of)}に最初の客が来ます。`,
  first: () => '最初の手番をランダムに決めています。',
  'queue-card': () => '待機列のカードをめくっています。',
  'queue-customer': () => '待機列の客を引いています。',
  'arrival-card': () => '客が来る区のカードをめくっています。',
  'arrival-customers': ({ ward: of }) => `${ward(of)}に来る客を引いています。`,
  deal: ({ who }) => `${called(who)}がカードを引いています。`,
  over: ({ winners }) => `ゲームは終わりました。勝者は${list(winners.map(called))}です。`,
};

export const explanations: Words['explanations'] = {
  rampage: '怪獣が来た区の客とCEOは隣の区へ逃げます。その区の駅は電車で使えません。',
  flee: '怪獣が来た区の客は、全員いっしょに同じ隣の区へ逃げます。',
  push: 'CEOは怪獣のいる区にいられません。隣の区を選びましょう。',
  ceo: 'CEOがいる区のカードは、どの区の代わりにもなるジョーカーです。',
  action: '異なるアクションを2つまで行えます。収入を選ぶと、そこで手番が終わります。',
  spend: '好きな3枚は、どの区のカード1枚の代わりにもなります。',
  shop: 'この店に着いた電車から、店の商品を求める客を1人獲得します。',
  extend: '自分の線路をほかの人が使うとカードを引けます。2本目にはカードを1枚払います。',
  start: '客は全員いっしょに乗ります。合う店ごとに1人降ります。',
  alight: '降りた客は店の持ち主のものです。1つの店で降りるのは1人です。',
  ride: '残った客は止まった区で待ちます。線路を借りると、持ち主がカードを引きます。',
  screens: '全員が獲得した客を見せ、点数を数えます。',
};

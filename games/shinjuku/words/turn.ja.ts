import { cards, customers, heads, shops, stars, station, ward } from './grammar.ja.ts';
import { headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

/** Of several kinds only how many they are: the line is short. */
const few = (all: readonly Party[]) => (all.length === 1 ? customers(all) : `客${heads(headsOf(all))}`);

/** Verbs are the same whoever acts. */
export const turn: Words['turn'] = {
  together: ({ deeds }) => deeds.join('、'),
  kaiju: ({ ward: to }) => `怪獣を${ward(to)}へ`,
  opened: ({ shop, station: at }) => `${station(at)}駅に${shops[shop]}を開店`,
  relocated: ({ shop, from, to }) => `${shops[shop]}を${station(from)}駅から${station(to)}駅へ移転`,
  laid: ({ from, to }) => `${station(from)}―${station(to)}に線路を敷設`,
  moved: ({ ward: of, station: to, how }) =>
    ({
      rode: `${ward(of)}の客を${station(to)}駅まで移動`,
      off: `${ward(of)}の客が${station(to)}駅で下車`,
      nothing: `${ward(of)}の客はそのまま`,
    })[how],
  won: ({ customers: all }) => `${customers(all)}を獲得`,
  gave: ({ name, count }) => `${name}さんに${heads(count)}`,
  nobodyWon: () => '獲得なし',
  fled: ({ to, customers: all }) => `${few(all)}が${ward(to)}へ避難`,
  stayed: ({ ward: of, customers: all }) => `${customers(all)}が${ward(of)}に残る`,
  lastTurns: () => '新しい客はもう来ない（最後の手番）',
  lastRound: () => '最後の一巡へ',
  upgraded: ({ station: at, stars: taken }) => `${station(at)}駅の店を改装${taken === 0 ? '' : `（${stars(taken)}）`}`,
  gaveUp: ({ customers: all }) => `${customers(all)}を手放す`,
  drew: ({ cards: drawn }) => `収入でカード${cards(drawn)}`,
  nothing: () => '何もしない',
  yours: ({ customers: all }) => `あなたに${customers(all)}`,
  yourCards: ({ cards: drawn, wards }) =>
    `あなたは${wards.length === 0 ? '' : `${wards.map(ward).join('・')}の`}カードを${wards.length > 1 ? '計' : ''}${cards(drawn)}引く`,
  yourCeo: ({ ward: to }) => `あなたのCEOは${ward(to)}へ`,
};

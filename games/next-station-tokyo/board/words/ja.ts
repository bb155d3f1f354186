import { beside, grammar, ja as words } from '@yamanote/games/next-station-tokyo/words/ja';
import type { Change } from '../forecast.ts';
import type { Origin, Outcome, OwnWords, WaysOn } from './en.ts';

const { list, points: inPoints, signed } = grammar;
const gained = (amount: number) => (amount === 0 ? '0点' : `${signed(amount)}点`);
const line = ({ districts, stations }: { districts: number; stations: number }) => `${districts}×${stations}`;
const parts: OwnWords['changes'] = {
  line: '線',
  hotspots: '名所',
  ring: '山手線',
  interchanges: '乗換',
  goals: '目標',
};
/** What else than the line itself brings points is told. */
const made = (changes: readonly Change[]) =>
  changes.some(({ part }) => part !== 'line')
    ? `（${changes.map(({ part, points }) => `${parts[part]}${signed(points)}`).join('、')}）`
    : '';
const place = ({ station, district }: Outcome) => `${station}（${district}）`;
const origin = ({ square, beside: other }: Origin) => (other === null ? square : `${square}（${beside(other)}）`);
const ahead = ({ count, symbols }: WaysOn) => {
  if (count === 0) return 'その先は行き止まり';
  const to = symbols === 'all' ? 'すべての記号' : symbols.map((symbol) => words.symbols[symbol]).join('、');
  return `その先は${count}方向（${to}）`;
};
const brings = ({ line: change, points, changes, on }: Outcome) =>
  `${change}、${gained(points)}${made(changes)}${on === null ? '' : `、${ahead(on)}`}`;

export const ja: OwnWords = {
  sheet: ({ name }) => (name === null ? 'あなたの路線図' : `${name}さんの路線図`),
  station: ({ symbol, square }) => `${symbol}${square}`,
  lineChange: ({ from, to }) => (from === null ? line(to) : `${line(from)} → ${line(to)}`),
  lineInFull: ({ districts, stations }) => `${districts}地区×${stations}駅`,
  drawTo: ({ from, ...outcome }) => `${from.map(origin).join('か')}から${place(outcome)}へ引く：${brings(outcome)}`,
  goOn: (outcome) => `${place(outcome)}まで続ける：${brings(outcome)}`,
  from: ({ station }) => `${station}から`,
  fromSquare: ({ square }) => `${square}\u2060から`,
  heardOrigin: ({ points, beside: other, ends }) =>
    `${gained(points)}${other === null ? '' : `、${beside(other)}`}、線の端は${list(ends)}になります`,
  leftOf: ({ name }) => (name === null ? 'あなたの左' : `${name}さんの左`),
  circle: ({ station }) => `${station}を丸で囲む：2駅に数える`,
  draw: '引く',
  drawAndGoOn: '引いて続ける',
  drawAndCircle: '引いて囲む',
  heardPoints: (amount) => `${signed(amount)}点`,
  points: (amount) => `${signed(amount)}点`,
  worth: (amount) => (amount < 0 ? `マイナス${inPoints(-amount)}` : inPoints(amount)),
  changes: parts,

  drawWhere: ({ pencil, symbol }) =>
    `${words.pencils[pencil]}の線を${symbol === null ? '好きな駅へ' : `${words.symbols[symbol]}の駅へ`}`,
  besideToo: '複線も可',
  fromAnywhere: 'どの駅からでも',
  ways: ({ count }) => `引けるのは${count}区間`,
  whichEnd: 'どの端から引きますか？',
  whichEndOf: ({ station, from }) => `${station}へはどの駅から引きますか？（${from.join('か')}）`,
  endsLeadTo: ({ count, station }) => `${station}へ届く端が${count}つあります`,
  couldNotDraw: ({ cards }) => `${list(cards)}：引ける駅がなくパス`,
  nothingToDraw: '引ける駅がなくパス',

  cards: 'この線のカード',
  overground: '地上',
  underground: '地下',
  withSwitch: '分岐つき',
  overgroundMeans: '線はまだ続く',
  undergroundMeans: ({ left }) => `あと${left}枚で終わり`,
  lastRound: 'この線の最終ラウンド',
  undergroundCount: ({ count, of }) => `地下 ${of}枚中${count}枚`,
  fifthEnds: '地下カードの5枚目でこの線は終わります。',
  card: ({ name, underground }) => `${underground ? '地下' : '地上'}の${name}`,
  odds: '次は何？',
  oddsTitle: '次のラウンド',
  oddsHint: ({ cards, underground }) =>
    `残りは${cards}枚です。地下カードがあと${underground}枚出ると、この線は終わります。`,
  noNextRound: 'この線の最終ラウンドです。',
  cardsLeft: '残りのカード',
  cardsOpen: '公開済み',
  revealed: ({ cards }) => `公開済み：${cards.join('、')}。`,
  inThisPhase: ({ symbol }) => `${symbol}：`,
  worksNow: '今使える',

  pad: '得点表',
  padUnit: '地区 × 駅',
  row: ({ pencil, line: drawn, points, final }) =>
    drawn === null
      ? `${pencil}：まだ引いていません`
      : `${pencil}：${drawn.districts}地区かける${drawn.stations}駅で${inPoints(points)}${final ? '' : '（途中）'}`,
  hotspots: ({ count }) => `名所：${count}か所`,
  ring: ({ count }) => `通っていない山手線：${count}駅`,
  interchanges: ({ lines, count }) => `${lines}線の乗換駅：${count}駅`,
  short: { hotspots: '名所', ring: '山手線', interchanges: '乗換', goals: '目標', now: '現在' },
  goalMet: '達成',
  ifItEnded: '今終わると',
  total: '合計',
  deduction: 'モジュール',
  grade: ({ grade, name }) => `6段階中${grade}：${name}`,

  otherSheets: 'ほかの人の路線図',
  open: ({ name }) => `${name}さんの路線図を見る`,
  lineOf: ({ number, of }) => `${of}本中${number}本目`,
  ready: '完了',
  drawing: '考え中',
  done: '全線完了',
  isAhead: '先に進んでいます',
  choosePencil: '最初の色鉛筆を選ぶ',
  take: ({ pencil, hand }) => `${pencil}（${hand}）を取る`,
  hands: { pink: '実線', blue: '二重線', brown: '破線', purple: '枕木つきの線' },
  pencilNow: ({ pencil }) => `今は${pencil}`,
  pencilNext: ({ pencil }) => `次は${pencil}`,
  savePicture: '画像として保存',
  lineInWords: ({ pencil, stations }) => `${pencil}：${stations.join('、')}。`,
  allLines: (lines) => lines.join(''),
  nothingDrawn: 'まだ何も引かれていません。',
};

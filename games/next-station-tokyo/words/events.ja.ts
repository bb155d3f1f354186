import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { districtName } from './district-name.ts';
import { list, people, points } from './grammar.ja.ts';
import { beside as besideLine, districts, effects, goals, grades, pencils, symbols } from './names.ja.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, name) =>
    seat === null
      ? `${pencils[pencil]}の色鉛筆を脇に置きます。`
      : `${name(seat)}さんは${pencils[pencil]}から始めます。`,
  'pencil-taken': ({ seat, pencil }, name) => `${name(seat)}さんが${pencils[pencil]}の色鉛筆を取りました。`,
  'spare-placed'({ by, spare }, name) {
    const laid = spare.map(({ pencil, leftOf }) => `${pencils[pencil]}を${name(leftOf)}さんの左`);
    return `${name(by)}さんが余った色鉛筆を置きました。${laid.join('、')}です。`;
  },
  'goals-revealed': ({ goals: revealed }) =>
    `この対戦の目標は${list(revealed.map((id) => `「${goals[id].name}」`))}です。`,
  'dealt-ahead': () => '4つのフェーズのカードをすべて伏せて並べました。並びは全員同じです。',

  'phase-began'({ phase, pencils: held }, name) {
    const drawn = held.flatMap((pencil, seat) => (pencil === null ? [] : [`${name(seat)}さんは${pencils[pencil]}`]));
    return `フェーズ${phase + 1}（全${PHASES}）：${drawn.join('、')}の線を引きます。`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `このフェーズでは、${symbols[symbol]}のカードで効果「${effects[effect].name}」が使えます。`,
  'card-revealed'({ round, card, effect, last }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return `ラウンド${round}は分岐カードから始まります。`;
    const shown = `ラウンド${round}：${underground ? '地下' : '地上'}の${symbol === null ? 'ジョーカー' : symbols[symbol]}。`;
    const works = effect === null ? '' : `効果「${effects[effect].name}」が使えます。`;
    return `${shown}${works}${last ? 'このフェーズの最終ラウンドです。' : ''}`;
  },

  drew({ seat, pencil, at, beside }, name) {
    const double = beside === null ? '' : `（${besideLine(beside)}）`;
    return `${name(seat)}さんが${pencils[pencil]}の線を${squareAt(at[0])}から${squareAt(at[1])}へ引きました${double}。`;
  },
  extended: ({ seat, at }, name) => `${name(seat)}さんは${squareAt(at[0])}から${squareAt(at[1])}まで続けて引きました。`,
  circled: ({ seat, at, pencil }, name) =>
    `${name(seat)}さんが${squareAt(at)}を囲みました。${pencils[pencil]}の線では2駅に数えます。`,
  'interchange-made': ({ seat, at, lines }, name) =>
    `${name(seat)}さんの${squareAt(at)}に${lines}本の線が集まりました（${points(INTERCHANGE_POINTS[lines])}）。`,
  'hotspot-found': ({ seat, district, points: worth }, name) =>
    `${name(seat)}さんの路線図で${districtName(districts, district)}が名所になりました（${points(worth)}）。`,
  passed: ({ seat, forced }, name) =>
    `${name(seat)}さんは${forced ? '引ける駅がなく、パスになりました' : 'パスしました'}。`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, name) =>
    `${name(seat)}さんの${pencils[pencil]}の線は${led}地区×${most}駅で${points(worth)}です。`,
  'sheet-scored': ({ seat, total }, name) => `${name(seat)}さんは合計${points(total)}です。`,
  graded: ({ seat, points: left, grade }, name) =>
    `${name(seat)}さんの評価は${points(left)}で、6段階の${grade}、「${grades[grade]}」です。`,
  won: ({ seats }, name) => `${people(seats.map(name))}${seats.length === 1 ? 'の勝ち' : 'が勝利を分け合いました'}！`,
};

import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { list, people, person, points, signed, subject } from './grammar.ja.ts';
import { beside as besideLine, effects, goals, grades, pencils, symbols, theDistrict } from './names.ja.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

const risen = (before: number, now: number) => (before === 0 ? points(now) : `${points(before)}から${points(now)}に`);

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, who) =>
    seat === null
      ? `${pencils[pencil]}の色鉛筆は、あとのフェーズ用に置かれました。`
      : `${person(who(seat))}の最初の色は${pencils[pencil]}になりました。`,
  'pencil-taken': ({ seat, pencil }, who) => `${subject(who(seat))}${pencils[pencil]}の色鉛筆を取りました。`,
  'spare-placed'({ by, spare }, who) {
    const laid = spare.map(({ pencil, leftOf }) => `${pencils[pencil]}は${person(who(leftOf))}の左`);
    return `${subject(who(by))}余った色鉛筆を置きました。${laid.join('、')}です。`;
  },
  'goals-revealed': ({ goals: revealed }) =>
    `このゲームの目標は${list(revealed.map((id) => `「${goals[id].name}」`))}に決まりました。`,
  'dealt-ahead': () => '4つのフェーズのカードをすべて伏せて並べました。並びは全員同じです。',

  'phase-began'({ phase, pencils: held }, who) {
    const drawn = held.flatMap((pencil, seat) => (pencil === null ? [] : [`${person(who(seat))}は${pencils[pencil]}`]));
    return `フェーズ${phase + 1}／${PHASES}が始まりました。${drawn.join('、')}です。`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `このフェーズの効果は「${effects[effect].name}」（${symbols[symbol]}のカード）に決まりました。`,
  'card-revealed'({ round, card, effect }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return '分岐カードが出ました。';
    const shown = `ラウンド${round}：${underground ? '地下' : '地上'}の${symbol === null ? 'ジョーカー' : symbols[symbol]}。`;
    const works = effect === null ? '' : `効果は「${effects[effect].name}」です。`;
    return `${shown}${works}`;
  },

  drew({ seat, pencil, at, beside }, who) {
    const double = beside === null ? '' : `（${besideLine(beside)}）`;
    return `${subject(who(seat))}${pencils[pencil]}の線を${squareAt(at[0])}から${squareAt(at[1])}へ引きました${double}。`;
  },
  extended: ({ seat, at }, who) =>
    `${subject(who(seat))}${squareAt(at[0])}から${squareAt(at[1])}まで続けて引きました。`,
  circled: ({ seat, at, pencil }, who) =>
    `${subject(who(seat))}${squareAt(at)}を丸で囲み、${pencils[pencil]}の線で2駅分にしました。`,
  'interchange-made': ({ seat, at, lines }, who) =>
    `${person(who(seat))}の路線図の${squareAt(at)}に${lines}本の線が集まりました（${risen(INTERCHANGE_POINTS[lines - 1], INTERCHANGE_POINTS[lines])}）。`,
  'hotspot-found': ({ seat, district, points: worth }, who) =>
    `${person(who(seat))}の路線図で${theDistrict(district)}が名所になりました（${points(worth)}）。`,
  passed: ({ seat, forced }, who) =>
    `${person(who(seat))}は${forced ? '引ける駅がなく、パスになりました' : 'パスしました'}。`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, who) =>
    `${person(who(seat))}の${pencils[pencil]}の線は、${led}地区×${most}駅で${points(worth)}でした。`,
  'sheet-scored': ({ seat, total }, who) => `${person(who(seat))}は合計${points(total)}でした。`,
  graded: ({ seat, points: left, grade }, who) =>
    `${person(who(seat))}は${points(left)}で、6段階中${grade}の「${grades[grade]}」でした。`,
  won: ({ seats }, who) =>
    seats.length === 1 ? `${people(seats.map(who))}の勝ち！` : `${subject(...seats.map(who))}勝利を分かち合いました！`,
};

export const turn: Words['turn'] = ({ symbol, deeds }) => {
  const told = deeds.map(({ seat, drew }) => {
    if (drew === 'nothing') return `${person(seat)}は引ける駅なし`;
    return `${person(seat)}は${drew === 'pass' ? 'パス' : `${drew.from}から${drew.to}へ`}`;
  });
  return `${symbol === null ? 'ジョーカー' : symbols[symbol]}：${told.join('、')}`;
};

export const toYou: Words['toYou'] = ({ points: worth }) => `あなた ${signed(worth)}点`;

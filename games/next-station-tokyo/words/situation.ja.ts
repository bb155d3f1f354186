import { LAST_UNDERGROUND, RING_DEDUCTION } from '@yamanote/games/next-station-tokyo/rules';
import { person, points } from './grammar.ja.ts';
import { pencils } from './names.ja.ts';
import type { Words } from './words.ts';

const total = (amount: number) => `あなたは今${points(amount)}です。`;

const missed = (open: number) =>
  open === 0 ? '' : `そのうち${points(-open * RING_DEDUCTION)}は、まだ通っていない山手線の${open}駅の分です。`;

export const situation: Words['situation'] = {
  start: ({ pencil, start, points: amount, open }) =>
    `${pencils[pencil]}の線は${start}から始まります。${total(amount)}${missed(open)}線が集まる駅では、山手線も1本に数えます。`,
  other: ({ seat, points: amount }) => `${person(seat)}は${points(amount)}です。`,
  points: ({ points: amount }) => total(amount),
  underground: ({ open }) => `地下カードは${LAST_UNDERGROUND}枚中${open}枚出ています。`,
  parts: ({ seat, total: sum, lines, hotspots, interchanges, ring, goals }) =>
    `${person(seat)}の${points(sum)}の内訳は、${[
      `線${points(lines)}`,
      `名所${points(hotspots)}`,
      `乗換${points(interchanges)}`,
      `通らなかった山手線の駅${points(ring)}`,
      ...(goals === null ? [] : [`目標${points(goals)}`]),
    ].join('、')}です。`,
};

import { symbols } from '../names.ja.ts';
import type { MapFaultWords } from './en.ts';

/** Names in Japanese marks, a list without its brackets. */
const shown = (found: string) =>
  found === '[]'
    ? 'なし'
    : found
        .replaceAll(/"([^"]*)"/g, '「$1」')
        .replaceAll(/^\[(?=「)|(?<=」)\]$/g, '')
        .replaceAll('」,「', '」「');
const tallied = (found: string) =>
  found
    .replaceAll(/"(\w+)":(\d+)|[{}]/g, (_, id: keyof typeof symbols | undefined, n: string) =>
      id === undefined ? '' : `${symbols[id]}${n}`,
    )
    .replaceAll(',', '、');
const KINDS = { district: '地区', station: '駅', segment: '線路' } as const;

export const ja: MapFaultWords = {
  'unique-id': (_, found) => `${shown(found)}はもう使われています。`,
  'unique-place': (_, found) => `${shown(found)}にはもう別の駅があります。`,
  'another-station': (_, found) => `両端が同じ駅${shown(found)}です。`,
  'id-of': ({ kind }, found) => `${shown(found)}という${KINDS[kind]}はありません。`,
  districts: ({ kind, count }, found) => `「${kind}」の地区は${count}つ必要です（今は${shown(found)}）。`,
  'one-station': (_, found) => `角の地区の駅はちょうど1駅です（今は${shown(found)}駅）。`,
  'several-stations': (_, found) => `地区には2駅以上必要です（今は${shown(found)}駅）。`,
  'on-the-grid': (_, found) => `${shown(found)}は路線図の外です。`,
  cells: () => 'マスがありません。ほかの地区にはあります。',
  'cell-of-the-grid': (_, found) => `マス${shown(found)}は路線図の外です。`,
  'station-count': ({ count }, found) => `${shown(found)}とありますが、この地区の駅は${count}つです。`,
  'place-in': ({ district }, found) => `${shown(found)}は地区「${district}」の中にありません。`,
  'cell-not-of': ({ district }, found) => `マス${shown(found)}はもう「${district}」のものです。`,
  'district-for-cell': ({ x, y }) => `マス[${x},${y}]はどの地区にも入っていません。`,
  start: ({ pencil }, found) => `色鉛筆「${pencil}」の始発駅はちょうど1つです（今は${shown(found)}）。`,
  ring: ({ count }) => `${count}駅の山手線がありません。`,
  'ring-stations': ({ count }, found) => `山手線には異なる${count}駅が必要です（今は${shown(found)}）。`,
  'ring-sections': ({ count }, found) => `山手線には${count}区間が必要です（今は${shown(found)}）。`,
  'ring-flag': () => '山手線の駅なので、trueと書きます。',
  'no-ring-flag': () => '山手線の駅ではないので、trueとは書けません。',
  'named-section': (_, found) => `区間${shown(found)}は山手線に入っていません。`,
  'section-between': ({ from, to }, found) => `「${from}」と「${to}」を結ぶ区間が必要です（今は${shown(found)}）。`,
  'way-between': ({ from, to }, found) =>
    `「${from}」から「${to}」へ通じていなければなりません（今は${shown(found)}）。`,
  direction: ({ direction }, found) => `方向は${shown(JSON.stringify(direction))}です（今は${shown(found)}）。`,
  'not-central': (_, found) => `山手線の駅は中心部の${shown(found)}に置けません。`,
  'inside-the-ring': ({ district }, found) => `「${district}」の駅は山手線の内側に置きます（今は${shown(found)}）。`,
  'outside-the-ring': ({ district }, found) => `「${district}」の駅は山手線の外側に置きます（今は${shown(found)}）。`,
  'not-joined-by': ({ segment }, found) => `${shown(found)}はもう「${segment}」で結ばれています。`,
  straight: (_, found) => `線路は8方向のどれかにまっすぐ引きます（今は${shown(found)}）。`,
  'straight-path': (_, found) => `線路は駅から駅までまっすぐです（今は${shown(found)}）。`,
  'no-station-on-the-way': (_, found) => `途中に駅${shown(found)}があります。`,
  'meets-ring-in-stations': (_, found) => `駅でないところで山手線と交わっています（${shown(found)}）。`,
  'not-touching-itself': (_, found) => `自分自身に触れています（${shown(found)}）。`,
  'pair-once': (_, found) => `組${shown(found)}はもう一覧にあります。`,
  'tracks-that-cross': (_, found) => `${shown(found)}は交差していません。`,
  crossing: ({ pair: [a, b] }) => `線路「${a}」と「${b}」は交差しますが、一覧にありません。`,
  'only-districts': ({ districts }, found) =>
    `通れるのは${districts.map((id) => `「${id}」`).join('と')}だけです（今は${shown(found)}も通ります）。`,
  'nothing-passed': (_, found) => `この路線図では駅のある地区だけを数えるので、${shown(found)}は書けません。`,
  passed: ({ districts }, found) => `通る地区：${shown(JSON.stringify(districts))}（今は${shown(found)}）。`,
  'way-from': ({ station }, found) => `「${station}」から${shown(found)}へ行けません。`,
  tracks: ({ fewest }, found) => `線路が${fewest}本以上必要です（今は${shown(found)}本）。`,
  'even-symbols': (_, found) => `4つの記号の駅は同じ数（差は1まで）にします（今は${tallied(found)}）。`,
};

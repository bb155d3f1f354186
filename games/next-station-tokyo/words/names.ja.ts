import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import { hasName } from './district-name.ts';
import type { LineId, Words } from './words.ts';

export const symbols: Words['symbols'] = { circle: '丸', square: '四角', triangle: '三角', pentagon: '五角形' };

export const pencils: Words['pencils'] = { pink: 'ピンク', blue: '青', brown: '茶色', purple: '紫' };

export function beside(line: LineId): string {
  return `${line === 'ring' ? '山手線' : pencils[line]}と複線`;
}

export const districts: Words['districts'] = {
  central: '中心部',
  'inner-north': '内側の北地区',
  'inner-east': '内側の東地区',
  'inner-south': '内側の南地区',
  'inner-west': '内側の西地区',
  'outer-north': '外側の北地区',
  'outer-east': '外側の東地区',
  'outer-south': '外側の南地区',
  'outer-west': '外側の西地区',
  'corner-nw': '北西の角',
  'corner-ne': '北東の角',
  'corner-se': '南東の角',
  'corner-sw': '南西の角',
};

/** 「外側の西地区」; a name that only this map has stands in 「」. */
export function theDistrict(id: DistrictId): string {
  return hasName(id) ? districts[id] : `「${id}」`;
}

export const effects: Words['effects'] = {
  switch: { name: '分岐', text: '自分の線のどの駅からでも引けます。' },
  joker: { name: 'ジョーカー', text: 'どの記号の駅へも引けます。複線にしてもかまいません。' },
  extension: {
    name: '延伸',
    text: '引いたあと、同じ方向の次の駅まで続けて引けます。駅の記号は問いません。複線にはできません。',
  },
  'double-station': { name: 'ダブル駅', text: '着いた駅を丸で囲みます。この線では2駅に数えます。' },
};

export const goals: Words['goals'] = {
  hotspots: { name: '名所4つ', text: '4つ以上の地区が名所になっている。' },
  interchange: { name: '4線の乗換駅', text: '4本以上の線が集まる駅がある（山手線も数える）。' },
  ring: { name: '山手線すべて', text: '山手線の8駅すべてに自分の線が通っている。' },
  districts: { name: '全地区', text: '13の地区すべてに自分の線の駅がある。' },
  centre: { name: '中心部すべて', text: '中心部のすべての駅に自分の線が通っている。' },
};

export const grades: Words['grades'] = {
  1: '初めての東京',
  2: '通勤客',
  3: '路線通',
  4: '路線計画係',
  5: '運行主任',
  6: '路線網の名人',
};

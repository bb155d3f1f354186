/** Japanese forms of what the sentences name and count. */
import type { StationId, WardId } from '@yamanote/games/shinjuku/rules';
import type { Person } from '@yamanote/games/wording';
import type { Heavy, Party } from './grammar.ts';
import { STATION_NAMES, WARD_NAMES } from './places.ts';
import type { Building, Paid, Track, Words } from './words.ts';

const number = new Intl.NumberFormat('ja');

export const goods: Words['goods'] = { food: '食品', clothing: '衣料品', books: '書籍', electronics: '電器' };
export const shops: Words['shops'] = {
  food: '食品店',
  clothing: '衣料品店',
  books: '書店',
  electronics: '電器店',
  department: '百貨店',
};

export const BAY = '東京湾';
/** As on a sign; in a sentence with 駅 after it. */
export const station = (id: StationId) => STATION_NAMES[id].japanese;
export const ward = (id: WardId) => WARD_NAMES[id].japanese;
export const wardOrBay = (id: WardId | 'bay') => (id === 'bay' ? BAY : ward(id));

/** 「AとBとC」. */
export function list(items: readonly string[]): string {
  return items.join('と');
}

export const cards = (n: number) => `${number.format(n)}枚`;
export const stars = (n: number) => `星${number.format(n)}個`;
export const points = (n: number) => `${number.format(n)}点`;
export const heads = (n: number) => `${number.format(n)}人`;

/** 「あなた」「Adaさん」. */
export const called = ({ name, you }: Person) => (you ? 'あなた' : `${name}さん`);

/** 「AdaさんとBotanさんが」; of the reader 「あなたは」. */
export const subject = (...persons: readonly Person[]) =>
  `${list(persons.map(called))}${persons.some(({ you }) => you) ? 'は' : 'が'}`;

const HEAVY: Readonly<Record<Heavy, string>> = { premium: 'プレミアム', double: 'ダブル' };
const weight = ({ heavy }: Pick<Party, 'heavy'>) => (heavy === null ? '' : HEAVY[heavy]);

/** 「書籍のプレミアム客」. */
export const kindOf = (party: Pick<Party, 'good' | 'heavy'>) => `${goods[party.good]}の${weight(party)}客`;

/** 「食品の客2人と書籍のプレミアム客1人」. */
export function customers(all: readonly Party[]): string {
  return list(all.map((party) => `${kindOf(party)}${heads(party.count)}`));
}

export const customer = (party: Party) => kindOf(party);

/** 「食品2人、書籍（プレミアム）1人」: where it has to be short. */
export function briefly(all: readonly Party[]): string {
  return all
    .map((party) => `${goods[party.good]}${party.heavy === null ? '' : `（${weight(party)}）`}${heads(party.count)}`)
    .join('、');
}

/** 「自分の食品店」「Adaさんの食品店」. */
export function building({ shop, owner }: Building): string {
  return `${owner === null ? '自分' : `${owner}さん`}の${shops[shop]}`;
}

export function track(laid: Track): string {
  if (laid.of === 'link') return '直通線';
  return `${laid.of === 'own' ? '自分' : `${laid.name}さん`}の線路`;
}

export function pay(paid: Paid): string {
  if (paid.as === 'three') return '好きなカード3枚';
  return `${ward(paid.ward)}のカード${paid.as === 'joker' ? 'をジョーカーに' : ''}`;
}

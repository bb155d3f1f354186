/** The stations of the loop, in travelling order. What can be played follows from the pageRooms and the boards. */
import { pageRooms } from '@yamanote/games/registry';
import type { Language } from '@yamanote/games/room';
import { boards } from './boards.ts';

export const STATIONS = [
  {
    id: 'machi-koro',
    numeral: '一',
    japanese: '街コロ',
    latin: 'Machi Koro',
    short: 'Machi Koro',
    players: [2, 4],
    minutes: 30,
  },
  {
    id: 'king-of-tokyo',
    numeral: '二',
    japanese: 'キング・オブ・トーキョー',
    latin: 'King of Tokyo',
    short: 'King of Tokyo',
    players: [2, 6],
    minutes: 30,
  },
  {
    id: 'shinjuku',
    numeral: '三',
    japanese: '新宿',
    latin: 'Shinjuku',
    short: 'Shinjuku',
    players: [2, 4],
    minutes: 60,
  },
  {
    id: 'next-station-tokyo',
    numeral: '四',
    japanese: 'ネクスト・ステーション 東京',
    latin: 'Next Station: Tokyo',
    /** Where the German edition is spelt otherwise. */
    german: 'Next Station Tokyo',
    short: 'Next Station',
    players: [1, 4],
    minutes: 25,
    /** Where people make something for it: maps of their own. */
    workshop: '/map-editor',
  },
] as const;

export type Station = (typeof STATIONS)[number];
export type StationId = Station['id'];

export function stationOf(id: string): Station | undefined {
  return STATIONS.find((station) => station.id === id);
}

/** What the game is called in a sentence of this language. */
export function titleIn(language: Language, station: Station): string {
  return language === 'ja' ? station.japanese : latinIn(language, station);
}

/** The line under the Japanese one on a sign. */
export function latinIn(language: Language, station: Station): string {
  return language === 'de' && 'german' in station ? station.german : station.latin;
}

/** The same where a line has little room. */
export function shortTitleIn(language: Language, { japanese, short }: Station): string {
  return language === 'ja' ? japanese : short;
}

export function isOpen(id: string): boolean {
  return Object.hasOwn(pageRooms, id) && Object.hasOwn(boards, id);
}

/** The one before and the one after on the loop. */
export function neighbours(station: Station): { before: Station; after: Station } {
  const at = STATIONS.indexOf(station);
  return {
    before: STATIONS[(at + STATIONS.length - 1) % STATIONS.length],
    after: STATIONS[(at + 1) % STATIONS.length],
  };
}

/** Where a station stands beside the drawn loop. */
export interface Place {
  side: 'left' | 'right';
  /** From above, beginning with 0. */
  row: number;
  /** From 0 at the upper end of its side to 1 at the lower end. */
  down: number;
}

/** Clockwise, as the line runs: the first on the upper left, half of them down the right side, the others back up the left. */
export function placeOf(at: number, count: number): Place {
  const right = Math.ceil(count / 2);
  const left = count - right;
  const isRight = at >= 1 && at <= right;
  const row = isRight ? at - 1 : (count - at) % count;
  return { side: isRight ? 'right' : 'left', row, down: row / Math.max(1, (isRight ? right : left) - 1) };
}

/** The drawings of the stations and their boards, by theme. They are files of their own, so that a page fetches only what it shows. */

import dayKingBoard from '../art/boards/day/king-of-tokyo.svg';
import dayMachiKoroBoard from '../art/boards/day/machi-koro.svg';
import dayNextStationBoard from '../art/boards/day/next-station-tokyo.svg';
import dayShinjukuBoard from '../art/boards/day/shinjuku.svg';
import nightKingBoard from '../art/boards/night/king-of-tokyo.svg';
import nightMachiKoroBoard from '../art/boards/night/machi-koro.svg';
import nightNextStationBoard from '../art/boards/night/next-station-tokyo.svg';
import nightShinjukuBoard from '../art/boards/night/shinjuku.svg';
import dayKing from '../art/day/king-of-tokyo.svg';
import dayTown from '../art/day/loop-town.svg';
import dayMachiKoro from '../art/day/machi-koro.svg';
import dayNextStation from '../art/day/next-station-tokyo.svg';
import dayShinjuku from '../art/day/shinjuku.svg';
import nightKing from '../art/night/king-of-tokyo.svg';
import nightTown from '../art/night/loop-town.svg';
import nightMachiKoro from '../art/night/machi-koro.svg';
import nightNextStation from '../art/night/next-station-tokyo.svg';
import nightShinjuku from '../art/night/shinjuku.svg';
import type { StationId } from '../stations.ts';

type Pictures = Readonly<Record<StationId | 'town', string>>;

export const PICTURES: Readonly<Record<'day' | 'night', Pictures>> = {
  day: {
    'machi-koro': dayMachiKoro,
    'king-of-tokyo': dayKing,
    shinjuku: dayShinjuku,
    'next-station-tokyo': dayNextStation,
    town: dayTown,
  },
  night: {
    'machi-koro': nightMachiKoro,
    'king-of-tokyo': nightKing,
    shinjuku: nightShinjuku,
    'next-station-tokyo': nightNextStation,
    town: nightTown,
  },
};

/** The board in the middle of a match. */
export const BOARDS: Readonly<Record<'day' | 'night', Readonly<Record<StationId, string>>>> = {
  day: {
    'machi-koro': dayMachiKoroBoard,
    'king-of-tokyo': dayKingBoard,
    shinjuku: dayShinjukuBoard,
    'next-station-tokyo': dayNextStationBoard,
  },
  night: {
    'machi-koro': nightMachiKoroBoard,
    'king-of-tokyo': nightKingBoard,
    shinjuku: nightShinjukuBoard,
    'next-station-tokyo': nightNextStationBoard,
  },
};

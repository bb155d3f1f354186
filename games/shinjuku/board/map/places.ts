/**
 * Where everything stands on the map, in its own units (1000 to 900, the same on both axes). Labels keep clear of the
 * stations, of each other and, where there is room, of every connection, since any of them may be built on.
 */
import type { StationId, WardId } from '@yamanote/games/shinjuku/rules';

/** How a station's name stands to its symbol: where it is anchored, and which part of it lies there. */
type Anchor = 'start' | 'middle' | 'end';

export interface StationPlace {
  readonly x: number;
  readonly y: number;
  /** The name's anchor, in the middle of its height. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: Anchor };
}

export interface WardPlace {
  /** The middle of the ward's name, of its customers and of a CEO's car. */
  readonly name: Spot;
  readonly crowd: Spot;
  readonly car: Spot;
  /** How many customers fit side by side. */
  readonly across: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const station = (x: number, y: number, labelX: number, labelY: number, anchor: Anchor): StationPlace => ({
  x,
  y,
  label: { x: labelX, y: labelY, anchor },
});

export const STATION_PLACES: Readonly<Record<StationId, StationPlace>> = {
  tokyo: station(550, 388, 572, 388, 'start'),
  akihabara: station(598, 314, 620, 334, 'start'),
  iidabashi: station(495, 304, 495, 278, 'middle'),
  hatchobori: station(622, 422, 622, 448, 'middle'),
  kachidoki: station(610, 508, 619, 534, 'middle'),
  shimbashi: station(530, 474, 529, 442, 'end'),
  roppongi: station(430, 488, 423, 514, 'start'),
  shinagawa: station(466, 647, 488, 647, 'start'),
  daiba: station(598, 648, 604, 674, 'middle'),
  shinjuku: station(292, 338, 270, 338, 'end'),
  takadanobaba: station(315, 239, 310, 212, 'middle'),
  yotsuya: station(412, 363, 403, 389, 'end'),
  'todai-mae': station(520, 213, 513, 187, 'start'),
  ueno: station(616, 226, 594, 221, 'end'),
  oshiage: station(757, 234, 763, 208, 'end'),
  kinshicho: station(754, 326, 774, 336, 'start'),
  'monzen-nakacho': station(704, 446, 724, 446, 'start'),
  'shin-kiba': station(805, 560, 814, 586, 'middle'),
  meguro: station(382, 642, 387, 674, 'end'),
  oimachi: station(444, 748, 424, 764, 'end'),
  'naka-meguro': station(270, 590, 270, 618, 'middle'),
  jiyugaoka: station(191, 738, 211, 758, 'start'),
  omori: station(403, 848, 423, 848, 'start'),
  tamagawa: station(189, 836, 209, 836, 'start'),
  'meidai-mae': station(129, 470, 109, 470, 'end'),
  sangenjaya: station(180, 575, 160, 575, 'end'),
  'futako-tamagawa': station(44, 724, 44, 750, 'middle'),
  shibuya: station(300, 500, 322, 500, 'start'),
  yoyogi: station(318, 416, 338, 416, 'start'),
  ebisu: station(362, 560, 382, 560, 'start'),
  nakano: station(179, 274, 191, 300, 'end'),
  koenji: station(96, 276, 76, 276, 'end'),
  eifukucho: station(82, 402, 102, 402, 'start'),
  ikebukuro: station(348, 153, 326, 153, 'end'),
  komagome: station(473, 122, 481, 157, 'end'),
  oji: station(465, 32, 485, 32, 'start'),
  'nishi-nippori': station(578, 144, 566, 118, 'middle'),
  oyama: station(314, 60, 334, 60, 'start'),
  nerima: station(124, 116, 144, 116, 'start'),
  'kita-senju': station(717, 70, 695, 65, 'end'),
  aoto: station(912, 78, 932, 78, 'start'),
  'shin-koiwa': station(931, 210, 911, 210, 'end'),
  hirai: station(875, 272, 895, 272, 'start'),
  'kasai-rinkai-koen': station(948, 573, 948, 547, 'middle'),
};

const ward = (name: [number, number], crowd: [number, number], car: [number, number], across = 4): WardPlace => ({
  name: spot(name),
  crowd: spot(crowd),
  car: spot(car),
  across,
});

const spot = ([x, y]: [number, number]): Spot => ({ x, y });

export const WARD_PLACES: Readonly<Record<WardId, WardPlace>> = {
  chiyoda: ward([484, 353], [487, 396], [549, 333], 3),
  chuo: ward([662, 398], [643, 362], [641, 476], 3),
  minato: ward([530, 578], [530, 609], [463, 570]),
  shinjuku: ward([362, 303], [379, 271], [421, 301], 5),
  bunkyo: ward([468, 208], [482, 239], [529, 164], 3),
  taito: ward([654, 259], [665, 215], [646, 287], 3),
  sumida: ward([740, 145], [740, 176], [790, 146]),
  koto: ward([737, 560], [728, 528], [690, 561], 5),
  shinagawa: ward([500, 751], [500, 782], [564, 752]),
  meguro: ward([266, 691], [268, 722], [272, 662]),
  ota: ward([342, 851], [342, 882], [343, 822], 5),
  setagaya: ward([86, 604], [82, 635], [27, 605], 5),
  shibuya: ward([254, 455], [256, 423], [335, 456]),
  nakano: ward([214, 236], [155, 237], [199, 207], 3),
  suginami: ward([77, 353], [76, 321], [78, 381], 5),
  toshima: ward([374, 112], [288, 119], [428, 107]),
  kita: ward([558, -1], [558, 30], [517, 0]),
  arakawa: ward([598, 95], [624, 153], [656, 93], 3),
  itabashi: ward([265, 37], [258, 68], [209, 38], 5),
  nerima: ward([75, 120], [76, 151], [23, 121], 5),
  adachi: ward([732, 31], [800, 32], [681, 32]),
  katsushika: ward([921, 136], [922, 167], [923, 107], 5),
  edogawa: ward([930, 422], [930, 453], [931, 393], 5),
};

/** Where the Kaiju rises from the bay. */
export const BAY_PLACE: Spot = { x: 905, y: 690 };

/** Values for every sentence of the command line that is a function, in the shape of its words. */
import type { Refusal } from '@yamanote/kernel';
import type { SamplesOf } from '@yamanote/tools/voice';
import type { Words } from '../index.ts';

const SEAL = 'ab12…';
const OTHER = 'cd34…';

const REFUSAL: Refusal = {
  refused: 'malformed',
  field: 'coins',
  expected: 'a whole number of at least 0',
  needs: { is: 'whole-number', min: 0, max: null },
  found: '-1',
};

const counts = (numbers: readonly number[]) => numbers.map((n) => [n] as [number]);
const COUNTS = counts([0, 1, 2, 5]);
const SOME = counts([1, 2, 5]);
const PLACED: [string, string][] = [['log[3]', '…']];

export const SAMPLES: SamplesOf<Omit<Words, 'complaints'>> = {
  seat: COUNTS,
  person: [[null], [1], [2]],
  withKind: [['Momiji', 'greedy']],
  withMeaning: [['0', '…']],
  about: [['A', 'B']],
  list: [[['a']], [['a', 'b', 'c']]],
  players: [[['Ada']], [['Ada', 'Botan', 'Chiyo']]],
  committed: [[SEAL]],
  beside: {
    tookBack: [['Ada']],
    wentBack: [['Ada']],
    askedHint: [['Ada']],
    live: [
      [1, 0],
      [10, 15],
    ],
    daily: [
      [24, false, false],
      [24, true, false],
      [24, false, true],
      [24, true, true],
    ],
    gap: [[40], [600], [9000]],
    'time-out': [['Ada']],
    'bot-plays': [['Ada']],
    'person-plays': [['Ada']],
  },
  byOrder: [['…']],
  backToAll: [['Aoto']],
  unknownOrder: [
    ['yeild', 'yield'],
    ['swim', null],
  ],
  notOrdered: [['…']],
  unknownTopic: [
    ['bakry', 'Bakery'],
    ['tea', null],
  ],
  wouldHappen: [['…']],
  notAChoice: [
    ['x', 1],
    ['x', 2],
    ['x', 5],
  ],
  saved: [['match.json']],
  savedUnfinished: [['match.json']],
  cannotSave: [['…']],
  winners: [[['Ada']], [['Ada', 'Botan']]],
  place: [
    [1, 'Ada', 0],
    [2, 'Botan', 1],
  ],
  map: {
    facts: [0, 1, 2, 5].map((n) => [{ districts: n, stations: n, tracks: n, crossings: n }]),
    sound: [[['V1', 'V12']]],
    faulty: SOME,
    more: SOME,
  },
  games: { range: [[2, 4]] },
  simulate: {
    interval: [['1 %', '5 %']],
    games: [['machi-koro', '1000', '2.5']],
    speed: [['400', '90000']],
    length: [['263.8', 215, 297]],
    unfinished: SOME,
  },
  arena: {
    games: [
      ['machi-koro', 2, 1, '0.5'],
      ['machi-koro', 400, 200, '2.5'],
    ],
    sprt: (['high', 'low', 'open'] as const).map((verdict) => [verdict, 'greedy', '0', '35']),
    kept: [
      [1, 'matches'],
      [400, 'matches'],
    ],
  },
  calibrate: {
    range: [['30.0 %', '40.0 %']],
    positions: [['machi-koro', '10,000', '120']],
    error: [['2.5 %']],
  },
  solve: {
    kept: [['8,000']],
    reached: [['81.5 %']],
    board: [['Aya']],
  },
  scenario: {
    result: [
      [1, 0],
      [5, 2],
    ],
  },
  progress: [['…', 5, 20, 25]],
  differences: {
    at: PLACED,
    value: [
      ['5', '4'],
      ['5', null],
    ],
    refused: [[REFUSAL]],
    legal: [['{do:pass}', 0]],
    notOpen: [['over']],
    code: [
      ['illegal', 'over'],
      ['illegal', null],
    ],
    event: [['{type:won}', ['{type:rolled}', '{type:built}']]],
  },
  verdict: {
    verified: [['match.json']],
    notVerified: [['match.json']],
    holds: {
      inPlace: SOME,
      seed: [[]],
      seals: [[]],
      signed: [[SEAL]],
      shown: SOME,
      ownBits: [[]],
      dice: SOME,
      unchosen: [[]],
      legal: SOME,
      end: [[]],
    },
    differs: {
      at: PLACED,
      sum: [
        [SEAL, OTHER],
        [SEAL, undefined],
      ],
      entry: [
        [SEAL, OTHER],
        [SEAL, undefined],
      ],
      hiddenSeed: [[]],
      seed: [[SEAL, 'ef56…', OTHER]],
      seal: [
        [SEAL, OTHER],
        [null, OTHER],
        [SEAL, null],
      ],
      salt: [[SEAL], [null]],
      name: [[SEAL, OTHER]],
      signature: [[SEAL, 'ef56…', OTHER]],
      lateSeed: [[SEAL, OTHER]],
      twoSeeds: [[SEAL, OTHER]],
      bits: [[SEAL]],
      seats: [[2, 3]],
      twoSeals: [
        [SEAL, OTHER],
        [null, OTHER],
        [SEAL, null],
      ],
      otherSeal: [
        [SEAL, OTHER],
        [null, OTHER],
        [SEAL, null],
      ],
      looseSeal: [[SEAL, OTHER]],
      throw: [
        ['[3]', '[6]', null],
        ['[3]', '[6]', { by: 'entries' }],
        ['[3]', '[6]', { by: 'standing' }],
        ['[3]', '[6]', { by: 'hidden', hidden: 1 }],
        ['[3]', '[6]', { by: 'hidden', hidden: 3 }],
      ],
      refused: [[REFUSAL]],
      goesOn: [['build']],
      hash: [[SEAL, OTHER]],
    },
    notes: {
      at: PLACED,
      noBits: [[]],
      hints: SOME,
      rewound: [
        [1, ['log[3]']],
        [2, ['log[3]', 'log[9]']],
      ],
      paused: SOME,
      agreedEnd: [[[0, 1]], [[0, 2, 3]]],
      arranged: SOME,
      format1: [[]],
      unsigned: [[]],
      signatureUnchecked: [[]],
      voidDeal: [[[1]], [[0, 2]]],
      hostChose: [[]],
      hostMayKnow: [[]],
      nothingNoted: [[]],
      otherDeals: SOME,
      unnoted: [[[null]], [[1]], [[null, 0, 2]]],
    },
  },
  help: { overview: [['  games …', '  serve …']] },
};

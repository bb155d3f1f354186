/** Values for every sentence about input that cannot be used. */
import type { Need, Refusal } from '@yamanote/kernel';
import type { SamplesOf } from '@yamanote/tools/voice';
import type { ComplaintWords, StoreTrouble } from '../en.ts';

const GAMES = ['machi-koro', 'shinjuku'];

/** As a refusal has it: JSON, without the marks that a language puts its own for. */
const NEEDS: readonly Need[] = [
  { is: 'whole-number', min: 1, max: 11 },
  { is: 'whole-number', min: 1, max: null },
  { is: 'one-of', values: ['ask', 'near', 'far'] },
  { is: 'one-of', values: ['check'] },
  { is: 'known-field', known: ['turn', 'step'] },
  ...(['field', 'object', 'list', 'text', 'flag'] as const).map((is) => ({ is })),
  { is: 'hex-digits', digits: 64 },
  { is: 'seat-or-random', last: 3 },
  { is: 'nothing-but', value: false },
  { is: 'seats', min: 2, max: 4 },
  { is: 'version', version: 1, game: 'machi-koro' },
  { is: 'entry-number', number: 5 },
  { is: 'answer-of-seat', seats: [0] },
  { is: 'answer-of-seat', seats: [0, 2] },
  { is: 'answer-of-chance' },
  { is: 'answer-of-a-seat' },
  { is: 'legal-answer', question: 'build', such: ['{do:pass}', '{do:roll}'] },
];

const CODES: readonly Refusal['refused'][] = [
  'malformed',
  'impossible',
  'over',
  'not-asked',
  'answered',
  'illegal',
  'stale',
  'nothing-to-undo',
  'no-hint',
  'frozen',
];

const TROUBLES = [
  'nothing-there',
  'no-folder',
  'a-folder',
  'a-file',
  'no-file',
  'not-allowed',
  'read-only',
  'disk-full',
  'long-name',
  'not-utf-8',
] as const;
const FILES = [...TROUBLES.map((trouble) => [trouble] as [typeof trouble]), [{ code: 'EIO' }] as [{ code: string }]];

const STORE_TROUBLES: readonly StoreTrouble[] = [
  'in-use',
  'wrong-url',
  'unreachable',
  'not-primary',
  'two-databases',
  'too-old',
  'wrong-password',
  'no-database',
  'no-right',
  'newer-shape',
  'older-shape',
  'older-node',
  'held-up',
  'no-store',
  'no-backup',
  'target-not-empty',
  'file-exists',
  'damaged',
  'differs',
  'disk-full',
];

export const SAMPLES: SamplesOf<ComplaintWords> = {
  at: [['--seats', '…']],
  unknownOption: [
    ['--sed', ['--seed', '--save'], '--seed'],
    ['--x', ['--json'], null],
  ],
  noValueWanted: [['"1"']],
  valueWanted: [['--json'], [null]],
  argument: [['GAME'], ['FILE…'], ['MATCH.json']],
  argumentMissing: [['GAME']],
  tooManyArguments: [
    [[], '"x"'],
    [['GAME', '[FILE]'], '"x"'],
  ],
  unknownCommand: [
    [['games', 'play'], '"plya"', 'play'],
    [['games', 'play'], '"x"', null],
  ],
  unknownGame: [
    [GAMES, '"machi-kro"', 'machi-koro'],
    [GAMES, '"go"', null],
  ],
  needs: NEEDS.flatMap((need): [Need, string | null, string | null][] => [
    [need, '99', null],
    [need, null, null],
  ]),
  refused: CODES.flatMap((code): [typeof code, string, string | null][] => [
    [code, 'something else', '99'],
    [code, 'something else', null],
  ]),
  keyAndValue: [['"x"']],
  wordsWithCommas: [['"a,,b"']],
  seatsOf: [['machi-koro', 2, 4, 1]],
  botsOf: [['machi-koro', 2, 4, 5]],
  asManyAsBots: [[2, '"3"']],
  differentBotsWanted: [['greedy']],
  timeWanted: [['"soon"']],
  twoNumbersWanted: [['"35,0"']],
  notBeside: [['--budget']],
  onlyBeside: [['--store']],
  hostNameWanted: [['"http://a"']],
  ipAddressWanted: [['"here"']],
  portWanted: [['"x"']],
  wordWanted: [[100]],
  keyWanted: [
    ['ab12cd34', '56ef78ab'],
    [null, null],
  ],
  storeTrouble: STORE_TROUBLES.map((trouble) => [trouble] as [StoreTrouble]),
  noFolder: FILES,
  overWanted: [[40]],
  overBefore: [
    [1, 5],
    [359, 9999],
  ],
  namesOf: [
    [2, 2, 1],
    [1, 2, 3],
  ],
  nameTwice: [['"Aya"']],
  versionsOf: [
    ['machi-koro', [1], 99],
    ['shinjuku', [1, 2], 99],
  ],
  gameId: [[null], ['5']],
  notJson: [
    [{ is: 'empty' }],
    [{ is: 'ends-early' }],
    [{ is: 'somewhere' }],
    [{ is: 'near', text: '{a' }],
    [{ is: 'at', line: 2, column: 3 }],
  ],
  tooDeep: [[100]],
  unreadable: FILES,
  unwritable: FILES,
  outputBroke: [['EIO']],
  rulesBroke: [['…']],
  bug: [['…']],
};

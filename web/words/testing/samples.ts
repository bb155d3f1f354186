/** Values for every sentence of the pages that is a function, in the shape of their words. */
import { BOT_NAMES, LEVEL_NAMES } from '@yamanote/bots';
import { COUNTS as NUMBERS, type SamplesOf, vary } from '@yamanote/tools/voice';
import { EVEN } from '../../levels/level.ts';
import type { HowToPageWords } from '../../pages/how-to/words/index.ts';
import type { RulesPageWords } from '../../pages/rules/words/index.ts';
import type { ProofWords } from '../../table/end/proof-words/en.ts';
import type { Words } from '../en.ts';
import type { TogetherWords } from '../together/en.ts';

/** All that pages say, those parts that are fetched later included. */
export interface PageWords {
  readonly pages: Words;
  readonly together: TogetherWords;
  readonly howTo: HowToPageWords;
  readonly rules: RulesPageWords;
  readonly proof: ProofWords;
}

const COUNTS = NUMBERS.map(([n]) => n);
const SOME = [1, 2, 5];
const each = <K extends string, V>(key: K, values: readonly V[]) =>
  values.map((value) => [{ [key]: value } as Record<K, V>] as [Record<K, V>]);
const NAME = each('name', ['Ada']);
const NAMES = each('names', [['Ada'], ['Ada', 'Botan'], ['Ada', 'Botan', 'Chiyo']]);
const NUMBER = each('number', SOME);
const TAKEN = vary({ taken: 0, seats: 4 }, { taken: [1, 4] });
const GAME = each('game', ['Shinjuku']);
const COMPANY = { company: each('bots', SOME) };

const pages: SamplesOf<Words> = {
  kit: { becomes: [[{ from: '1', to: '5' }]] },
  settings: { colourNumber: NUMBER },
  home: {
    playNowHint: vary({ game: 'Shinjuku', bots: 0 }, { bots: SOME }),
    seatsTaken: TAKEN,
    goOnHint: GAME,
    withNames: NAMES,
  },
  game: {
    players: vary({ min: 1, max: 1 }, { max: [4] }).concat([[{ min: 2, max: 2 }]]),
    minutes: each('minutes', [30]),
    starts: [[{ rules: 'A', company: 'B' }]],
    setting: [[{ name: 'A', value: 'B' }]],
    toOpenStation: GAME,
    seatNumber: NUMBER,
  },
  bots: Object.fromEntries([...BOT_NAMES, ...LEVEL_NAMES, EVEN].map((name) => [name, COMPANY])),
  guestNames: { together: [[{ temper: 'A', animal: 'B' }]] },
  table: {
    called: NAME,
    matchNumber: NUMBER,
    awaited: NAMES,
    startWaitsForHost: NAME,
    waiting: {
      hostIs: NAME,
      taken: TAKEN,
      more: NAME,
      keptFor: NAME,
      linkFor: NAME,
      startWith: each('players', [1, 2, 3, 4, 5, 6]),
      seatsClose: each('seats', SOME),
      botsSit: each('seats', SOME),
      botsUntil: NAMES,
    },
    nextTry: each('seconds', SOME),
    byOrder: each('sentence', ['…']),
    all: each('lines', COUNTS),
    theirTurn: NAME,
    theyOwe: NAMES,
    details: NAME,
    turnInWords: vary({ name: 'Ada', did: '…', toYou: null as string | null }, { toYou: ['…'] }),
    overTo: NAME,
    sentence: each('text', ['A']),
    times: vary({ sentence: '…', count: 2 }, { count: [5] }),
    hint: {
      best: [[{ answer: 'A', worth: 'B' }]],
      next: [[{ answer: 'A', worth: 'B' }]],
      chance: each('percent', COUNTS),
      points: each('points', COUNTS),
      asked: vary({ name: 'Ada', you: false as boolean }, { you: [true] }),
    },
    tookBack: vary({ name: 'Ada', you: false as boolean }, { you: [true] }),
    awayTurns: each('turns', SOME),
    othersTurns: each('turns', SOME),
    yourMove: GAME,
  },
  end: {
    alone: each('points', COUNTS),
    won: NAMES,
    place: each('place', [1, 2, 3, 4]),
    fairHint: each('start', ['ab12']),
    rounds: each('rounds', SOME),
    minutes: each('minutes', SOME),
  },
};

const together: SamplesOf<TogetherWords> = {
  nameOf: NUMBER,
  without: NAME,
  peopleCount: each('people', [2, 5]),
  and: [[{ people: 'A', bots: 'B' }]],
  handOn: NAME,
  handTo: NAME,
  iAm: NAME,
};

const proof: SamplesOf<ProofWords> = {
  verified: [
    ...vary({ throws: 1, chance: 'dice' as 'dice' | 'cards' | 'both' }, { throws: [5], chance: ['cards', 'both'] }),
    ...vary({ throws: 5, chance: 'cards' as 'dice' | 'cards' | 'both' }, { chance: ['both'] }),
  ],
  compare: {
    here: vary({ chance: 'dice' as 'dice' | 'cards' | 'both', code: 'ab12' }, { chance: ['cards', 'both'] }),
  },
  voids: each('voids', SOME),
  hints: each('asked', [
    [{ name: 'Ada', you: true, hints: 1 }],
    [
      { name: 'Ada', you: true, hints: 5 },
      { name: 'Botan', you: false, hints: 2 },
    ],
  ]),
  signed: each('key', ['ab12']),
};

const howTo: SamplesOf<HowToPageWords> = { rule: each('number', ['5.5']) };

const rules: SamplesOf<RulesPageWords> = {
  found: each('count', COUNTS),
  nothing: each('query', ['tea']),
  copied: each('rule', ['MK-5.4']),
};

export const SAMPLES: SamplesOf<PageWords> = { pages, together, howTo, rules, proof };

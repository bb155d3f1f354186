/** Values for every sentence of the pages that is a function, in the shape of their words. */
import { BOT_NAMES, LEVEL_NAMES } from '@yamanote/bots';
import type { WatchDelay } from '@yamanote/protocol';
import { COUNTS as NUMBERS, type SamplesOf, vary } from '@yamanote/tools/voice';
import { EVEN } from '../../levels/level.ts';
import type { NoticeWords } from '../../notices/words/en.ts';
import type { HowToPageWords } from '../../pages/how-to/words/index.ts';
import type { LobbyWords } from '../../pages/lobby/words/index.ts';
import type { RulesPageWords } from '../../pages/rules/words/index.ts';
import type { VerifyWords } from '../../pages/verify/words/en.ts';
import type { AgreeingWords } from '../../table/agreeing/words/en.ts';
import type { ChatWords } from '../../table/chat/words/index.ts';
import type { ProofWords } from '../../table/end/proof-words/en.ts';
import type { NextTableWords } from '../../table/next/words/en.ts';
import type { WaysBackWords } from '../../ways-back/words/index.ts';
import type { AbsenceWords } from '../absence/en.ts';
import type { Words } from '../en.ts';
import type { EnteringWords } from '../entering/en.ts';
import type { TimeWords } from '../time/en.ts';
import type { TogetherWords } from '../together/en.ts';
import type { WatchingWords } from '../watching/en.ts';

/** All that pages say, those parts that are fetched later included. */
export interface PageWords {
  readonly pages: Words;
  readonly time: TimeWords;
  readonly together: TogetherWords;
  readonly absence: AbsenceWords;
  readonly entering: EnteringWords;
  readonly watching: WatchingWords;
  readonly howTo: HowToPageWords;
  readonly lobby: LobbyWords;
  readonly rules: RulesPageWords;
  readonly proof: ProofWords;
  readonly agreeing: AgreeingWords;
  readonly nextTable: NextTableWords;
  readonly verify: VerifyWords;
  readonly notices: NoticeWords;
  readonly chat: ChatWords;
  readonly waysBack: WaysBackWords;
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

const DELAYS: readonly WatchDelay[] = ['none', 'end', ...SOME.flatMap((n) => [{ moves: n }, { minutes: n }])];

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
      standIn: vary({ level: 'Normal', minutes: null as number | null }, { minutes: SOME }),
      startWith: each('players', [1, 2, 3, 4, 5, 6]),
      seatsClose: each('seats', SOME),
      botsSit: each('seats', SOME),
      botsUntil: NAMES,
    },
    clock: { hours: [[5]], days: [[5]], spoken: each('seconds', [60]) },
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
    agreed: { rewind: vary({ name: 'Ada', you: false as boolean }, { you: [true] }) },
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

const time: SamplesOf<TimeWords> = {
  liveTerms: vary({ minutes: 10, seconds: 15 }, { seconds: [0] }),
  dailyTerms: vary({ hours: 24, night: false as boolean, off: false as boolean }, { night: [true], off: [true] }),
  zone: each('zone', ['Berlin']),
  log: {
    gap: each('seconds', [40, 600, 9000]),
    'time-out': vary({ name: 'Ada', you: false as boolean }, { you: [true] }),
    'bot-plays': vary({ name: 'Ada', you: false as boolean }, { you: [true] }),
    'person-plays': vary({ name: 'Ada', you: false as boolean }, { you: [true] }),
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

const absence: SamplesOf<AbsenceWords> = {
  afterMinutes: each('minutes', SOME),
  why: { late: NAME, gone: NAME, left: NAME, away: NAME, given: NAME },
};

const watching: SamplesOf<WatchingWords> = {
  who: vary({ names: ['Ada'] as readonly string[], others: 0 }, { names: [['Ada', 'Botan']], others: [1, 5] }).concat([
    [{ names: [], others: 1 }],
    [{ names: [], others: 5 }],
  ]),
  starts: NAME,
  watching: each('watchers', COUNTS),
  delay: each('delay', DELAYS),
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
  rewound: each('rewinds', SOME),
  signed: each('key', ['ab12']),
};

const COUNT = each('count', SOME);
const verify: SamplesOf<VerifyWords> = {
  unknownGame: [[{ game: 'go', version: 2 }]],
  about: [[{ game: 'Shinjuku', names: ['Ada', 'Botan'] }]],
  seat: vary({ seat: 2, name: 'Ada' as string | null }, { name: [null] }),
  places: { entry: NUMBER, seat: each('seat', SOME) },
  holds: { inPlace: COUNT, signed: each('text', ['ab12']), dice: COUNT, legal: COUNT },
  notes: { hints: COUNT, rewound: COUNT, paused: COUNT, arranged: COUNT },
};

const nextTable: SamplesOf<NextTableWords> = {
  go: [[{ waiting: 1 }], [{ waiting: 2 }], [{ waiting: 5 }]],
  which: [[{ game: 'Shinjuku', table: 'Sakura' }]],
};

const agreeing: SamplesOf<AgreeingWords> = {
  back: { turn: vary({ number: 3, name: 'Ada' as string | null }, { name: [null] }) },
  proposes: {
    rewind: vary({ name: 'Ada', decision: 'Botan buys a café.' as string | null }, { decision: [null] }),
    pause: NAME,
    resume: NAME,
    end: NAME,
  },
  waits: { rewind: NAMES, pause: NAMES, resume: NAMES, end: NAMES },
  declined: NAME,
};

const howTo: SamplesOf<HowToPageWords> = { rule: each('number', ['5.5']) };

const rules: SamplesOf<RulesPageWords> = {
  found: each('count', COUNTS),
  nothing: each('query', ['tea']),
  copied: each('rule', ['MK-5.4']),
};

const lobby: SamplesOf<LobbyWords> = {
  shown: vary({ shown: 1, all: 1 }, { all: [23] }),
  both: [[{ turn: '…', watchers: '…' }]],
  live: [[{ minutes: 10, seconds: 15 }]],
  daily: each('hours', [1, 24]),
  without: each('name', ['Deutsch']),
  freeSeats: each('free', SOME),
  people: [[{ names: ['Ada'], bots: 0 }], [{ names: ['Ada', 'Botan'], bots: 1 }], [{ names: [], bots: 2 }]],
  toPlay: NAMES,
  watching: each('people', SOME),
  fresh: each('tables', SOME),
  more: each('tables', SOME),
  waits: [[{ game: 'Shinjuku', people: 1 }], [{ game: 'Shinjuku', people: 2 }]],
  first: GAME,
  matches: { about: [[{ what: 'A', game: 'B' }]] },
};

const HOST = each('host', ['push.example']);
const AT = each('at', [Date.UTC(2026, 10, 20, 12)]);
const waysBack: SamplesOf<WaysBackWords> = {
  codeMade: AT,
  used: AT,
  unused: AT,
  remove: NAME,
  elsewhere: HOST,
  nowHere: NAME,
  welcomeBack: NAME,
  length: vary({ letters: 0, all: 20 }, { letters: [1, 19] }),
};
const notices: SamplesOf<NoticeWords> = { remove: HOST, device: HOST };

const chat: SamplesOf<ChatWords> = {
  unread: each('count', COUNTS),
  titleWith: each('unread', ['A']),
  roomWith: [[{ room: 'A', count: 2 }]],
  says: [[{ name: 'Ada', text: 'A' }]],
  ignore: NAME,
  hear: NAME,
  mute: NAME,
  unmute: NAME,
};

export const SAMPLES: SamplesOf<PageWords> = {
  pages,
  time,
  together,
  absence,
  watching,
  howTo,
  lobby,
  rules,
  proof,
  agreeing,
  nextTable,
  verify,
  notices,
  waysBack,
  chat,
};

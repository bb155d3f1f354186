import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';
import { hallWanted } from './serve.ts';
import { SETTINGS } from './settings.ts';

const NOWHERE = {};
const serve = (args: string[], env: NodeJS.ProcessEnv = NOWHERE) => readSettings('serve', args, env);

test('without a word everything is as usual', () => {
  expect(serve([])).toEqual({
    settings: {
      port: 8080,
      listen: null,
      share: false,
      host: [],
      'trust-proxy': false,
      data: join(homedir(), '.local/share/yamanote'),
      store: null,
      key: null,
      'word-file': null,
      bots: 'here',
      thinkers: null,
      'bot-pace': 700,
      'away-after': 120,
      'deal-wait': null,
      'private-notices': false,
      drain: 10,
      metrics: null,
      log: false,
    },
    given: {},
    language: 'en',
  });
});

/** By flag, and the same from the environment. */
const TOLD: [args: string[], env: NodeJS.ProcessEnv, found: object][] = [
  [['--port', '0'], { YAMANOTE_PORT: '0' }, { port: 0 }],
  [['--listen', '::1'], { YAMANOTE_LISTEN: '::1' }, { listen: '::1' }],
  [['--share'], { YAMANOTE_SHARE: '1' }, { share: true }],
  [['--host', 'a', '--host', 'b.example'], { YAMANOTE_HOST: 'a, b.example' }, { host: ['a', 'b.example'] }],
  [['--trust-proxy'], { YAMANOTE_TRUST_PROXY: '1' }, { 'trust-proxy': true }],
  [['--data=x'], { YAMANOTE_DATA: 'x' }, { data: 'x' }],
  [['--store', 'postgres://a:1,b:2/c'], { YAMANOTE_STORE: 'postgres://a:1,b:2/c' }, { store: 'postgres://a:1,b:2/c' }],
  [['--word-file', '~/w'], { YAMANOTE_WORD_FILE: '~/w' }, { 'word-file': join(homedir(), 'w') }],
  [['--key', '~/k'], { YAMANOTE_KEY: '~/k' }, { key: join(homedir(), 'k') }],
  [['--bots', 'elsewhere'], { YAMANOTE_BOTS: 'elsewhere' }, { bots: 'elsewhere' }],
  [['--thinkers', '3'], { YAMANOTE_THINKERS: '3' }, { thinkers: 3 }],
  [['--bot-pace', '0'], { YAMANOTE_BOT_PACE: '0' }, { 'bot-pace': 0 }],
  [['--away-after', '5'], { YAMANOTE_AWAY_AFTER: '5' }, { 'away-after': 5 }],
  [['--deal-wait', '86400'], { YAMANOTE_DEAL_WAIT: '86400' }, { 'deal-wait': 86_400 }],
  [['--private-notices'], { YAMANOTE_PRIVATE_NOTICES: '1' }, { 'private-notices': true }],
  [['--drain', '30'], { YAMANOTE_DRAIN: '30' }, { drain: 30 }],
  [['--metrics', '9090'], { YAMANOTE_METRICS: '9090' }, { metrics: { host: '127.0.0.1', port: 9090 } }],
  [['--metrics', '[::]:9090'], { YAMANOTE_METRICS: '[::]:9090' }, { metrics: { host: '::', port: 9090 } }],
  [['--log'], { YAMANOTE_LOG: '1' }, { log: true }],
];

test.each(TOLD)('%j is %j, too', (args, env, found) => {
  expect(serve(args).settings).toMatchObject(found);
  expect(serve([], env).settings).toEqual(serve(args).settings);
});

test('every setting was tried', () => {
  const tried = new Set(TOLD.flatMap(([, , found]) => Object.keys(found)));
  expect(tried).toEqual(new Set(Object.keys(SETTINGS)));
});

test('a flag wins over the environment, and an empty variable says nothing', () => {
  expect(serve(['--port', '1'], { YAMANOTE_PORT: '2' }).settings.port).toBe(1);
  expect(serve(['--host', 'a'], { YAMANOTE_HOST: 'b' }).settings.host).toEqual(['a']);
  expect(serve([], { YAMANOTE_PORT: '', YAMANOTE_SHARE: '0' }).settings).toEqual(serve([]).settings);
});

test.each([
  [['--port', 'x'], '--port: expected a whole number from 0 to 65535, found "x"'],
  [['--port', '70000'], '--port: expected a whole number from 0 to 65535, found "70000"'],
  [['--bot-pace', '-1'], '--bot-pace: expected a whole number from 0 to 60000'],
  [['--away-after', 'soon'], '--away-after: expected a whole number from 0 to 86400'],
  [['--deal-wait', 'long'], '--deal-wait: expected a whole number from 0 to 1209600'],
  [['--drain', '0'], '--drain: expected a whole number from 1 to 600'],
  [['--thinkers', '65'], '--thinkers: expected a whole number from 1 to 64'],
  [
    ['--host', 'http://a/'],
    '--host: expected a name without scheme and port, such as games.example, found "http://a/"',
  ],
  [['--listen', 'here'], '--listen: expected an IP address, such as 0.0.0.0, found "here"'],
  [['--metrics', 'x:9090'], '--metrics: expected a port or an IP address with one'],
  [['--metrics', '70000'], '--metrics: expected a port or an IP address with one'],
  [['--bots', 'there'], '--bots: expected one of here, elsewhere, found "there"'],
  [['--data', ''], '--data: expected a value, found nothing'],
  [['--share=yes'], '--share: expected no value, found "yes"'],
  [['--lang', 'fr'], '--lang: expected one of en, de, ja'],
  [['--to', 'x'], 'unknown option --to'],
  [['there'], 'expected only options, found "there" as well'],
])('%j is refused', (args, sentence) => {
  expect(() => serve(args)).toThrow(sentence);
});

test('what is wrong in the environment is said with the name of its variable', () => {
  expect(() => serve([], { YAMANOTE_SHARE: 'yes' })).toThrow('YAMANOTE_SHARE: expected one of 1, 0, found "yes"');
});

test('a password is never repeated', () => {
  expect(() => serve(['--store', 'mysql://me:secret@host/x'])).toThrow(
    /^--store: expected the URL of a PostgreSQL database(?!.*secret)/,
  );
});

test('the hall listens to this computer alone, unless it is told otherwise', () => {
  const host = (...args: string[]) => hallWanted(serve(args).settings).host;
  expect([host(), host('--share'), host('--listen', '10.0.0.1')]).toEqual(['127.0.0.1', '0.0.0.0', '10.0.0.1']);
});

test('everything is in the folder of the data, unless it is told otherwise', () => {
  const kept = (...args: string[]) => {
    const { data, store, key } = hallWanted(serve(['--data', 'x', ...args]).settings);
    return { data, store, key };
  };
  expect(kept()).toEqual({ data: 'x', store: undefined, key: undefined });
  expect(kept('--key', 'k')).toEqual({ data: 'x', store: undefined, key: 'k' });
  expect(kept('--store', 'postgres://h/d')).toEqual({ data: 'x', store: 'postgres://h/d', key: undefined });
});

test('settings that do not go together are refused', () => {
  const wanted = (...args: string[]) => hallWanted(serve(args).settings);
  expect(() => wanted('--share', '--listen', '0.0.0.0')).toThrow('--share: expected either this or --listen');
  expect(() => wanted('--bots', 'elsewhere')).toThrow('--bots: expected --store as well');
});

test('what a command is given is a place or a file, and cannot be left out', () => {
  const copy = (...args: string[]) => readSettings('store', args, NOWHERE).given;
  expect(copy('copy', '--from', 'x', '--to', 'postgres://h/d')).toEqual({
    from: { folder: 'x' },
    to: { url: 'postgres://h/d' },
  });
  expect(() => copy('copy', '--from', 'x')).toThrow('--to: expected a value, found nothing');
  expect(() => copy('copy', '--from', 'x', '--to', 'http://h/d')).toThrow('--to: expected the URL of a PostgreSQL');
  expect(() => copy('move')).toThrow('store: expected copy, found "move"');
  expect(() => copy()).toThrow('expected copy, found nothing');
  expect(readSettings('backup', ['--to', 'f'], NOWHERE).given).toEqual({ to: 'f' });
  expect(readSettings('restore', ['--from', 'f'], NOWHERE).given).toEqual({ from: 'f' });
});

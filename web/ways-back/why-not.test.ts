/** Why there is no way back here, or one did not work: each reason has a sentence of its own. */
import { afterEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';
import { en as pages } from '../words/en.ts';
import { en } from './words/en.ts';

const openPage = () =>
  pretendBrowser().load(async () => ({
    ...(await import('./why-not.ts')),
    ...(await import('../connection/line.ts')),
    ...(await import('../words/index.ts')),
  }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ secure: false }, 'insecure'],
  [{ hostname: '192.168.0.7' }, 'number'],
  [{ hostname: '[::1]' }, 'number'],
  [{ knows: {} }, 'unsupported'],
  [{}, null],
  [{ hostname: '7.example' }, null],
] as const)('%o: %s', async (given, why) => {
  const { whyNoPasskeys } = await openPage();
  const { secure, hostname, knows } = {
    secure: true,
    hostname: 'localhost',
    knows: { PublicKeyCredential: {} },
    ...given,
  };
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('window', knows);
  expect(whyNoPasskeys()).toBe(why);
});

test('what the hall refused, and what a browser did not finish, is said in a sentence of its own', async () => {
  const { whyNoWay, Refused, words } = await openPage();
  words.value = pages;
  const named = (name: string) => Object.assign(new Error('no'), { name });
  expect(whyNoWay(new Refused('bad-code'), en)).toBe(en.refused['bad-code']);
  expect(whyNoWay(new Refused('too-late'), en)).toBe(en.refused['too-late']);
  expect(whyNoWay(new Refused('not-stored'), en)).toBe(pages.refusals['not-stored']);
  expect(whyNoWay(named('NotAllowedError'), en)).toBe(en.cancelled);
  expect(whyNoWay(named('InvalidStateError'), en)).toBe(en.hasOne);
  expect(whyNoWay(new TypeError('not fetched'), en)).toBe(pages.refusals.lost);
});

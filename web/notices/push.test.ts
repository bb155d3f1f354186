/** What keeps a browser from being told is one of a few reasons, and nothing is asked before somebody taps. */
import { afterEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';

const openPage = () => pretendBrowser().load(() => import('./push.ts'));

function pretend(given: { secure?: boolean; push?: boolean; permission?: string; agent?: string }): void {
  const { secure = true, push = true, permission = 'default', agent = 'Firefox' } = given;
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('window', push ? { PushManager: {}, Notification: {} } : {});
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { serviceWorker: {}, userAgent: agent, languages: ['en'] });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ secure: false }, 'insecure'],
  [{ push: false }, 'unsupported'],
  [{ push: false, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }, 'install'],
  [{ permission: 'denied' }, 'blocked'],
  [{ permission: 'granted' }, null],
  [{}, null],
])('%o: %s', async (given, why) => {
  const { whyNotPush } = await openPage();
  pretend(given);
  expect(whyNotPush()).toBe(why);
});

test('a browser knows its own channel among those of its reader', async () => {
  const { ownChannel } = await openPage();
  localStorage.setItem(
    'yamanote.push',
    JSON.stringify({ id: 'b', endpoint: 'https://push.example/1', language: 'en' }),
  );
  const channels = (...ids: string[]) =>
    ({ mine: ids.map((id) => ({ id, kind: 'push', host: 'push.example', failing: false })) }) as never;
  expect(ownChannel(channels('a', 'b'))).toBe('b');
  expect(ownChannel(channels('a'))).toBeNull();
  localStorage.setItem('yamanote.push', 'nonsense');
  expect(ownChannel(channels('a', 'b'))).toBeNull();
});

import { expect, it, vi } from 'vitest';
import { pretendBrowser, until } from '../testing/pretend-browser.ts';

it('tries once more to load the hall of this device after that has failed', async () => {
  const browser = pretendBrowser();
  vi.doMock('../local/dial.ts', () => {
    throw new Error('not fetched');
  });
  const { deviceHall, hallOf, server, followLanguage } = await browser.load(async () => ({
    ...(await import('./halls.ts')),
    ...(await import('../words/index.ts')),
  }));
  await followLanguage();
  await expect(deviceHall()).rejects.toThrow();
  vi.doUnmock('../local/dial.ts');
  const hall = await deviceHall();
  await until(() => hall.state.value === 'open');
  expect(await hallOf('local-1')).toBe(hall);
  expect(await hallOf('k7wp-3fqm')).toBe(server);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('puts a text on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('hall/table/7')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('hall/table/7');
});

it('does it the old way where the page came by plain http, and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', {});
  const copied: string[] = [];
  document.execCommand = () => copied.push((document.querySelector('textarea') as HTMLTextAreaElement).value) > 0;
  expect(await copyText('hall/table/7')).toBe(true);
  expect([copied, document.querySelector('textarea')]).toEqual([['hall/table/7'], null]);
  document.execCommand = () => false;
  expect(await copyText('hall/table/7')).toBe(false);
});

// @vitest-environment happy-dom
/** What is opened over a page has the keyboard as soon as it is there, and gives it back as soon as it is gone. */
import { type ComponentChildren, h, render } from 'preact';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';
import { type KitWords, kitWords } from './words.ts';

/** Draws without waiting for anything that comes after the picture. */
function place(): { opener: HTMLElement; show(what: ComponentChildren): void } {
  const opener = document.body.appendChild(document.createElement('button'));
  const room = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    render(null, room);
    opener.remove();
    room.remove();
  });
  opener.focus();
  return { opener, show: (what) => render(what, room) };
}

it.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)('a %s', (_, Opened) => {
  kitWords.value = { close: 'Close' } as KitWords;
  const { opener, show } = place();
  const close = vi.fn();
  show(h(Opened, { title: 'Settings', close, children: null }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
  show(null);
  expect(document.activeElement).toBe(opener);
});

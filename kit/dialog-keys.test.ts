// @vitest-environment happy-dom
/** Whose the keyboard is while dialogs are open. */
import { afterEach, expect, it, vi } from 'vitest';
import { ownKeys } from './dialog-keys.ts';
import { press } from './testing/draw.ts';

function openDialog(close: () => void = () => undefined) {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = '<h2 data-heading tabindex="-1">Settings</h2><button>Save</button>';
  const giveBack = ownKeys(dialog, close);
  given.push(giveBack, () => dialog.remove());
  return { dialog, button: dialog.querySelector('button')!, heading: dialog.querySelector('h2')!, giveBack };
}

const given: (() => void)[] = [];
afterEach(() => {
  for (const giveBack of given.splice(0)) giveBack();
});

it('closes the topmost dialog with Escape, and only that', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  openDialog(below);
  const { button, giveBack } = openDialog(above);
  expect(press(button, 'Escape').defaultPrevented).toBe(true);
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  giveBack();
  press(document.body, 'Escape');
  expect(below).toHaveBeenCalledOnce();
});

it('lets no key through to what lies behind, wherever the focus is', () => {
  const behind = vi.fn();
  document.addEventListener('keydown', behind);
  const { button, giveBack } = openDialog();
  press(document.body, 'z');
  press(button, 'z');
  expect(behind).not.toHaveBeenCalled();
  giveBack();
  press(document.body, 'z');
  expect(behind).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', behind);
});

it('keeps the focus inside when the button that had it goes grey or goes away', async () => {
  const { button, heading } = openDialog();
  button.focus();
  button.disabled = true;
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  button.disabled = false;
  button.focus();
  expect(document.activeElement).toBe(button);
  button.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

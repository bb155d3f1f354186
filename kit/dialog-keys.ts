/**
 * The keyboard belongs to the topmost dialog, wherever the focus is: no key reaches what lies behind it, Escape closes it,
 * and focus that would be lost (a button that is pressed and goes grey) stays inside.
 */
import { deedOf } from './keys.ts';

/** The dialogs that are open, the topmost last. */
const open: HTMLDialogElement[] = [];

/** Gives the keyboard to a dialog that has just been opened; what is returned gives it back. */
export function ownKeys(dialog: HTMLDialogElement, close: () => void): () => void {
  open.push(dialog);
  const isTop = () => open.at(-1) === dialog;

  // On its way down from the window, before anybody else has heard of it.
  const onDown = (event: KeyboardEvent) => {
    if (!isTop()) return;
    const inside = dialog.contains(event.target as Node);
    if (!inside) event.stopPropagation();
    if (deedOf('over', event) !== 'close') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  // What the dialog's own controls have heard goes no further.
  const onUp = (event: KeyboardEvent) => event.stopPropagation();
  const watcher = new MutationObserver(() => {
    if (isTop()) keepFocus(dialog);
  });

  addEventListener('keydown', onDown, true);
  dialog.addEventListener('keydown', onUp);
  watcher.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    open.splice(open.indexOf(dialog), 1);
    removeEventListener('keydown', onDown, true);
    dialog.removeEventListener('keydown', onUp);
    watcher.disconnect();
  };
}

/** A control that has gone, or can no longer be used, leaves the focus to the heading. */
function keepFocus(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  if (focused !== null && dialog.contains(focused) && !focused.matches(':disabled')) return;
  dialog.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
}

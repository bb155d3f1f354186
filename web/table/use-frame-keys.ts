/**
 * Keys of the whole frame: Escape clears what is selected, Z takes back, a digit selects that row of all choices (unless
 * the board has a list of its own), and the same digit again, or Enter, gives it; what is only done by hand, like rolling,
 * is given at once. When the question changes under a keyboard, focus goes where the next thing is to be done. While a
 * dialog is open none of this happens: it keeps the keys to itself (kit/dialog.tsx).
 */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usesKeyboard } from '../kit/modality.ts';
import { focusFirstTarget, useTargetKeys } from '../kit/target-keys.ts';
import type { Session } from './session.ts';

export function useFrameKeys(frame: { readonly current: HTMLElement | null }, session: Session): void {
  const { composer } = session;
  useTargetKeys(frame, { tap: composer.tap, confirm: () => confirm(composer, frame.current) });
  useEffect(() => {
    // After an answer by keyboard the next question is where one wants to be, unless one has walked off meanwhile.
    let follow = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') follow = false;
      handle(event, session, frame.current);
    };
    addEventListener('keydown', onKey);
    const stop = effect(() => {
      const { asking, sending } = session.composer;
      if (sending.value) follow = true;
      if (asking.value === null || sending.value || !follow || !usesKeyboard()) return;
      requestAnimationFrame(() => {
        if (follow && frame.current) focusNext(frame.current);
        follow = false;
      });
    });
    return () => {
      stop();
      removeEventListener('keydown', onKey);
    };
  }, [frame, session]);
}

function handle(event: KeyboardEvent, { composer, board }: Session, frame: HTMLElement | null): void {
  const element = event.target as HTMLElement;
  const elsewhere = element.closest('input, select, textarea') !== null;
  if (elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') composer.clear();
  else if (event.key === 'z' || event.key === 'Z') composer.undo();
  else if (event.key === 'Enter' && element === document.body) confirm(composer, frame);
  else if (/^[1-9]$/.test(event.key) && board.Choices === undefined) {
    const action = composer.asking.peek()?.actions[Number(event.key) - 1];
    if (action === undefined) return;
    if (action === composer.selected.peek()) confirm(composer, frame);
    else composer.pick(action);
    // The button that gives it says what it is, and takes Enter.
    requestAnimationFrame(() => givingButton(frame)?.focus());
  } else return;
  event.preventDefault();
}

/** The button that gives what is selected may give answers to further questions with it. */
function confirm(composer: Session['composer'], frame: HTMLElement | null): void {
  if (composer.selected.peek() === null) return;
  const button = givingButton(frame);
  if (button) button.click();
  else composer.confirm();
}

function givingButton(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('[data-answer][data-chosen]:not(:disabled)') ?? null;
}

function focusNext(frame: HTMLElement): void {
  if (document.querySelector('dialog[open]') !== null) return;
  if (focusFirstTarget(frame)) return;
  const answers = [...frame.querySelectorAll<HTMLElement>('[data-answer]:not(:disabled)')];
  (answers.find(({ dataset }) => dataset.primary !== undefined) ?? answers[0])?.focus();
}

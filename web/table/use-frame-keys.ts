/**
 * Keys of the whole frame: Escape clears what is selected, Z takes back, H asks for a hint, a digit selects that row of all choices (unless
 * the board has a list of its own), and the same digit again, or Enter, gives it; what is only done by hand, like rolling,
 * is given at once; C leads to the chat, N to the next table that waits, ? lists them all (kit/keys.ts). When the question changes under a keyboard, focus goes where the next thing is to be done. While a
 * dialog is open none of this happens: it keeps the keys to itself (kit/dialog.tsx).
 */
import { effect } from '@preact/signals';
import { deedOf } from '@yamanote/kit/keys.ts';
import { usesKeyboard } from '@yamanote/kit/modality.ts';
import { focusFirstTarget, useTargetKeys } from '@yamanote/kit/target-keys.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from './session.ts';

/** What keys open besides the board. */
interface Opens {
  help(): void;
  chat(): void;
}

export function useFrameKeys(frame: { readonly current: HTMLElement | null }, session: Session, opens: Opens): void {
  const { composer } = session;
  const opening = useRef(opens);
  opening.current = opens;
  useTargetKeys(frame, { tap: composer.tap, confirm: () => confirm(composer, frame.current) });
  useLayoutEffect(() => {
    // After an answer by keyboard the next question is where one wants to be, unless one has walked off meanwhile.
    let follow = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') follow = false;
      handle(event, session, frame.current, opening.current);
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
    // A hint is chosen by itself: what is left to do is to give it.
    const stopHinting = effect(() => {
      if (session.hints.shown.value !== null && usesKeyboard()) focusGiving(frame);
    });
    return () => {
      stop();
      stopHinting();
      removeEventListener('keydown', onKey);
    };
  }, [frame, session]);
}

function handle(event: KeyboardEvent, session: Session, frame: HTMLElement | null, opens: Opens): void {
  const { composer, board } = session;
  const element = event.target as HTMLElement;
  if (element.closest('input, select, textarea') !== null) return;
  const deed = deedOf('table', event);
  if (deed === 'clear') composer.clear();
  else if (deed === 'undo') composer.undo();
  else if (deed === 'hint') {
    if (session.hints.offered.peek()) session.hints.ask();
  } else if (deed === 'help') opens.help();
  else if (deed === 'chat') opens.chat();
  else if (deed === 'next') nextTableLink()?.click();
  else if (deed === 'give' && element === document.body) confirm(composer, frame);
  else if (deed === 'select' && selectsByDigit(board)) {
    const action = composer.asking.peek()?.actions[Number(event.key) - 1];
    if (action === undefined) return;
    if (action === composer.selected.peek()) confirm(composer, frame);
    else composer.pick(action);
    focusGiving({ current: frame });
  } else return;
  event.preventDefault();
}

/** It stands in the bar while nothing is to be done here, and in the menu. */
export function nextTableLink(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-next]');
}

/** A board with a list of its own has more answers than digits. */
export function selectsByDigit({ Choices }: Session['board']): boolean {
  return Choices === undefined;
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

/** The button that gives what is selected says what it is, and takes Enter. */
function focusGiving(frame: { readonly current: HTMLElement | null }): void {
  requestAnimationFrame(() => document.querySelector('dialog[open]') === null && givingButton(frame.current)?.focus());
}

function focusNext(frame: HTMLElement): void {
  if (document.querySelector('dialog[open]') !== null) return;
  if (focusFirstTarget(frame)) return;
  const answers = [...frame.querySelectorAll<HTMLElement>('[data-answer]:not(:disabled)')];
  (answers.find(({ dataset }) => dataset.primary !== undefined) ?? answers[0])?.focus();
}

/**
 * Keys of the whole frame: Escape clears what is selected, Z takes back, a digit picks that row of all choices, and Enter
 * gives what is selected when no control has the focus. When the question changes under a keyboard, focus goes where the
 * next thing is to be done.
 */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usesKeyboard } from '../kit/modality.ts';
import { focusFirstTarget } from '../kit/target-keys.ts';
import type { Session } from './session.ts';

export function useFrameKeys(frame: { readonly current: HTMLElement | null }, session: Session): void {
  useEffect(() => {
    // After an answer by keyboard the next question is where one wants to be, unless one has walked off meanwhile.
    let follow = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') follow = false;
      handle(event, session);
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

function handle(event: KeyboardEvent, { composer }: Session): void {
  const element = event.target as HTMLElement;
  const elsewhere = element.closest('dialog, input, select, textarea') !== null;
  if (elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') composer.clear();
  else if (event.key === 'z' || event.key === 'Z') composer.undo();
  else if (event.key === 'Enter' && element === document.body) composer.confirm();
  else if (/^[1-9]$/.test(event.key)) {
    const action = composer.asking.peek()?.actions[Number(event.key) - 1];
    if (action === undefined) return;
    if (action === composer.selected.peek()) composer.confirm();
    else composer.pick(action);
  } else return;
  event.preventDefault();
}

function focusNext(frame: HTMLElement): void {
  if (document.querySelector('dialog[open]') !== null) return;
  if (focusFirstTarget(frame)) return;
  const answers = [...frame.querySelectorAll<HTMLElement>('[data-answer]:not(:disabled)')];
  (answers.find(({ dataset }) => dataset.primary !== undefined) ?? answers[0])?.focus();
}

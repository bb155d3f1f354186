// @vitest-environment happy-dom
/** The keys of a table, as somebody who plays without a mouse presses them. */
import { signal } from '@preact/signals';
import { draw, lies, press } from '@yamanote/kit/testing/draw.ts';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';
import { useFrameKeys } from './use-frame-keys.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  return () => vi.unstubAllGlobals();
});

const [STEP, LEAP] = [{ do: 'step' }, { do: 'leap' }];

/** A table that asks whether to step or to leap; `html` is what its frame holds. */
function openTable({ html = '', Choices }: { html?: string; Choices?: () => null } = {}) {
  const done: string[] = [];
  const say = (what: string) => () => void done.push(what);
  const selected = signal<object | null>(null);
  const asking = signal<object | null>({ actions: [STEP, LEAP] });
  const sending = signal(false);
  const composer = {
    selected,
    asking,
    sending,
    tap: (id: string) => done.push(`tap ${id}`),
    clear: say('clear'),
    undo: say('undo'),
    confirm: say('confirm'),
    pick(action: object) {
      selected.value = action;
    },
  };
  const offered = signal(true);
  const hinted = signal<object[] | null>(null);
  const hints = { offered, shown: hinted, ask: say('hint') };
  const session = { composer, hints, board: { Choices } } as unknown as Session;
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = html;
  for (const target of frame.querySelectorAll('[data-target]')) lies(target, 0, 0);
  const root = { current: frame };
  draw(() => {
    useFrameKeys(root, session, { help: say('help'), chat: say('chat') });
    return null;
  });
  const find = (selector: string) => frame.querySelector<HTMLElement>(selector)!;
  return { done, selected, asking, sending, offered, hinted, find };
}

it('takes back, lets go and helps by a key, but not while somebody writes', () => {
  const { done, find } = openTable({ html: '<input>' });
  for (const key of ['z', 'Escape', '?', 'c']) expect(press(document.body, key).defaultPrevented).toBe(true);
  for (const key of ['z', 'Escape', '?', 'c']) expect(press(find('input'), key).defaultPrevented).toBe(false);
  expect(press(document.body, 'q').defaultPrevented).toBe(false);
  expect(done).toEqual(['undo', 'clear', 'help', 'chat']);
});

it('asks for a hint where there is one, and leads the focus to what gives it', () => {
  const { done, offered, hinted, find } = openTable({ html: '<button data-answer data-chosen>Leap</button>' });
  press(document.body, 'h');
  expect(done).toEqual(['hint']);
  act(() => {
    hinted.value = [LEAP];
  });
  expect(document.activeElement).toBe(find('[data-chosen]'));
  offered.value = false;
  press(document.body, 'h');
  expect(done).toEqual(['hint']);
});

it('selects an answer by its number, and gives it by the same number again', () => {
  const { done, selected } = openTable();
  press(document.body, '2');
  expect(selected.value).toBe(LEAP);
  press(document.body, '1');
  expect([selected.value, done]).toEqual([STEP, []]);
  press(document.body, '1');
  expect(done).toEqual(['confirm']);
  expect(press(document.body, '9').defaultPrevented).toBe(false);
});

it('knows no numbers where the board has a list of its own', () => {
  const { selected } = openTable({ Choices: () => null });
  press(document.body, '1');
  expect(selected.value).toBeNull();
});

it('gives what is selected by the button that does, which may have more to say', () => {
  const { done, selected, find } = openTable({ html: '<button data-answer data-chosen>Give</button>' });
  const clicked = vi.fn();
  find('button').addEventListener('click', clicked);
  press(document.body, 'Enter');
  expect(clicked).not.toHaveBeenCalled();
  selected.value = STEP;
  press(document.body, 'Enter');
  expect([clicked.mock.calls.length, done]).toEqual([1, []]);
});

it('leads the focus to the next question after an answer by keyboard, unless one has walked off', () => {
  const answers = '<button data-answer>Pass</button><button data-answer data-primary>Roll</button>';
  const { sending, asking, find } = openTable({ html: answers });
  const next = () =>
    act(() => {
      sending.value = true;
      asking.value = { actions: [STEP] };
      sending.value = false;
    });
  press(document.body, 'Enter');
  next();
  expect(document.activeElement).toBe(find('[data-primary]'));
  find('button').focus();
  act(() => {
    sending.value = true;
  });
  press(document.body, 'Tab');
  act(() => {
    sending.value = false;
  });
  expect(document.activeElement).toBe(find('button'));
});

it('leads the focus to what glows before it leads it to a button', () => {
  const { sending, find } = openTable({
    html: '<button data-answer>Pass</button><i data-target="x" data-state="legal" />',
  });
  press(document.body, 'Escape');
  act(() => {
    sending.value = true;
    sending.value = false;
  });
  expect(document.activeElement).toBe(find('[data-target]'));
});

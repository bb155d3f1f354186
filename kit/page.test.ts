// @vitest-environment happy-dom
/** Small things that a page does while it is drawn. */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageState } from './page-state.ts';
import { follow, press } from './testing/draw.ts';
import { useScrolls } from './use-scrolls.ts';
import { useSize } from './use-size.ts';

/** What is told when an element has got another size: a document without a window never tells. */
const told = new Set<() => void>();

beforeEach(() => {
  told.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(): void {
        told.add(this.#tell);
      }
      disconnect(): void {
        told.delete(this.#tell);
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

function sized(element: HTMLElement, sizes: Partial<Record<'clientWidth' | 'clientHeight' | 'scrollHeight', number>>) {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value, configurable: true });
}

const resize = () =>
  act(() => {
    for (const tell of told) tell();
  });

it('knows how large a place is, and is drawn anew only for another size', () => {
  const place = document.createElement('div');
  sized(place, { clientWidth: 300, clientHeight: 200 });
  const size = follow(() => useSize({ current: place }));
  const first = size.now;
  expect(first).toEqual({ width: 300, height: 200 });
  resize();
  expect(size.now).toBe(first);
  sized(place, { clientWidth: 500 });
  resize();
  expect(size.now).toEqual({ width: 500, height: 200 });
});

it('can be reached by keyboard where there is more than is shown, also of what came later', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.overflowY = 'auto';
  sized(place, { clientHeight: 100, scrollHeight: 100 });
  const root = { current: place };
  const scrolls = follow(() => useScrolls(root));
  resize();
  expect(scrolls.now).toBe(false);
  await act(async () => {
    place.append(document.createElement('p'));
  });
  sized(place, { scrollHeight: 180 });
  resize();
  expect(scrolls.now).toBe(true);
  place.remove();
});

it('says in the root element whether something is under way, and which entry is shown', () => {
  let state: { idle: boolean; entry?: number } = { idle: false, entry: 7 };
  const page = follow(() => usePageState(state));
  const { dataset } = document.documentElement;
  expect({ ...dataset }).toMatchObject({ idle: 'false', entry: '7' });
  state = { idle: true };
  page.again();
  expect([dataset.idle, 'entry' in dataset]).toEqual(['true', false]);
});

it('says so at the moment at which it is drawn, so that nobody sees a new question beside the old state', () => {
  const Shown = ({ entry }: { entry: number }) => {
    usePageState({ idle: true, entry });
    return null;
  };
  const place = document.createElement('div');
  for (const entry of [3, 0]) {
    render(h(Shown, { entry }), place);
    expect(document.documentElement.dataset.entry).toBe(String(entry));
  }
});

it('knows whether the person last used the keyboard', async () => {
  vi.resetModules();
  const { usesKeyboard } = await import('./modality.ts');
  expect(usesKeyboard()).toBe(false);
  press(document.body, 'Tab');
  expect(usesKeyboard()).toBe(true);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(usesKeyboard()).toBe(false);
});

it('rings two notes, one after the other, and shakes a device that can only if it is told to', async () => {
  const notes: { frequency: number; at: number }[] = [];
  class Context {
    currentTime = 5;
    destination = {};
    createOscillator() {
      const tone = { frequency: { value: 0 }, connect: (next: unknown) => next, stop: () => undefined };
      return { ...tone, start: (at: number) => notes.push({ frequency: tone.frequency.value, at }) };
    }
    createGain() {
      const ramp = () => undefined;
      const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
      return { gain, connect: (next: unknown) => next };
    }
  }
  const vibrate = vi.fn();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { vibrate });
  const { chime, shake } = await import('./chime.ts');
  chime();
  expect(notes.map(({ frequency }) => frequency)).toEqual([784, 1047]);
  expect(notes[1].at).toBeGreaterThan(notes[0].at);
  expect(vibrate).not.toHaveBeenCalled();
  shake();
  expect(vibrate).toHaveBeenCalledOnce();
});

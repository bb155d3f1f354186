/** A piece of a page that nobody looks at: drawn into a document without a window. */
import { type ComponentChildren, type FunctionComponent, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { onTestFinished } from 'vitest';

/** What is drawn, after all that follows from it; drawn anew by `again`. It goes when the test is over. */
export function draw(component: () => ComponentChildren): { place: HTMLElement; again(): void } {
  const place = document.body.appendChild(document.createElement('div'));
  let times = 0;
  // What is given the same things again is not drawn again.
  const again = () =>
    act(() => render(h(component as FunctionComponent<{ times: number }>, { times: times++ }), place));
  again();
  onTestFinished(() => {
    act(() => render(null, place));
    place.remove();
  });
  return { place, again };
}

/** What a hook says now, and each time that it is drawn. */
export function follow<T>(hook: () => T): { readonly now: T; again(): void } {
  let now: T;
  const { again } = draw(() => {
    now = hook();
    return null;
  });
  return {
    get now() {
      return now;
    },
    again,
  };
}

/** A document without a window has no places: this says where an element is. */
export function lies(element: Element, x: number, y: number, width = 40, height = 40): void {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
}

export function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Whether there is more in an element than it shows at once. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const sizes = new ResizeObserver(() => setScrolls(isCut(current)));
    // What it holds grows and shrinks, or is replaced.
    const watch = () => {
      sizes.disconnect();
      for (const one of [current, ...current.children]) sizes.observe(one);
    };
    const children = new MutationObserver(watch);
    children.observe(current, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [element]);
  return scrolls;
}

function isCut(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight;
}

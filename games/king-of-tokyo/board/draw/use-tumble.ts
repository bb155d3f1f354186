import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const TUMBLE = 380;

/** Dice inside the element that are marked `data-tumble` roll in whenever `throws` rises. */
export function useTumble(throws: number, motion: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(throws);
  useLayoutEffect(() => {
    if (shown.current === throws) return;
    shown.current = throws;
    if (motion)
      for (const [i, die] of [...(row.current?.querySelectorAll('[data-tumble]') ?? [])].entries()) tumble(die, i);
  }, [throws, motion]);
  return row;
}

function tumble(die: Element, place: number): void {
  const turn = place % 2 === 0 ? -260 : 220;
  die.animate(
    [
      { transform: `translate(${30 + place * 8}px, -46px) rotate(${turn}deg) scale(.6)`, opacity: 0 },
      { transform: `translate(-4px, 4px) rotate(${turn / -14}deg) scale(1.07)`, opacity: 1, offset: 0.72 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TUMBLE - 20, delay: Math.min(place * 8, 20), easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' },
  );
}

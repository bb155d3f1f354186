/** What monsters do when something happens to them. No step is longer than 400 ms, and only transform and opacity move. */
import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

const SHAKE = 320;
const HOP = 360;

export function moveFigures(scene: Element, events: readonly Event[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'hurt':
        shake(bodyOf(scene, event.seat));
        break;
      case 'moved':
        hop(bodyOf(scene, event.seat), 26);
        break;
      case 'struck':
        if (event.harm.by === 'attack') hop(bodyOf(scene, event.harm.seat), 14);
        break;
      case 'healed':
      case 'stars-changed':
        hop(bodyOf(scene, event.seat), 8);
        break;
      case 'revived':
        grow(bodyOf(scene, event.seat));
    }
  }
}

function bodyOf(scene: Element, seat: Seat): Element | null {
  return scene.querySelector(`[data-figure="${seat}"] [data-body]`);
}

function shake(body: Element | null): void {
  const steps = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` }));
  body?.animate(steps, { duration: SHAKE, easing: 'ease-out' });
}

function hop(body: Element | null, height: number): void {
  body?.animate(
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: `translateY(${-height}px) scale(1.03, 1.05)`, easing: 'ease-in' },
      { transform: 'scale(1.05, .95)', offset: 0.85 },
      { transform: 'none' },
    ],
    { duration: HOP },
  );
}

function grow(body: Element | null): void {
  body?.animate([{ transform: 'scale(.2)', opacity: 0 }, { transform: 'scale(1.1)', opacity: 1, offset: 0.7 }, {}], {
    duration: HOP,
    easing: 'ease-out',
  });
}

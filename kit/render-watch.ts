/**
 * A page that draws itself again and again without ever letting the browser breathe is dead for its reader: no key, no tap
 * and no news reach it. So components are counted as they are drawn, from one breath to the next; a page that has drawn far
 * more than any page needs is stopped with an error, which its reader sees as a page and a test as a fault.
 */
import { options } from 'preact';

/** Some forty times what the largest page draws at once. */
export const MOST = 40_000;

class RenderLoop extends Error {
  constructor(component: string) {
    super(`${MOST} components were drawn without a pause, the last of them ${component}`);
  }
}

/** From now on; `later` calls back when the browser has had its turn. */
export function watchRenders(later: (done: () => void) => void = afterOthers()): void {
  const before = options.diffed;
  let drawn = 0;
  options.diffed = (node) => {
    before?.(node);
    if (typeof node.type !== 'function') return;
    if (drawn++ === 0)
      later(() => {
        drawn = 0;
      });
    if (drawn <= MOST) return;
    drawn = 0;
    throw new RenderLoop(node.type.displayName ?? node.type.name);
  };
}

/** A message to oneself comes after everything else that waits, also in a window that is not seen. */
function afterOthers(): (done: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => {
    for (const done of waiting.splice(0)) done();
  };
  return (done) => {
    waiting.push(done);
    port2.postMessage(null);
  };
}

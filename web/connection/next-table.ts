/** Which of one's other tables waits for oneself, kept up to date while a table is shown. */
import { effect, signal } from '@preact/signals';
import type { Reply } from '@yamanote/protocol';
import { server } from './halls.ts';

export type NextTable = Omit<Extract<Reply, { is: 'next' }>, 'is'>;

const NONE: NextTable = { next: null, waiting: 0 };

export const nextTable = signal<NextTable>(NONE);

/** Until the returned function is called. */
export function followNextTable(): () => void {
  const silence = server.listen((reply) => {
    if (reply.is === 'next') nextTable.value = { next: reply.next, waiting: reply.waiting };
  });
  const ask = () => {
    if (server.state.peek() !== 'open' || server.guest.peek() === null) return;
    server.request({ do: 'lobby', on: true, shows: 'next' }).catch(() => undefined);
  };
  // A new line knows nothing of what the old one was asked for.
  const stop = effect(() => {
    if (server.opened.value > 0 && server.guest.value !== null) ask();
  });
  // Meanwhile one may have sat down elsewhere.
  const comeBack = () => {
    if (document.visibilityState === 'visible') ask();
  };
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', comeBack);
    stop();
    silence();
    nextTable.value = NONE;
    if (server.state.peek() === 'open') server.request({ do: 'lobby', on: false }).catch(() => undefined);
  };
}

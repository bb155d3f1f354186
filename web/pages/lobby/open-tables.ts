import { signal } from '@preact/signals';
import { type TableLine, withNews } from '@yamanote/protocol';
import { server } from '../../connection/halls.ts';
import { lobby } from '../../connection/lobby.ts';

/** All that the board shows, as long as it is looked at; `null` until the hall has said it. Home may have left a few elsewhere. */
export const openTables = signal<readonly TableLine[] | null>(null);

/** Follows what the hall says to who is shown all, until the returned function is called. */
export function followNews(): () => void {
  const silence = server.listen((reply) => {
    if (reply.is === 'lobby') openTables.value = reply.open;
    if (reply.is !== 'lobby-news' || lobby.value === null) return;
    lobby.value = withNews(lobby.value, reply);
    openTables.value = lobby.value.open;
  });
  return () => {
    silence();
    openTables.value = null;
  };
}

/** The departures board: open tables and one's own, kept up to date while somebody looks at it. */
import { effect, signal } from '@preact/signals';
import type { LobbyLines, Request, TableLine } from '@yamanote/protocol';
import { hasDeviceHall } from '../local/device.ts';
import { deviceHall, server } from './halls.ts';

/** How much of it a page shows. */
export type Shows = NonNullable<Extract<Request, { do: 'lobby' }>['shows']>;

export const lobby = signal<LobbyLines | null>(null);

/** Tables on this device, the one played last first; they need no hall. */
export const onDevice = signal<readonly TableLine[]>([]);

/** Keeps the lobby up to date until the returned function is called. */
export function watchLobby(shows: Shows = 'few'): () => void {
  const silence = server.listen((reply) => {
    if (reply.is === 'lobby') lobby.value = { open: reply.open, yours: reply.yours };
  });
  // A new line knows nothing of what the old one was asked for.
  const stop = effect(() => {
    if (server.opened.value > 0)
      server.request({ do: 'lobby', on: true, ...(shows === 'few' ? {} : { shows }) }).catch(() => undefined);
  });
  const forgetDevice = watchDevice();
  return () => {
    forgetDevice();
    stop();
    silence();
    if (server.state.peek() === 'open') server.request({ do: 'lobby', on: false }).catch(() => undefined);
  };
}

/** The hall on this device is asked only where there ever was one. */
function watchDevice(): () => void {
  let silence = () => {};
  let hasLeft = false;
  if (hasDeviceHall()) {
    deviceHall().then(
      (line) => {
        if (hasLeft) return;
        silence = line.listen((reply) => {
          if (reply.is === 'lobby') onDevice.value = reply.yours;
        });
        line.request({ do: 'lobby', on: true }).catch(() => undefined);
      },
      () => undefined,
    );
  }
  return () => {
    hasLeft = true;
    silence();
  };
}

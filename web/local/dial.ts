/** The page's end of the hall on this device, which lives in a worker. */
import type { Match } from '@yamanote/kernel';
import type { Dial } from '../connection/line.ts';
import { madeUpName } from '../connection/made-up-name.ts';
import { read, write } from '../settings/stored.ts';
import { words } from '../words/index.ts';
import { isElsewhere, isKept, noteDeviceHall } from './device.ts';
import type { Call, ToHall, ToPage } from './messages.ts';

type Ends = Parameters<Dial>[0];

const worker = new Worker(new URL('./hall-worker.ts', import.meta.url), { type: 'module' });
const lines = new Map<number, Ends>();
const calls = new Map<number, (result: never) => void>();
let count = 0;
/** Sentences about a seat need a name that can stand in any of them; the same as long as this page is open. */
const name = madeUpName();

const tell = (message: ToHall) => worker.postMessage(message);

worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
  if (data.is === 'reply') lines.get(data.line)?.frame(data.reply);
  else if (data.is === 'kept') isKept.value = data.kept;
  else if (data.is === 'elsewhere') isElsewhere.value = data.elsewhere;
  else {
    calls.get(data.number)?.(data.result as never);
    calls.delete(data.number);
  }
});
// A worker that could not be loaded says nothing else.
worker.addEventListener('error', () => {
  for (const ends of lines.values()) ends.closed();
});

function call<T>(asked: Call): Promise<T> {
  const number = ++count;
  const result = new Promise<T>((resolve) => calls.set(number, resolve as never));
  tell({ is: 'call', number, call: asked });
  return result;
}

/** Before there was a database, one table was remembered here. */
const OLD_PLACE = 'local-table';

function adoptOld(): void {
  try {
    const old = JSON.parse(read(OLD_PLACE) ?? 'null');
    if (old !== null) void call({ do: 'adopt', old }).then(() => write(OLD_PLACE, null));
  } catch {
    write(OLD_PLACE, null);
  }
}

adoptOld();
noteDeviceHall();

export function dialDevice(): Dial {
  return (on) => {
    const line = ++count;
    lines.set(line, on);
    tell({ is: 'open', line, you: words.peek().you, name });
    return {
      send: (request) => tell({ is: 'request', line, request }),
      close() {
        lines.delete(line);
        tell({ is: 'close', line });
        on.closed();
      },
    };
  };
}

/** A table whose match begins at a position; it is opened when somebody watches it. */
export function prepareTable(game: string, bots: readonly string[], position: object): Promise<string | null> {
  return call({ do: 'prepare', game, bots, name, position: position as never });
}

export function deviceMatchFile(table: string): Promise<Match | null> {
  return call({ do: 'file', table });
}

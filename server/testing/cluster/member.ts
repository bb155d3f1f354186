/** One program of the house: started, struck, started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { processorSeconds } from '../process.ts';
import type { Role, Told } from './program.ts';
import type { Relay } from './relay.ts';
import type { Release } from './tomorrow.ts';

export interface Member {
  readonly name: string;
  readonly role: Role;
  /** Its ways to the databases. */
  readonly relays: readonly Relay[];
  /** Where it serves pages; `null` while it does not. */
  readonly address: string | null;
  readonly release: Release;
  /** As it was, or of another release. */
  start(release?: Release): Promise<void>;
  /** In good order, as an upgrade does it. */
  end(): Promise<void>;
  kill(): Promise<void>;
  /** It stands still from now on, in the middle of whatever it does … */
  freeze(): void;
  /** … and goes on there. */
  thaw(): void;
  /** Of all its runs. */
  processorSeconds(): number;
  close(): void;
}

export interface MemberSettings {
  name: string;
  /** The bundled program. */
  file: string;
  relays: readonly Relay[];
  told: Omit<Told, 'release' | 'botWorker'>;
  botWorkers: Readonly<Record<Release, string>>;
  /** Hears the lines of its log that are not mere information. */
  said(event: string, line: string): void;
}

export function makeMember({ name, file, relays, told, botWorkers, said }: MemberSettings): Member {
  let child: ChildProcess | null = null;
  let address: string | null = null;
  let used = 0;
  let release: Release = 'today';

  async function start(as: Release = release): Promise<void> {
    release = as;
    const whole: Told = { ...told, release, botWorker: botWorkers[release] };
    const mine = spawn(process.execPath, [file, JSON.stringify(whole)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child = mine;
    createInterface(mine.stderr!).on('line', (line) => said(eventOf(line), `${name}: ${line}`));
    const opened = once(createInterface(mine.stdout!), 'line') as Promise<[string]>;
    const ended = once(mine, 'exit').then(() => null);
    const first = await Promise.race([opened, ended]);
    if (first === null) throw new Error(`${name} ended before it was open`);
    if (told.role !== 'worker') address = first[0];
  }

  async function ended(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const mine = child!;
    used += running();
    child = null;
    address = null;
    mine.kill(signal);
    const [code] = await once(mine, 'exit');
    return code;
  }

  const running = () => (child === null ? 0 : processorSeconds(child.pid!));

  return {
    name,
    role: told.role,
    relays,
    get address() {
      return address;
    },
    get release() {
      return release;
    },
    start,
    async end() {
      const code = await ended('SIGTERM');
      if (code !== 0) throw new Error(`${name} did not end in good order`);
    },
    async kill() {
      if (child !== null) await ended('SIGKILL');
    },
    freeze: () => void child!.kill('SIGSTOP'),
    thaw: () => void child!.kill('SIGCONT'),
    processorSeconds: () => used + running(),
    close() {
      child?.kill('SIGKILL');
      for (const relay of relays) relay.close();
    },
  };
}

/** What is no line of the log is a crash. */
function eventOf(line: string): string {
  try {
    return JSON.parse(line).event;
  } catch {
    return 'no log line';
  }
}

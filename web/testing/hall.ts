/** A hall in a process of its own, so that it can be killed like one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const DIST = join(import.meta.dirname, '../../dist');
const READY = /http:\/\/localhost:(\d+)\//;

export interface Hall {
  readonly port: number;
  /** Without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Opens it again on the same port, with what it kept. */
  restart(): Promise<void>;
  /** For so many milliseconds it does nothing at all, as when its computer sleeps. */
  standStill(milliseconds: number): Promise<void>;
  /** Copies what it keeps, while it is not running; the copy can be put back. */
  backUp(): { putBack(): void };
  /** Ends it and forgets what it kept; complains if it ended by itself before. */
  close(): Promise<void>;
}

/** A moment from which all matches of a game begin in such a hall. */
export interface Rehearsal {
  game: string;
  position: unknown;
}

/** `settings` are variables of its environment. */
export async function openHall(rehearsal: Rehearsal | null = null, settings: NodeJS.ProcessEnv = {}): Promise<Hall> {
  const data = mkdtempSync(join(tmpdir(), 'yamanote-browser-'));
  let running = await start(data, 0, rehearsal, settings);
  const { port } = running;
  let killed = false;
  const kill = async () => {
    const { child } = running;
    killed = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    port,
    kill,
    async restart() {
      running = await start(data, port, rehearsal, settings);
      killed = false;
    },
    async standStill(milliseconds) {
      running.child.kill('SIGSTOP');
      await pause(milliseconds);
      running.child.kill('SIGCONT');
    },
    backUp() {
      const copy = `${data}-backup`;
      cpSync(data, copy, { recursive: true });
      return {
        putBack() {
          rmSync(data, { recursive: true });
          renameSync(copy, data);
        },
      };
    },
    async close() {
      const { child, complaint } = running;
      const broken = child.exitCode !== null || (child.signalCode !== null && !killed);
      await kill();
      rmSync(data, { recursive: true, force: true });
      if (broken) throw new Error(`The hall ended by itself: ${child.exitCode ?? child.signalCode} ${complaint()}`);
    },
  };
}

interface Running {
  child: ChildProcess;
  port: number;
  /** What it has printed about what is wrong. */
  complaint(): string;
}

/** Resolves when the hall says that it is open. */
function start(data: string, port: number, rehearsal: Rehearsal | null, settings: NodeJS.ProcessEnv): Promise<Running> {
  const program = join(DIST, rehearsal === null ? 'server.js' : 'rehearsal.js');
  const args = [
    program,
    'serve',
    '--port',
    String(port),
    '--data',
    data,
    '--bot-pace',
    '0',
    '--away-after',
    '0',
    '--host',
    'hall.test',
  ];
  const rehearsed = rehearsal === null ? {} : { YAMANOTE_REHEARSAL: JSON.stringify(rehearsal) };
  const env = { ...process.env, ...rehearsed, ...settings };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, opened] = READY.exec(line) ?? [];
      if (opened !== undefined) resolve({ child, port: Number(opened), complaint: () => complaint });
    });
    child.once('exit', (code) => reject(new Error(`The hall ended with ${code}: ${complaint}`)));
  });
}

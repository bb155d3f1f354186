import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { type HallSettings, type RunningHall, startHall } from '../index.ts';
import type { LogLine } from '../log.ts';
import { type ForwardTime, openStore, type Plays, type Store } from '../store/index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { testRegistry } from './registry.ts';
import type {} from './set-up.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-hall-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a hall keeps in this folder, for a test that looks behind its back. */
export function openTestStore(folder: string, plays: Plays = {}, time?: ForwardTime): Promise<Store> {
  const workerFile = pathToFileURL(inject('programs').storeWorker);
  return openStore({ at: { folder }, workerFile, plays, ...(time && { time }) });
}

/** The programs of its threads, bundled for the tests. */
export function testPrograms() {
  const { botWorker, storeWorker } = inject('programs');
  return { botWorker: pathToFileURL(botWorker), storeWorker: pathToFileURL(storeWorker) };
}

export interface TestHall extends RunningHall, Pick<HallSettings, 'data' | 'store' | 'key'> {
  logLines: LogLine[];
}

/** A real hall on a free port with a folder of its own; gone after the test. */
export async function openHall(settings: Partial<HallSettings> = {}): Promise<TestHall> {
  const data = settings.data ?? temporaryFolder();
  const logLines: LogLine[] = [];
  const hall = await startHall({
    port: 0,
    host: '127.0.0.1',
    data,
    botPace: 0,
    webRoot: null,
    log: (line) => logLines.push(line),
    registry: testRegistry,
    limits: NO_LIMITS,
    awayAfter: 0,
    ...testPrograms(),
    ...settings,
  });
  let open = true;
  const close = async () => {
    if (open) await hall.close();
    open = false;
  };
  onTestFinished(close);
  const { store, key } = settings;
  return { ...hall, close, data, store, key, logLines };
}

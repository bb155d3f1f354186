/** Nodes of one hall that share a database and a key. */
import { join } from 'node:path';
import type { HallSettings } from '../index.ts';
import { openHall, type TestHall, temporaryFolder } from './hall.ts';
import { freshDatabase } from './postgres/database.ts';

export async function openNodes(count: number, settings: Partial<HallSettings> = {}): Promise<TestHall[]> {
  const shared = { ...settings, store: await freshDatabase(), key: join(temporaryFolder(), 'hall.key') };
  const nodes: TestHall[] = [];
  for (let i = 0; i < count; i++) nodes.push(await openHall(shared));
  return nodes;
}

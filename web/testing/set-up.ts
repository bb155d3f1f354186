/** Before the browser tests: the hall as people start it, built from the sources as they are now. */
import { ensureBuilt, ensureHallBuilt } from '@yamanote/tools/setup';

export default async function setUp(): Promise<void> {
  await ensureHallBuilt();
  await ensureBuilt({ 'dist/rehearsal.js': 'server/testing/rehearsal.ts' });
}

/** Which build of the hall this page came from, and which there is now. */
import { effect, signal } from '@preact/signals';
import { HEALTH } from '@yamanote/protocol';
import { server } from '../connection/halls.ts';
import { isKept } from '../local/device.ts';
import { ofTab, read, write } from '../settings/stored.ts';

/** The first that the hall names. */
let own: string | null = null;
const outdated = signal(false);

effect(() => {
  const build = server.build.value;
  own ??= build;
  outdated.value = build !== null && build !== own;
});

/** Whether the hall has been upgraded under this page. */
export function isOutdated(): boolean {
  return outdated.value;
}

/** Whether a fresh page can take the place of this one without anything being lost. */
export function mayRenew(): boolean {
  return outdated.peek() && isKept.peek();
}

const RELOADED = 'reloaded-for';

/**
 * Loads the page again, once for each build of the hall, and only if the hall is there: whatever is still wrong then, a
 * person has to look at.
 */
export async function reloadOnce(): Promise<void> {
  const answer = await fetch(HEALTH).catch(() => null);
  const build = server.build.peek() ?? '';
  if (answer?.ok !== true || read(RELOADED, ofTab) === build) return;
  if (write(RELOADED, build, ofTab)) location.reload();
}

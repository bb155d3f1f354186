/** What has happened so far, without what was taken back: for boards that show more than the last step. */
import type { Showing } from '@yamanote/running-match';
import type { Step } from './steps.ts';

/** All events of the entries before the step that is shown, and of its own entry as far as they have been told. */
export function pastOf(showings: readonly Showing<unknown>[], step: Step | null): readonly unknown[] {
  let past: { entry: number; event: unknown }[] = [];
  for (const { entry, events } of showings) {
    if (step === null || entry.index > step.entry) break;
    if ('undo' in entry) {
      const { undo } = entry as unknown as { undo: number };
      past = past.filter((one) => one.entry < undo);
    }
    // A step that tells nothing only shows how the match stands.
    const told = entry.index === step.entry && step.told.length > 0 ? step.told : events;
    for (const event of told) past.push({ entry: entry.index, event });
  }
  return past.map(({ event }) => event);
}

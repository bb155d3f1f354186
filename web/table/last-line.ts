import type { Session } from './session.ts';
import type { Line } from './story.ts';

/** What was done last, in step with the picture: what it does not show yet is not told yet. */
export function lastLine({ story, stage }: Pick<Session, 'story' | 'stage'>): Line | null {
  const step = stage.now.value?.step;
  const shown = story.value.filter(
    ({ entry, place }) => !step?.ahead || entry < step.entry || place < step.told.length,
  );
  return shown.findLast(({ minor }) => !minor) ?? shown.at(-1) ?? null;
}

/** What a log says, to somebody else and to whom it happened. */
import type { Speech } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import type { Shape } from '@yamanote/kernel';
import type { Text } from './texts.ts';

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

export function eventLines<T extends Shape>(
  { event: line }: Pick<Speech<T>, 'event'>,
  events: readonly T['event'][],
): Text[] {
  return events.flatMap((event) =>
    [NAMES, namesFor(NAMES, 0)].flatMap((names) => {
      const text = line(event, names);
      return text === null ? [] : [{ key: `events.${event.type}`, text }];
    }),
  );
}

import type { TimeControl } from '@yamanote/kernel';
import { timeInWords } from '../../table/waiting/time-in-words.ts';
import { words } from '../../words/index.ts';
import { useTimeWords } from '../../words/time/index.ts';

/** How much time those have whom one invites, after what else is not as usual. */
export function ClockInWords({ control }: { control: TimeControl }) {
  const texts = useTimeWords();
  return <>{texts && `${words.value.punctuation.semicolon}${timeInWords(control, texts)}`}</>;
}

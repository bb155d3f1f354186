import type { ScorePad } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { boardWords } from '../words/index.ts';
import { pointsOf } from './score-pad.tsx';

/** A seat's points; whoever listens hears what is counted. */
export function Points({ pad, language }: { pad: ScorePad; language: Language }) {
  return (
    <>
      <span aria-hidden="true">{pointsOf(pad)}</span>
      <span class="unseen">{boardWords[language].worth(pad.solo?.points ?? pad.total)}</span>
    </>
  );
}

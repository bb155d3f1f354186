import type { Seat } from '@yamanote/kernel';
import button from '@yamanote/kit/button.module.css';
import { useFetched } from '@yamanote/kit/deferred.tsx';
import { useState } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import { shownLanguage } from '../words/index.ts';
import { whyNoNotice } from './why-not.ts';
import { noticeWords } from './words/index.ts';

/** Tells once more who sleeps; what became of it stands beside the button. */
export function NudgeButton({ session, match, seat }: { session: Session; match: string; seat: Seat }) {
  const language = shownLanguage.value;
  const texts = useFetched(() => noticeWords.load(language), [language]);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (texts === null) return null;
  return (
    <>
      <button
        type="button"
        class={button.plain}
        onClick={() =>
          session.table.request({ do: 'nudge', match, seat }).then(
            () => setOutcome(texts.wasNudged),
            (reason) => setOutcome(whyNoNotice(reason, texts)),
          )
        }
      >
        {texts.nudge}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}

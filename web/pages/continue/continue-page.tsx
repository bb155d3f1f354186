import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { claim } from '../../connection/guest.ts';
import type { Refused } from '../../connection/line.ts';
import button from '../../kit/button.module.css';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { Shell } from '../shell.tsx';
import { HomeLink, StatePanel } from '../states.tsx';

/** Where a one-time code from another device leads. It asks first: a link must not change who one is by itself. */
export function ContinuePage({ code }: { code: string }) {
  const { route } = useLocation();
  const { pages } = words.value;
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Shell title={pages.continueTitle}>
      <StatePanel title={pages.continueTitle} hint={fault ?? pages.continueHint} mark="続">
        {fault === null && (
          <button
            type="button"
            class={button.main}
            disabled={busy}
            onClick={() => {
              setBusy(true);
              claim(code).then(
                (table) => route(table === null ? '/' : `/table/${table}`),
                (refused: Refused) => setFault(refused.code === 'bad-code' ? pages.codeUsed : kindWord(refused.code)),
              );
            }}
          >
            {pages.continue}
          </button>
        )}
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

import button from '@yamanote/kit/button.module.css';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { claim } from '../../connection/guest.ts';
import type { Refused } from '../../connection/line.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { Shell } from '../shell.tsx';
import { HomeLink, StatePanel } from '../states.tsx';

/** Where a one-time code from another device leads. */
export function ContinuePage({ code }: { code: string }) {
  const { continueTitle: title, continueHint: hint, continue: label, codeUsed: used } = words.value.pages;
  return <ClaimPanel code={code} mark="続" title={title} hint={hint} label={label} used={used} />;
}

/** Where the link of a kept seat leads. */
export function SeatPage({ code }: { code: string }) {
  const { seatTitle: title, seatHint: hint, seat: label, seatUsed: used } = words.value.pages;
  return <ClaimPanel code={code} mark="席" title={title} hint={hint} label={label} used={used} />;
}

/** It asks first: a link must not change who one is, or where one sits, by itself. */
function ClaimPanel({
  code,
  mark,
  title,
  hint,
  label,
  used,
}: {
  code: string;
  mark: string;
  title: string;
  hint: string;
  label: string;
  /** Said of a code that works no more. */
  used: string;
}) {
  const { route } = useLocation();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Shell title={title}>
      <StatePanel title={title} hint={fault ?? hint} mark={mark}>
        {fault === null && (
          <button
            type="button"
            class={button.main}
            disabled={busy}
            onClick={() => {
              setBusy(true);
              claim(code).then(
                (table) => route(table === null ? '/' : `/table/${table}`),
                (refused: Refused) => setFault(refused.code === 'bad-code' ? used : kindWord(refused.code)),
              );
            }}
          >
            {label}
          </button>
        )}
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

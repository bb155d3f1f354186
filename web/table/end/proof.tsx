import button from '@yamanote/kit/button.module.css';
import { copyText } from '@yamanote/kit/copy-text.ts';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import { shownLanguage, words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import type { Session } from '../session.ts';
import { isShared } from '../together/shared.ts';
import type { Finding } from './finding.ts';
import { type Look, lookAt } from './look.ts';
import styles from './proof.module.css';
import { proofWords } from './proof-words/index.ts';
import { shortened } from './shortened.ts';

type Chance = 'dice' | 'cards' | 'both';

/** Anybody can check the dice here and now: what was sealed before the start gives every one of them again. */
export function Proof({ session, info }: { session: Session; info: TableInfo }) {
  const { end } = words.value;
  const chance = session.room.chance ?? 'both';
  const [look, setLook] = useState<Look | null>(null);
  const [busy, setBusy] = useState(false);

  async function verify(): Promise<void> {
    setBusy(true);
    try {
      setLook(await lookAt(session, info));
    } catch (reason) {
      // That it could not be looked at says nothing about the dice.
      notice(whyNot(reason));
    }
    setBusy(false);
  }

  const mood = look === null ? undefined : moodOf(look.finding);
  return (
    <section class={styles.proof} data-mood={mood}>
      <Icon name={mood === 'doubt' || mood === 'bad' ? 'warning' : 'shield'} size={30} />
      <div role="status">
        {look === null ? (
          <b>{end.fair[chance]}</b>
        ) : (
          <Found finding={look.finding} chance={chance} session={session} info={info} />
        )}
        {look?.finding.ok !== false && <small>{end.fairHint({ start: shortened(info.commitment) })}</small>}
      </div>
      {look === null && (
        <button type="button" class={button.quiet} disabled={busy} onClick={verify}>
          {end.verify}
        </button>
      )}
      {look !== null && look.note !== null && <CopyNote note={look.note} />}
    </section>
  );
}

/** In doubt is what is in order as far as can be seen, but had a part in it that this device did not expect. */
function moodOf(finding: Finding): 'good' | 'doubt' | 'bad' {
  if (!finding.ok) return 'bad';
  return DOUBTFUL.includes(finding.compared) ? 'doubt' : 'good';
}

const DOUBTFUL: readonly unknown[] = ['replaced', 'without', 'nobody'];

function Found({
  finding,
  chance,
  session,
  info,
}: {
  finding: Finding;
  chance: Chance;
  session: Session;
  info: TableInfo;
}) {
  const texts = proofWords[shownLanguage.value];
  if (!finding.ok) return <b>{withCode(texts.faults[finding.fault])}</b>;
  const { throws, hints, rewinds, compared, voids, signed } = finding;
  const asked = hints.flatMap((count, seat) =>
    count === 0
      ? []
      : [{ name: session.names.value[seat], you: info.seats[seat].you && !isShared(info), hints: count }],
  );
  const { compare } = texts;
  const said = [
    typeof compared === 'object' ? compare.here({ chance, ...compared }) : compare[compared],
    asked.length > 0 ? texts.hints({ asked }) : null,
    rewinds > 0 ? texts.rewound({ rewinds }) : null,
    voids > 0 ? texts.voids({ voids }) : null,
    signed === null ? null : texts.signed({ key: signed }),
    signed === null && compared !== 'alone' && compared !== 'older' ? texts.notChecked : null,
  ];
  return (
    <>
      <b>{texts.verified({ throws, chance })}</b>
      {said.map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>)}
    </>
  );
}

/** For whoever wants to hold the match against it with another program than this hall's page. */
function CopyNote({ note }: { note: string }) {
  const { copy, copyHint, copied } = proofWords[shownLanguage.value];
  return (
    <div class={styles.note}>
      <small>{withCode(copyHint)}</small>
      <button type="button" class={button.quiet} onClick={async () => notice((await copyText(note)) ? copied : note)}>
        <Icon name="copy" size={20} /> {copy}
      </button>
    </div>
  );
}

/** What stands between backquotes is for a terminal. */
function withCode(text: string) {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : <code key={part}>{part}</code>));
}

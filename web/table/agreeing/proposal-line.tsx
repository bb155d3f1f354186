/** Something is proposed: one line above the question, where one agrees or not. It covers nothing, and one may just play on. */
import { announce } from '@yamanote/kit/announcer.tsx';
import { Icon, type IconName } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { Proposal } from '@yamanote/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { shownLanguage } from '../../words/index.ts';
import type { Session } from '../session.ts';
import styles from '../told.module.css';
import line from './proposal-line.module.css';
import { sayWhyNot } from './why-not.ts';
import { agreeingWords } from './words/index.ts';

const ICONS: Readonly<Record<Proposal['agreement']['is'], IconName>> = {
  rewind: 'undo',
  pause: 'pause',
  resume: 'play',
  end: 'flag',
};

export function ProposalLine({ session, proposal }: { session: Session; proposal: Proposal }) {
  const texts = agreeingWords[shownLanguage.value];
  const me = session.viewer.value;
  const hasAgreed = proposal.agreed.includes(me as number);
  const text = hasAgreed ? awaited(session, proposal) : proposed(session, proposal);
  useSaid(proposal.id, text);
  const answer = (yes: boolean) => {
    const { table } = session;
    const match = table.info.peek()?.match ?? '';
    table.request({ do: 'agree', match, proposal: proposal.id, yes }).catch(sayWhyNot);
  };
  return (
    <div class={`${styles.note} ${line.line}`}>
      <Icon name={ICONS[proposal.agreement.is]} size={18} />
      <p>{text}</p>
      <span class={line.answers}>
        {hasAgreed && proposal.seat !== me ? null : (
          <button type="button" class={styles.press} onClick={() => answer(false)}>
            {hasAgreed ? texts.takeBack : texts.decline}
          </button>
        )}
        {!hasAgreed && (
          <button type="button" class={`${styles.press} ${line.agree}`} onClick={() => answer(true)}>
            {texts.agree}
          </button>
        )}
      </span>
    </div>
  );
}

/** Whoever listens is told once, and does not lose their place for it. */
function useSaid(id: string, text: string): void {
  const said = useRef('');
  useEffect(() => {
    if (said.current !== id) announce(text);
    said.current = id;
  }, [id, text]);
}

function proposed({ names, story }: Session, { seat, agreement }: Proposal): string {
  const { proposes } = agreeingWords[shownLanguage.value];
  const name = names.value[seat];
  if (agreement.is !== 'rewind') return proposes[agreement.is]({ name });
  const decision = story.value.find(({ entry }) => entry >= agreement.to)?.text ?? null;
  return proposes.rewind({ name, decision });
}

function awaited({ names }: Session, { agreement, asks, agreed }: Proposal): string {
  const { waits } = agreeingWords[shownLanguage.value];
  return waits[agreement.is]({ names: asks.filter((seat) => !agreed.includes(seat)).map((seat) => names.value[seat]) });
}

/** Says to those who agreed that somebody does not; drawn as long as something was proposed last. */
export function ProposalNews({ session, proposal }: { session: Session; proposal: Proposal }) {
  const open = useRef<string | null>(null);
  useEffect(() => {
    const { id, refusedBy } = proposal;
    if (refusedBy === null) open.current = id;
    else if (open.current === id && refusedBy !== session.viewer.peek()) {
      open.current = null;
      notice(agreeingWords[shownLanguage.peek()].declined({ name: session.names.peek()[refusedBy] }));
    }
  }, [proposal]);
  return null;
}

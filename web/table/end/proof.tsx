import { type Match, verify } from '@yamanote/kernel';
import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import { words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import type { Session } from '../session.ts';
import { fetchMatch } from './match-file.ts';
import styles from './proof.module.css';

type Finding = { ok: true; throws: number } | { ok: false };

/** Anybody can check the dice here and now: the seed, sealed before the start, gives every one of them again. */
export function Proof({ session, commitment }: { session: Session; commitment: string }) {
  const { end } = words.value;
  const chance = session.room.chance ?? 'both';
  const [finding, setFinding] = useState<Finding | null>(null);
  const [busy, setBusy] = useState(false);

  async function look(): Promise<void> {
    setBusy(true);
    try {
      setFinding(findingOf(await fetchMatch(session)));
    } catch (reason) {
      // That it could not be looked at says nothing about the dice.
      notice(whyNot(reason));
    }
    setBusy(false);
  }

  function findingOf(match: Match): Finding {
    try {
      const { ok } = verify(session.room.game, match);
      const throws = match.log.filter(({ seat }) => seat === 'chance').length;
      return ok && match.commitment === commitment ? { ok, throws } : { ok: false };
    } catch {
      return { ok: false };
    }
  }

  const start = commitment.match(/.{4}/g)?.slice(0, 3).join(' · ') ?? '';
  return (
    <section
      class={styles.proof}
      data-ok={finding?.ok ? '' : undefined}
      data-bad={finding?.ok === false ? '' : undefined}
    >
      <Icon name="shield" size={30} />
      <div role="status">
        <b>
          {finding === null
            ? end.fair[chance]
            : finding.ok
              ? end.verified({ throws: finding.throws, chance })
              : end.notVerified}
        </b>
        <small>{end.fairHint({ start })}</small>
      </div>
      {finding === null && (
        <button type="button" class={button.quiet} disabled={busy} onClick={look}>
          {end.verify}
        </button>
      )}
    </section>
  );
}

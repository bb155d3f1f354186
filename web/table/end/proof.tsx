import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { useState } from 'preact/hooks';
import { LOCAL } from '../../connection/halls.ts';
import { words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import type { Session } from '../session.ts';
import { type Finding, findingOf } from './finding.ts';
import { fetchMatch } from './match-file.ts';
import styles from './proof.module.css';

/** Anybody can check the dice here and now: the seed, sealed before the start, gives every one of them again. */
export function Proof({ session, commitment }: { session: Session; commitment: string }) {
  const { end } = words.value;
  const chance = session.room.chance ?? 'both';
  const [finding, setFinding] = useState<Finding | null>(null);
  const [busy, setBusy] = useState(false);

  async function look(): Promise<void> {
    setBusy(true);
    try {
      const { id, progress } = session.table;
      const { notedOf } = await import('../../connection/seals.ts');
      const noted = notedOf(progress.peek()?.match ?? '');
      const match = await fetchMatch(session);
      setFinding(findingOf(session.room.game, match, { commitment, noted, isLocal: id.startsWith(LOCAL) }));
    } catch (reason) {
      // That it could not be looked at says nothing about the dice.
      notice(whyNot(reason));
    }
    setBusy(false);
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
              : end.notVerified[finding.why]}
        </b>
        <small>
          {finding?.ok ? comparison(finding) : null} {end.fairHint({ start })}
        </small>
      </div>
      {finding === null && (
        <button type="button" class={button.quiet} disabled={busy} onClick={look}>
          {end.verify}
        </button>
      )}
    </section>
  );
}

/** What the words of the proof rest on besides the file. */
function comparison({ compared }: Finding & { ok: true }): string {
  const { compare } = words.value.end;
  return typeof compared === 'object' ? compare.here(compared) : compare[compared];
}

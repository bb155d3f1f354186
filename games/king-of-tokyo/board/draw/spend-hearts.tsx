/** What the next rolled heart is spent on. */
import { feeOf, type HeartUse, type Monster, type Of } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { SeatMark, TargetButton } from '@yamanote/kit';
import { Sign, type SignName } from '../art/icons.tsx';
import { myAsk, type Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords } from '../words/index.ts';
import styles from './spend-hearts.module.css';

const SIGNS: Readonly<Record<HeartUse, SignName>> = { self: 'heart', poison: 'poison', shrink: 'shrink' };

export function SpendHearts(props: Props) {
  const { answers, language } = props;
  const frame = myAsk(props, 'hearts');
  if (frame === null) return null;
  const uses = answers.flatMap((answer) => (answer.do === 'spend' ? [answer.on] : []));
  return (
    <section class={styles.uses}>
      <h2>{boardWords[language].heartsLeft(frame.hearts)}</h2>
      <div class={styles.row}>
        {uses.map((use) => (
          <Use key={use} {...props} use={use} spent={frame.spent} />
        ))}
      </div>
    </section>
  );
}

function Use(props: Props & { use: HeartUse | Seat; spent: Of<'hearts'>['spent'] }) {
  const { view, viewer, names, language, use, spent } = props;
  const words = boardWords[language];
  const patient = view.monsters[typeof use === 'number' ? use : (viewer as Seat)];
  const label = typeof use === 'number' ? words.healOther(names[use]) : words.heartUses[use];
  const count = use === 'poison' || use === 'shrink' ? patient[use] : patient.hearts;
  const fee = typeof use === 'number' ? feeOf(view.monsters as Monster[], viewer as Seat, spent, use) : null;
  const change = use === 'poison' || use === 'shrink' ? -1 : 1;
  return (
    <TargetButton
      board={props}
      id={target.heart(use)}
      label={words.heartFor({
        use: label,
        from: count,
        to: count + change,
        gets: fee === null ? null : words.youGet(fee),
      })}
      class={styles.use}
    >
      <b aria-hidden="true">
        {typeof use === 'number' && <SeatMark seat={use} size={13} />} {label}
      </b>
      <span class={styles.count} aria-hidden="true">
        <Sign name={typeof use === 'number' ? 'heart' : SIGNS[use]} size={15} /> {count} → {count + change}
      </span>
      {fee !== null && (
        <small class={styles.fee} aria-hidden="true">
          {words.youGet(fee)}
        </small>
      )}
    </TargetButton>
  );
}

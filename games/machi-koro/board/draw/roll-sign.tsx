/** The dice of the last roll, its number, and why my coins changed. */
import { Dice, SeatMark, signed } from '@yamanote/kit';
import { Fragment } from 'preact';
import { incomeOf, numberOf, type Reason, type Roll } from '../income.ts';
import { nameOrYou, type Props, shownSeat } from '../shown.ts';
import { boardWords, nameOf } from '../words/index.ts';
import styles from './roll-sign.module.css';

export function RollSign(props: Props & { roll: Roll | null; throws: number; large: boolean }) {
  const { view, viewer, names, language, roll, throws, large, motion } = props;
  const words = boardWords[language];
  const seat = shownSeat(props);
  const { reasons } = incomeOf(roll, seat);
  const others = roll !== null && roll.seat !== viewer;
  return (
    <div class={styles.roll} data-past={view.dice.length === 0 || undefined}>
      {roll !== null && <p class="unseen">{words.dice({ name: nameOrYou(props, roll.seat), dice: roll.dice })}</p>}
      <div class={styles.dice} aria-hidden="true">
        <Dice faces={roll?.dice ?? []} size={large ? 54 : 31} throwNumber={throws} motion={motion} />
        <span class={styles.number}>{roll === null ? '' : numberOf(roll)}</span>
      </div>
      {(others || reasons.length > 0) && (
        <p class={styles.reasons}>
          {others && (
            <span class={styles.roller}>
              <SeatMark seat={roll.seat} size={11} />
              {names[roll.seat]}
            </span>
          )}
          {reasons.map((reason, index) => (
            <Fragment key={'card' in reason ? reason.card : `${reason.to} ${reason.for}`}>
              {index > 0 && <span class={styles.dot}> · </span>}
              <span class={styles.reason}>
                {inWords(reason, props)}{' '}
                <b class={reason.coins < 0 ? styles.loss : styles.gain}>{signed(reason.coins)}</b>
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

export function inWords(reason: Reason, props: Pick<Props, 'viewer' | 'names' | 'language'>): string {
  const words = boardWords[props.language];
  if ('to' in reason) return words.to({ name: nameOrYou(props, reason.to) });
  return words.houses({ name: nameOf(reason.card, props.language), copies: reason.copies });
}

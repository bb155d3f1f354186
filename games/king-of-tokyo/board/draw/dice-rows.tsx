/** My dice between "Keep" and "Roll": a tap moves a die from the one row to the other. */
import { CLAW, type Face } from '@yamanote/games/king-of-tokyo/rules';
import { controlProps } from '@yamanote/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { answerOf, mayMove, moved, type Rows, rowsOf, thrownAmong } from '../dice-rows.ts';
import { recall } from '../memory.ts';
import { puzzled } from '../puzzled.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './dice-rows.module.css';
import { Die } from './die.tsx';
import { useTumble } from './use-tumble.ts';

const PLAIN_DICE = 6;

function idOf(row: keyof Rows, face: Face): string {
  return `die:${row}:${face}`;
}

export function DiceRows(props: Props) {
  const { view, answers, selected, language, motion } = props;
  const words = boardWords[language];
  const { thrown, throws } = recall(props);
  const rows = rowsOf(view.dice, answers, selected, thrown);
  const fell = thrownAmong([...rows.roll, ...rows.keep], thrown);
  const place = useTumble(throws, motion);
  const follow = useFocusAfterMove(place);
  // The green ones are the last of all; nobody can tell which of two equal dice is green.
  const plainKept = Math.min(rows.keep.length, PLAIN_DICE);
  return (
    <div ref={place} class={styles.rows} data-many={view.dice.length > PLAIN_DICE || undefined}>
      <Row
        {...props}
        follow={follow}
        rows={rows}
        row="keep"
        title={words.keep}
        green={plainKept}
        fell={fell.slice(rows.roll.length)}
      />
      <Row
        {...props}
        follow={follow}
        rows={rows}
        row="roll"
        title={words.roll}
        green={Math.max(0, PLAIN_DICE - rows.keep.length)}
        fell={fell.slice(0, rows.roll.length)}
      />
    </div>
  );
}

/** A die that changes its row is another button there: whoever pressed it by keyboard goes along. */
function useFocusAfterMove(rows: RefObject<HTMLElement | null>): (die: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const dice = rows.current?.querySelectorAll<HTMLElement>(`[data-target="${wanted.current}"]`) ?? [];
    [...dice].at(-1)?.focus();
    wanted.current = null;
  });
  return (die) => {
    wanted.current = die;
  };
}

interface RowProps extends Props {
  /** Where the focus goes after the next change. */
  follow(die: string): void;
  rows: Rows;
  row: keyof Rows;
  title: string;
  /** From which one on the dice are green. */
  green: number;
  /** Which of its dice fell last. */
  fell: readonly boolean[];
}

function Row(props: RowProps) {
  const { rows, row, title, green, fell, language } = props;
  const words = boardWords[language];
  const dice = rows[row];
  return (
    <section
      class={styles.row}
      data-row={row}
      data-empty={dice.length === 0 || undefined}
      style={{ '--count': dice.length }}
      aria-label={title}
    >
      <h2 class={styles.title}>
        {title} <small>{words.diceCount(dice.length)}</small>
      </h2>
      <div class={styles.dice}>
        {dice.map((face, i) => (
          <RowDie
            key={`${face} ${dice.slice(0, i).filter((other) => other === face).length}`}
            {...props}
            face={face}
            extra={i >= green}
            tumbles={fell[i]}
          />
        ))}
      </div>
    </section>
  );
}

function RowDie(props: RowProps & { face: Face; extra: boolean; tumbles: boolean }) {
  const { view, follow, rows, row, face, extra, tumbles, answers, select, language } = props;
  const words = boardWords[language];
  const name = words.faces[face];
  const goes = mayMove(rows, face, row, answers);
  const isShort = view.options.short && face === CLAW;
  if (!goes) {
    return (
      // Who taps it nevertheless is told why.
      <button
        type="button"
        class={styles.die}
        data-stays=""
        data-tumble={tumbles ? '' : undefined}
        onClick={() => {
          puzzled.value = { face, dice: view.dice };
        }}
      >
        <Die face={face} extra={extra} />
        <span class="unseen">{words.stays(name, isShort)}</span>
      </button>
    );
  }
  const press = () => {
    follow(idOf(row === 'keep' ? 'roll' : 'keep', face));
    select(answerOf(moved(rows, face, row), answers));
  };
  const label = row === 'keep' ? words.rollIt(name) : words.keepIt(name);
  return (
    <button
      type="button"
      class={styles.die}
      data-tumble={tumbles ? '' : undefined}
      {...controlProps(idOf(row, face), label, row === 'keep', press)}
    >
      <Die face={face} extra={extra} />
    </button>
  );
}

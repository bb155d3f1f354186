/** What my cards let me do while I buy, beside buying. */
import type { Action } from '@yamanote/games/king-of-tokyo/rules';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './card-uses.module.css';

export function CardUses({ answers, give, language }: Props) {
  const words = boardWords[language];
  const uses: readonly [Action['do'], string][] = [
    ['look', words.look],
    ['transform', words.transform],
  ];
  const open = uses.flatMap(([verb, label]) => {
    const action = answers.find((answer) => answer.do === verb);
    return action === undefined ? [] : [{ action, label }];
  });
  if (open.length === 0) return null;
  return (
    <section class={styles.uses} aria-label={words.withCards}>
      {open.map(({ action, label }) => (
        <button key={action.do} type="button" onClick={() => give(action)}>
          {label}
        </button>
      ))}
    </section>
  );
}

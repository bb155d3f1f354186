/** What is chosen costs a card: which ones would do. The hand glows as well; three cards stand only here. */
import type { Action, Payment } from '@yamanote/games/shinjuku/rules';
import { Glyph } from '../art/glyphs.tsx';
import { paidAs } from '../plan/payment.ts';
import { priceText } from '../price.ts';
import type { Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { targets } from '../targets.ts';
import { boardWords, wardName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';
import styles from './payment-row.module.css';

export function PaymentRow(props: Props) {
  const { selected, answers, language } = props;
  const words = boardWords[language];
  if (selected === null || !('pay' in selected)) return null;
  const place = targets(selected).slice(0, -1).join();
  const payments = answers
    .filter(
      (answer: Action) => 'pay' in answer && answer.do === selected.do && targets(answer).slice(0, -1).join() === place,
    )
    .map((answer) => (answer as { pay: Payment }).pay);
  if (payments.length < 2) return null;
  return (
    <div class={styles.row}>
      <b>{words.payWith}</b>
      <Choices>
        {payments.map((pay) => {
          const as = paidAs(props.view, selected, pay);
          const name = pay === 'three' ? words.three : wardName(pay, language);
          const label = priceText(props, { ...selected, pay } as Action) ?? name;
          return (
            <Choice key={pay} board={chosen(props, pay === selected.pay)} id={target.pay(pay)} label={label}>
              <Glyph name={as === 'joker' ? 'joker' : 'card'} size={14} />
              {name}
            </Choice>
          );
        })}
      </Choices>
    </div>
  );
}

/** What is suggested counts as chosen, though nobody has tapped it. */
function chosen(props: Props, suggested: boolean): Pick<Props, 'target' | 'tap'> {
  return { tap: props.tap, target: (id) => (suggested ? 'selected' : props.target(id) === 'none' ? 'none' : 'legal') };
}

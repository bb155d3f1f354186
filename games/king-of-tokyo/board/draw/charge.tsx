/** How much energy goes onto a card that is charged. */
import type { Action } from '@yamanote/games/king-of-tokyo/rules';
import { controlProps, Icon } from '@yamanote/kit';
import { CardPicture } from '../art/card-picture.tsx';
import { Sign } from '../art/icons.tsx';
import { chargeOf } from '../charge.ts';
import { myAsk, type Props } from '../shown.ts';
import { boardWords, cardName } from '../words/index.ts';
import styles from './charge.module.css';

export function Charge(props: Props) {
  const { answers, language, select } = props;
  const words = boardWords[language];
  const frame = myAsk(props, 'charge');
  if (frame === null) return null;
  const energy = chargeOf(props)?.energy ?? 0;
  const step = (by: number, label: string, icon: 'plus' | 'minus') => {
    const next = answers.find((answer): answer is Extract<Action, { do: 'charge' }> => {
      return answer.do === 'charge' && answer.energy === energy + by;
    });
    return (
      <button
        type="button"
        class={styles.step}
        aria-label={label}
        disabled={next === undefined}
        {...(next && controlProps(`charge:${icon}`, label, false, () => select(next)))}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <section class={styles.charge} aria-label={cardName(frame.card, language)}>
      <CardPicture card={frame.card} class={styles.picture} />
      <div class={styles.stepper}>
        {step(-1, words.lessEnergy, 'minus')}
        <output class={styles.amount}>
          {energy} <Sign name="energy" size={20} />
        </output>
        {step(1, words.moreEnergy, 'plus')}
      </div>
      <p>{words.becomes(energy * 2)}</p>
    </section>
  );
}

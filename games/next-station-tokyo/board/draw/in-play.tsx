/** What the modules bring into play, to be read: the effect of this line, and the goals. */
import { scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './odds-dialog.module.css';
import { inFigures } from './score-pad.tsx';
import { SymbolSign } from './symbol-sign.tsx';

export function InPlay({ view, viewer, language }: Pick<Props, 'view' | 'viewer' | 'language'>) {
  const words = boardWords[language];
  const seat = shownSeat({ viewer });
  const [symbol, effect] = [view.symbols[view.phases[seat]], view.effects[view.phases[seat]]];
  const { goals } = scorePad(view, seat);
  return (
    <>
      {symbol !== undefined && effect !== undefined && (
        <section class={styles.part}>
          <h3>
            <SymbolSign symbol={symbol} size={20} />
            {words.inThisPhase({ symbol: words.symbols[symbol] })} {words.effects[effect].name}
          </h3>
          <p>{words.effects[effect].text}</p>
        </section>
      )}
      {goals.length > 0 && (
        <section class={styles.part}>
          <h3>{words.short.goals}</h3>
          <ul>
            {goals.map(({ goal, met, ...progress }) => (
              <li key={goal}>
                <b>
                  {words.goals[goal].name} {inFigures(progress)}
                </b>{' '}
                {words.goals[goal].text}
                {met && (
                  <>
                    <span aria-hidden="true"> ✓</span>
                    <span class="unseen"> {words.goalMet}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

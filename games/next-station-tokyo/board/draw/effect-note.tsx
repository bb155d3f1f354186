/** Module station effects: which symbol sets off what in this phase, and whether it does so now. */
import { effectOf } from '@yamanote/games/next-station-tokyo/rules';
import { openCards, type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './effect-note.module.css';
import { SymbolSign } from './symbol-sign.tsx';

export function EffectNote({ view, viewer, language }: Props) {
  const words = boardWords[language];
  const seat = shownSeat({ viewer });
  const phase = view.phases[seat];
  const [symbol, effect] = [view.symbols[phase], view.effects[phase]];
  if (symbol === undefined || effect === undefined) return null;
  const card = openCards(view, seat).at(-1);
  const works = card !== undefined && effectOf(view, phase, card) !== null;
  return (
    <p class={styles.effect} data-works={works || undefined} title={words.effects[effect].text}>
      <SymbolSign symbol={symbol} size={20} />
      <span>
        <b>
          <span class={styles.symbol}>{words.inThisPhase({ symbol: words.symbols[symbol] })} </span>
          {words.effects[effect].name}
        </b>
        {works && <em>{words.worksNow}</em>}
        <small>{words.effects[effect].text}</small>
      </span>
    </p>
  );
}

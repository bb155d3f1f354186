/** On demand: what the next round may bring, how likely that is, and the cards that are still to come. */
import { CARDS, nextRound, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import { Dialog } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { InPlay } from './in-play.tsx';
import styles from './odds-dialog.module.css';
import { cardName } from './open-card.tsx';
import palette from './palette.module.css';
import { StationCard } from './station-card.tsx';
import { SymbolSign } from './symbol-sign.tsx';

export function OddsDialog({ view, viewer, language, close }: Props & { close(): void }) {
  const words = boardWords[language];
  const next = nextRound(view, shownSeat({ viewer }));
  return (
    <Dialog title={words.oddsTitle} close={close}>
      <div class={`${palette.palette} ${styles.odds}`}>
        {next === null ? (
          <p>{words.noNextRound}</p>
        ) : (
          <>
            <p>{words.oddsHint({ cards: next.left.length, underground: next.underground })}</p>
            <dl class={styles.list}>
              {SYMBOLS.map((symbol) => (
                <Chance key={symbol} name={words.symbols[symbol]} share={next.symbols[symbol]}>
                  <SymbolSign symbol={symbol} size={22} />
                </Chance>
              ))}
              <Chance name={words.effects.joker.name} share={next.joker} />
              <Chance name={words.withSwitch} share={next.branch} apart />
              <Chance name={words.lastRound} share={next.last} apart />
            </dl>
            <h3>{words.cardsLeft}</h3>
            <ul class={styles.cards}>
              {next.left.map((card) => (
                <li key={card}>
                  <StationCard card={card} />
                  <span class="unseen">
                    {words.card({ name: cardName(card, words), underground: CARDS[card].underground })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <InPlay view={view} viewer={viewer} language={language} />
      </div>
    </Dialog>
  );
}

interface ChanceProps {
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Goes with any of the others, and is not one of those that add up to a whole. */
  apart?: boolean;
  children?: ComponentChildren;
}

/** One thing that the next round may bring, as a number and as a bar. */
function Chance({ name, share, apart = false, children }: ChanceProps) {
  const percent = Math.round(100 * share);
  return (
    <div class={styles.chance} data-none={share === 0 || undefined} data-apart={apart || undefined}>
      <dt>
        {children} {name}
      </dt>
      <dd>
        <i style={{ width: `${percent}%` }} />
        <b>{percent} %</b>
      </dd>
    </div>
  );
}

/**
 * The roll line: a railway line with twelve stops. Above it what a number brings me when I roll it, below it what it brings
 * when others do; the rolled stop is filled, and what the selected card would change stands at its stops.
 */
import { rollLine, type Stop } from '@yamanote/games/machi-koro/rules';
import { signed } from '@yamanote/kit';
import { numberOf } from '../income.ts';
import { lastRoll } from '../last-roll.ts';
import { type Change, changes } from '../roll-line.ts';
import { nameOrYou, type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import type { Reading } from './cards-dialog.tsx';
import styles from './roll-strip.module.css';
import { SwapIcon } from './swap-icon.tsx';

export function RollStrip(props: Props & { read(card: Reading): void }) {
  const { view, viewer, names, language, selected, read } = props;
  const words = boardWords[language];
  const seat = shownSeat(props);
  const stops = rollLine(view, seat);
  const changed = selected !== null && seat === viewer ? changes(view, seat, selected) : [];
  const roll = lastRoll(props);
  const rolled = roll === null || view.dice.length === 0 ? null : numberOf(roll);
  const mine = seat === viewer;
  return (
    <div class={styles.strip}>
      <button type="button" class={styles.head} onClick={() => read(selected?.do === 'build' ? selected.card : 'all')}>
        <span class="unseen">{words.readCards}</span>
        <span class={styles.labels} aria-hidden="true">
          <span class={styles.short}>{mine ? words.me : names[seat]}</span>
          <span class={styles.long}>{mine ? words.whenIRoll : words.whenRolls(names[seat])}</span>
          <span class={styles.info}>
            <InfoIcon />
            <span class={styles.long}>{words.readCards}</span>
          </span>
          <span class={styles.short}>{words.others}</span>
          <span class={styles.long}>{words.whenOthersRoll}</span>
        </span>
      </button>
      <div class={styles.line} aria-hidden="true">
        {stops.map((stop) => (
          <StopMark key={stop.number} stop={stop} changed={changed} rolled={stop.number === rolled} />
        ))}
      </div>
      <ol class="unseen" aria-label={words.rollLine}>
        {stops.map((stop) => (
          <li key={stop.number}>{inWords(stop, changed, stop.number === rolled, props)}</li>
        ))}
      </ol>
    </div>
  );
}

function StopMark({ stop, changed, rolled }: { stop: Stop; changed: readonly Change[]; rolled: boolean }) {
  const { number, mine, others } = stop;
  const [myChange, theirChange] = [changeAt(changed, number, 'mine'), changeAt(changed, number, 'others')];
  return (
    <div class={styles.stop}>
      <Value
        coins={myChange?.to ?? mine.coins}
        changed={myChange !== undefined}
        dim={!mine.possible}
        swap={mine.swap}
      />
      <span
        class={styles.ring}
        data-rolled={rolled || undefined}
        data-dim={(!mine.possible && !others.possible) || undefined}
      >
        {number}
        {mine.swap && (myChange?.to ?? mine.coins) !== 0 && <SwapIcon />}
      </span>
      <Value
        coins={theirChange?.to ?? others.coins}
        changed={theirChange !== undefined}
        dim={!others.possible}
        swap={false}
      />
    </div>
  );
}

function changeAt(changed: readonly Change[], number: number, whose: Change['whose']): Change | undefined {
  return changed.find((change) => change.number === number && change.whose === whose);
}

function Value({ coins, changed, dim, swap }: { coins: number; changed: boolean; dim: boolean; swap: boolean }) {
  const look = coins > 0 ? styles.gain : coins < 0 ? styles.loss : styles.none;
  const long = Math.abs(coins) >= 10;
  return (
    <span
      class={`${styles.value} ${look}`}
      data-long={long || undefined}
      data-changed={changed || undefined}
      data-dim={(dim && !changed) || undefined}
    >
      {coins !== 0 ? signed(coins) : swap ? <SwapIcon /> : '·'}
    </span>
  );
}

/** The stop as a sentence; what depends on who rolls is said for each. */
function inWords({ number, mine, others }: Stop, changed: readonly Change[], rolled: boolean, props: Props): string {
  const { names, language } = props;
  const words = boardWords[language];
  const seat = shownSeat(props);
  const amount = (coins: number) => (coins === 0 ? words.nothing : words.hintGain(coins));
  const wouldBe = (whose: Change['whose'], now: string) => {
    const change = changeAt(changed, number, whose);
    return change === undefined ? now : words.wouldBe({ from: now, to: amount(change.to) });
  };
  const alike = others.by.every(({ coins }) => coins === others.coins);
  const each = words.byEach(others.by.map(({ seat: other, coins }) => ({ name: names[other], amount: amount(coins) })));
  const own = mine.swap ? (mine.coins === 0 ? words.swap : words.andSwap(amount(mine.coins))) : amount(mine.coins);
  return words.stop({
    number,
    mine: wouldBe('mine', own),
    others: wouldBe('others', alike ? amount(others.coins) : each),
    name: nameOrYou(props, seat),
    twoDice: !mine.possible,
    rolled,
  });
}

function InfoIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 7.2v4M8 4.6v.6" stroke-width="1.8" stroke-linecap="round" />
    </svg>
  );
}

/** One line about what is selected: my coins before and after, and the numbers that will bring more. */
import {
  ESTABLISHMENTS,
  establishmentIndex,
  LANDMARKS,
  landmarkIndex,
  type MachiKoroState,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import { Becomes, Coin, signed } from '@yamanote/kit';
import { changes, type Gain, gains, whyNothing } from '../roll-line.ts';
import type { Props } from '../shown.ts';
import { type BoardWords, boardWords, shortOf } from '../words/index.ts';
import styles from './hint.module.css';
import palette from './palette.module.css';

/** More than two would not fit a phone; the roll line shows all, and whoever listens hears all. */
const MOST_GAINS = 2;

export function Hint({ view, viewer, language, selected, preview }: Props) {
  const words = boardWords[language];
  if (selected === null || viewer === 'public') return null;
  const after = coinsAfter(view.coins[viewer], viewer, preview);
  if (after === view.coins[viewer] && selected.do !== 'build') return null;
  const landmark = selected.do === 'build' && landmarkIndex(selected.card) >= 0;
  const changed = gains(changes(view, viewer, selected));
  const seen = greatest(changed);
  return (
    <p class={`${palette.palette} ${styles.hint}`}>
      <span class={styles.part}>
        <Coin size={14} />
        <span class="unseen">{words.hintCoins({ from: view.coins[viewer], to: after })}</span>
        <b aria-hidden="true">
          {view.coins[viewer]} → {after}
        </b>
      </span>
      {landmark && wins(view, viewer) && <span class={`${styles.part} ${styles.win}`}>{words.hintWins}</span>}
      {landmark && changed.length === 0 && !wins(view, viewer) && (
        <span class={styles.part}>{shortOf(selected.card, language)}</span>
      )}
      {changed.map((gain) => (
        <span
          key={`${gain.whose} ${gain.numbers[0]}`}
          class={seen.includes(gain) ? styles.part : 'unseen'}
          data-gain=""
        >
          <GainText {...gain} words={words} />
        </span>
      ))}
      {selected.do === 'build' && !landmark && changed.length === 0 && (
        <span class="unseen">{words.hintNoGain(whyNothing(ESTABLISHMENTS[establishmentIndex(selected.card)]))}</span>
      )}
    </p>
  );
}

function GainText({ numbers, whose, from, to, beyond, words }: Gain & { words: BoardWords }) {
  return (
    <>
      <span aria-hidden="true">{words.hintAt({ numbers: rangeOf(numbers), whose })}</span>
      <span class="unseen">{words.heardAt({ numbers: words.either(numbers), whose })}</span>{' '}
      <b>
        <Becomes from={signed(from)} to={signed(to)} said={words.hintGain(to)} />
      </b>
      {beyond && <span class={styles.beyond}> {words.hintTwoDice}</span>}
    </>
  );
}

function greatest(list: readonly Gain[]): readonly Gain[] {
  const byGain = [...list].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MOST_GAINS);
  return list.filter((gain) => byGain.includes(gain));
}

function rangeOf(numbers: readonly number[]): string {
  return numbers.length === 1 ? `${numbers[0]}` : `${numbers[0]}–${numbers.at(-1)}`;
}

function coinsAfter(coins: number, seat: number, preview: Props['preview']): number {
  return preview.reduce((sum, event) => {
    if (event.type === 'built' && event.seat === seat) return sum - event.cost;
    if (event.type === 'paid' && event.to === seat) return sum + event.coins;
    return sum;
  }, coins);
}

/** One landmark is missing, and it is the selected one. */
function wins(view: MachiKoroState, seat: number): boolean {
  return view.landmarks[seat].filter((status) => status !== UNBUILT).length === LANDMARKS.length - 1;
}

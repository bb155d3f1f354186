/** One line about what is selected: my coins before and after, and the numbers that will bring more. */
import { LANDMARKS, landmarkIndex, type MachiKoroState, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { Becomes, Coin, signed } from '@yamanote/web/kit';
import { changes, type Gain, gains } from '../roll-line.ts';
import type { Props } from '../shown.ts';
import { boardWords, shortOf } from '../words/index.ts';
import styles from './hint.module.css';
import palette from './palette.module.css';

/** More than two would not fit a phone; the roll line shows all. */
const MOST_GAINS = 2;

export function Hint({ view, viewer, language, selected, preview }: Props) {
  const words = boardWords[language];
  if (selected === null || viewer === 'public') return null;
  const after = coinsAfter(view.coins[viewer], viewer, preview);
  if (after === view.coins[viewer] && selected.do !== 'build') return null;
  const landmark = selected.do === 'build' && landmarkIndex(selected.card) >= 0;
  const changed = greatest(gains(changes(view, viewer, selected)));
  return (
    <p class={`${palette.palette} ${styles.hint}`}>
      <span class={styles.part}>
        <Coin size={14} />
        <span class={palette.hiddenText}>{words.hintCoins({ from: view.coins[viewer], to: after })}</span>
        <b aria-hidden="true">
          {view.coins[viewer]} → {after}
        </b>
      </span>
      {landmark && wins(view, viewer) && <span class={`${styles.part} ${styles.win}`}>{words.hintWins}</span>}
      {landmark && changed.length === 0 && !wins(view, viewer) && (
        <span class={styles.part}>{shortOf(selected.card, language)}</span>
      )}
      {changed.map(({ numbers, whose, from, to, beyond }) => (
        <span key={`${whose} ${numbers[0]}`} class={styles.part}>
          {words.hintAt({ numbers: rangeOf(numbers), whose })}{' '}
          <b>
            <Becomes from={signed(from)} to={signed(to)} />
          </b>
          {beyond && <span class={styles.beyond}> {words.hintTwoDice}</span>}
        </span>
      ))}
    </p>
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

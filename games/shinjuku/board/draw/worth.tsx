/** My points, and what one more of each good would add to them. */
import { customerOf, GOODS } from '@yamanote/games/shinjuku/rules';
import { heavyOf } from '@yamanote/games/shinjuku/words';
import { signed } from '@yamanote/kit';
import { Glyph } from '../art/glyphs.tsx';
import { oneMore, pointsOf } from '../plan/hypothesis.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './worth.module.css';

export function Worth(props: Props) {
  const seat = shownSeat(props);
  const worth = seat === null ? null : oneMore(props.view, seat);
  if (seat === null || worth === null) return null;
  const words = boardWords[props.language];
  return (
    <ul class={styles.worth} aria-label={words.oneMore}>
      <li class={styles.points}>{words.points(pointsOf(props.view, seat) ?? 0)}</li>
      <li class={styles.more} aria-hidden="true">
        {words.oneMore}
      </li>
      {GOODS.map((good, i) => {
        const [normal, heavy] = [worth[customerOf(i, false)], worth[customerOf(i, true)]];
        const as = heavyOf(customerOf(i, true), props.view.options) ?? 'premium';
        const label = words.worth({ good: words.goods[good], normal, heavy, as });
        return (
          <li key={good} title={label}>
            <span class="unseen">{label}</span>
            <Glyph name={good} size={13} />
            <b aria-hidden="true">{signed(normal)}</b>
          </li>
        );
      })}
    </ul>
  );
}

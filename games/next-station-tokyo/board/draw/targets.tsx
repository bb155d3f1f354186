/** What fingers, keys and screen readers take hold of, over everything else on the sheet. */
import { mapOf } from '@yamanote/games/next-station-tokyo/rules';
import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import { targetProps } from '@yamanote/web/kit';
import { useMemo } from 'preact/hooks';
import { type Choice, squaresLeadingTo } from '../choosing.ts';
import { changes, forecast, gain, lineChange } from '../forecast.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './targets.module.css';

/** Large enough for any finger where stations are far apart; where they are not, the nearest one counts. */
const HOLD = 25;
/** On a small sheet no target is less than 24 pixels across. */
const LEAST = 12.5;

interface Holding {
  /** Pixels per unit of the sheet. */
  scale: number;
}

export function Targets(props: Props & Holding & { choices: readonly Choice[] }) {
  return (
    <g>
      {props.choices.map((choice) => (
        <Target key={choice.id} {...props} choice={choice} />
      ))}
    </g>
  );
}

function Target(props: Props & Holding & { choice: Choice }) {
  const { id, part, x, y } = props.choice;
  const label = useLabel(props, props.choice);
  // The sheet itself takes clicks, and finds out what is meant.
  const { onClick: _, ...target } = { onClick: undefined, ...targetProps(props, id, label) };
  return (
    <g class={styles.target} transform={`translate(${x} ${y})`} {...target}>
      {part === 'circle' && (
        <>
          <circle class={styles.circle} r="11" />
          <text class={styles.twice}>×2</text>
        </>
      )}
      <circle class={styles.hold} r={Math.max(part === 'circle' ? 14 : HOLD, LEAST / props.scale)} />
    </g>
  );
}

/** All that a look at the sheet tells about it. */
function useLabel(props: Props, { part, station, action }: Choice): string {
  const { view, language, answers } = props;
  const words = boardWords[language];
  return useMemo(() => {
    const map = mapOf(view);
    const place = (id: string) => {
      const found = map.stations[map.byId.get(id) as number];
      return words.station({ symbol: words.symbols[found.symbol], square: squareOf(found) });
    };
    if (part === 'from') return words.from({ station: place(station) });
    if (part === 'circle') return words.circle({ station: place(station) });
    const seat = shownSeat(props);
    const change = forecast(view, seat, action);
    const line = words.lineInFull(lineChange(change, view.phases[seat]).to);
    const told = { station: place(station), line, points: gain(change), changes: changes(change) };
    if (part === 'on') return words.goOn(told);
    const from = squaresLeadingTo(station, answers, map);
    return words.drawTo({ ...told, from });
  }, [view, language, part, station, action, answers]);
}

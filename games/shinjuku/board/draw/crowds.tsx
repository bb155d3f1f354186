/** Who waits in the wards, and whose CEO is there. */
import { WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { CarFigure } from '../art/company.tsx';
import { CustomerFigure } from '../art/customer.tsx';
import { standingIn } from '../map/crowd.ts';
import { WARD_PLACES } from '../map/places.ts';
import type { Props } from '../shown.ts';
import styles from './crowds.module.css';
import { type Scale, useScale } from './scale.ts';
import { unsaid } from './unsaid.ts';

/** `faded`: the ward whose customers are about to leave. */
export function Crowds({ board, faded }: { board: Props; faded: WardId | null }) {
  return (
    <g>
      {WARD_IDS.map((ward, i) => (
        <Crowd key={ward} ward={ward} crowd={board.view.crowds[i]} faded={ward === faded} />
      ))}
    </g>
  );
}

/** Crowds grow less than symbols: they have less room. */
export function growthOfCrowds({ symbols }: Pick<Scale, 'symbols'>): number {
  return 1 + (symbols - 1) * 0.6;
}

function Crowd({ ward, crowd, faded }: { ward: WardId; crowd: readonly number[]; faded: boolean }) {
  const scale = useScale();
  const growth = growthOfCrowds(scale);
  const { x, y } = WARD_PLACES[ward].crowd;
  return (
    <g
      {...unsaid}
      class={faded ? styles.faded : ''}
      transform={`translate(${x} ${y}) scale(${growth}) translate(${-x} ${-y})`}
      data-crowd={ward}
    >
      {standingIn(ward, crowd).map(({ customer, count, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <CustomerFigure customer={customer} />
          {count > 1 && (
            <g transform={`translate(8 -22) scale(${scale.figures / growth})`}>
              <circle class={styles.badge} r="7" />
              <text class={styles.count} y="3.8">
                {count}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

const CAR_SHIFT = 15;

export function Cars({ board }: { board: Props }) {
  const { symbols } = useScale();
  const { ceos } = board.view;
  return (
    <g>
      {ceos.map((ward, seat) => {
        if (ward === null) return null;
        const { x, y } = WARD_PLACES[WARD_IDS[ward]].car;
        const before = ceos.slice(0, seat).filter((other) => other === ward).length;
        return (
          <g
            key={seat}
            transform={`translate(${x + before * CAR_SHIFT * 0.6} ${y + before * CAR_SHIFT}) scale(${symbols})`}
            data-car={seat}
          >
            <CarFigure seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

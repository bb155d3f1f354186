/** A town as a drawing: ground, landmarks, houses, in the world's own units. */
import {
  ACTIVE,
  type CardId,
  type EstablishmentId,
  LANDMARK_IDS,
  type LandmarkId,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import type { TargetState } from '@yamanote/kit';
import type { JSX } from 'preact';
import { House, useHouses } from '../art/house.tsx';
import { houses, landmarkPlot, type Plot, type House as Standing, TILE } from '../town.ts';
import { diamond, Ground, ParkPlot, parks } from './ground.tsx';
import styles from './town.module.css';

export interface Site {
  readonly card: EstablishmentId;
  readonly plot: Plot;
}

interface TownProps {
  city: readonly number[];
  landmarks: readonly number[];
  landmarkState(id: LandmarkId): TargetState;
  /** How the houses of a card are marked, when one taps houses. */
  houseState?(card: EstablishmentId): TargetState;
  onHouse?(card: EstablishmentId): void;
  /** Where the selected card would be built. */
  site: Site | null;
  /** What the reader wants to be shown. */
  isPointed?(card: CardId): boolean;
}

const EDGE = diamond(TILE.x + 5, TILE.y + 2.5);

/** What stands on the ground, back to front. */
export function Town({ city, landmarks, landmarkState, houseState, onHouse, site, isPointed }: TownProps) {
  useHouses();
  const standing = houses(city);
  const taken = site === null ? standing : [...standing, site.plot];
  const things: (Plot & { card?: CardId; element: JSX.Element })[] = [
    ...parks(taken).map((park) => ({ ...park, element: <ParkPlot kind={park.kind} /> })),
    ...LANDMARK_IDS.map((id, index) => ({
      ...landmarkPlot(id),
      card: id,
      element: <LandmarkHouse id={id} status={landmarks[index]} state={landmarkState(id)} />,
    })),
    ...standing.map((house) => ({
      ...house,
      element: <TownHouse house={house} state={houseState?.(house.card) ?? 'none'} onTap={onHouse} />,
    })),
  ];
  things.sort((a, b) => a.y - b.y || a.x - b.x);
  return (
    <>
      <Ground />
      {things.map(({ x, y, card, element }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {card !== undefined && isPointed?.(card) && <path class={styles.pointed} d={EDGE} />}
          {element}
        </g>
      ))}
      {/* What is only planned is seen through, so it may stand before all others: nothing hides it. */}
      {site !== null && (
        <g transform={`translate(${site.plot.x} ${site.plot.y})`}>
          <Glow state="selected" />
          <g class={styles.planned}>
            <House card={site.card} />
          </g>
        </g>
      )}
    </>
  );
}

interface TownHouseProps {
  house: Standing;
  state: TargetState;
  onTap: TownProps['onHouse'];
}

function TownHouse({ house, state, onTap }: TownHouseProps) {
  const picture = (
    <g data-house={`${house.card} ${house.copy}`}>
      <House card={house.card} />
    </g>
  );
  if (state === 'none') return picture;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; the shelf has the same as buttons
    <g class={styles.tappable} onClick={() => onTap?.(house.card)}>
      <Glow state={state} />
      {picture}
    </g>
  );
}

function LandmarkHouse({ id, status, state }: { id: LandmarkId; status: number; state: TargetState }) {
  const look = status !== UNBUILT ? '' : state === 'selected' ? styles.planned : styles.ghost;
  return (
    <>
      {state !== 'none' && <Glow state={state} />}
      <g class={look} data-house={id} data-active={status === ACTIVE || undefined}>
        <House card={id} />
      </g>
    </>
  );
}

/** What may be tapped glows on the ground. */
function Glow({ state }: { state: TargetState }) {
  return (
    <>
      <path class={styles.halo} d={EDGE} />
      <path class={state === 'selected' ? styles.chosen : styles.edge} d={EDGE} />
    </>
  );
}

/** The little town that grows house by house, with the last roll above it. */
import {
  ESTABLISHMENTS,
  establishmentIndex,
  LANDMARK_IDS,
  type LandmarkId,
  landmarkIndex,
  UNBUILT,
} from '@yamanote/games/machi-koro/rules';
import { useSize } from '@yamanote/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { art } from '../art/house.tsx';
import { type Camera, cameraFor, foreground, type Size, VIADUCT } from '../camera.ts';
import { houseCoins } from '../house-coins.ts';
import { incomeOf, type Roll } from '../income.ts';
import { lastRoll, throwsIn } from '../last-roll.ts';
import { lineIsWithTown, nameOrYou, type Props, shownSeat } from '../shown.ts';
import { target } from '../targets.ts';
import { frameOf, houses, plotFor } from '../town.ts';
import { boardWords } from '../words/index.ts';
import { Sky, Viaduct } from './backdrop.tsx';
import { CardsDialog, type Reading } from './cards-dialog.tsx';
import { HORIZON } from './ground.tsx';
import { LandmarkSigns } from './landmark-signs.tsx';
import { moveTown } from './motion.ts';
import palette from './palette.module.css';
import { RollSign } from './roll-sign.tsx';
import { RollStrip } from './roll-strip.tsx';
import styles from './scene.module.css';
import { Coins, Stacks } from './signs.tsx';
import { type Site, Town } from './town.tsx';

/** From this size on, dice and signs are drawn larger. */
const LARGE: Size = { width: 620, height: 280 };
/** Below this height dice and reasons are smaller, so that the prices of the landmarks stay free. */
const LOW = 100;
/** Below this one there is no place for the reasons; whoever wants to know them taps a seat. */
const FLAT = 64;

export function Scene(props: Props) {
  const { view, language, happening, motion } = props;
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  const [reading, read] = useState<Reading>(null);
  const seat = shownSeat(props);
  const roll = lastRoll(props);
  const over = view.stack.length === 0;
  const large = size !== null && size.width >= LARGE.width && size.height >= LARGE.height;

  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (motion && element.current !== null) moveTown(element.current, happening.events, seat);
  }, [happening.beat]);

  return (
    <section
      class={`${palette.palette} ${styles.scene}`}
      data-large={large || undefined}
      data-low={(size !== null && size.height < LOW) || undefined}
      data-flat={(size !== null && size.height < FLAT) || undefined}
      aria-label={boardWords[language].town({ name: nameOrYou(props, seat) })}
    >
      <p class="unseen">{inWords(props)}</p>
      <div ref={element} class={styles.town}>
        {size !== null && <Picture {...props} size={size} roll={over ? null : roll} read={read} />}
        {!over && <RollSign {...props} roll={roll} throws={throwsIn(props.past)} large={large} />}
      </div>
      {lineIsWithTown(props) && (
        <div class={styles.line}>
          <RollStrip {...props} read={read} />
        </div>
      )}
      <CardsDialog reading={reading} read={read} language={language} />
    </section>
  );
}

/** All that is seen, for who cannot see it. */
function inWords({ view, viewer, language }: Props): string {
  const words = boardWords[language];
  const seat = shownSeat({ view, viewer });
  const cards = ESTABLISHMENTS.flatMap(({ id: card }, index) => {
    const copies = view.cities[seat][index];
    return copies === 0 ? [] : [{ card, copies }];
  });
  const landmarks = LANDMARK_IDS.filter((_, index) => view.landmarks[seat][index] !== UNBUILT);
  return words.standing({ cards, landmarks }) || words.emptyTown;
}

interface PictureProps extends Props {
  size: Size;
  roll: Roll | null;
  read(card: Reading): void;
}

function Picture(props: PictureProps) {
  const { view, viewer, size, roll, motion, read } = props;
  const own = target.own;
  const world = useRef<SVGGElement>(null);
  const seat = shownSeat(props);
  const city = view.cities[seat];
  const site = seat === viewer ? siteOf(props) : null;
  const standing = houses(city);
  const frame = frameOf(site === null ? standing : [...standing, site.plot]);
  const camera = cameraFor(frame, size);
  useCameraMove(world, camera, size, motion);
  return (
    <>
      <svg class={`${art} ${styles.picture}`} width={size.width} height={size.height} aria-hidden="true">
        <Sky size={size} horizon={camera.y + HORIZON * camera.scale} />
        <g ref={world} class={styles.world} style={{ transform: transformOf(camera) }}>
          <Town
            city={city}
            landmarks={view.landmarks[seat]}
            isPointed={(card) => props.pointed.includes(own(card)) || props.pointed.includes(target.landmark(card))}
            landmarkState={(id) => (seat === viewer ? props.target(target.landmark(id)) : 'none')}
            houseState={(card) => (seat === viewer ? props.target(own(card)) : 'none')}
            onHouse={(card) => props.tap(own(card))}
            site={site}
          />
        </g>
        {foreground(frame, camera, size) >= VIADUCT && <Viaduct size={size} motion={motion} />}
      </svg>
      <LandmarkSigns {...props} seat={seat} camera={camera} read={read} />
      <Stacks houses={standing} camera={camera} />
      {view.dice.length > 0 && <Coins paid={houseCoins(standing, incomeOf(roll, seat))} camera={camera} size={size} />}
    </>
  );
}

function transformOf({ x, y, scale }: Camera): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** As the town grows the camera steps back; a picture that changes its size is simply drawn anew. */
function useCameraMove(world: RefObject<SVGGElement | null>, camera: Camera, size: Size, motion: boolean): void {
  const last = useRef({ camera, size });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { camera, size };
    const same = from.camera.scale === camera.scale && from.camera.y === camera.y;
    if (!motion || same || from.size !== size) return;
    world.current?.animate([{ transform: transformOf(from.camera) }, { transform: transformOf(camera) }], {
      duration: 350,
      easing: 'ease-out',
    });
  });
}

/** Where the selected establishment would stand. */
function siteOf({ view, viewer, selected }: Props): Site | null {
  if (selected?.do !== 'build' || landmarkIndex(selected.card) >= 0 || viewer === 'public') return null;
  const card = selected.card as Exclude<typeof selected.card, LandmarkId>;
  return { card, plot: plotFor(card, view.cities[viewer][establishmentIndex(card)]) };
}

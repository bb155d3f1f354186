/** A seat's whole town, large: the picture, its houses with what they do, and why its coins changed last. */
import { ESTABLISHMENTS, LANDMARKS, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { Coin, SeatMark, signed, TargetButton, useSize } from '@yamanote/kit';
import { useRef } from 'preact/hooks';
import { art, HousePicture } from '../art/house.tsx';
import { ColourShape } from '../art/icons.tsx';
import { cameraFor, type Size } from '../camera.ts';
import { incomeOf, numberOf } from '../income.ts';
import { lastRoll } from '../last-roll.ts';
import { nameOrYou, type OfSeat } from '../shown.ts';
import { target } from '../targets.ts';
import { frameOf, houses } from '../town.ts';
import { boardWords, nameOf, shortOf } from '../words/index.ts';
import { Sky } from './backdrop.tsx';
import { HORIZON } from './ground.tsx';
import { numbersOf, statusOf } from './labels.ts';
import palette from './palette.module.css';
import { inWords } from './roll-sign.tsx';
import styles from './seat-detail.module.css';
import { Stacks } from './signs.tsx';
import { Town } from './town.tsx';

export function SeatDetail(props: OfSeat) {
  const { seat, language } = props;
  const words = boardWords[language];
  const town = words.town({ name: nameOrYou(props, seat) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: it is no form; and a landmark would bear the name of the board beside it
    <div class={`${palette.palette} ${styles.detail}`} tabIndex={0} role="group" aria-label={town}>
      <LittleTown {...props} />
      <LastIncome {...props} />
      <section>
        <h3 class={styles.title}>{words.cardsInTown}</h3>
        <ul class={styles.list}>
          {ESTABLISHMENTS.map((_, index) => (
            <HouseRow key={index} {...props} index={index} />
          ))}
        </ul>
      </section>
      <section>
        <h3 class={styles.title}>{words.landmarks}</h3>
        <ul class={styles.list}>
          {LANDMARKS.map((_, index) => (
            <LandmarkRow key={index} {...props} index={index} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function LittleTown({ view, seat }: OfSeat) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  return (
    <div ref={element} class={styles.town} aria-hidden="true">
      {size !== null && <TownPicture city={view.cities[seat]} landmarks={view.landmarks[seat]} size={size} />}
    </div>
  );
}

function TownPicture({ city, landmarks, size }: { city: readonly number[]; landmarks: readonly number[]; size: Size }) {
  const standing = houses(city);
  const camera = cameraFor(frameOf(standing), size);
  return (
    <>
      <svg class={art} width={size.width} height={size.height} aria-hidden="true">
        <Sky size={size} horizon={camera.y + HORIZON * camera.scale} />
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
          <Town city={city} landmarks={landmarks} landmarkState={() => 'none'} site={null} />
        </g>
      </svg>
      <Stacks houses={standing} camera={camera} />
    </>
  );
}

/** The one sum of the last roll, taken apart. */
function LastIncome(props: OfSeat) {
  const { seat, language } = props;
  const words = boardWords[language];
  const roll = lastRoll(props);
  if (roll === null) return null;
  const { sum, reasons } = incomeOf(roll, seat);
  return (
    <section>
      <h3 class={styles.title}>
        {words.lastIncome}
        <span class={styles.roller}>
          <SeatMark seat={roll.seat} size={12} />
          {words.income({ name: nameOrYou(props, roll.seat), number: numberOf(roll) })}
        </span>
      </h3>
      {reasons.length === 0 ? (
        <p class={styles.nothing}>{words.noIncome}</p>
      ) : (
        <ul class={styles.reasons}>
          {reasons.map((reason) => (
            <li key={'card' in reason ? reason.card : `${reason.to} ${reason.for}`}>
              {inWords(reason, props)} <Amount coins={reason.coins} />
            </li>
          ))}
          {reasons.length > 1 && (
            <li class={styles.sum}>
              = <Amount coins={sum} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Amount({ coins }: { coins: number }) {
  return <b class={coins < 0 ? styles.loss : styles.gain}>{signed(coins)}</b>;
}

/** One type of house; when cards are swapped it can be taken here. */
function HouseRow(props: OfSeat & { index: number }) {
  const { view, viewer, seat, names, language, index } = props;
  const words = boardWords[language];
  const { id, colour, numbers } = ESTABLISHMENTS[index];
  const copies = view.cities[seat][index];
  if (copies === 0) return null;
  const [name, gist] = [nameOf(id, language), shortOf(id, language)];
  const choice = seat === viewer ? target.own(id) : target.theirs(seat, id);
  const label =
    seat === viewer
      ? words.give({ card: name, copies, gist })
      : words.take({ card: name, name: names[seat], copies, gist });
  const content = (
    <>
      <HousePicture card={id} class={styles.house} />
      <span class={`${styles.numbers} ${palette[colour]}`}>
        <ColourShape colour={colour} size={9} />
        {numbersOf(numbers)}
      </span>
      <span class={styles.name}>
        <b>{name}</b>
        <span class={styles.gist}>{gist}</span>
      </span>
      <span class={styles.copies}>×{copies}</span>
    </>
  );
  if (props.target(choice) === 'none') return <li class={styles.row}>{content}</li>;
  return (
    <li>
      <TargetButton board={props} id={choice} label={label} class={styles.row}>
        <span class={styles.inside} aria-hidden="true">
          {content}
        </span>
      </TargetButton>
    </li>
  );
}

function LandmarkRow({ view, seat, language, index }: OfSeat & { index: number }) {
  const words = boardWords[language];
  const { id, cost } = LANDMARKS[index];
  const status = view.landmarks[seat][index];
  return (
    <li class={styles.row} data-unbuilt={status === UNBUILT || undefined}>
      <HousePicture card={id} class={styles.house} />
      <span class={styles.name}>
        <b>{nameOf(id, language)}</b>
        <span class={styles.gist}>{shortOf(id, language)}</span>
      </span>
      {status === UNBUILT ? (
        <span class={styles.copies}>
          <Coin size={14} /> {cost}
        </span>
      ) : (
        <span class={styles.built}>{words.landmarkStatus[statusOf(status)]}</span>
      )}
    </li>
  );
}

/** The city with its bay, the monsters in and around it, and on a wide screen the dice. */
import { useSize } from '@yamanote/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { recall } from '../memory.ts';
import { type Stage, stageFor, standingOf } from '../placement.ts';
import { nameOrYou, type Props, seatsFrom, type View } from '../shown.ts';
import { isWatching } from '../things.ts';
import { boardWords, monsterName, placeName } from '../words/index.ts';
import { Figure } from './figure.tsx';
import { playFlights } from './fly.ts';
import { labelsFor } from './labels.ts';
import { moveFigures } from './motion.ts';
import { Out } from './out.tsx';
import palette from './palette.module.css';
import styles from './scene.module.css';
import { Tray } from './tray.tsx';

export function Scene(props: Props) {
  const { viewer, language, happening, motion } = props;
  const words = boardWords[language];
  const element = useRef<HTMLElement>(null);
  const size = useSize(element);
  const { view } = recall(props);
  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (!motion || element.current === null) return;
    moveFigures(element.current, happening.events);
    playFlights(happening.events);
  }, [happening.beat]);
  const stage = size === null ? null : stageFor(size);
  return (
    <section
      ref={element}
      class={`${palette.palette} ${styles.scene}`}
      data-picture={stage?.name}
      data-motion={motion || undefined}
      aria-label={words.city}
    >
      <div class={styles.backdrop} aria-hidden="true" />
      <ul class="unseen">
        {view.monsters.map((_, seat) => (
          <li key={seat}>{inWords(props, view, seat)}</li>
        ))}
      </ul>
      {stage !== null && <Figures {...props} view={view} stage={stage} />}
      {props.window.shape === 'wide' && view.stack.length > 0 && (
        <>
          <div class={styles.tray}>
            <Tray {...props} />
          </div>
          {isWatching({ view, viewer }) && (
            <div class={styles.out}>
              <Out {...props} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** All that is seen of a monster, for who cannot see it. */
function inWords(props: Props, view: View, seat: number): string {
  const { language } = props;
  const words = boardWords[language];
  const { monster, place, hearts, stars, energy } = view.monsters[seat];
  return words.figure({
    name: nameOrYou(props, seat),
    monster: monster === null ? null : monsterName(monster, language),
    place: placeName(place, language),
    counts: [words.hearts(hearts), words.stars(stars), words.energy(energy)],
  });
}

function Figures(props: Props & { stage: Stage }) {
  const { view, viewer, language, stage } = props;
  const order = seatsFrom(viewer, view.monsters.length);
  const labels = labelsFor(props);
  const outside = order.filter((seat) => view.monsters[seat].place === 'outside');
  return (
    <div class={styles.figures} aria-hidden="true">
      <PlaceSign stage={stage} place="city" name={placeName('city', language)} />
      {view.bay && <PlaceSign stage={stage} place="bay" name={placeName('bay', language)} />}
      {order.map((seat) => {
        const { monster, place } = view.monsters[seat];
        if (monster === null) return null;
        return (
          <Figure
            key={seat}
            seat={seat}
            monster={monster}
            place={place}
            active={view.active === seat}
            standing={standingOf(stage, place, Math.max(0, outside.indexOf(seat)), Math.max(1, outside.length))}
            label={labels.get(seat) ?? null}
            pointed={props.pointed.includes(`seat:${seat}`)}
          />
        );
      })}
    </div>
  );
}

function PlaceSign({ stage, place, name }: { stage: Stage; place: 'city' | 'bay'; name: string }) {
  const { x, y } = stage[place];
  return (
    <span class={styles.sign} data-place={place} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, 0)` }}>
      {name}
    </span>
  );
}

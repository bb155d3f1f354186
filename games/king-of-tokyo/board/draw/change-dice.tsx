/** Dice of which one is chosen: mine to be turned to another face, or somebody else's to be rolled again. */
import type { Face } from '@yamanote/games/king-of-tokyo/rules';
import { targetProps } from '@yamanote/kit';
import { myAsk, nameOrYou, type Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords } from '../words/index.ts';
import styles from './change-dice.module.css';
import { Die } from './die.tsx';

const PLAIN_DICE = 6;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export function ChangeDice(props: Props) {
  const { view, language } = props;
  const words = boardWords[language];
  const title = words.diceOf(nameOrYou(props, view.active ?? 0));
  const turned = FACES.filter((face) => props.target(target.face(face)) !== 'none');
  return (
    <section class={styles.choice} aria-label={title}>
      <h2 class={styles.title}>{title}</h2>
      <div class={styles.row}>
        {view.dice.map((face, i) => (
          // Equal dice are one choice: the first of them stands for all who hear or press keys, every one can be tapped.
          <Choosable key={i} {...props} face={face} extra={i >= PLAIN_DICE} first={view.dice.indexOf(face) === i} />
        ))}
      </div>
      {myAsk(props, 'change') !== null && (
        <div class={styles.faces}>
          {turned.length > 0 && <h3 class={styles.title}>{words.turnTo}</h3>}
          <div class={styles.row}>
            {turned.map((face) => (
              <button
                key={face}
                type="button"
                class={styles.die}
                {...targetProps(props, target.face(face), words.turnToFace(words.faces[face]))}
              >
                <Die face={face} />
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function Choosable(props: Props & { face: Face; extra: boolean; first: boolean }) {
  const { face, extra, first, language } = props;
  const id = target.die(face);
  const state = props.target(id);
  if (state === 'none') {
    return (
      <span class={styles.die} data-idle="">
        <Die face={face} extra={extra} />
      </span>
    );
  }
  if (!first) {
    return (
      <button
        type="button"
        class={styles.die}
        data-state={state}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => props.tap(id)}
      >
        <Die face={face} extra={extra} />
      </button>
    );
  }
  return (
    <button type="button" class={styles.die} {...targetProps(props, id, boardWords[language].faces[face])}>
      <Die face={face} extra={extra} />
    </button>
  );
}

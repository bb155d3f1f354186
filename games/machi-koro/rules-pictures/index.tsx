/** The position of a scenario, small: every town with its coins and cards, and the dice. */
import { art, houses, numbersOf, palette } from '@yamanote/games/machi-koro/board/pieces';
import { type CardId, ESTABLISHMENTS, LANDMARKS, type MachiKoro, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { type Words, words } from '@yamanote/games/machi-koro/words';
import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import type { Seat } from '@yamanote/kernel';
import { Coin, Die } from '@yamanote/kit';
import styles from './pictures.module.css';
import { scenes } from './scenes.ts';

export const pictures: RulesPictures<MachiKoro, Words> = {
  scenes,
  words,
  draw: (scene, said) => <Position {...scene} words={said} />,
};

function Position({ view, names, events, words: said }: Scene<MachiKoro> & { words: Words }) {
  const dice = events.findLast((event) => event.type === 'rolled')?.dice ?? view.dice;
  return (
    <div class={`${palette.palette} ${styles.position}`}>
      {view.coins.map((coins, seat) => (
        <div key={seat} class={styles.town}>
          <b class={styles.owner}>
            {names[seat]}
            <span>
              <Coin size={14} /> {coins}
            </span>
          </b>
          <span class={styles.cards}>
            {cardsOf(view, seat).map(({ card, count, numbers, look }) => (
              <span key={card} class={`${styles.card} ${look}`}>
                <svg class={art} viewBox="-40 -63 80 82" aria-hidden="true">
                  <use href={`${houses}#mk-${card}`} />
                </svg>
                {numbers !== '' && <b>{numbers}</b>}
                {count > 1 && <em>×{count}</em>}
                <small>{said.cards[card].name}</small>
              </span>
            ))}
          </span>
        </div>
      ))}
      {dice.length > 0 && (
        <div class={styles.dice}>
          {dice.map((face, i) => (
            <Die key={i} face={face} size={30} />
          ))}
        </div>
      )}
    </div>
  );
}

interface Owned {
  card: CardId;
  count: number;
  numbers: string;
  look: string;
}

function cardsOf({ cities, landmarks }: Scene<MachiKoro>['view'], seat: Seat): Owned[] {
  return [
    ...ESTABLISHMENTS.map(({ id, numbers, colour }, i) => ({
      card: id,
      count: cities[seat][i],
      numbers: numbersOf(numbers),
      look: palette[colour],
    })),
    ...LANDMARKS.map(({ id }, i) => ({
      card: id,
      count: landmarks[seat][i] === UNBUILT ? 0 : 1,
      numbers: '',
      look: styles.landmark,
    })),
  ].filter(({ count }) => count > 0);
}

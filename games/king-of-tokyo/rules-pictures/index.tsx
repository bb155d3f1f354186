/** The position of a scenario, small: who is in Tokyo and who outside, what they have, and the dice. */
import {
  CardPicture,
  Die,
  MonsterPicture,
  palette,
  Sign,
  type SignName,
} from '@yamanote/games/king-of-tokyo/board/pieces';
import {
  type CardId,
  type Face,
  isAlive,
  type KingOfTokyo,
  type KingOfTokyoView,
  MONSTERS,
  type Monster,
} from '@yamanote/games/king-of-tokyo/rules';
import { type Words, words } from '@yamanote/games/king-of-tokyo/words';
import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import type { Seat } from '@yamanote/kernel';
import styles from './pictures.module.css';
import { scenes } from './scenes.ts';

export const pictures: RulesPictures<KingOfTokyo, Words> = {
  scenes,
  words,
  draw: (scene, said) => <Position {...scene} words={said} />,
  shows: ({ type }) => type === 'dice-final' || type === 'rolled',
};

function Position({ view, names, events, words: said }: Scene<KingOfTokyo> & { words: Words }) {
  const dice = diceOf(view, events);
  const seats = view.monsters.flatMap((monster, seat) => (isAlive(monster as Monster) ? [seat] : []));
  const placed = (isInTokyo: boolean) =>
    seats.filter((seat) => (view.monsters[seat].place !== 'outside') === isInTokyo);
  const tile = (seat: Seat) => (
    <Tile key={seat} monster={view.monsters[seat] as Monster} seat={seat} name={names[seat]} said={said} />
  );
  return (
    <div class={`${palette.palette} ${styles.position}`}>
      <div class={styles.monsters}>
        <div class={styles.tokyo}>
          <b lang="ja">東京</b>
          {placed(true).map(tile)}
        </div>
        <div class={styles.outside}>{placed(false).map(tile)}</div>
      </div>
      {dice.length > 0 && (
        <div class={styles.dice}>
          {dice.map((face, i) => (
            <Die key={i} face={face} extra={i >= 6} />
          ))}
        </div>
      )}
      <Bought events={events} said={said} />
    </div>
  );
}

/** The dice that count in the end; those on the table, if it does not come to that. */
function diceOf(view: KingOfTokyoView, events: Scene<KingOfTokyo>['events']): readonly Face[] {
  const final = events.find((event) => event.type === 'dice-final');
  return final?.type === 'dice-final' ? final.dice : view.dice;
}

function Tile({ monster, seat, name, said }: { monster: Monster; seat: Seat; name: string; said: Words }) {
  const { hearts, stars, energy, poison, shrink, cards } = monster;
  const amounts: readonly (readonly [SignName, number])[] = [
    ['heart', hearts],
    ['star', stars],
    ['energy', energy],
    ['poison', poison],
    ['shrink', shrink],
  ];
  return (
    <div class={styles.tile}>
      <MonsterPicture monster={monster.monster ?? MONSTERS[seat]} />
      <b>{name}</b>
      <span class={styles.amounts}>
        {amounts.map(([sign, amount]) =>
          amount === 0 && sign !== 'heart' ? null : (
            <span key={sign}>
              <Sign name={sign} size={12} />
              {amount}
            </span>
          ),
        )}
      </span>
      {cards.map(({ card }, i) => (
        <small key={i}>{said.cards[card].name}</small>
      ))}
    </div>
  );
}

/** What somebody buys is worth a look. */
function Bought({ events, said }: { events: Scene<KingOfTokyo>['events']; said: Words }) {
  const cards = events.flatMap((event): CardId[] => (event.type === 'bought' ? [event.card] : []));
  if (cards.length === 0) return null;
  return (
    <div class={styles.bought}>
      {cards.map((card, i) => (
        <span key={i} class={styles.card}>
          <CardPicture card={card} />
          <small>{said.cards[card].name}</small>
        </span>
      ))}
    </div>
  );
}

/** Below or beside the city: the dice, the cards on display, or whatever else has to be chosen from. */
import { deferred } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import { type Main, thingsOf } from '../things.ts';
import { ChooseMonster } from './choose-monster.tsx';
import { Display } from './display.tsx';
import { later } from './later.ts';
import { Out } from './out.tsx';
import { OwnedCards } from './owned-cards.tsx';
import palette from './palette.module.css';
import styles from './shelf.module.css';
import { Tray } from './tray.tsx';

const Charge = deferred(async () => (await later()).Charge);
const Reaction = deferred(async () => (await later()).Reaction);
const SpendHearts = deferred(async () => (await later()).SpendHearts);

export function Shelf(props: Props) {
  return props.window.shape === 'wide' ? <WideShelf {...props} /> : <NarrowShelf {...props} />;
}

/** One thing at a time, in a box of one height, so that nothing jumps from question to question. */
function NarrowShelf(props: Props) {
  const { main, beside } = thingsOf(props);
  return (
    <div class={`${palette.palette} ${styles.shelf}`} data-main={main} data-beside={beside ?? undefined}>
      {beside === 'market' && (
        <div class={styles.market}>
          <Display {...props} form="strip" />
        </div>
      )}
      {beside === 'rivals' && <Reaction {...props} />}
      {beside === 'out' && <Out {...props} />}
      <div class={styles.main}>
        <MainThing {...props} main={main} />
      </div>
    </div>
  );
}

function MainThing({ main, ...props }: Props & { main: Main }) {
  switch (main) {
    case 'monsters':
      return <ChooseMonster {...props} />;
    case 'cards':
      return (
        <>
          <Display {...props} form="cards" />
          <OwnedCards {...props} />
        </>
      );
    case 'owned':
      return <OwnedCards {...props} />;
    case 'hearts':
      return <SpendHearts {...props} />;
    case 'charge':
      return <Charge {...props} />;
    case 'dice':
      return <Tray {...props} />;
  }
}

/** The dice lie in the picture; the cards have a column of their own, with what is chosen from above them. */
function WideShelf(props: Props) {
  const { main } = thingsOf(props);
  if (main === 'monsters') return <ChooseMonster {...props} />;
  return (
    <div class={`${palette.palette} ${styles.shelf}`}>
      {main !== 'dice' && main !== 'cards' && <MainThing {...props} main={main} />}
      <Display {...props} form="cards" />
      {main === 'cards' && <OwnedCards {...props} />}
    </div>
  );
}

/** Below the city: the cards on display, the dice, and whatever else has to be chosen from. */
import { useState } from 'preact/hooks';
import { askOf, type Props } from '../shown.ts';
import { CardUses } from './card-uses.tsx';
import { CardsDialog, type Reading } from './cards-dialog.tsx';
import { Charge } from './charge.tsx';
import { ChooseMonster } from './choose-monster.tsx';
import { Display } from './display.tsx';
import { OwnedCards } from './owned-cards.tsx';
import palette from './palette.module.css';
import styles from './shelf.module.css';
import { SpendHearts } from './spend-hearts.tsx';
import { Tray } from './tray.tsx';

/** While these are answered, a phone has no room for the cards on display. */
const REACTIONS = new Set(['yield', 'escape', 'defend', 'camouflage', 'hearts', 'charge', 'copy', 'transform']);

export function Shelf(props: Props) {
  const { view, language, answers } = props;
  const [reading, read] = useState<Reading>(null);
  const kind = askOf(view)?.kind ?? null;
  const reacting = answers.length > 0 && kind !== null && REACTIONS.has(kind);
  const choosing = answers.some(({ do: verb }) => verb === 'take' || verb === 'copy');
  if (kind === 'choose') return <ChooseMonster {...props} />;
  return (
    <div
      class={`${palette.palette} ${styles.shelf}`}
      data-reacting={reacting || undefined}
      data-choosing={choosing || undefined}
    >
      <OwnedCards {...props} />
      <SpendHearts {...props} />
      <Charge {...props} />
      <CardUses {...props} />
      <div class={styles.display}>
        <Display {...props} read={read} />
      </div>
      <div class={styles.tray}>
        <Tray {...props} />
      </div>
      <CardsDialog reading={reading} read={read} language={language} />
    </div>
  );
}

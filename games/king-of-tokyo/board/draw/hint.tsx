/** One line about what finishing would bring, or about what is selected: what it costs, what it does. */
import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { speech } from '@yamanote/games/king-of-tokyo/words';
import type { Seat } from '@yamanote/kernel';
import { Becomes } from '@yamanote/kit';
import { Sign } from '../art/icons.tsx';
import { type Harvest, harvestOf } from '../harvest.ts';
import { askOf, myAsk, type Props } from '../shown.ts';
import { boardWords, cardShort, monsterText } from '../words/index.ts';
import { useCardSheet } from './card-sheet.tsx';
import styles from './hint.module.css';
import { HarvestLine, OutlookLine } from './outlook-line.tsx';
import palette from './palette.module.css';

export function Hint(props: Props) {
  const { view, viewer, names, language, selected } = props;
  const read = useCardSheet(language);
  if (viewer === 'public') return null;
  if (hasOutlook(props)) {
    return (
      <div class={palette.palette}>
        <OutlookLine {...props} />
      </div>
    );
  }
  const harvest = selected === null ? harvestFor(props) : null;
  if (harvest !== null) {
    return (
      <div class={palette.palette}>
        <HarvestLine {...props} harvest={harvest} />
      </div>
    );
  }
  if (selected?.do === 'choose') return <p class={styles.hint}>{monsterText(selected.monster, language)}</p>;
  // What a die or a heart is chosen for is all there is to tell.
  if (selected?.do === 'probe' || selected?.do === 'spend')
    return <p class={styles.hint}>{speech[language].action(selected, view, names)}</p>;
  const card = cardIn(props);
  const sweeps = selected?.do === 'sweep';
  if ((card === null && !sweeps) || askOf(view) === null) return null;
  const { energy } = view.monsters[viewer];
  const left = energyAfter(props, viewer);
  const words = boardWords[language];
  return (
    <p class={`${palette.palette} ${styles.hint}`}>
      {left !== energy && (
        <span class={styles.cost}>
          <Sign name="energy" size={15} /> <Becomes from={energy} to={left} said={words.energy(left)} />
        </span>
      )}
      <span class={styles.gist}>{card === null ? words.sweepDoes : cardShort(card, language)}</span>
      {card !== null && (
        <button type="button" class={styles.read} onClick={() => read([card])}>
          {words.readCard}
        </button>
      )}
    </p>
  );
}

/** What the dice bring is worth knowing before anything is selected, and what they brought while something is bought. */
export function hasHint(props: Props): boolean {
  return hasOutlook(props) || harvestFor(props) !== null;
}

function hasOutlook(props: Props): boolean {
  return myAsk(props, 'reroll') !== null;
}

function harvestFor(props: Props): Harvest | null {
  return typeof props.viewer === 'number' && myAsk(props, 'buy') !== null ? harvestOf(props.past, props.viewer) : null;
}

function cardIn({ selected, view }: Props): CardId | null {
  switch (selected?.do) {
    case 'buy':
    case 'take':
    case 'copy':
    case 'discard':
      return selected.card;
    case 'buy-top':
      return view.top?.card ?? null;
    default:
      return null;
  }
}

function energyAfter({ view, preview }: Props, seat: Seat): number {
  return preview.reduce(
    (energy, event) => (event.type === 'energy-changed' && event.seat === seat ? event.to : energy),
    view.monsters[seat].energy,
  );
}

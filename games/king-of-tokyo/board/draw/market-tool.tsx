/** The cards on display as a button, where there is no room for them, with the energy that I could spend on them. */
import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { Sign } from '../art/icons.tsx';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { useCardSheet } from './card-sheet.tsx';
import styles from './market-tool.module.css';

export function MarketTool({ view, viewer, language }: Props) {
  const words = boardWords[language];
  const read = useCardSheet(language);
  const energy = viewer === 'public' ? null : view.monsters[viewer].energy;
  const cards = view.display.filter((card): card is CardId => card !== null);
  return (
    <button
      type="button"
      class={styles.tool}
      aria-label={energy === null ? words.readCards : words.readCardsWith(energy)}
      data-opens=""
      onClick={() => read(cards)}
    >
      <Sign name="card" size={26} />
      {energy !== null && (
        <b aria-hidden="true">
          <Sign name="energy" size={10} />
          {energy}
        </b>
      )}
    </button>
  );
}

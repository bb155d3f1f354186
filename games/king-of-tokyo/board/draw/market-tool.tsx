/** The cards on display as a button with their number, where there is no room for them. */
import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { Sign } from '../art/icons.tsx';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { useCardSheet } from './card-sheet.tsx';
import styles from './market-tool.module.css';

export function MarketTool({ view, language }: Props) {
  const words = boardWords[language];
  const read = useCardSheet(language);
  const cards = view.display.filter((card): card is CardId => card !== null);
  return (
    <button
      type="button"
      class={styles.tool}
      aria-label={words.readCards}
      aria-haspopup="dialog"
      onClick={() => read(cards)}
    >
      <Sign name="card" size={26} />
      <b aria-hidden="true">{cards.length}</b>
    </button>
  );
}

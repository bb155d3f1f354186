import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { Dialog } from '@yamanote/web/kit';
import { boardWords } from '../words/index.ts';
import { CardEntry } from './card-entry.tsx';
import palette from './palette.module.css';

/** The cards that are being read; none closes it. */
export type Reading = readonly CardId[] | null;

export function CardsDialog({
  reading,
  read,
  language,
}: {
  reading: Reading;
  read(cards: Reading): void;
  language: Language;
}) {
  if (reading === null) return null;
  return (
    <Dialog title={boardWords[language].display} close={() => read(null)}>
      <div class={palette.palette}>
        {reading.map((card, i) => (
          <CardEntry key={i} card={card} language={language} level={3} />
        ))}
      </div>
    </Dialog>
  );
}

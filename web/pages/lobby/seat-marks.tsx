import { Icon } from '@yamanote/kit/icon.tsx';
import { Mark } from '@yamanote/kit/seat-mark.tsx';
import type { TableLine } from '@yamanote/protocol';
import styles from './lobby-page.module.css';

/** Seats as marks: who sits there is filled, what is open is dashed, a bot has its face. */
export function SeatMarks({ kinds }: Pick<TableLine, 'kinds'>) {
  return (
    <span class={styles.marks} aria-hidden="true">
      {kinds.map((kind, seat) =>
        kind === 'bot' || kind === 'absent' ? (
          <span key={seat} style={{ color: `var(--seat${seat})` }}>
            <Icon name="robot" size={18} />
          </span>
        ) : (
          <Mark key={seat} mark={seat} size={15} hollow={kind !== 'person'} />
        ),
      )}
    </span>
  );
}

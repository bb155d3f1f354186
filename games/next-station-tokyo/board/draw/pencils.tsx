/** The pencils on the desk, where there is room for them: the one in use, and those that are still to come. */
import { type Props, pencilNow, pencilsOf, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { PencilArt } from './pencil-art.tsx';
import styles from './pencils.module.css';

export function Pencils({ view, viewer, language }: Props) {
  const words = boardWords[language];
  const seat = shownSeat({ viewer });
  const now = pencilNow(view, seat);
  const order = pencilsOf(view, seat);
  const left = now === null ? [] : order.slice(order.indexOf(now));
  return (
    <ul class={styles.pencils}>
      {left.map((pencil, i) => (
        <li key={pencil}>
          <PencilArt pencil={pencil} />
          <span>
            {i === 0
              ? words.pencilNow({ pencil: words.pencils[pencil] })
              : words.pencilNext({ pencil: words.pencils[pencil] })}
          </span>
        </li>
      ))}
    </ul>
  );
}

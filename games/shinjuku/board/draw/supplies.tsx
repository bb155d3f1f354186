/** Queue, star track and bag, large, with what they are for. */
import type { SheetContent } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import { Queue } from './queue.tsx';
import { StarTrack } from './star-track.tsx';
import styles from './supplies.module.css';

export function suppliesSheet({ view, language }: Props): SheetContent {
  const { topics } = boardWords[language];
  return { title: topics[view.options.edition === 'retail' ? 'queue' : 'arrivals'].name, Body: Supplies };
}

function Supplies(props: Props) {
  const { topics } = boardWords[props.language];
  if (props.view.options.edition === 'r12') {
    return (
      <div class={`${palette.palette} ${styles.supplies}`}>
        <Queue {...props} />
        <p>{topics.arrivals.text}</p>
      </div>
    );
  }
  return (
    <div class={`${palette.palette} ${styles.supplies}`}>
      <Queue {...props} />
      <p>{topics.queue.text}</p>
      <StarTrack {...props} />
      <p>{topics.stars.text}</p>
      <p>{topics.ending.text}</p>
    </div>
  );
}

/** Before the first line, if pencils are chosen: all four lie there, and those that are free can be taken. */
import { PENCILS } from '@yamanote/games/next-station-tokyo/rules';
import { targetProps } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords } from '../words/index.ts';
import { HandSwatch } from './hand-swatch.tsx';
import { PencilArt } from './pencil-art.tsx';
import styles from './pencil-choice.module.css';

export function PencilChoice(props: Props) {
  const { view, language, names } = props;
  const words = boardWords[language];
  if (view.stack.at(-1)?.kind !== 'take-pencil') return null;
  return (
    <section class={styles.choice} aria-label={words.choosePencil}>
      {PENCILS.map((pencil) => {
        const slot = view.pencils.indexOf(pencil);
        const owner = slot < 0 ? null : (names[view.slots.indexOf(slot)] ?? null);
        const id = target.pencil(pencil);
        const label = words.take({ pencil: words.pencils[pencil], hand: words.hands[pencil] });
        return (
          <button
            key={pencil}
            type="button"
            class={styles.pencil}
            disabled={props.target(id) === 'none'}
            {...targetProps(props, id, label)}
          >
            <PencilArt pencil={pencil} />
            <span class={styles.name}>
              <b>{owner ?? words.pencils[pencil]}</b> <HandSwatch pencil={pencil} width={48} />
            </span>
          </button>
        );
      })}
    </section>
  );
}

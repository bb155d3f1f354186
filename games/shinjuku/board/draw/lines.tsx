/** Connections: dotted where track could lie, in a company's colours where it does; the printed link is ink. */
import { CONNECTION_IDS } from '@yamanote/games/shinjuku/rules';
import { TrackLine } from '../art/company.tsx';
import { LINES, LINK_LINE } from '../map/lines.ts';
import type { Props } from '../shown.ts';
import { joinLabel } from '../site.ts';
import { target } from '../target-ids.ts';
import { boardWords } from '../words/index.ts';
import styles from './lines.module.css';
import { pricedTargets } from './priced-target.ts';
import { useScale } from './scale.ts';

export function Lines({ board }: { board: Props }) {
  const { tracks } = board.view;
  return (
    <g>
      {CONNECTION_IDS.map((id, i) =>
        tracks[i] === null ? <line key={id} class={styles.possible} {...LINES[id]} /> : null,
      )}
      <line class={styles.linkCasing} {...LINK_LINE} />
      <line class={styles.link} {...LINK_LINE} />
      {CONNECTION_IDS.map((id, i) => {
        const owner = tracks[i];
        return owner === null ? null : (
          <g key={id} data-track={id}>
            <TrackLine seat={owner} {...LINES[id]} />
          </g>
        );
      })}
    </g>
  );
}

/** So wide is what a finger hits. */
const REACH = 26;

/** Where track may be laid now, and where it would lie. */
export function LineTargets({ board }: { board: Props }) {
  const { viewer, selected } = board;
  const priced = pricedTargets(board);
  const { figures } = useScale();
  const { free } = boardWords[board.language];
  const planned = selected !== null && 'connection' in selected ? selected.connection : null;
  return (
    <g>
      {CONNECTION_IDS.filter((id) => board.target(target.connection(id)) !== 'none').map((id) => (
        <g key={id} class={styles.target} {...priced(target.connection(id), joinLabel(board, id), free)}>
          <line class={styles.halo} {...LINES[id]} />
          {id === planned && viewer !== 'public' ? (
            <g class={styles.planned}>
              <TrackLine seat={viewer} {...LINES[id]} />
            </g>
          ) : (
            <line class={styles.offer} {...LINES[id]} />
          )}
          <line class={styles.reach} style={{ strokeWidth: `${REACH * figures}px` }} {...LINES[id]} />
        </g>
      ))}
    </g>
  );
}

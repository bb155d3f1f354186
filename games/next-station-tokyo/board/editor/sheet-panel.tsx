/** The sheet as a whole: name, where it comes from, size; and what helps with tracks and the ring. */

import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { useId } from 'preact/hooks';
import { LARGEST, named, resized, SMALLEST } from './blank.ts';
import { bendsBetween, bent, withAllNeighbours } from './changes.ts';
import { settled } from './counting.ts';
import { type Draft, X, Y } from './draft.ts';
import styles from './sheet-panel.module.css';
import type { Tool } from './tools.ts';
import { editorWords } from './words/index.ts';

interface Props {
  draft: Draft;
  tool: Tool;
  language: Language;
  change(draft: Draft): void;
}

export function SheetPanel({ draft, language, change }: Props) {
  const words = editorWords[language];
  const { width, height } = draft.grid;
  const hint = useId();
  return (
    <fieldset class={styles.panel}>
      <legend>{words.sheet}</legend>
      <label>
        {words.nameOfMap}
        <input
          value={draft.title}
          maxLength={100}
          onChange={(event) => change(named(draft, event.currentTarget.value, draft.provenance))}
        />
      </label>
      <label>
        {words.provenance}
        <input
          value={draft.provenance}
          maxLength={200}
          aria-describedby={hint}
          onChange={(event) => change(named(draft, draft.title, event.currentTarget.value))}
        />
        <small id={hint}>{words.provenanceHint}</small>
      </label>
      <div class={styles.size}>
        <Size label={words.columns} value={width} change={(value) => change(resized(draft, value, height))} />
        <Size label={words.rows} value={height} change={(value) => change(resized(draft, width, value))} />
      </div>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={draft.rules.districtCount === 'passes-through'}
          onChange={(event) => change(settled(draft, event.currentTarget.checked ? 'passes-through' : 'stations'))}
        />
        <span>
          {words.passesThrough}
          <small>{words.passesThroughHint}</small>
        </span>
      </label>
    </fieldset>
  );
}

function Size({ label, value, change }: { label: string; value: number; change(value: number): void }) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={SMALLEST}
        max={LARGEST}
        value={value}
        onChange={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) change(Math.min(LARGEST, Math.max(SMALLEST, wanted)));
        }}
      />
    </label>
  );
}

/** What only some tools need. */
export function ToolHelp({ draft, tool, language, change }: Props) {
  const words = editorWords[language];
  if (tool === 'tracks') {
    return (
      <div class={styles.help}>
        <button type="button" class={styles.button} onClick={() => change(withAllNeighbours(draft))}>
          {words.connectAll}
        </button>
        <small>{words.connectAllHint}</small>
      </div>
    );
  }
  if (tool !== 'ring') return null;
  const next = (i: number) => draft.ring[(i + 1) % draft.ring.length][0];
  const square = (i: number) => {
    const station = draft.stations[draft.ring[i % draft.ring.length][0]];
    return squareOf({ x: station[X], y: station[Y] });
  };
  return (
    <fieldset class={styles.sections}>
      <legend>{words.sections}</legend>
      {draft.ring.length === 0 && <p>{words.noRing}</p>}
      {draft.ring.map(([station, bends], i) => (
        <button
          key={station}
          type="button"
          class={styles.button}
          disabled={bendsBetween(draft.stations[station], draft.stations[next(i)]).length === 1}
          aria-label={words.bend({ from: square(i), to: square(i + 1) })}
          onClick={() => change(bent(draft, i))}
        >
          {words.track({ from: square(i), to: square(i + 1) })} {bends.length > 0 && '⤵'}
        </button>
      ))}
    </fieldset>
  );
}

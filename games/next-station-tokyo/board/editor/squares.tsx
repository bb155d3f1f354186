/** The squares over the picture: one is in the tab order, arrow keys walk from one to the next, Enter and Space press. */

import { districtName, squareOf, words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { useRef, useState } from 'preact/hooks';
import { boardWords } from '../words/index.ts';
import { type Draft, districtAt, START, SYMBOL, stationAt } from './draft.ts';
import styles from './squares.module.css';
import type { Hand } from './tools.ts';
import { editorWords } from './words/index.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  draft: Draft;
  hand: Hand;
  language: Language;
  press(x: number, y: number): void;
}

export function Squares({ draft, hand, language, press }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  const [[atX, atY], walkTo] = useState<readonly [number, number]>([0, 0]);
  const { width, height } = draft.grid;

  function onKey(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const x = Math.min(width - 1, Math.max(0, atX + step[0]));
    const y = Math.min(height - 1, Math.max(0, atY + step[1]));
    walkTo([x, y]);
    (place.current?.children[1 + y * width + x] as HTMLElement | undefined)?.focus();
  }

  const cells = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  return (
    <fieldset
      ref={place}
      class={styles.squares}
      data-map=""
      style={{ gridTemplateColumns: `repeat(${width}, 1fr)` }}
      onKeyDown={onKey}
    >
      <legend class="unseen">{editorWords[language].grid}</legend>
      {cells.map(({ x, y }) => (
        <button
          key={`${x} ${y}`}
          type="button"
          tabIndex={x === Math.min(atX, width - 1) && y === Math.min(atY, height - 1) ? 0 : -1}
          aria-label={labelOf(draft, hand, language, x, y)}
          onFocus={() => walkTo([x, y])}
          onClick={() => press(x, y)}
          // Districts are painted with one stroke.
          onPointerEnter={(event) => hand.tool === 'districts' && event.buttons === 1 && press(x, y)}
        />
      ))}
    </fieldset>
  );
}

function labelOf(draft: Draft, hand: Hand, language: Language, x: number, y: number): string {
  const { symbols, pencils } = boardWords[language];
  const at = stationAt(draft, x, y);
  const district = districtAt(draft, x, y);
  const station = at < 0 ? null : draft.stations[at];
  const ring = draft.ring.findIndex(([one]) => one === at);
  const start = station?.[START] ?? null;
  return editorWords[language].square({
    square: squareOf({ x, y }),
    district: district < 0 ? null : nameOfDistrict(draft, district, language),
    symbol: station === null ? null : symbols[station[SYMBOL]],
    start: start === null ? null : pencils[start],
    tracks: draft.tracks.filter(([a, b]) => at >= 0 && (a === at || b === at)).length,
    ring: at < 0 || ring < 0 ? null : ring + 1,
    picked: at >= 0 && hand.from === at,
  });
}

/** Ours have names in every language; those of a file from elsewhere go by their id. */
export function nameOfDistrict({ districts }: Draft, district: number, language: Language): string {
  return districtName(words[language].districts, districts[district].id);
}

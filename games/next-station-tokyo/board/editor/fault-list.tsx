/** The checks that are not passed, each with what it asks for and where; pressing one shows it on the sheet. */

import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { Icon } from '@yamanote/kit';
import { type Draft, X, Y } from './draft.ts';
import styles from './fault-list.module.css';
import type { Fault } from './faults.ts';
import { nameOfDistrict } from './squares.tsx';
import { editorWords } from './words/index.ts';

/** More places than this are only counted. */
const MOST = 6;

interface Props {
  draft: Draft;
  faults: readonly Fault[];
  shown: Fault | null;
  language: Language;
  show(fault: Fault | null): void;
}

export function FaultList({ draft, faults, shown, language, show }: Props) {
  const words = editorWords[language];
  return (
    <section class={styles.faults} aria-label={words.checks}>
      <p role="status" class={faults.length === 0 ? styles.well : styles.count}>
        <Icon name={faults.length === 0 ? 'check' : 'help'} size={20} />
        {faults.length === 0 ? words.allWell : words.faultCount(faults.length)}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.check}>
            <button
              type="button"
              aria-pressed={shown?.check === fault.check}
              onClick={() => show(shown?.check === fault.check ? null : fault)}
            >
              <b>{fault.check}</b>
              <span>
                {words.faults[fault.check]}
                {fault.check === 'form' && <small>{missingIn(fault, language)}</small>}
                <small>{placesOf(draft, fault, language)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fields that can be written on the sheet's panel go by their names there. */
function missingIn({ fields }: Fault, language: Language): string {
  const { nameOfMap, provenance, at } = editorWords[language];
  const names: Readonly<Record<string, string>> = { title: nameOfMap, 'provenance.status': provenance };
  return at({ places: fields.map((field) => names[field] ?? field), more: 0 });
}

function placesOf(draft: Draft, fault: Fault, language: Language): string {
  const words = editorWords[language];
  const square = (station: number) => squareOf({ x: draft.stations[station][X], y: draft.stations[station][Y] });
  const ends = (segment: number): readonly [number, number] => {
    const [a, b] = draft.tracks[segment] ?? [];
    if (a !== undefined) return [a, b];
    const i = segment - draft.tracks.length;
    return [draft.ring[i][0], draft.ring[(i + 1) % draft.ring.length][0]];
  };
  const places = [
    ...fault.districts.map((district) => nameOfDistrict(draft, district, language)),
    ...fault.stations.map(square),
    ...fault.segments.map(ends).map(([a, b]) => words.track({ from: square(a), to: square(b) })),
  ];
  return words.at({ places: places.slice(0, MOST), more: Math.max(0, places.length - MOST) });
}

/** What an entry says that brings nothing about on the board: what was taken back or agreed on, and what time did. */
import type { Entry, TimeControl } from '@yamanote/kernel';
import { type Beside, besideReader, type ShownEntry } from '@yamanote/running-match';
import type { Words } from './words/index.ts';

/** Told of one entry after the other. */
export function besideTeller(
  names: readonly string[],
  words: Words['beside'],
): (entry: Entry | ShownEntry) => string[] {
  const read = besideReader();
  return (entry) => [...doneBeside(entry, names, words), ...read(entry).map((told) => inWords(told, names, words))];
}

/** What a seat did. */
export function doneBeside(entry: Entry | ShownEntry, names: readonly string[], words: Words['beside']): string[] {
  if ('undo' in entry) return [(entry.consent ? words.wentBack : words.tookBack)(names[entry.seat])];
  if (!('note' in entry)) return [];
  const { is } = entry.note;
  if (is === 'hint') return [words.askedHint(names[entry.seat])];
  return is === 'pause' || is === 'resume' || is === 'agreed-end' ? [words[is]] : [];
}

const MINUTE = 60;

function inWords(told: Beside, names: readonly string[], words: Words['beside']): string {
  if (told.is === 'clocks') return terms(told.control, words);
  if (told.is === 'gap') return words.gap(Math.ceil(told.lasted / 1000));
  return words[told.is](names[told.seat]);
}

function terms(control: TimeControl, { live, daily }: Words['beside']): string {
  if (control.is === 'live') return live(Math.round(control.bank / MINUTE), control.increment);
  return daily(control.hours, control.night !== null, control.off.length > 0);
}

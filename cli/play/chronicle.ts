/** What happened, in words, as one viewer may know it. */
import type { Names, Speech } from '@yamanote/games/room';
import type { Seat, Viewer } from '@yamanote/kernel';
import { type Addition, type RunningMatch, show } from '@yamanote/running-match';
import { doneBeside } from '../beside.ts';
import type { Words } from '../words/index.ts';

export interface Chronicle {
  readonly viewer: Viewer;
  /** `starts` where somebody else began to act: there a new paragraph begins. */
  readonly sentences: { text: string; starts: boolean }[];
  /** Who acted last, and of whom the last sentence tells. */
  actor: Seat | null;
  told: Seat | null;
  /** How many sentences there were when the viewer last answered. */
  read: number;
}

export function emptyChronicle(viewer: Viewer): Chronicle {
  return { viewer, sentences: [], actor: null, told: null, read: 0 };
}

export function record(
  chronicle: Chronicle,
  { game, header: { options } }: Pick<RunningMatch, 'game' | 'header'>,
  additions: readonly Addition[],
  speech: Speech,
  words: Words,
  names: Names,
): void {
  for (const addition of additions) {
    const { entry, events } = show(game, addition, chronicle.viewer);
    if (entry.seat !== 'chance') chronicle.actor = entry.seat;
    const texts = events.map((event) => speech.event(event, names, options)).filter((text) => text !== null);
    const byOrder = 'by' in entry && entry.by.is === 'standing-order';
    if (byOrder && texts.length > 0) texts[0] = words.byOrder(texts[0]);
    texts.push(...doneBeside(entry, names, words.beside));
    for (const text of texts) {
      // Chance acts for whoever is playing. An answer without words, such as to roll, is told by what follows it.
      const starts = chronicle.actor !== chronicle.told;
      chronicle.sentences.push({ text, starts });
      chronicle.told = chronicle.actor;
    }
  }
}

/** Everything from one sentence on, a paragraph for each run of somebody's doings. */
export function paragraphs({ sentences }: Chronicle, from: number, between: string): string[] {
  const paragraphs: string[] = [];
  for (const { text, starts } of sentences.slice(from)) {
    if (starts || paragraphs.length === 0) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] += between + text;
  }
  return paragraphs;
}

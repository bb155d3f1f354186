/** What happened, as it is said to somebody who listens: one's own turn line by line, the turns of others in one line each. */
import type { Names, Speech } from '@yamanote/games/room';
import type { Viewer } from '@yamanote/kernel';
import type { Words } from '../words/index.ts';
import type { Chapter } from './story.ts';
import { between, turnsOf } from './turns.ts';

interface Telling {
  speech: Speech;
  names: Names;
  words: Words;
}

/** Sentences about all that lies after entry `since`, in the order in which it happened. */
export function newsSince(
  since: number,
  chapters: readonly Chapter[],
  me: Viewer,
  { speech, names, words }: Telling,
): string[] {
  const begun = new Set(chapters.filter(({ told }) => told.some(({ entry }) => entry <= since)).map(keyOf));
  return between(chapters, since, Number.POSITIVE_INFINITY).flatMap((chapter) => {
    const { seat, byBot, lines } = chapter;
    const mine = seat === me && !byBot;
    // The rest of a turn is no turn: one line for it would tell it as if nothing had gone before.
    const [turn] = mine || begun.has(keyOf(chapter)) ? [] : turnsOf([chapter], speech, names);
    // In the middle of one's own turn the next decision may hang on what is mere housekeeping to others.
    const all = mine && begun.has(keyOf(chapter));
    if (turn === undefined) return lines.filter(({ minor }) => all || !minor).map(({ text }) => text);
    const name = turn.seat === 'all' ? null : turn.seat === me ? words.you : names[turn.seat];
    return [ended(words.table.turnInWords({ name, did: turn.did, toYou: turn.toYou }), words)];
  });
}

/** As a whole sentence, with the mark that ends one unless it has one. */
function ended(text: string, words: Words): string {
  return /[.!?…。！？]$/.test(text) ? text : words.table.sentence({ text });
}

const keyOf = ({ number }: Chapter) => number;

/** Whether a turn of this seat has begun after entry `since`. */
export function turnBegan(since: number, chapters: readonly Chapter[], me: Viewer): boolean {
  return chapters.some(({ seat, told }) => seat === me && told.length > 0 && told[0].entry > since);
}

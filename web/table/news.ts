/**
 * What happened, as it is said to somebody who listens: one's own turn, what all play at once and what still goes on line by
 * line, the turns of others in one line each.
 */
import type { Names, Speech } from '@yamanote/games/room';
import type { Viewer } from '@yamanote/kernel';
import type { Words } from '../words/index.ts';
import type { Chapter, Line } from './story.ts';
import { between, turnsOf } from './turns.ts';

interface Telling {
  speech: Speech;
  names: Names;
  words: Words;
}

/** Sentences about all that lies after entry `since`, in the order in which it happened. */
export function newsSince(since: number, chapters: readonly Chapter[], me: Viewer, telling: Telling): string[] {
  const last = chapters.at(-1)?.number;
  const sentences = between(chapters, since, Number.POSITIVE_INFINITY).flatMap((chapter) => {
    const { seat, byBot, number, lines } = chapter;
    const mine = seat === me && !byBot;
    // The rest of a turn is no turn, and neither is what still goes on: in one line it would sound as if it were whole.
    const whole = startOf(chapters, number) > since;
    const turn = mine || !whole || number === last ? null : inOneLine(chapter, me, telling);
    if (turn !== null) return turn;
    // In one's own turn the next decision may hang on what is mere housekeeping to others.
    const told = mine ? lines.slice(whole && saysOnlyWhoseTurn(chapter, telling) ? 1 : 0) : lines.filter(isMajor);
    return told.map(({ text }) => text);
  });
  return counted(sentences, telling.words);
}

/** What is said several times in a row is said once, and how many times. */
function counted(sentences: readonly string[], { table: { times } }: Words): string[] {
  return sentences.flatMap((sentence, i) => {
    if (sentence === sentences[i - 1]) return [];
    const end = sentences.findIndex((other, j) => j > i && other !== sentence);
    const count = (end === -1 ? sentences.length : end) - i;
    return [count === 1 ? sentence : times({ sentence, count })];
  });
}

const isMajor = ({ minor }: Line) => !minor;

function startOf(chapters: readonly Chapter[], number: number): number {
  return chapters.find((chapter) => chapter.number === number)?.told[0]?.entry ?? Number.POSITIVE_INFINITY;
}

function saysOnlyWhoseTurn({ told, lines }: Chapter, { speech, names }: Telling): boolean {
  return lines[0]?.minor === true && lines[0].text === speech.event(told[0].event, names);
}

/**
 * With what came before it by itself. `null` for a turn that nothing can be said about in one line, and for what all play at
 * once: the listener plays too, and it may end with points and a new beginning.
 */
function inOneLine(chapter: Chapter, me: Viewer, { speech, names, words }: Telling): string[] | null {
  const [turn] = turnsOf([chapter], speech, names);
  if (turn === undefined || turn.seat === 'all') return null;
  const { seat, heard = { toYou: turn.toYou } } = turn;
  const { before = [], did = turn.did, toYou } = heard;
  const name = seat === me ? words.you : names[seat];
  return [...before, ended(words.table.turnInWords({ name, did, toYou }), words)];
}

/** As a whole sentence, with the mark that ends one unless it has one. */
function ended(text: string, words: Words): string {
  return /[.!?…。！？]$/.test(text) ? text : words.table.sentence({ text });
}

/** Whether a turn of this seat has begun after entry `since`. */
export function turnBegan(since: number, chapters: readonly Chapter[], me: Viewer): boolean {
  return chapters.some(({ seat, told }) => seat === me && told.length > 0 && told[0].entry > since);
}

/** Whether anybody's turn has begun after entry `since`. */
export function anyTurnBegan(since: number, chapters: readonly Chapter[]): boolean {
  return chapters.some(({ told }) => told.length > 0 && told[0].entry > since);
}

/** Turns in one line each: what the others did since I was last asked, or while I was away. */
import type { Names, Speech, TurnLine } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Chapter } from './story.ts';

export interface Turn extends TurnLine {
  key: number;
  seat: Seat | 'all';
}

export function turnsOf(chapters: readonly Chapter[], speech: Speech, names: Names): Turn[] {
  return chapters.flatMap(({ seat, number, told }) => {
    if (seat === null) return [];
    const events = told.map(({ event }) => event);
    const line = speech.turn(events, seat, names);
    return line === null ? [] : [{ ...line, key: number, seat }];
  });
}

/** Of these chapters, what lies after entry `since` and not after `until`. */
export function between(chapters: readonly Chapter[], since: number, until: number): Chapter[] {
  const inside = ({ entry }: { entry: number }) => entry > since && entry <= until;
  return chapters
    .map((chapter) => ({ ...chapter, told: chapter.told.filter(inside), lines: chapter.lines.filter(inside) }))
    .filter(({ told }) => told.length > 0);
}

/** What others played; what a bot played in my place is news to me, too. */
export function ofOthers(chapters: readonly Chapter[], me: Seat | 'public'): Chapter[] {
  return chapters.filter(({ seat, byBot }) => seat !== me || byBot);
}

/**
 * What has happened since the reader last answered: what came of it in the own turn, then what the others did. As one's own
 * turn begins, that is since the one before: an answer in somebody else's turn does not make one forget the rest. While one
 * is `asked` and nobody else has played, there is nothing to tell.
 */
export function sinceAnswers(
  chapters: readonly Chapter[],
  answers: readonly number[],
  me: Seat | 'public',
  asked: boolean,
): Chapter[] {
  const turnAt = (entry: number) => chapters.findLast(({ told }) => told.length > 0 && told[0].entry < entry);
  const isMine = (chapter: Chapter | undefined) => chapter !== undefined && chapter.seat === me && !chapter.byBot;
  const begins = asked && isMine(chapters.at(-1));
  // A match may have begun in the middle of one's turn, which then has no beginning.
  const since = answers.findLast((entry) => !begins || turnAt(entry) === undefined || isMine(turnAt(entry)));
  // Before the first answer there is nothing that one was waiting for.
  if (since === undefined) return [];
  const after = chapters.flatMap((chapter) =>
    // A turn that the answer itself has opened is told whole.
    chapter.told[0]?.entry === since ? [chapter] : between([chapter], since, Number.POSITIVE_INFINITY),
  );
  const others = ofOthers(after, me);
  const own = turnAt(since);
  if (asked && others.length === 0) return [];
  return own !== undefined && isMine(own) && cameTo(own, since) ? [own, ...others] : others;
}

/** Whether an answer brought about more than what it says itself. */
function cameTo({ lines }: Chapter, answer: number): boolean {
  const after = lines.filter(({ entry, minor }) => entry >= answer && !minor);
  return after.length > 1 || after.some(({ entry }) => entry > answer);
}

/** How a match has to be told to somebody who listens, by its log and the game's own speech. */
import type { Names, Speech, WholeRoom } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Showing, Sight } from '@yamanote/running-match';
import { type Chapter, chaptersOf } from '../table/story.ts';
import type { Words } from '../words/index.ts';

interface Teller {
  room: WholeRoom;
  speech: Speech;
  names: Names;
  words: Words;
  me: Seat;
}

export interface Telling {
  /** All that came after this entry: whole turns of others in one sentence, the rest line by line. */
  since(known: number): string[];
  turnBegan(known: number): boolean;
  /** How things stand, if anybody's turn has begun after this entry. */
  situation(known: number): string[];
  /** `null` for who is not asked. */
  question: string | null;
  /** What the question can be answered with, where that is told. */
  holds: string[];
}

export function tellingOf(teller: Teller, showings: readonly Showing<unknown>[], { view, pending }: Sight): Telling {
  const { room, speech, names, words, me } = teller;
  const chapters = chaptersOf(showings, room, speech, names, words);
  const began = (known: number) => (chapter: Chapter) => chapter.told[0]?.entry > known;
  return {
    since(known) {
      const sentences = chapters.flatMap((chapter) => {
        const whole = began(known)(chapter);
        const turn = whole && chapter !== chapters.at(-1) ? inOneSentence(chapter, teller) : null;
        return turn ?? lineByLine(chapter, known, whole, teller);
      });
      const starts = sentences.flatMap((sentence, i) => (sentence === sentences[i - 1] ? [] : [i]));
      return starts.map((from, i) => {
        const [sentence, count] = [sentences[from], (starts[i + 1] ?? sentences.length) - from];
        return count === 1 ? sentence : words.table.times({ sentence, count });
      });
    },
    turnBegan: (known) => chapters.filter(began(known)).some(({ seat }) => seat === me),
    situation: (known) =>
      (chapters.some(began(known)) ? [speech.situation?.(view, names)] : []).filter((text) => typeof text === 'string'),
    question: 'seats' in pending && pending.seats.includes(me) ? speech.question(view, names) : null,
    holds: [speech.holds?.(view, names) ?? []].flat(),
  };
}

/** `null` for one's own turn, and for what all or nobody played. */
function inOneSentence({ seat, told }: Chapter, { speech, names, words, me }: Teller): string[] | null {
  if (seat === me || seat === null || seat === 'all') return null;
  const events = told.map(({ event }) => event);
  const turn = speech.turn?.(events, seat, names) ?? null;
  if (turn === null) return null;
  const text = words.table.turnInWords({ ...turn, ...turn.heard, name: names[seat] });
  return [...(turn.heard?.before ?? []), /[.!?…。！？]$/.test(text) ? text : words.table.sentence({ text })];
}

/** Of others what counts; of oneself all but that it is one's turn. */
function lineByLine({ seat, told, lines }: Chapter, known: number, whole: boolean, { speech, names, me }: Teller) {
  const fresh = lines.filter(({ entry }) => entry > known);
  const opening = whole && fresh[0]?.minor ? speech.event(told[0].event, names) : null;
  return fresh.filter(({ minor, text }) => (seat === me ? text !== opening : !minor)).map(({ text }) => text);
}

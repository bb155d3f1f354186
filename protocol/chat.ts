/** What people at a table may say to each other: a line of text, a phrase that every page has in its own words, a reaction. */
import { asLine } from '@yamanote/running-match';
import * as v from 'valibot';

/** Those who sit at the table have one of their own; those who watch another. */
export const CHAT_ROOMS = ['players', 'watchers'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

/** Sent by its name, and read in the words of whoever reads it. */
export const PHRASES = [
  'hello',
  'well-played',
  'lucky',
  'thinking',
  'your-turn',
  'ouch',
  'sorry',
  'thanks',
  'back-soon',
  'good-game',
  'one-more',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Shown over the seat of who sends it, and gone. */
export const REACTIONS = ['cheer', 'gasp', 'laugh', 'clap', 'bow', 'fire'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** In which somebody said a phrase: pages tell that they have put it into other words. */
export const SPOKEN = ['en', 'de', 'ja'] as const;

/** A thought, not a letter: about four lines on a phone, so that nobody's fills the half that chat may take there. */
export const LONGEST_LINE = 200;

export type Said =
  | { is: 'text'; text: string }
  | { is: 'phrase'; phrase: Phrase; language: (typeof SPOKEN)[number] }
  | { is: 'reaction'; reaction: Reaction };

/** What a page sends. A text is tamed here, once for all; whether it is too long or empty is said with a reason of its own. */
export const said = v.variant('is', [
  v.strictObject({ is: v.literal('text'), text: v.pipe(v.string(), v.transform(asLine)) }),
  v.strictObject({ is: v.literal('phrase'), phrase: v.picklist(PHRASES), language: v.picklist(SPOKEN) }),
  v.strictObject({ is: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
]);

/** What a page may do in a room: read and write, only read (`muted`: because the host wants it so), or neither. */
export type ChatDoor = 'open' | 'read' | 'muted' | 'closed';

export interface ChatLine {
  /** Rises within a table. */
  number: number;
  room: ChatRoom;
  /** Whose it is: the same for all lines of one person at this table, and nothing outside of it. */
  who: string;
  /** What they were called then. */
  name: string;
  /** Where they sit now; `null` of who watches, or has got up. */
  seat: number | null;
  you: boolean;
  /** Milliseconds since 1970. */
  at: number;
  said: Said;
}

/** Somebody who is not heard: by you alone, or by nobody at this table. */
export interface Quieted {
  who: string;
  name: string;
  by: 'you' | 'host';
}

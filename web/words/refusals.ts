import { server } from '../connection/halls.ts';
import { type Code, Refused } from '../connection/line.ts';
import { type Words, words } from './index.ts';

type Sentence = keyof Words['refusals'];

/** Every reason has its sentence; those that no page should ever meet share one. */
const SENTENCES: Readonly<Record<Code, Sentence>> = {
  stale: 'stale',
  answered: 'answered',
  'not-asked': 'not-asked',
  illegal: 'illegal',
  over: 'over',
  'nothing-to-undo': 'nothing-to-undo',
  paused: 'paused',
  proposed: 'other',
  'not-proposed': 'other',
  'nobody-agrees': 'other',
  'no-hint': 'no-hint',
  frozen: 'frozen',
  'seat-taken': 'seat-taken',
  'gave-up': 'gave-up',
  'already-started': 'already-started',
  'not-host': 'not-host',
  'unknown-table': 'unknown-table',
  'unknown-guest': 'unknown-guest',
  'too-fast': 'too-fast',
  'not-stored': 'not-stored',
  elsewhere: 'elsewhere',
  'hall-full': 'hall-full',
  'word-wanted': 'word-wanted',
  'wrong-word': 'word-wanted',
  lost: 'lost',
  malformed: 'malformed',
  impossible: 'other',
  'unknown-request': 'other',
  'unknown-match': 'other',
  'not-seated': 'other',
  'not-started': 'other',
  'not-over': 'other',
  'bad-code': 'other',
  'too-large': 'other',
  // Said where they can happen, in words that are fetched there.
  'private-address': 'other',
  'no-answer': 'other',
  'enough-channels': 'other',
  mistyped: 'other',
  'too-late': 'other',
  'unknown-passkey': 'other',
  'wrong-passkey': 'other',
  'enough-passkeys': 'other',
  'too-early': 'other',
  nudged: 'other',
  'not-reached': 'other',
  // Only said in a chat, which has sentences of its own for them (table/chat/words/).
  'line-empty': 'other',
  'line-too-long': 'other',
  'players-only': 'other',
  'watchers-only': 'other',
  'room-closed': 'other',
  muted: 'other',
  internal: 'other',
};

/** Why something did not work, as a sentence that helps. */
export function kindWord(code: Code): string {
  return words.peek().refusals[SENTENCES[code] ?? 'other'];
}

/** The same for what may also have failed because a part of the page could not be fetched. */
export function whyNot(reason: unknown): string {
  if (reason instanceof Refused) return kindWord(reason.code);
  if (server.state.peek() !== 'open') return kindWord('lost');
  return words.peek().refusals.missing;
}

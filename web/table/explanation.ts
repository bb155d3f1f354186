/** The first time that a kind of decision comes up it is explained where the decision is made; the goal of the game first of all. */
import { signal } from '@preact/signals';
import { explanations } from '../settings/settings.ts';
import { read, write } from '../settings/stored.ts';
import type { Session } from './session.ts';

/** What was explained and read, as `game:kind`. */
const explained = signal<readonly string[]>((read('explained') ?? '').split(' ').filter(Boolean));

const GOAL = 'goal';

export interface Explanation {
  key: string;
  text: string;
  /** Where the rules say more; `null` if they do not. */
  rule: string | null;
}

/** What is to be explained before this kind of question is answered; `null` if nothing, or nothing any more. */
export function explanationOf({ room, speech, table }: Session, kind: string): Explanation | null {
  if (explanations.value === 'off') return null;
  const { id } = room.game;
  const known = (what: string) => explained.value.includes(`${id}:${what}`);
  if (!known(GOAL)) return { key: `${id}:${GOAL}`, text: speech.value.goal, rule: null };
  const text = speech.value.explain(kind);
  const rule = room.ruleOf(kind, table.info.value?.options);
  return text === null || known(kind) ? null : { key: `${id}:${kind}`, text, rule };
}

export function markExplained({ key }: Explanation): void {
  if (explained.peek().includes(key)) return;
  explained.value = [...explained.peek(), key];
  write('explained', explained.peek().join(' '));
}

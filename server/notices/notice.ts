import type { Language, Seat } from '@yamanote/kernel';
import type { NoticeKind } from '../store/index.ts';
import { words } from './words/index.ts';

/** All that may leave the hall: game, table, whose turn it is, and the way there. Nothing of the match itself. */
export interface Notice {
  /** A repeat carries it too. */
  id: string;
  /** `test`: somebody wants to know whether it comes. */
  kind: NoticeKind | 'test';
  game: string;
  table: string;
  seat: Seat | null;
  /** Who is asked. */
  name: string | null;
}

/** As it is read. */
export interface Text {
  title: string;
  body: string;
}

/** To who is asked, or to others about them. */
export function textOf({ kind, game, name, seat }: Notice, language: Language, isTheirs: boolean): Text {
  const say = words[language];
  const title = say.titles[game] ?? game;
  if (kind === 'test') return { title: say.hall, body: say.works };
  const who = name ?? say.seat({ number: (seat ?? 0) + 1 });
  if (kind === 'nudge') return { title, body: isTheirs ? say.yourNudge : say.theirNudge({ name: who }) };
  return { title, body: isTheirs ? say.yourTurn : say.theirTurn({ name: who }) };
}

export function pathOf({ table, kind }: Notice): string {
  return kind === 'test' ? '/' : `/table/${table}`;
}

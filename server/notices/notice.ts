import type { Language, Seat } from '@yamanote/kernel';
import { calledBy } from '@yamanote/protocol';
import type { NoticeKind } from '../store/index.ts';
import { words } from './words/index.ts';

/** All that may leave the hall: game, table, who sits there, whose turn it is, and the way there. Nothing of the match itself. */
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
  /** The other people at the table. */
  others: readonly string[];
}

/** As it is read. */
export interface Text {
  title: string;
  body: string;
}

/** To who is asked, or to others about them. */
export function textOf(notice: Notice, language: Language, isTheirs: boolean): Text {
  const { kind, game, table, others } = notice;
  const say = words[language];
  if (kind === 'test') return { title: say.hall, body: say.works };
  const title = say.at({ game: say.titles[game] ?? game, table: tableNameIn(language, table) });
  const said = sentenceOf(notice, language, isTheirs);
  return { title, body: isTheirs && others.length > 0 ? say.inCompany({ said, names: others }) : said };
}

/** As pages call it. */
export function tableNameIn(language: Language, table: string): string {
  const { called, tableNames } = words[language];
  return called({ name: calledBy(table, tableNames) });
}

function sentenceOf({ kind, name, seat }: Notice, language: Language, isTheirs: boolean): string {
  const say = words[language];
  const who = name ?? say.seat({ number: (seat ?? 0) + 1 });
  if (kind === 'proposal') return isTheirs ? say.yourWord : say.theirWord({ name: who });
  if (kind === 'nudge') return isTheirs ? say.yourNudge : say.theirNudge({ name: who });
  return isTheirs ? say.yourTurn : say.theirTurn({ name: who });
}

export function pathOf({ table, kind }: Notice): string {
  return kind === 'test' ? '/' : `/table/${table}`;
}

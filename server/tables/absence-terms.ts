/** What a table has agreed on for whoever is missing in the middle of a match. */
import { isBotName, USUAL_BOT } from '@yamanote/bots';
import { unknownBot } from '../bots/names.ts';
import type { HallRefusal } from '../refusals.ts';
import type { AbsenceTerms, TableRecord } from '../store/index.ts';

const USUAL: AbsenceTerms = { bot: USUAL_BOT, after: null, taking: false };

export function termsOf({ absence }: Pick<TableRecord, 'absence'>): AbsenceTerms {
  return absence ?? USUAL;
}

/** Where everybody is there, nobody waits longer; in seconds. */
const LIVE = 120;

/** After how many milliseconds without a page a bot plays by itself; `null` for never, as is usual where nobody is in a hurry. */
export function goneAfter(record: Pick<TableRecord, 'absence' | 'timeControl'>): number | null {
  const after = termsOf(record).after ?? (record.timeControl?.is === 'live' ? LIVE : 0);
  return after === 0 ? null : after * 1000;
}

/** The terms with what somebody wishes to be different. */
export function withTerms(
  before: AbsenceTerms | null,
  wish: { [Key in keyof AbsenceTerms]?: AbsenceTerms[Key] | undefined } | undefined,
): AbsenceTerms | null | HallRefusal {
  if (wish === undefined) return before;
  const { bot, after, taking } = before ?? USUAL;
  const terms = { bot: wish.bot ?? bot, after: wish.after ?? after, taking: wish.taking ?? taking };
  return isBotName(terms.bot) ? terms : unknownBot('absence.bot');
}

/** Back to which decision? All of them that still hold, the latest first. */
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { shownLanguage, words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import type { Chapter } from '../story.ts';
import styles from './back-sheet.module.css';
import { companyAt } from './company.ts';
import { type Decision, decisionsIn } from './decisions.ts';
import { propose } from './propose.ts';
import { agreeingWords } from './words/index.ts';

interface Choice extends Decision {
  /** What came of it first, as the log says it. */
  text: string;
}

interface Group {
  chapter: Chapter;
  choices: Choice[];
}

export function BackSheet({ session, info, close }: { session: Session; info: TableInfo; close(): void }) {
  const { back } = agreeingWords[shownLanguage.value];
  const groups = groupsOf(session);
  return (
    <Sheet title={back.title} close={close}>
      <p class={styles.about}>{groups.length === 0 ? back.none : back[companyAt(info)]}</p>
      {groups.map(({ chapter, choices }) => (
        <section key={chapter.number} class={styles.turn}>
          <h3>{turnName(session, chapter)}</h3>
          <ol>
            {choices.map(({ entry, seat, text }) => (
              <li key={entry}>
                <button
                  type="button"
                  onClick={() => {
                    propose(session.table, { is: 'rewind', to: entry });
                    close();
                  }}
                >
                  <SeatMark seat={seat} size={14} />
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Sheet>
  );
}

function turnName({ names, viewer }: Session, { seat, number }: Chapter): string {
  const { back } = agreeingWords[shownLanguage.value];
  if (number === 0) return back.before;
  const name = typeof seat !== 'number' ? null : seat === viewer.value ? words.value.you : names.value[seat];
  return back.turn({ number, name });
}

/** Each decision in the turn in which it was made; what nothing was said of is left out, as nobody could tell it from the next. */
function groupsOf({ table, chapters }: Session): Group[] {
  const decisions = decisionsIn(table.progress.value?.showings ?? []);
  const groups: Group[] = [];
  for (const [i, decision] of decisions.entries()) {
    const until = decisions[i + 1]?.entry ?? Number.POSITIVE_INFINITY;
    const found = saidOf(chapters.value, decision.entry, until);
    if (found === null) continue;
    const { chapter, text } = found;
    if (groups.at(-1)?.chapter !== chapter) groups.push({ chapter, choices: [] });
    groups[groups.length - 1].choices.push({ ...decision, text });
  }
  return groups.map(({ chapter, choices }) => ({ chapter, choices: choices.reverse() })).reverse();
}

function saidOf(chapters: readonly Chapter[], from: number, until: number): { chapter: Chapter; text: string } | null {
  for (const chapter of chapters) {
    const lines = chapter.lines.filter(({ entry }) => entry >= from && entry < until);
    const line = lines.find(({ minor }) => !minor) ?? lines[0];
    if (line !== undefined) return { chapter, text: line.text };
  }
  return null;
}

import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import { useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import styles from './log.module.css';
import type { Session } from './session.ts';
import type { Chapter } from './story.ts';
import { StoryLines } from './story-lines.tsx';
import { turnsOf } from './turns.ts';

/** So many turns are at hand; more are one press away. */
const LATEST = 30;

/** The log beside the board: turn by turn, the newest first and open. */
export function LogPanel({ session }: { session: Session }) {
  const { table: texts } = words.value;
  return (
    <section class={styles.panel} aria-label={texts.log}>
      <header>
        <h2>{texts.log}</h2>
        <small>{texts.newestFirst}</small>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard */}
      <div class={styles.scroll} tabIndex={0} role="log" aria-live="off" aria-label={texts.log}>
        <Chapters session={session} />
      </div>
    </section>
  );
}

export function LogSheet({ session, close }: { session: Session; close(): void }) {
  return (
    <Sheet title={words.value.table.log} close={close}>
      <div role="log" aria-live="off" aria-label={words.value.table.log}>
        <Chapters session={session} done={close} />
      </div>
    </Sheet>
  );
}

function Chapters({ session, done }: { session: Session; done?(): void }) {
  const { table: texts } = words.value;
  const [most, setMost] = useState(LATEST);
  const chapters = session.chapters.value.filter(({ lines }) => lines.length > 0);
  if (chapters.length === 0) return <p>{texts.logEmpty}</p>;
  return (
    <>
      {chapters
        .slice(-most)
        .reverse()
        .map((chapter, i) => (
          <ChapterEntry key={chapter.number} session={session} chapter={chapter} newest={i === 0} done={done} />
        ))}
      {chapters.length > most && (
        <button type="button" class={styles.more} onClick={() => setMost(most + LATEST)}>
          {texts.earlier}
        </button>
      )}
    </>
  );
}

interface EntryProps {
  session: Session;
  chapter: Chapter;
  newest: boolean;
  done?(): void;
}

function ChapterEntry({ session, chapter, newest, done }: EntryProps) {
  const { table: texts } = words.value;
  const { seat, number, lines } = chapter;
  const [turn] = turnsOf([chapter], session.speech.value, session.names.value);
  const [whole, setWhole] = useState(false);
  const minor = lines.some((line) => line.minor);
  return (
    <details class={styles.chapter} open={newest}>
      <summary>
        <span class={styles.number}>{number > 0 && number}</span>
        {typeof seat === 'number' && <SeatMark seat={seat} size={12} />}
        <span class={styles.sum}>
          <b>{whoOf(session, seat)}</b> <span>{turn?.did}</span>
          {turn?.toYou != null && (
            <>
              <span class="unseen">{words.value.punctuation.comma}</span> <em>{turn.toYou}</em>
            </>
          )}
        </span>
      </summary>
      <StoryLines lines={whole ? lines : lines.filter((line) => !line.minor)} />
      <p class={styles.tools}>
        {turn !== undefined && turn.shows.length > 0 && (
          <button
            type="button"
            onClick={() => {
              session.pointed.value = turn.shows;
              done?.();
            }}
          >
            {texts.showOnBoard}
          </button>
        )}
        {minor && !whole && (
          <button type="button" onClick={() => setWhole(true)}>
            {texts.everyStep}
          </button>
        )}
      </p>
    </details>
  );
}

function whoOf({ viewer, names }: Session, seat: Chapter['seat']): string {
  const { you, table: texts } = words.value;
  if (seat === null) return texts.beginning;
  if (seat === 'all') return texts.everybody;
  return seat === viewer.value ? you : names.value[seat];
}

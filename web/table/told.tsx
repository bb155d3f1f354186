/**
 * The one slot above the question. In this order: the line is lost; the hall cannot write; what somebody proposes; why one has fallen out of the
 * match; a hint, until something else is chosen; something is explained; what happened while one was away; what the chosen
 * answer would do; what the others did; the step that is being shown, or the last one.
 */

import { same } from '@yamanote/kernel';
import { announce } from '@yamanote/kit/announcer.tsx';
import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { heardText } from '@yamanote/kit/heard-text.ts';
import { Icon, type IconName } from '@yamanote/kit/icon.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Line } from '../connection/line.ts';
import { CannotWrite } from '../pages/cannot-write.tsx';
import { words } from '../words/index.ts';
import { openProposal } from './agreeing/open-proposal.ts';
import { type Explanation, explanationOf, markExplained } from './explanation.ts';
import { answerIn, worthOf } from './hint-words.ts';
import { lastLine } from './last-line.ts';
import type { Opened } from './opened.ts';
import type { Recap } from './recap.ts';
import type { Session } from './session.ts';
import styles from './told.module.css';
import { TurnRows } from './turn-rows.tsx';
import { sinceAnswers, type Turn, turnsOf } from './turns.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const ProposalLine = deferred(async () => {
  const { ProposalLine, speakOfAgreeing } = await import('./agreeing/late.ts');
  await speakOfAgreeing();
  return ProposalLine;
});

interface Props {
  session: Session;
  board: BoardProps;
  recap: Recap | null;
  /** Opens a sheet with more of it. */
  open(what: Opened): void;
}

export function Told(props: Props) {
  const { session, board } = props;
  const { table: texts } = words.value;
  const told = pick(props);
  return (
    <section
      class={styles.told}
      aria-label={texts.told}
      data-asks={session.composer.asking.value !== null ? '' : undefined}
      data-waits={told.waits ? '' : undefined}
      data-note={told.waits && told.content !== null ? '' : undefined}
    >
      {told.content}
      {hasOutlook(session, board) && <Outlook session={session} board={board} seen={told.content === null} />}
    </section>
  );
}

/** What the chosen answer would do: seen if there is room for it, and in any case said, once for each question. */
function Outlook({ session, board, seen }: { session: Session; board: BoardProps; seen: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const said = useRef('');
  const { Hint } = session.board;
  const { table, composer } = session;
  const question = `${table.progress.value?.sight.question} ${composer.asking.value?.kind}`;
  useEffect(() => {
    const text = heardText(place.current as HTMLElement, words.value.punctuation.comma);
    const now = `${question} ${text}`;
    if (text !== '' && now !== said.current) announce(text);
    said.current = now;
  });
  return (
    <div ref={place} class={seen ? styles.hint : styles.unseen}>
      <Hint {...board} />
    </div>
  );
}

function hasOutlook({ composer, board: { hints } }: Session, board: BoardProps): boolean {
  return composer.asking.value !== null && (composer.selected.value !== null || hints?.(board) === true);
}

/** `null` leaves the slot to what the chosen answer would do. */
function pick(props: Props): { content: ComponentChildren | null; waits: boolean } {
  const { session, board, recap, open } = props;
  const { composer, table } = session;
  const { table: texts } = words.value;
  const asking = composer.asking.value;
  const { line } = table;
  if (line.state.value === 'broken') return { content: <LostLine line={line} />, waits: true };
  if (!line.writes.value) return { content: <CannotWrite line={line} />, waits: true };
  const proposal = openProposal(session);
  if (proposal !== null) return { content: <ProposalLine session={session} proposal={proposal} />, waits: true };
  if (session.fallen.value) return { content: <Downfall session={session} />, waits: true };
  const hint = hintFor(session, open);
  if (hint !== null) return { content: hint, waits: true };
  const explanation = asking === null ? null : explanationOf(session, asking.kind);
  if (explanation !== null)
    return { content: <Note key={explanation.key} explanation={explanation} open={open} />, waits: true };
  if (recap !== null) {
    const text = texts.awayTurns({ turns: recap.turns.length });
    return { content: <Unread text={text} read={() => open({ turns: recap.turns })} />, waits: true };
  }
  if (hasOutlook(session, board)) return { content: null, waits: true };
  const turns = asking === null ? [] : turnsSinceMyAnswer(session);
  if (turns.length === 0) return { content: <LastStep session={session} />, waits: false };
  // What can be chosen on the board or among the things is never covered, nor is a board that is small already: then one
  // line leads to them.
  const { shape, room } = session.windowClass.value;
  const free = asking?.paths.every((path) => path.length === 0) && room !== 'tiny' && room !== 'flat';
  if (free || shape === 'columns' || shape === 'wide')
    return { content: <TurnList session={session} turns={turns} />, waits: true };
  return {
    content: <Unread text={texts.othersTurns({ turns: turns.length })} read={() => open({ turns })} />,
    waits: true,
  };
}

/** `null` without a hint, or while another answer is chosen. */
function hintFor(session: Session, open: Props['open']): ComponentChildren | null {
  const { hints, composer } = session;
  const { hint: texts } = words.value.table;
  if (hints.awaited.value) return <p class={styles.line}>{texts.awaited}</p>;
  const [first] = hints.shown.value ?? [];
  if (first === undefined || (composer.selected.value !== null && !same(composer.selected.value, first.answer)))
    return null;
  const text = texts.best({ answer: answerIn(session, first.answer), worth: worthOf(first, session, words.value) });
  return <Leading icon="hint" text={text} label={texts.compare} press={() => open('hint')} />;
}

function turnsSinceMyAnswer({ viewer, table, chapters, speech, names, composer }: Session): Turn[] {
  const me = viewer.value;
  const answers = (table.progress.value?.showings ?? []).flatMap(({ entry }) =>
    entry.seat === me && !('note' in entry) && entry.by.is !== 'bot' ? [entry.index] : [],
  );
  return turnsOf(sinceAnswers(chapters.value, answers, me, composer.asking.value !== null), speech.value, names.value);
}

/** Why one has fallen. */
function Downfall({ session }: { session: Session }) {
  const turns = turnsSinceMyAnswer(session);
  return turns.length === 0 ? <LastStep session={session} /> : <TurnList session={session} turns={turns} />;
}

/** In the order in which they were played. Where not all have room, the latest are seen: they lead to the question. */
function TurnList({ session, turns }: { session: Session; turns: readonly Turn[] }) {
  const list = useRef<HTMLDivElement>(null);
  const latest = turns.at(-1)?.key;
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [latest]);
  return (
    <div ref={list} class={styles.turns}>
      <TurnRows session={session} turns={turns} />
    </div>
  );
}

function LastStep({ session }: { session: Session }) {
  const line = lastLine(session);
  if (line === null) return null;
  return (
    <p class={styles.line}>
      {line.seat !== null && <SeatMark seat={line.seat} size={14} />}
      <span>{line.text}</span>
    </p>
  );
}

function LostLine({ line }: { line: Line }) {
  const { table: texts } = words.value;
  const seconds = useSecondsUntil(line.nextTry.value);
  return (
    <div class={styles.note} data-plain="" role="status">
      <Icon name="redo" size={18} />
      <p>
        <span>{texts.reconnecting}</span>{' '}
        {seconds > 0 && <small aria-hidden="true">{texts.nextTry({ seconds })}</small>}
      </p>
      <button type="button" class={styles.press} onClick={() => line.hurry()}>
        {texts.tryNow}
      </button>
    </div>
  );
}

function Unread({ text, read }: { text: string; read(): void }) {
  return <Leading icon="log" text={text} label={words.value.table.read} press={read} />;
}

/** A line that leads to a sheet with more of it. */
function Leading({ icon, text, label, press }: { icon: IconName; text: string; label: string; press(): void }) {
  return (
    <div class={styles.note} data-plain="">
      <Icon name={icon} size={18} />
      <p>{text}</p>
      <button type="button" class={styles.press} data-opens="" onClick={press}>
        {label}
      </button>
    </div>
  );
}

function Note({ explanation, open }: { explanation: Explanation; open: Props['open'] }) {
  const { table: texts } = words.value;
  const { text, rule } = explanation;
  const done = () => markExplained(explanation);
  // Whoever has made the decision has understood enough of it, with or without pressing the button.
  useEffect(() => done, []);
  return (
    <div class={styles.note}>
      <Icon name="help" size={20} />
      <p>
        {text}{' '}
        {rule !== null && (
          <button type="button" class={styles.more} data-opens="" onClick={() => open({ rule })}>
            {texts.more}
          </button>
        )}
      </p>
      <button type="button" class={styles.press} onClick={done}>
        {texts.gotIt}
      </button>
    </div>
  );
}

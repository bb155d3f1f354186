/** Calls a player who is wanted: page title and its sign, live regions, and a soft sound or a short hum if that is asked for. */
import { effect, untracked } from '@preact/signals';
import type { Seat } from '@yamanote/kernel';
import { announce, call, forgetSaid, hush } from '@yamanote/kit/announcer.tsx';
import { chime, shake } from '@yamanote/kit/chime.ts';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import askedSign from '../art/icon-asked.svg';
import { sound, vibration } from '../settings/settings.ts';
import { words } from '../words/index.ts';
import { openProposal } from './agreeing/open-proposal.ts';
import type { Asking } from './asking.ts';
import { explanationOf } from './explanation.ts';
import { tableName } from './names.ts';
import { anyTurnBegan, newsSince, turnBegan } from './news.ts';
import type { Session } from './session.ts';
import { isShared } from './together/shared.ts';

/** Stands for a question that only the page asks: how to go on after one has fallen. */
const FALLEN = 'fallen';

export function useCalls(session: Session, info: TableInfo): void {
  useEffect(() => {
    const stop = followTitle(session, info.table);
    return () => {
      stop();
      showSign(false);
    };
  }, [session, info.table]);
  useEffect(() => followMatch(session), [session]);
}

function followTitle(session: Session, table: string): () => void {
  const { composer, speech, viewer } = session;
  return effect(() => {
    const { title } = speech.value;
    const name = tableName(table, words.value);
    const isAsked = composer.asking.value !== null;
    const proposal = openProposal(session);
    const isWanted = proposal !== null && viewer.value !== 'public' && !proposal.agreed.includes(viewer.value);
    document.title = isAsked
      ? `● ${words.value.table.yourMove({ game: title })} · ${name}`
      : isWanted
        ? `● ${words.value.home.yourWord} · ${title} · ${name}`
        : `${title} · ${name} · Yamanote`;
    showSign(isAsked || isWanted);
  });
}

/** Among many tabs, the one that waits is found by its sign. */
function showSign(mine: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (sign === null) return;
  sign.dataset.usual ??= sign.href;
  const wanted = mine ? askedSign : sign.dataset.usual;
  if (sign.getAttribute('href') !== wanted) sign.href = wanted;
}

/**
 * Whoever listens is told everything once and in order: with a question, all that happened before it; and while others have
 * to think, what has happened so far. Bots do not think that long: their turns are told together.
 */
function followMatch(session: Session): () => void {
  const { composer, speech, names, table, viewer, chapters } = session;
  let match: string | null = null;
  let told = -1;
  let asked: string | null = null;
  const explained = new Set<string>();
  /** Where several share the device, whoever has it now is called by name. */
  let greets = table.info.peek() !== null && isShared(table.info.peek() as TableInfo);

  /** What has happened and was not told yet; from now on it counts as told. */
  function news(): string[] {
    const telling = { speech: speech.value, names: names.value, words: words.value };
    const sentences = newsSince(told, chapters.value, viewer.value, telling);
    told = latestOf(session);
    return sentences;
  }

  function explanation(kind: string): string[] {
    const { key, text } = explanationOf(session, kind) ?? { key: '', text: '' };
    if (key === '' || explained.has(key)) return [];
    explained.add(key);
    return [text];
  }

  function situation(view: Asking['view']): string[] {
    const text = speech.value.situation?.(view, names.value) ?? null;
    return text === null ? [] : [text];
  }

  function ask(question: string, { kind, view }: Asking): void {
    const begins = turnBegan(told, chapters.value, viewer.value);
    const turn = greets ? [greeting()] : begins ? [words.value.table.turnIsYours] : [];
    greets = false;
    const around = anyTurnBegan(told, chapters.value) ? situation(view) : [];
    const holds = speech.value.holds?.(view, names.value) ?? [];
    asked = question;
    call([...news(), ...turn, ...around].concat(holds, question, explanation(kind)).join(' '));
    if (sound.value === 'on') chime();
    if (vibration.value === 'on') shake();
  }

  function greeting(): string {
    const { overTo, sentence } = words.value.table;
    return sentence({ text: overTo({ name: names.value[viewer.value as Seat] }) });
  }

  /** As far as it is shown; the rest is told when it is seen, too. */
  function fall(): void {
    const shown = session.stage.now.value?.step.entry ?? told;
    if (asked === FALLEN) return;
    asked = FALLEN;
    const { fallen } = words.value.table;
    // The log may say it in the same words, before what followed from it.
    call([...news().filter((sentence) => sentence !== fallen), fallen].join(' '));
    told = shown;
  }

  // Somebody else may have had the device before.
  forgetSaid();
  return effect(() => {
    const progress = table.progress.value;
    const asking = composer.asking.value;
    const question = asking === null ? null : speech.value.question(asking.view, names.value);
    // Whoever has read one explanation may get the next one.
    const unread = asking === null ? null : explanationOf(session, asking.kind);
    if (session.fallen.value) return untracked(fall);
    // An old question is no answer to who wonders what is asked now.
    if (asking === null) untracked(hush);
    if (!session.settled.value || progress === null) return;
    untracked(() => {
      if (progress.match !== match) {
        match = progress.match;
        told = beforeLastAnswer(session);
        asked = null;
      }
      if (asking === null || question === null) {
        asked = null;
        const over = progress.sight.pending.is === 'over' && told < latestOf(session);
        if (waitsForPerson(session)) tell([...news(), ...(over ? situation(progress.sight.view) : [])]);
      } else if (question !== asked || answered(session, told)) ask(question, asking);
      else tell([...news(), ...(unread === null ? [] : explanation(asking.kind))]);
    });
  });
}

function tell(sentences: readonly string[]): void {
  if (sentences.length > 0) announce(sentences.join(' '));
}

function latestOf({ table }: Session): number {
  return (table.progress.value?.sight.next ?? 0) - 1;
}

/** Whether this seat has answered after entry `since`, so that the same question is a new one. */
function answered({ table, viewer }: Session, since: number): boolean {
  const showings = table.progress.value?.showings ?? [];
  return showings.slice(since + 1).some(({ entry }) => entry.seat === viewer.value && !('note' in entry));
}

/**
 * A page that is opened in the middle tells from this seat's last answer on, or for who has none from the last answer of a
 * person; before there is one, from the beginning.
 */
function beforeLastAnswer({ table, viewer }: Session): number {
  const showings = table.progress.value?.showings ?? [];
  const me = viewer.value;
  const isAnswer = ({ entry }: (typeof showings)[number]) =>
    !('note' in entry) && (me === 'public' ? 'by' in entry && entry.by.is === 'person' : entry.seat === me);
  return (showings.findLast(isAnswer)?.entry.index ?? 0) - 1;
}

/** Whether nothing goes on by itself: the match is over, or somebody who is not a bot has to answer. */
function waitsForPerson({ table }: Session): boolean {
  const pending = table.progress.value?.sight.pending;
  if (pending === undefined || !('seats' in pending)) return pending?.is === 'over';
  const { seats = [] } = table.info.value ?? {};
  return pending.seats.some((seat) => seats[seat]?.bot === null);
}

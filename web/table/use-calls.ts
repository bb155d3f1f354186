/** Calls a player who is wanted: page title, live regions, and a soft sound if that is asked for. */
import { effect } from '@preact/signals';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import { announce, call } from '../kit/announcer.tsx';
import { chime } from '../kit/chime.ts';
import { sound } from '../settings/settings.ts';
import { words } from '../words/index.ts';
import { tableName } from './names.ts';
import type { Session } from './session.ts';

export function useCalls(session: Session, info: TableInfo): void {
  useEffect(() => followTitle(session, info.table), [session, info.table]);
  useEffect(() => followTurn(session), [session]);
  useEffect(() => followStory(session), [session]);
}

function followTitle({ composer, speech }: Session, table: string): () => void {
  return effect(() => {
    const { title } = speech.value;
    const mine = composer.asking.value !== null;
    document.title = mine
      ? `● ${words.value.table.yourMove({ game: title })}`
      : `${title} · ${tableName(table, words.value)} · Yamanote`;
  });
}

function followTurn({ composer, speech, names }: Session): () => void {
  let last: unknown = null;
  return effect(() => {
    const asking = composer.asking.value;
    const question = asking === null ? null : speech.value.question(asking.view, names.value);
    if (question === last) return;
    last = question;
    if (question === null) return;
    call(`${words.value.table.yourTurn}. ${question}`);
    if (sound.peek() === 'on') chime();
  });
}

/** Reads out what is new since the last time, not what was there when the page was opened. */
function followStory({ story }: Session): () => void {
  let known = story.peek().length;
  return effect(() => {
    const lines = story.value;
    const fresh = lines.slice(Math.min(known, lines.length));
    known = lines.length;
    if (fresh.length > 0) announce(fresh.map(({ text }) => text).join(' '));
  });
}

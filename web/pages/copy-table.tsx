import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { becomeGuest } from '../connection/guest.ts';
import { LOCAL, server } from '../connection/halls.ts';
import { language } from '../settings/settings.ts';
import { useLobbyWords } from './lobby/use-lobby-words.ts';
import { useDeparture } from './use-departure.ts';

/** To another table with the settings and bots of this one, of which one is the host; the hall keeps none that are on the device. */
export function CopyTable({ table }: { table: string }) {
  const texts = useLobbyWords();
  const { busy, depart } = useDeparture();
  if (texts === null || table.startsWith(LOCAL)) return null;
  return (
    <button type="button" class={button.plain} disabled={busy} onClick={() => depart(copyOf(table))}>
      <Icon name="copy" size={20} /> {texts.matches.copy}
    </button>
  );
}

export async function copyOf(table: string): Promise<string> {
  await becomeGuest();
  const made = await server.request({ do: 'copy', table, language: language.peek() });
  return `/table/${made.table}`;
}

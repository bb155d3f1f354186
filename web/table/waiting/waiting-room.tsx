import { USUAL_BOT } from '@yamanote/bots';
import { notice } from '@yamanote/kit/notice.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useMemo, useState } from 'preact/hooks';
import { becomeGuest } from '../../connection/guest.ts';
import type { Refused } from '../../connection/line.ts';
import type { TableRequest, WatchedTable } from '../../connection/table.ts';
import { botFor, levelsOf } from '../../levels/level.ts';
import { CannotWrite } from '../../pages/cannot-write.tsx';
import { rulesAddress } from '../../rules-address.ts';
import { keptSetUp } from '../../settings/set-ups.ts';
import { kindWord } from '../../words/refusals.ts';
import { useOpenChat } from '../chat/use-chat.ts';
import { marksOf } from '../marks.ts';
import { rulesAddressAt } from '../rules-address.ts';
import type { Session } from '../session.ts';
import { AgreedPanel } from './agreed-panel.tsx';
import { createAgreement } from './agreement.ts';
import { InvitePanel } from './invite-panel.tsx';
import { NameForm } from './name-form.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { StartDock } from './start-dock.tsx';
import { WaitingHeader } from './waiting-header.tsx';
import styles from './waiting-room.module.css';

/** As good as the bots that were chosen at the station. */
function levelAtFirst(game: string, levels: readonly string[]): string {
  const kept = keptSetUp(game)?.level;
  return kept !== undefined && levels.includes(kept) ? kept : USUAL_BOT;
}

/** Before the start: the way in for others, who sits where, what was agreed, and one button to begin. */
export function WaitingRoom({
  table,
  info,
  session,
}: {
  table: WatchedTable;
  info: TableInfo;
  /** `null` while the game is still being loaded. */
  session: Session | null;
}) {
  const { line } = table;
  const talk = useOpenChat();
  const levels = levelsOf(line.bots.value);
  const [level, setLevel] = useState(() => levelAtFirst(info.game, levels));
  const agreement = useMemo(() => createAgreement(table, (code) => notice(kindWord(code))), [table]);
  const seats = session?.room.game.seats ?? null;
  usePageState({ idle: line.waiting.value === 0 && line.state.value === 'open' && session !== null });
  /** Whoever acts becomes a guest first, without being asked for anything. */
  const ask = async (request: TableRequest) => {
    try {
      await becomeGuest();
      await table.request(request);
    } catch (refused) {
      notice(kindWord((refused as Refused).code));
    }
  };
  return (
    <Marks.Provider value={marksOf(info.seats)}>
      <div class={styles.page}>
        <WaitingHeader info={info} rules={session === null ? rulesAddress(info.game) : rulesAddressAt(session)} />
        <CannotWrite line={line} apart />
        <main class={styles.columns}>
          <InvitePanel table={table} />
          <section class={styles.seating}>
            <NameForm info={info} />
            <SeatsPanel
              table={table}
              info={info}
              limits={seats}
              levels={levels}
              level={level}
              setLevel={setLevel}
              ask={ask}
            />
          </section>
          {session && <AgreedPanel session={session} info={info} agreement={agreement} levels={levels} />}
        </main>
        {talk !== null && (
          <div class={styles.chat}>
            <talk.parts.ChatBeside chat={talk.chat} />
          </div>
        )}
        <StartDock info={info} least={seats?.min ?? null} bot={botFor(level, info.game)} ask={ask} />
      </div>
    </Marks.Provider>
  );
}

import type { TableInfo } from '@yamanote/protocol';
import { useMemo, useState } from 'preact/hooks';
import { becomeGuest } from '../../connection/guest.ts';
import type { Refused } from '../../connection/line.ts';
import type { TableRequest, WatchedTable } from '../../connection/table.ts';
import button from '../../kit/button.module.css';
import { Switch } from '../../kit/controls.tsx';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import { usePageState } from '../../kit/page-state.ts';
import { OptionFields } from '../../pages/game/option-fields.tsx';
import { Shell } from '../../pages/shell.tsx';
import { stationOf } from '../../stations.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { seatNames, tableName } from '../names.ts';
import { OrdersDialog } from '../orders-dialog.tsx';
import type { Session } from '../session.ts';
import { changesBetween, createAgreement } from './agreement.ts';
import { InviteLink } from './invite-link.tsx';
import { SeatList } from './seat-list.tsx';
import styles from './waiting-room.module.css';

/** Before the start: who sits where, the link for friends, the options, and one button to begin. */
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
  const texts = words.value.table;
  const room = session?.room ?? null;
  const { line } = table;
  usePageState({ idle: line.waiting.value === 0 && line.state.value === 'open' });
  /** Whoever acts becomes a guest first, without being asked for anything. */
  const ask = async (request: TableRequest) => {
    try {
      await becomeGuest();
      await table.request(request);
    } catch (refused) {
      notice(kindWord((refused as Refused).code));
    }
  };
  const agreement = useMemo(() => createAgreement(table, (code) => notice(kindWord(code))), [table]);
  const options = agreement.options.values.value ?? info.options;
  const title = tableName(info.table, words.value);
  const open = info.seats.filter(({ guest, bot }) => guest === null && bot === null).length;
  return (
    <Shell title={title}>
      <div class={styles.page}>
        <header class={styles.head}>
          <i lang="ja" aria-hidden="true">
            {stationOf(info.game)?.numeral}
          </i>
          <div>
            <h1>{title}</h1>
            <p>{stationOf(info.game)?.latin ?? info.game}</p>
          </div>
        </header>
        <section class={styles.panel} aria-label={texts.seats}>
          <h2>{texts.seats}</h2>
          <SeatList info={info} bots={line.bots.value} ask={ask} />
          <StartLine info={info} open={open} ask={ask} />
          {session && <OrdersLine session={session} />}
        </section>
        <section class={styles.panel} aria-label={texts.invite}>
          <h2>{texts.invite}</h2>
          <InviteLink />
        </section>
        {info.youAreHost && room && (
          <section class={styles.panel} aria-label={texts.options}>
            <OptionFields
              room={room}
              seats={info.seats.length}
              options={options}
              change={(chosen) => agreement.options.wish(changesBetween(options, chosen))}
            />
            <Switch
              label={texts.public}
              value={agreement.openness.values.value?.public ?? info.public}
              change={(on) => agreement.openness.wish({ public: on })}
            />
          </section>
        )}
      </div>
    </Shell>
  );
}

/** Whoever sits may say in advance where not to be asked, if the game knows such orders. */
function OrdersLine({ session: { room, orders } }: { session: Session }) {
  const [opened, setOpened] = useState(false);
  if (orders.value === null) return null;
  return (
    <div class={styles.start}>
      <button type="button" class={button.plain} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Icon name="flag" size={20} /> {words.value.table.orders}
      </button>
      {opened && <OrdersDialog room={room} orders={orders.value} kind={null} close={() => setOpened(false)} />}
    </div>
  );
}

function StartLine({ info, open, ask }: { info: TableInfo; open: number; ask(request: TableRequest): void }) {
  const texts = words.value.table;
  const seated = info.seats.some(({ you }) => you);
  if (info.youAreHost) {
    return (
      <div class={styles.start}>
        {open > 0 && <p>{texts.startWaits({ open })}</p>}
        <button type="button" class={button.main} disabled={open > 0} onClick={() => ask({ do: 'start' })}>
          <Icon name="play" size={18} /> {texts.start}
        </button>
      </div>
    );
  }
  if (!seated && open > 0) {
    return (
      <div class={styles.start}>
        <button type="button" class={button.main} onClick={() => ask({ do: 'sit', seat: null })}>
          {texts.takeSeat}
        </button>
      </div>
    );
  }
  const host = info.hostSeat === null ? null : seatNames(info, words.value)[info.hostSeat];
  return (
    <p class={styles.note}>
      {!seated ? texts.tableFull : host === null ? texts.hostIsAway : texts.startWaitsForHost({ name: host })}
    </p>
  );
}

import type { Game } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import type { TableRequest, WatchedTable } from '../../connection/table.ts';
import { words } from '../../words/index.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { isFree } from './seat-kind.ts';
import { SeatLine } from './seat-line.tsx';
import { SeatTools } from './seat-tools.tsx';
import styles from './waiting-room.module.css';

/** Who sits where, a line each, and for the host what can be done about all of them at once. */
export function SeatsPanel({
  table,
  info,
  limits,
  levels,
  level,
  setLevel,
  ask,
}: {
  table: WatchedTable;
  info: TableInfo;
  /** How many the game takes; `null` while it is being loaded. */
  limits: Game['seats'] | null;
  /** The levels that there are, weakest first. */
  levels: readonly string[];
  /** The level of the bot that is placed. */
  level: string;
  setLevel(level: string): void;
  ask(request: TableRequest): void;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const { table: texts } = words.value;
  const { seats } = info;
  const taken = seats.filter((seat) => !isFree(seat)).length;
  const mayClose = limits !== null && seats.length > limits.min;
  return (
    <div class={styles.panel}>
      <header class={styles.head}>
        <h2>{texts.seats}</h2>
        <p>{texts.waiting.taken({ taken, seats: seats.length })}</p>
      </header>
      <ol class={styles.seats} aria-label={texts.seats}>
        {seats.map((_, seat) => (
          <SeatLine
            key={seat}
            info={info}
            seat={seat}
            level={level}
            mayClose={mayClose}
            ask={ask}
            open={() => setOpened(seat)}
          />
        ))}
      </ol>
      {info.youAreHost && limits !== null && (
        <SeatTools info={info} limits={limits} levels={levels} level={level} setLevel={setLevel} ask={ask} />
      )}
      {opened !== null && seats[opened] !== undefined && (
        <SeatDialog
          table={table}
          info={info}
          seat={opened}
          levels={levels}
          mayClose={mayClose}
          ask={ask}
          close={() => setOpened(null)}
        />
      )}
    </div>
  );
}

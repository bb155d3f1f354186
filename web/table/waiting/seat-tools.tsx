import type { Game } from '@yamanote/kernel';
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import type { TableInfo } from '@yamanote/protocol';
import type { TableRequest } from '../../connection/table.ts';
import { BotFace } from '../../levels/face.tsx';
import { botFor } from '../../levels/level.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { isFree } from './seat-kind.ts';
import styles from './waiting-room.module.css';

/** For all free seats at once: bots of one's choice, or nobody; and one seat more. */
export function SeatTools({
  info: { seats, game: id },
  limits: { min, max },
  levels,
  level,
  setLevel,
  ask,
}: {
  info: TableInfo;
  limits: Game['seats'];
  levels: readonly string[];
  level: string;
  setLevel(level: string): void;
  ask(request: TableRequest): void;
}) {
  const { game, table: texts } = words.value;
  const free = [...seats.keys()].filter((seat) => isFree(seats[seat]));
  // The last ones go first, and only as many as the game can do without.
  const closable = free.slice(Math.max(0, free.length - (seats.length - min)));
  return (
    <div class={styles.tools}>
      {free.length > 0 && (
        <>
          <button type="button" class={button.plain} onClick={() => ask({ do: 'fill', bot: botFor(level, id) })}>
            <BotFace bot={level} size={22} /> {texts.waiting.fill}
          </button>
          <select aria-label={game.level} value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {levels.map((one) => (
              <option key={one} value={one}>
                {botWords(words.value, one).name}
              </option>
            ))}
          </select>
        </>
      )}
      {closable.length > 0 && (
        <button
          type="button"
          class={button.plain}
          onClick={() => ask({ do: 'close', seats: closable, of: seats.length })}
        >
          <Icon name="cross" size={18} /> {texts.waiting.closeFree}
        </button>
      )}
      {seats.length < max && (
        <button type="button" class={button.plain} onClick={() => ask({ do: 'open', seat: seats.length })}>
          <Icon name="plus" size={18} /> {texts.waiting.oneMore}
        </button>
      )}
    </div>
  );
}

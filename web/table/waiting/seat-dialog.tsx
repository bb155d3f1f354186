import button from '@yamanote/kit/button.module.css';
import { OneOf } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { LONGEST_NAME, type TableInfo } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import type { Refused } from '../../connection/line.ts';
import type { TableRequest, WatchedTable } from '../../connection/table.ts';
import { BotFace } from '../../levels/face.tsx';
import { botFor, levelOf } from '../../levels/level.ts';
import { LevelNote } from '../../levels/level-note.tsx';
import { Profile } from '../../settings/settings-dialog.tsx';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { seatNames } from '../names.ts';
import { isFree, kindOf } from './seat-kind.ts';
import { SeatLink } from './seat-link.tsx';
import styles from './waiting-room.module.css';

interface Props {
  table: WatchedTable;
  info: TableInfo;
  seat: number;
  levels: readonly string[];
  mayClose: boolean;
  ask(request: TableRequest): void;
  close(): void;
}

/** What can be done about one seat, by whoever sits there or by the host. */
export function SeatDialog(props: Props) {
  const { table, info, seat, close } = props;
  const { waiting } = words.value.table;
  const place = info.seats[seat];
  if (place.you) return <OwnSeat {...props} />;
  switch (kindOf(place)) {
    case 'person':
      return <GuestSeat {...props} />;
    case 'bot':
      return <BotSeat {...props} />;
    case 'free':
      return <KeepSeat {...props} />;
    case 'kept':
      return (
        <Dialog title={waiting.linkFor({ name: place.kept ?? '' })} close={close}>
          <SeatLink table={table} seat={seat} />
        </Dialog>
      );
  }
}

function OwnSeat({ info, ask, close }: Props) {
  const { game, table: texts } = words.value;
  const free = [...info.seats.keys()].filter((seat) => isFree(info.seats[seat]));
  const act = (request: TableRequest) => {
    ask(request);
    close();
  };
  return (
    <Dialog title={texts.waiting.yourSeat} close={close}>
      <div class={styles.fields}>
        <Profile />
        {free.length > 0 && (
          <fieldset class={styles.elsewhere}>
            <legend>{texts.waiting.sitElsewhere}</legend>
            {free.map((seat) => (
              <button key={seat} type="button" class={button.plain} onClick={() => act({ do: 'sit', seat })}>
                {game.seatNumber({ number: seat + 1 })}
              </button>
            ))}
          </fieldset>
        )}
        <button type="button" class={button.plain} onClick={() => act({ do: 'stand' })}>
          {texts.standUp}
        </button>
      </div>
    </Dialog>
  );
}

function GuestSeat({ info, seat, ask, close }: Props) {
  const { waiting } = words.value.table;
  return (
    <Dialog title={seatNames(info, words.value)[seat]} close={close}>
      <div class={styles.fields}>
        <p>{waiting.freeHint}</p>
        <button
          type="button"
          class={button.plain}
          onClick={() => {
            ask({ do: 'free', seat });
            close();
          }}
        >
          {waiting.free}
        </button>
      </div>
    </Dialog>
  );
}

function BotSeat({ info, seat, levels, mayClose, ask, close }: Props) {
  const { game, table: texts } = words.value;
  const act = (request: TableRequest) => {
    ask(request);
    close();
  };
  return (
    <Dialog title={seatNames(info, words.value)[seat]} close={close}>
      <div class={styles.fields}>
        <OneOf
          label={game.level}
          value={levelOf(info.seats[seat].bot ?? '')}
          choices={levels.map((value) => ({
            value,
            label: botWords(words.value, value).name,
            picture: <BotFace bot={value} />,
          }))}
          change={(level) => ask({ do: 'bot', seat, bot: botFor(level, info.game) })}
        />
        <p>
          <LevelNote level={levelOf(info.seats[seat].bot ?? '')} />
        </p>
        <button type="button" class={button.plain} onClick={() => act({ do: 'bot', seat, bot: null })}>
          {texts.waiting.openAgain}
        </button>
        {mayClose && (
          <button
            type="button"
            class={button.plain}
            onClick={() => act({ do: 'close', seats: [seat], of: info.seats.length })}
          >
            {texts.waiting.close}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Asks for whom; then the dialog is the one of a kept seat, and shows its link. */
function KeepSeat({ table, seat, close }: Props) {
  const { waiting } = words.value.table;
  const [name, setName] = useState('');
  return (
    <Dialog title={waiting.keepFor} close={close}>
      <form
        class={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          table
            .request({ do: 'keep', seat, name: name.trim() })
            .catch((refused: Refused) => notice(kindWord(refused.code)));
        }}
      >
        <input
          class={styles.field}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          aria-label={waiting.keepFor}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <p>{waiting.keepHint}</p>
        <button type="submit" class={button.main}>
          {waiting.keep}
        </button>
      </form>
    </Dialog>
  );
}

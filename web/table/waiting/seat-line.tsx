import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { Mark, useMark } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import type { TableRequest } from '../../connection/table.ts';
import { BotFace } from '../../levels/face.tsx';
import { botFor } from '../../levels/level.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { ReactionAt } from '../chat/reaction-at.tsx';
import { seatNames } from '../names.ts';
import { kindOf } from './seat-kind.ts';
import styles from './waiting-room.module.css';

interface Props {
  info: TableInfo;
  seat: number;
  /** The level of the bot that is placed. */
  level: string;
  mayClose: boolean;
  ask(request: TableRequest): void;
  /** Shows what else can be done about this seat. */
  open(): void;
}

/** One seat: its mark, who it is for, and what this reader may do about it. */
export function SeatLine(props: Props) {
  const { info, seat } = props;
  const place = info.seats[seat];
  const kind = kindOf(place);
  const mark = useMark(seat);
  return (
    <li data-kind={kind} data-you={place.you ? '' : undefined}>
      <Mark mark={mark} size={20} hollow={kind === 'kept' || kind === 'free'} />
      {kind === 'bot' && <BotFace bot={place.bot ?? ''} />}
      <span class={styles.who}>
        <b>{titleOf(props)}</b>
        <small>{noteOf(info, seat)}</small>
      </span>
      <Actions {...props} />
      <ReactionAt seat={seat} />
    </li>
  );
}

function titleOf({ info, seat }: Props): string {
  const { kept } = info.seats[seat];
  const { waiting } = words.value.table;
  return kindOf(info.seats[seat]) === 'kept' && kept !== null
    ? waiting.keptFor({ name: kept })
    : seatNames(info, words.value)[seat];
}

function noteOf(info: TableInfo, seat: number): string {
  const { bot, you, online } = info.seats[seat];
  const { table: texts } = words.value;
  switch (kindOf(info.seats[seat])) {
    case 'bot':
      return `${texts.bot} · ${botWords(words.value, bot ?? '').name}`;
    case 'kept':
      return texts.waiting.ownLink;
    case 'free':
      return texts.waiting.whoever;
    case 'person':
      return [
        you ? texts.youAre : online ? texts.waiting.here : texts.absent,
        ...(info.hostSeat === seat ? [texts.host] : []),
      ].join(' · ');
  }
}

function Actions({ info, seat, level, mayClose, ask, open }: Props) {
  const { table: texts } = words.value;
  const place = info.seats[seat];
  const name = seatNames(info, words.value)[seat];
  const kind = kindOf(place);
  if (place.you) {
    return (
      <button type="button" class={styles.quiet} aria-haspopup="dialog" onClick={open}>
        {texts.waiting.rename}
      </button>
    );
  }
  if (!info.youAreHost) {
    return kind !== 'free' ? null : (
      <button type="button" class={styles.quiet} onClick={() => ask({ do: 'sit', seat })}>
        {texts.sitHere}
      </button>
    );
  }
  switch (kind) {
    case 'person':
    case 'bot':
      return (
        <button
          type="button"
          class={button.round}
          aria-label={texts.waiting.more({ name })}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="more" />
        </button>
      );
    case 'kept':
      return (
        <span class={styles.actions}>
          <button type="button" class={styles.quiet} aria-haspopup="dialog" onClick={open}>
            <Icon name="share" size={18} /> {texts.waiting.send}
          </button>
          <Cross label={texts.waiting.unkeep} press={() => ask({ do: 'keep', seat, name: null })} />
        </span>
      );
    case 'free':
      return (
        <span class={styles.actions}>
          <button type="button" class={styles.quiet} aria-haspopup="dialog" onClick={open}>
            {texts.waiting.keep}
          </button>
          <button
            type="button"
            class={styles.quiet}
            onClick={() => ask({ do: 'bot', seat, bot: botFor(level, info.game) })}
          >
            {texts.waiting.bot}
          </button>
          {mayClose && (
            <Cross
              label={texts.waiting.close}
              press={() => ask({ do: 'close', seats: [seat], of: info.seats.length })}
            />
          )}
        </span>
      );
  }
}

function Cross({ label, press }: { label: string; press(): void }) {
  return (
    <button type="button" class={button.round} aria-label={label} onClick={press}>
      <Icon name="cross" size={20} />
    </button>
  );
}

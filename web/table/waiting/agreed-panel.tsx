import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon, type IconName } from '@yamanote/kit/icon.tsx';
import type { Absence, TableInfo } from '@yamanote/protocol';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { levelOf } from '../../levels/level.ts';
import { OptionFields } from '../../pages/game/option-fields.tsx';
import { optionsInWords } from '../../pages/game/options-in-words.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { useTimeWords } from '../../words/time/index.ts';
import { useWatchingWords } from '../../words/watching/index.ts';
import type { Session } from '../session.ts';
import { type Agreement, changesBetween } from './agreement.ts';
import { timeInWords } from './time-in-words.ts';
import styles from './waiting-room.module.css';

const AbsenceDialog = deferred(async () => (await import('./absence-dialog.tsx')).AbsenceDialog);
const TimeDialog = deferred(async () => (await import('./time-dialog.tsx')).TimeDialog);
const DelayDialog = deferred(async () => (await import('./delay-dialog.tsx')).DelayDialog);
const OrdersDialog = deferred(async () => (await import('../orders-dialog.tsx')).OrdersDialog);

type Agreed = 'options' | 'orders' | 'absence' | 'time' | 'delay';

/** What was agreed, a line each; the host changes it, everybody else reads it. One's own standing orders are one's own. */
export function AgreedPanel({
  session,
  info,
  agreement,
  levels,
}: {
  session: Session;
  info: TableInfo;
  agreement: Agreement;
  levels: readonly string[];
}) {
  const [open, setOpen] = useState<Agreed | null>(session.changing.peek() ? 'options' : null);
  const { game, table: texts } = words.value;
  const watching = useWatchingWords();
  const { room } = session;
  const options = agreement.options.values.value ?? info.options;
  const { public: listed, hints, timeControl, delay } = agreement.terms.values.value ?? info;
  const absence = agreement.absence.values.value ?? info.absence;
  const orders = session.orders.value;
  const time = useTimeWords();
  const close = () => setOpen(null);
  useEffect(() => {
    session.changing.value = false;
  }, [session]);
  const change = (what: Agreed, label: string) => (
    <Change label={game.change} about={label} dialog press={() => setOpen(what)} />
  );
  return (
    <section class={`${styles.panel} ${styles.agreed}`} aria-label={game.options}>
      <Line icon="clock" text={time === null ? '\u00a0' : timeInWords(timeControl, time)}>
        {info.youAreHost && time !== null && change('time', time.title)}
      </Line>
      <Line icon="options" text={optionsInWords(room, options) ?? game.presets.usual}>
        {info.youAreHost && change('options', game.options)}
      </Line>
      <Line icon="globe" text={listed ? texts.waiting.listed : texts.waiting.unlisted}>
        {info.youAreHost && (
          <Change
            label={listed ? texts.waiting.unlist : texts.waiting.list}
            about={texts.waiting.listed}
            press={() => agreement.terms.wish({ public: !listed })}
          />
        )}
      </Line>
      <Line icon="hint" text={hints ? texts.waiting.hints : texts.waiting.noHints}>
        {info.youAreHost && (
          <Change
            label={hints ? texts.waiting.forbid : texts.waiting.allow}
            about={texts.waiting.hints}
            press={() => agreement.terms.wish({ hints: !hints })}
          />
        )}
      </Line>
      <Line icon="robot" text={absenceInWords(absence)}>
        {info.youAreHost && change('absence', texts.absent)}
      </Line>
      <Line icon="eye" text={watching?.delay({ delay }) ?? ''}>
        {info.youAreHost && change('delay', watching?.delay({ delay }) ?? '')}
      </Line>
      {orders !== null && (
        <Line icon="flag" text={texts.orders}>
          {change('orders', texts.orders)}
        </Line>
      )}
      {open === 'options' && info.youAreHost && (
        <Dialog title={game.options} close={close}>
          <div class={styles.fields}>
            <OptionFields
              room={room}
              seats={info.seats.length}
              options={options}
              change={(chosen) => agreement.options.wish(changesBetween(options, chosen))}
            />
            <button type="button" class={button.main} onClick={close}>
              {game.done}
            </button>
          </div>
        </Dialog>
      )}
      {open === 'absence' && info.youAreHost && (
        <AbsenceDialog
          game={info.game}
          levels={levels}
          absence={absence}
          change={(changes) => agreement.absence.wish(changes)}
          close={close}
        />
      )}
      {open === 'time' && info.youAreHost && time !== null && (
        <TimeDialog
          game={room.game}
          texts={time}
          control={timeControl}
          change={(chosen) => agreement.terms.wish({ timeControl: chosen })}
          close={close}
        />
      )}
      {open === 'delay' && info.youAreHost && (
        <DelayDialog delay={delay} change={(chosen) => agreement.terms.wish({ delay: chosen })} close={close} />
      )}
      {open === 'orders' && orders !== null && <OrdersDialog room={room} orders={orders} kind={null} close={close} />}
    </section>
  );
}

function absenceInWords({ bot, after, taking }: Absence): string {
  const { table, punctuation } = words.value;
  const level = botWords(words.value, levelOf(bot)).name;
  const standIn = table.waiting.standIn({ level, minutes: after === null ? null : after / 60 });
  return [standIn, ...(taking ? [table.waiting.mayTake] : [])].join(punctuation.stop);
}

function Line({ icon, text, children }: { icon: IconName; text: string; children: ComponentChildren }) {
  return (
    <div class={styles.line}>
      <Icon name={icon} size={20} />
      <p>{text}</p>
      <Fragment>{children}</Fragment>
    </div>
  );
}

function Change({
  label,
  about,
  dialog = false,
  press,
}: {
  label: string;
  /** What is changed; only read aloud, as it stands beside it. */
  about: string;
  dialog?: boolean;
  press(): void;
}) {
  return (
    <button type="button" class={styles.quiet} aria-haspopup={dialog ? 'dialog' : undefined} onClick={press}>
      {label}
      <span class="unseen">: {about}</span>
    </button>
  );
}

import button from '@yamanote/kit/button.module.css';
import { Switch } from '@yamanote/kit/controls.tsx';
import type { Channels } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { sound, vibration } from '../settings/settings.ts';
import { words } from '../words/index.ts';
import { findChannels, removeChannel } from './channels.ts';
import { HookForm } from './hook-form.tsx';
import styles from './notices-dialog.module.css';
import { ownChannel, turnOff, turnOn, type WhyNot, whyNotPush } from './push.ts';
import { whyNoNotice } from './why-not.ts';
import type { NoticeWords } from './words/en.ts';

/** What hums at all is held in a hand. */
const CAN_VIBRATE = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function NoticesPanel({ table, texts }: { table: string | null; texts: NoticeWords }) {
  const [channels, setChannels] = useState<Channels | null>(null);
  /** What became of the last wish; said here, for what stands behind a dialog is not read. */
  const [outcome, setOutcome] = useState<string | null>(null);
  const [why, setWhy] = useState(whyNotPush);
  const settle = (change: Promise<Channels | WhyNot>) =>
    change.then(
      (found) => {
        setOutcome(null);
        if (typeof found === 'string') setWhy(found);
        else setChannels(found);
      },
      (reason) => setOutcome(whyNoNotice(reason, texts)),
    );
  useEffect(() => void settle(findChannels(table)), [table]);
  const own = channels === null ? null : ownChannel(channels);
  const others = channels?.mine.filter(({ id }) => id !== own) ?? [];
  return (
    <div class={styles.panel}>
      <section>
        <h3>{texts.here}</h3>
        <Switch
          label={words.value.settings.sound}
          value={sound.value === 'on'}
          change={(on) => {
            sound.value = on ? 'on' : 'off';
          }}
        />
        {CAN_VIBRATE && (
          <Switch
            label={texts.vibrate}
            value={vibration.value === 'on'}
            change={(on) => {
              vibration.value = on ? 'on' : 'off';
            }}
          />
        )}
      </section>
      {channels !== null && (
        <section>
          {why === null ? (
            <Switch
              label={texts.push}
              hint={texts.pushHint}
              value={own !== null}
              change={() => settle(own === null ? turnOn(channels) : turnOff(own))}
            />
          ) : (
            <>
              <h3>{texts.push}</h3>
              <p class={styles.why}>{texts.whyNot[why]}</p>
            </>
          )}
          <ChannelRows
            channels={others.filter(({ kind }) => kind === 'push')}
            texts={texts}
            remove={(id) => settle(removeChannel(id, null))}
          />
        </section>
      )}
      <p class={styles.outcome} role="status">
        {outcome}
      </p>
      {channels !== null && (
        <HookForm table={null} texts={texts} change={setChannels}>
          <ChannelRows
            channels={others.filter(({ kind }) => kind === 'hook')}
            texts={texts}
            remove={(id) => settle(removeChannel(id, null))}
          />
        </HookForm>
      )}
      {channels !== null && table !== null && channels.hosts && (
        <HookForm table={table} texts={texts} change={setChannels}>
          <ChannelRows channels={channels.table} texts={texts} remove={(id) => settle(removeChannel(id, table))} />
        </HookForm>
      )}
    </div>
  );
}

function ChannelRows({
  channels,
  texts,
  remove,
}: {
  channels: Channels['mine'];
  texts: NoticeWords;
  remove(id: string): void;
}) {
  if (channels.length === 0) return null;
  return (
    <ul class={styles.rows}>
      {channels.map(({ id, kind, host, failing }) => (
        <li key={id}>
          <span>
            {kind === 'push' ? texts.device({ host }) : host}
            {failing && <small>{texts.failing}</small>}
          </span>
          <button type="button" class={button.plain} onClick={() => remove(id)} aria-label={texts.remove({ host })}>
            {texts.removeShort}
          </button>
        </li>
      ))}
    </ul>
  );
}

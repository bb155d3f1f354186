import button from '@yamanote/kit/button.module.css';
import { type Choice, OneOf, Switch } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { Mark } from '@yamanote/kit/seat-mark.tsx';
import { LONGEST_NAME, SEAT_COLOURS } from '@yamanote/protocol';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { introduce } from '../connection/guest.ts';
import { server } from '../connection/halls.ts';
import type { Refused } from '../connection/line.ts';
import { words } from '../words/index.ts';
import { LANGUAGE_NAMES } from '../words/languages.ts';
import { kindWord, whyNot } from '../words/refusals.ts';
import { explanations, languageChoice, SPEEDS, sound, speed, THEMES, themeChoice } from './settings.ts';
import styles from './settings-dialog.module.css';

/** What there is more to set than fits in here. */
type Room = FunctionComponent<{ table: string | null; close(): void }>;

export function SettingsDialog({
  close,
  rules = null,
  mark = null,
  table = null,
  children,
}: {
  close(): void;
  /** Where the rules are; `null` if what stands on top leads there. */
  rules?: string | null;
  /** The mark that one has at the table that this lies over. */
  mark?: number | null;
  /** The table that this lies over, if the hall keeps it. */
  table?: string | null;
  children?: preact.ComponentChildren;
}) {
  const { settings, home } = words.value;
  /** In place of this one, once it is there. */
  const [Room, setRoom] = useState<Room | null>(null);
  const languages: Choice<typeof languageChoice.value>[] = [
    { value: 'browser', label: settings.asBrowser },
    ...Object.entries(LANGUAGE_NAMES).map(([value, { name }]) => ({
      value: value as keyof typeof LANGUAGE_NAMES,
      label: name,
      lang: value,
    })),
  ];
  const room = (label: string, load: () => Promise<Room>) => (
    <button
      type="button"
      class={button.plain}
      aria-haspopup="dialog"
      onClick={() =>
        load().then(
          (found) => setRoom(() => found),
          (reason) => notice(whyNot(reason)),
        )
      }
    >
      {label}
    </button>
  );
  if (Room !== null) return <Room table={table} close={close} />;
  return (
    <Dialog title={settings.title} close={close}>
      <div class={styles.list}>
        {children}
        {server.guest.value && <Profile mark={mark} />}
        <OneOf
          label={settings.language}
          value={languageChoice.value}
          choices={languages}
          change={(value) => {
            languageChoice.value = value;
          }}
        />
        <OneOf
          label={settings.theme}
          value={themeChoice.value}
          choices={THEMES.map((value) => ({ value, label: settings.themes[value] }))}
          change={(value) => {
            themeChoice.value = value;
          }}
        />
        <OneOf
          label={settings.speed}
          value={speed.value}
          choices={SPEEDS.map((value) => ({ value, label: settings.speeds[value] }))}
          change={(value) => {
            speed.value = value;
          }}
        />
        <div>
          <Switch
            label={settings.explanations}
            value={explanations.value === 'on'}
            change={(on) => {
              explanations.value = on ? 'on' : 'off';
            }}
          />
          <Switch
            label={settings.sound}
            value={sound.value === 'on'}
            change={(on) => {
              sound.value = on ? 'on' : 'off';
            }}
          />
        </div>
        <div class={styles.rooms}>
          {server.guest.value &&
            room(settings.notices, () => import('../notices/notices-dialog.tsx').then((part) => part.NoticesDialog))}
          {room(settings.devices, () => import('../ways-back/devices-dialog.tsx').then((part) => part.DevicesDialog))}
        </div>
        <p class={styles.links}>
          {rules !== null && <a href={rules}>{home.rules}</a>}
          <a href="/verify">{home.verify}</a>
          <a href="/credits">{home.credits}</a>
        </p>
      </div>
    </Dialog>
  );
}

/** How one is called and marked at every table. */
export function Profile({ mark = null }: { mark?: number | null }) {
  const { settings, save } = words.value;
  const guest = server.guest.value;
  const [name, setName] = useState(guest?.name ?? '');
  const [colour, setColour] = useState(guest?.colour ?? 0);
  /** What became of saving; said here, for what stands behind a dialog is not read. */
  const [outcome, setOutcome] = useState<string | null>(null);
  return (
    <form
      class={styles.profile}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return setName(guest?.name ?? '');
        introduce({ name: name.trim(), colour }).then(
          () => setOutcome(settings.saved),
          (refused: Refused) => setOutcome(kindWord(refused.code)),
        );
      }}
    >
      <label>
        <span>{settings.profile}</span>
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(event) => {
            setName(event.currentTarget.value);
            setOutcome(null);
          }}
        />
      </label>
      <fieldset class={styles.colours}>
        <legend class="unseen">{settings.colour}</legend>
        {Array.from({ length: SEAT_COLOURS }, (_, i) => (
          <label key={i}>
            <input
              type="radio"
              class="unseen"
              name="colour"
              aria-label={settings.colourNumber({ number: i + 1 })}
              checked={i === colour}
              onChange={() => {
                setColour(i);
                setOutcome(null);
              }}
            />
            <span>
              <Mark mark={i} size={20} />
            </span>
          </label>
        ))}
      </fieldset>
      {mark !== null && mark !== guest?.colour && (
        <small class={styles.mark}>
          <Mark mark={mark} size={18} /> <span>{settings.otherMark}</span>
        </small>
      )}
      {/* Never disabled: whoever pressed it keeps the focus. */}
      <button type="submit" class={button.plain}>
        {save}
      </button>
      <small role="status">{outcome ?? settings.profileHint}</small>
    </form>
  );
}

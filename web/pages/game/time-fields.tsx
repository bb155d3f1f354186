/** How much time people have: none to keep, live, or by the day. Used in sheets alone, and fetched with them. */
import type { DailyControl, Game, LiveControl, TimeControl } from '@yamanote/kernel';
import { OneOf, Stepper, Switch } from '@yamanote/kit/controls.tsx';
import { shownLanguage } from '../../words/index.ts';
import type { TimeWords } from '../../words/time/index.ts';
import styles from './time-fields.module.css';

const MINUTE = 60;
const BANKS = [3, 5, 10, 20, 30];
const INCREMENTS = [0, 5, 10, 15, 30];
const REACTIONS = [10, 20, 30, 60];
const HOURS = [8, 12, 24, 48, 72];
const NIGHT = { from: 22, to: 8 };

interface Props {
  game: Game;
  texts: TimeWords;
  control: TimeControl | null;
  change(control: TimeControl | null): void;
}

export function TimeFields({ game, texts, control, change }: Props) {
  const kind = control?.is ?? 'none';
  return (
    <div class={styles.fields}>
      <OneOf
        label={texts.title}
        hideLabel
        value={kind}
        choices={(['none', 'live', 'daily'] as const).map((value) => ({ value, label: texts[value] }))}
        change={(chosen) => chosen !== kind && change(usual(chosen))}
      />
      <p class={styles.hint}>{texts[`${kind}Hint`]}</p>
      {control?.is === 'live' && <LiveFields game={game} texts={texts} control={control} change={change} />}
      {control?.is === 'daily' && <DailyFields texts={texts} control={control} change={change} />}
    </div>
  );
}

function usual(kind: 'none' | 'live' | 'daily'): TimeControl | null {
  if (kind === 'none') return null;
  if (kind === 'live') return { is: kind, bank: 10 * MINUTE, increment: 15, reaction: 30 };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return { is: kind, hours: 24, zone, night: NIGHT, off: [] };
}

function LiveFields({ game, texts, control, change }: Omit<Props, 'control'> & { control: LiveControl }) {
  const rules = Object.values(game.rules as Record<string, { is: string; reaction?: true }>);
  return (
    <>
      <Numbers
        label={texts.bank}
        value={control.bank / MINUTE}
        among={BANKS}
        change={(bank) => change({ ...control, bank: bank * MINUTE })}
      />
      <Numbers
        label={texts.increment}
        value={control.increment}
        among={INCREMENTS}
        change={(increment) => change({ ...control, increment })}
      />
      {rules.some(({ reaction }) => reaction === true) && (
        <Numbers
          label={texts.reaction}
          value={control.reaction}
          among={REACTIONS}
          change={(reaction) => change({ ...control, reaction })}
        />
      )}
    </>
  );
}

const LAST_HOUR = 23;

function DailyFields({ texts, control, change }: Omit<Props, 'control' | 'game'> & { control: DailyControl }) {
  const { night } = control;
  // A night from an hour up to the same one would never end.
  const others = (hour: number, other: number, step: number) => (hour === other ? (hour + step + 24) % 24 : hour);
  return (
    <>
      <Numbers
        label={texts.hours}
        value={control.hours}
        among={HOURS}
        change={(hours) => change({ ...control, hours })}
      />
      <Switch
        label={texts.night}
        hint={texts.zone({ zone: control.zone.replace(/^.*\//, '').replaceAll('_', ' ') })}
        value={night !== null}
        change={(rests) => change({ ...control, night: rests ? NIGHT : null })}
      />
      {night !== null && (
        <div class={styles.pair}>
          <Stepper
            label={texts.nightFrom}
            value={night.from}
            min={0}
            max={LAST_HOUR}
            change={(from) =>
              change({ ...control, night: { ...night, from: others(from, night.to, from - night.from) } })
            }
          />
          <Stepper
            label={texts.nightTo}
            value={night.to}
            min={0}
            max={LAST_HOUR}
            change={(to) => change({ ...control, night: { ...night, to: others(to, night.from, to - night.to) } })}
          />
        </div>
      )}
      <DaysOff texts={texts} off={control.off} change={(off) => change({ ...control, off })} />
    </>
  );
}

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;
const WEEK = [1, 2, 3, 4, 5, 6, 0];

function DaysOff({
  texts,
  off,
  change,
}: {
  texts: TimeWords;
  off: readonly number[];
  change(off: readonly number[]): void;
}) {
  const named = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(shownLanguage.value, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * DAY);
  return (
    <fieldset class={styles.days}>
      <legend>{texts.off}</legend>
      {WEEK.map((day) => {
        const rests = off.includes(day);
        return (
          <label key={day} class={styles.day}>
            <input
              type="checkbox"
              class="unseen"
              aria-label={named(day, 'long')}
              checked={rests}
              // One day of the week is left to play.
              disabled={!rests && off.length === WEEK.length - 1}
              onChange={() => change(rests ? off.filter((one) => one !== day) : [...off, day].sort((a, b) => a - b))}
            />
            <span aria-hidden="true">{named(day, 'short')}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One of a few numbers; one that somebody else has chosen is among them. */
function Numbers({
  label,
  value,
  among,
  change,
}: {
  label: string;
  value: number;
  among: readonly number[];
  change(value: number): void;
}) {
  const all = [...new Set([...among, value])].sort((a, b) => a - b);
  return (
    <OneOf
      label={label}
      value={String(value)}
      choices={all.map((one) => ({ value: String(one), label: String(one) }))}
      change={(one) => change(Number(one))}
    />
  );
}

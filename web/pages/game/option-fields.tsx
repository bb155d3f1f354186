import type { OptionWords, Room } from '@yamanote/games/room';
import { chooseOptions, isRefusal, type OptionSpec, type Options, optionSpecs } from '@yamanote/kernel';
import { OneOf, Stepper, Switch } from '@yamanote/kit/controls.tsx';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { shownLanguage, words } from '../../words/index.ts';
import styles from './option-fields.module.css';
import { usualOptions } from './set-up.ts';

/**
 * A game's options, drawn from their description. What leaves no choice is not shown: a single edition, or an expansion that
 * the chosen edition does not have, which is as usual then.
 */
export function OptionFields({
  room,
  seats,
  options,
  change,
  bare = false,
}: {
  room: SpeakingRoom;
  seats: number;
  options: Options;
  change(options: Options): void;
  /** Without the mixes that have a name, and without a heading: both stand elsewhere. */
  bare?: boolean;
}) {
  const all = optionSpecs(room.game);
  const lacked = room.game.lacks?.({ ...usualOptions(room.game), ...options }) ?? [];
  const specs = Object.entries(all).filter(
    ([key, spec]) => (spec.type !== 'choice' || spec.values.length > 1) && !lacked.includes(key),
  );
  if (specs.length === 0) return null;
  const set = (key: string, value: Value) => {
    const chosen = chooseOptions(room.game, { [key]: value }, seats, options);
    if (!isRefusal(chosen)) change(chosen);
  };
  return (
    <fieldset class={bare ? styles.bare : styles.options}>
      <legend class={bare ? 'unseen' : undefined}>{words.value.game.options}</legend>
      {!bare && <Presets room={room} options={options} change={change} />}
      {specs.map(([key, spec]) => (
        <OptionField
          key={key}
          spec={spec}
          texts={room.speech[shownLanguage.value].option(key)}
          seats={seats}
          value={options[key] ?? spec.default}
          change={(value) => set(key, value)}
        />
      ))}
    </fieldset>
  );
}

/** Mixes with a name: one press sets all of it. */
function Presets({ room, options, change }: { room: Room; options: Options; change(options: Options): void }) {
  const { preset, presets } = words.value.game;
  if (room.presets === undefined) return null;
  const usual = usualOptions(room.game);
  const mixes = [{ id: 'usual' as const, options: {} as Options }, ...room.presets];
  const isChosen = (mix: (typeof mixes)[number]) =>
    Object.entries(usual).every(([key, value]) => (options[key] ?? value) === ((mix.options as Options)[key] ?? value));
  const chosen = mixes.find(isChosen)?.id ?? 'own';
  const choices = [...mixes.map(({ id }) => id), ...(chosen === 'own' ? (['own'] as const) : [])];
  return (
    <OneOf
      label={preset}
      value={chosen}
      choices={choices.map((value) => ({ value, label: presets[value] }))}
      change={(id) => {
        const mix = mixes.find((one) => one.id === id);
        if (mix !== undefined) change({ ...usual, ...mix.options });
      }}
    />
  );
}

type Value = Options[string];

/** One option, or one setting of a standing order. */
export function OptionField({
  spec,
  texts,
  seats,
  value,
  change,
}: {
  spec: OptionSpec;
  texts: OptionWords;
  seats: number;
  value: Value;
  change(value: Value): void;
}) {
  const { game } = words.value;
  switch (spec.type) {
    case 'flag':
      return <Switch label={texts.name} hint={texts.hint} value={value === true} change={change} />;
    case 'number':
      return <Stepper label={texts.name} value={Number(value)} min={spec.min} max={spec.max} change={change} />;
    case 'choice':
      return (
        <div>
          <OneOf
            label={texts.name}
            value={String(value)}
            choices={spec.values.map((one) => ({ value: one, label: texts.values[one] ?? one }))}
            change={change}
          />
          {texts.hint !== '' && <p class={styles.hint}>{texts.hint}</p>}
        </div>
      );
    case 'seat': {
      const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
      return (
        <OneOf
          label={texts.name}
          value={String(value)}
          choices={['random', ...numbers].map((one) => ({
            value: one,
            label:
              one === 'random' ? (texts.values.random ?? game.random) : game.seatNumber({ number: Number(one) + 1 }),
          }))}
          change={(one) => change(one === 'random' ? one : Number(one))}
        />
      );
    }
  }
}

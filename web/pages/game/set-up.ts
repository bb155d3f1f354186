/** What a press on Play starts: which rules, how many bots, how good. */
import type { Room } from '@yamanote/games/room';
import { chooseOptions, type Game, isRefusal, type OptionSpec, type Options, optionSpecs } from '@yamanote/kernel';
import { EVEN } from '../../levels/level.ts';
import { hasPlayed } from '../../settings/played.ts';
import { keptSetUp, type SetUp, usualBots } from '../../settings/set-ups.ts';

/** A first game for who has never finished one, then what was started last. `levels` are those of the hall, weakest first. */
export function setUpOf(room: Room, levels: readonly string[]): SetUp {
  const kept = hasPlayed(room.game.id) ? keptSetUp(room.game.id) : null;
  if (kept !== null) return mended(room, levels, kept);
  const preset = hasPlayed(room.game.id) ? 'usual' : 'first-game';
  return withPreset(room, levels, { preset, options: {}, bots: usualBots(room.game.seats.max), level: '' }, preset);
}

/** Another mix of options by its name, with the bots that go with it: gentle ones, or such as are as good as the reader. */
export function withPreset(room: Room, levels: readonly string[], setUp: SetUp, preset: 'first-game' | 'usual'): SetUp {
  const level = preset === 'first-game' ? levels[0] : EVEN;
  return { ...setUp, preset, level, options: optionsOf(room, preset) };
}

export function withOptions(room: Room, setUp: SetUp, options: Options): SetUp {
  return { ...setUp, options, preset: isSame(options, optionsOf(room, 'usual')) ? 'usual' : 'own' };
}

/** A seat that is not there any more cannot be the one that begins. */
export function withBots(room: Room, setUp: SetUp, bots: number): SetUp {
  const specs = Object.entries(optionSpecs(room.game));
  const gone = specs.filter(([key, { type }]) => type === 'seat' && Number(setUp.options[key]) > bots);
  const options = { ...setUp.options, ...Object.fromEntries(gone.map(([key, spec]) => [key, spec.default])) };
  return { ...setUp, bots, options };
}

/** What is not as usual, in the order of the options. */
export function differences(game: Game, options: Options): { key: string; spec: OptionSpec; value: Options[string] }[] {
  return Object.entries(optionSpecs(game)).flatMap(([key, spec]) =>
    options[key] === undefined || options[key] === spec.default ? [] : [{ key, spec, value: options[key] }],
  );
}

export function usualOptions(game: Game): Options {
  return Object.fromEntries(Object.entries(optionSpecs(game)).map(([key, spec]) => [key, spec.default]));
}

function optionsOf({ game, presets }: Room, preset: 'first-game' | 'usual'): Options {
  return { ...usualOptions(game), ...presets?.find(({ id }) => id === preset)?.options };
}

/** What was kept long ago may not be possible any more: then it is as usual. */
function mended(room: Room, levels: readonly string[], kept: SetUp): SetUp {
  const { min, max } = room.game.seats;
  const bots = Math.min(Math.max(kept.bots, min - 1), max - 1);
  const level = levels.includes(kept.level) ? kept.level : EVEN;
  const options = chooseOptions(room.game, kept.options, bots + 1);
  return isRefusal(options)
    ? withPreset(room, levels, { ...kept, bots }, 'usual')
    : { preset: kept.preset, options, bots, level, hints: kept.hints, timeControl: kept.timeControl };
}

function isSame(one: Options, other: Options): boolean {
  return Object.entries(other).every(([key, value]) => (one[key] ?? value) === value);
}

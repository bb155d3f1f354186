import type { Game, OptionSpec, Options, Shape } from './game.ts';
import { joined, objectTo, readBoolean, readChoice, readFields, readInteger, reading } from './read.ts';
import type { OrRefusal } from './refusal.ts';

/** Every option of a game with its description; `edition` first. */
export function optionSpecs(game: Game): Record<string, OptionSpec> {
  return { edition: { type: 'choice', values: game.editions, default: game.editions[0] }, ...game.options };
}

/** Options from outside, completed with the defaults. */
export function parseOptions<T extends Shape>(game: Game<T>, json: unknown, seats: number): OrRefusal<T['options']> {
  return reading(() => readOptions('options', optionSpecs(game), json ?? {}, seats));
}

/**
 * The options of a new match, or what a host makes of those chosen `before`. What the others leave no room for cannot be set;
 * where it was set before, it is as usual again.
 */
export function chooseOptions<T extends Shape>(
  game: Game<T>,
  json: unknown,
  seats: number,
  before: Options = {},
): OrRefusal<T['options']> {
  return reading(() => {
    const specs = optionSpecs(game);
    const changes = readFields('options', json ?? {}, [], Object.keys(specs));
    const options = readOptions('options', specs, { ...before, ...changes }, seats);
    for (const key of game.lacks?.(options) ?? []) {
      const usual = specs[key].default;
      if (Object.hasOwn(changes, key) && options[key] !== usual) {
        objectTo(joined('options', key), { is: 'nothing-but', value: usual }, options[key], 'impossible');
      }
      options[key] = usual;
    }
    return options;
  });
}

/** Reads what these descriptions describe; what is not said is as usual. */
export function readOptions(
  field: string,
  specs: Readonly<Record<string, OptionSpec>>,
  json: unknown,
  seats: number,
): Options {
  const given = readFields(field, json, [], Object.keys(specs));
  const options: Options = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, key) ? given[key] : spec.default;
    options[key] = readOption(joined(field, key), spec, value, seats);
  }
  return options;
}

function readOption(field: string, spec: OptionSpec, value: unknown, seats: number): string | number | boolean {
  switch (spec.type) {
    case 'flag':
      return readBoolean(field, value);
    case 'choice':
      return readChoice(field, value, spec.values);
    case 'number':
      return readInteger(field, value, spec.min, spec.max);
    case 'seat':
      if (value === 'random') return value;
      if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
      return objectTo(field, { is: 'seat-or-random', last: seats - 1 }, value);
  }
}

export function parseSeats(game: Game, value: unknown, field = 'seats'): OrRefusal<number> {
  return reading(() => readInteger(field, value, game.seats.min, game.seats.max));
}

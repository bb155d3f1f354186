/** `o`: what a person's seat answers in advance, and setting it. */
import { columns, nearest, refusalIn, wrap } from '@yamanote/command-line';
import type { OptionWords } from '@yamanote/games/room';
import { type Options, type Refusal, type Seat, type SettingSpec, settingMatters } from '@yamanote/kernel';
import { parseSetting } from '../rooms.ts';
import type { Words } from '../words/index.ts';
import { folded } from './explain.ts';
import { type Home, wish } from './home.ts';

export interface Ordered {
  lines: string[];
  /** What is ordered now has answered the question. */
  answered: boolean;
}

/** All orders, one of them (`yield`), or one set anew (`yield when=never`). */
export function order(home: Home, seat: Seat, given: string): Ordered {
  const { words } = home;
  const ids = Object.keys(home.match.game.orders ?? {});
  if (ids.length === 0) return saying(words.noOrders);
  if (given === '') return saying(words.howToOrder, ...ids.flatMap((id) => tell(home, seat, id)));
  const parts = given.split(/\s+/);
  const changes = parts.filter((part) => part.includes('='));
  const named = parts.filter((part) => !part.includes('=')).join(' ');
  const id = ids.find((one) => folded(named) === folded(one) || folded(named) === folded(nameOf(home, one)));
  if (id === undefined) return saying(words.unknownOrder(named, nearest(named, ids)));
  if (changes.length > 0) return set(home, seat, id, changes);
  return { lines: tell(home, seat, id), answered: false };
}

function saying(text: string, ...lines: string[]): Ordered {
  return { lines: [...wrap(text, columns()), ...lines], answered: false };
}

/** What is not named stays as it is. */
function set(home: Home, seat: Seat, id: string, changes: readonly string[]): Ordered {
  const { match, words } = home;
  const specs = match.game.orders![id].settings as Record<string, SettingSpec>;
  const changed = changes.map((change): [string, unknown] => {
    const at = change.indexOf('=');
    const [key, value] = [change.slice(0, at), change.slice(at + 1)];
    return [key, Object.hasOwn(specs, key) ? parseSetting(specs[key], value) : value];
  });
  const settings = { ...match.orders[seat]![id], ...Object.fromEntries(changed) };
  const before = match.course.next;
  const refusal = wish(home, seat, { do: 'order', order: id, settings });
  if (refusal !== null) return saying(words.notOrdered(refusalIn(words.complaints, named(refusal))));
  return { ...saying(words.ordered, ...tell(home, seat, id)), answered: match.course.next > before };
}

/** A setting is called what the person typed. */
function named(refusal: Refusal): Refusal {
  return { ...refusal, field: refusal.field.replace(/^settings\./, '') };
}

function tell(home: Home, seat: Seat, id: string): string[] {
  const texts = home.speech.order?.(id);
  const values = home.match.orders[seat]![id];
  const settings = Object.entries(home.match.game.orders![id].settings as Record<string, SettingSpec>);
  return [
    `${id}: ${nameOf(home, id)}`,
    ...(texts === undefined || texts.hint === '' ? [] : indented(texts.hint, 4)),
    ...settings.flatMap(([key, spec]) =>
      settingMatters(spec, values) ? tellSetting(key, spec, values[key], texts?.settings[key], home.words) : [],
    ),
  ];
}

/** `when=never  …` with what else it could be. */
function tellSetting(
  key: string,
  spec: SettingSpec,
  value: Options[string],
  texts: OptionWords | undefined,
  words: Words,
): string[] {
  const worded = (one: string) => {
    const meaning = texts?.values[one];
    return meaning === undefined ? one : words.withMeaning(one, meaning);
  };
  const possible =
    spec.type === 'number'
      ? `${spec.min} … ${spec.max}`
      : words.list((spec.type === 'flag' ? ['true', 'false'] : spec.values).map(worded));
  return [`    ${key}=${value}  ${texts?.name ?? ''}`.trimEnd(), ...indented(possible, 8)];
}

function nameOf({ speech }: Home, id: string): string {
  return speech.order?.(id).name ?? id;
}

function indented(text: string, by: number): string[] {
  return wrap(text, columns() - by).map((line) => ' '.repeat(by) + line);
}

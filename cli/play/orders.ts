/** `o`: what a person's seat answers in advance, and setting it. */
import type { OptionWords } from '@yamanote/games/room';
import { isRefusal, type Options, type Seat, type SettingSpec, sentence, settingMatters } from '@yamanote/kernel';
import { receive } from '@yamanote/running-match';
import { nearest } from '../nearest.ts';
import { columns } from '../output.ts';
import { parseSetting } from '../rooms.ts';
import { wrap } from '../text.ts';
import { folded } from './explain.ts';
import { type Host, take } from './host.ts';

export interface Ordered {
  lines: string[];
  /** What is ordered now has answered the question. */
  answered: boolean;
}

/** All orders, one of them (`yield`), or one set anew (`yield when=never`). */
export function order(host: Host, seat: Seat, given: string): Ordered {
  const { words } = host;
  const ids = Object.keys(host.table.game.orders ?? {});
  if (ids.length === 0) return saying(words.noOrders);
  if (given === '') return saying(words.howToOrder, ...ids.flatMap((id) => tell(host, seat, id)));
  const parts = given.split(/\s+/);
  const changes = parts.filter((part) => part.includes('='));
  const named = parts.filter((part) => !part.includes('=')).join(' ');
  const id = ids.find((one) => folded(named) === folded(one) || folded(named) === folded(nameOf(host, one)));
  if (id === undefined) return saying(words.unknownOrder(named, nearest(named, ids)));
  if (changes.length > 0) return set(host, seat, id, changes);
  return { lines: tell(host, seat, id), answered: false };
}

function saying(text: string, ...lines: string[]): Ordered {
  return { lines: [...wrap(text, columns()), ...lines], answered: false };
}

/** What is not named stays as it is. */
function set(host: Host, seat: Seat, id: string, changes: readonly string[]): Ordered {
  const { table, words } = host;
  const specs = table.game.orders![id].settings as Record<string, SettingSpec>;
  const changed = changes.map((change): [string, unknown] => {
    const at = change.indexOf('=');
    const [key, value] = [change.slice(0, at), change.slice(at + 1)];
    return [key, Object.hasOwn(specs, key) ? parseSetting(specs[key], value) : value];
  });
  const settings = { ...table.orders[seat]![id], ...Object.fromEntries(changed) };
  const draft = receive(table, { is: 'order', seat, order: id, settings, at: Date.now() });
  if (isRefusal(draft)) return saying(words.notOrdered(sentence(draft)));
  take(host, draft);
  return { ...saying(words.ordered, ...tell(host, seat, id)), answered: draft.additions.length > 0 };
}

function tell(host: Host, seat: Seat, id: string): string[] {
  const texts = host.speech.order?.(id);
  const values = host.table.orders[seat]![id];
  const settings = Object.entries(host.table.game.orders![id].settings as Record<string, SettingSpec>);
  return [
    `${id}: ${nameOf(host, id)}`,
    ...(texts === undefined || texts.hint === '' ? [] : indented(texts.hint, 4)),
    ...settings.flatMap(([key, spec]) =>
      settingMatters(spec, values) ? tellSetting(key, spec, values[key], texts?.settings[key]) : [],
    ),
  ];
}

/** `when=never  …` with what else it could be. */
function tellSetting(key: string, spec: SettingSpec, value: Options[string], texts: OptionWords | undefined): string[] {
  const worded = (one: string) => {
    const words = texts?.values[one];
    return words === undefined ? one : `${one} (${words})`;
  };
  const possible =
    spec.type === 'number'
      ? `${spec.min} … ${spec.max}`
      : (spec.type === 'flag' ? ['true', 'false'] : spec.values).map(worded).join(', ');
  return [`    ${key}=${value}  ${texts?.name ?? ''}`.trimEnd(), ...indented(possible, 8)];
}

function nameOf({ speech }: Host, id: string): string {
  return speech.order?.(id).name ?? id;
}

function indented(text: string, by: number): string[] {
  return wrap(text, columns() - by).map((line) => ' '.repeat(by) + line);
}

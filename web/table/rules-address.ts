import { type Game, type Options, optionSpecs } from '@yamanote/kernel';
import { rulesAddress } from '../rules-address.ts';
import type { Session } from './session.ts';

/** Where "Rules" leads from this table: how its edition is played, at what is asked now, whoever is asked. */
export function rulesAddressAt({ room, table, composer }: Session): string {
  const options = table.info.value?.options ?? {};
  const pending = table.progress.value?.sight.pending;
  const kind = composer.asking.value?.kind ?? (pending && 'kind' in pending ? pending.kind : null);
  return addressFor(room.game, options, kind === null ? null : room.ruleOf(kind, options));
}

/** Options that are as usual go without saying. */
export function addressFor(game: Game, options: Readonly<Options>, rule: string | null): string {
  const specs = optionSpecs(game);
  const unusual = Object.entries(options)
    .filter(([key, value]) => value !== specs[key]?.default)
    .map(([key, value]): [string, string] => [key, String(value)]);
  const query = unusual.length === 0 ? '' : `?${new URLSearchParams(unusual)}`;
  return `${rulesAddress(game.id)}${query}${rule === null ? '' : `#${rule}`}`;
}

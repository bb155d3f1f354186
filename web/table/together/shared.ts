/** Several people at one device, which goes from hand to hand. */
import type { TableInfo } from '@yamanote/protocol';
import { LOCAL } from '../../connection/halls.ts';

export function isShared({ table, seats }: Pick<TableInfo, 'table' | 'seats'>): boolean {
  return table.startsWith(LOCAL) && seats.filter(({ guest }) => guest !== null).length > 1;
}

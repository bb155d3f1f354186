/** Refusing a position: its form is right, but no match could come to it. */
import { objectTo } from '@yamanote/kernel';

export function impossible(field: string, expected: string, found: unknown): never {
  return objectTo(field, expected, found, 'impossible');
}

export function demand(holds: boolean, field: string, expected: string, found: unknown): void {
  if (!holds) impossible(field, expected, found);
}

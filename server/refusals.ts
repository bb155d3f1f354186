import type { RefusalCode } from '@yamanote/kernel';
import type { HallCode } from '@yamanote/protocol';

/** A kernel's refusal fits too; what it found stays here. */
export interface HallRefusal {
  refused: RefusalCode | HallCode;
  field: string;
  expected: string;
}

export function hallRefusal(refused: RefusalCode | HallCode, field = '', expected = ''): HallRefusal {
  return { refused, field, expected };
}

export function isHallRefusal(value: unknown): value is HallRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

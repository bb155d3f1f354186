/** How far the reader has read the rooms of the last tables; remembered by this browser. */
import { read, write } from '../../settings/stored.ts';

const KEY = 'chat-read';
/** Of older ones all is new again. */
const MOST = 40;

type Marks = readonly (readonly [room: string, number: number])[];

export function readUpTo(room: string): number {
  return marks().find(([one]) => one === room)?.[1] ?? 0;
}

export function markRead(room: string, number: number): void {
  const others = marks().filter(([one]) => one !== room);
  write(KEY, JSON.stringify([[room, number], ...others].slice(0, MOST)));
}

function marks(): Marks {
  try {
    const found: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(value: unknown): value is Marks[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

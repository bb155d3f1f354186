import type { Seat } from '@yamanote/kernel';
import type { SheetContent } from '@yamanote/kit/sheet.tsx';
import type { Turn } from './turns.ts';

/** What is open besides the board: one thing at a time. */
export type Opened =
  | 'log'
  | 'chat'
  | 'menu'
  | 'choices'
  | 'hint'
  | 'orders'
  | 'keys'
  | 'back'
  | 'watchers'
  | { seat: Seat }
  | { turns: readonly Turn[] }
  | { rule: string }
  | { content: SheetContent }
  | null;

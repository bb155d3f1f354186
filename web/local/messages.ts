/** What a page and the worker that is its hall say to each other. */
import type { Json, Match } from '@yamanote/kernel';
import type { Reply, Request } from '@yamanote/protocol';
import type { OldRecord } from './record.ts';

export type ToHall =
  /** A line is opened, or closed; `you` is who is greeted, `name` stands for who has none. */
  | { is: 'open'; line: number; you: string; name: string }
  | { is: 'close'; line: number }
  | { is: 'request'; line: number; request: Request }
  | { is: 'call'; number: number; call: Call };

/** What only the page of such a hall asks for. */
export type Call =
  | { do: 'prepare'; game: string; bots: readonly string[]; name: string; position: Json }
  | { do: 'file'; table: string }
  | { do: 'adopt'; old: OldRecord };

export type ToPage =
  | { is: 'reply'; line: number; reply: Reply }
  | { is: 'called'; number: number; result: string | Match | null }
  /** Whether the browser keeps what is played. */
  | { is: 'kept'; kept: boolean }
  /** Whether another tab plays what this one shows. */
  | { is: 'elsewhere'; elsewhere: boolean };

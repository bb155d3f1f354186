/** What a client process is told to do. It answers each order once it is done, or says why it cannot go on. */

export type Pace =
  /** Nobody answers. */
  | { is: 'hold' }
  /** Everybody answers as soon as they are asked. */
  | { is: 'closed' }
  /** Each thinks for about so many milliseconds. */
  | { is: 'thinking'; mean: number }
  /** So many answers a second, whoever is asked. */
  | { is: 'open'; rate: number };

/** A table that is stored already, with the cookies of its people. */
export interface Stored {
  table: string;
  cookies: readonly string[];
}

export type Order =
  /** Two people each sit down at so many new tables, and begin. Nobody answers yet. */
  | { do: 'sit'; tables: number; public: boolean }
  /** The people of these tables come back. */
  | { do: 'come-back'; to: readonly Stored[] }
  /** So many strangers look at each table. */
  | { do: 'watch'; watchers: number }
  /** So many guests open the home page, with a few lines of the board, or the page that shows all. */
  | { do: 'look'; pages: number; shows: 'few' | 'all' }
  | { do: 'pace'; pace: Pace }
  /** Everybody finishes what they are at, then nobody answers; it must have come to all who look. */
  | { do: 'rest' }
  /** What was counted since this was asked last. */
  | { do: 'count' };

export interface Counts {
  /** That were acknowledged … */
  moves: number;
  /** … and after how many milliseconds each. */
  acks: number[];
  /** How often a watcher was told of a move … */
  told: number;
  /** … and how many milliseconds after it was sent. */
  news: number[];
  /** Home pages, or those of the board, that were painted anew. */
  boards: number;
}

export const NONE: Readonly<Counts> = { moves: 0, acks: [], told: 0, news: [], boards: 0 };

export function plus(a: Counts, b: Counts): Counts {
  return {
    moves: a.moves + b.moves,
    acks: [...a.acks, ...b.acks],
    told: a.told + b.told,
    news: [...a.news, ...b.news],
    boards: a.boards + b.boards,
  };
}

export type Report = { is: 'done'; counts?: Counts } | { is: 'failed'; why: string };

/** A table where one match follows the other, as the people who sit there know it. */
export interface Table {
  readonly name: string;
  readonly game: string;
  /** The bots that play along; without any, a second person does. */
  readonly bots: readonly string[];
  /** Once its host has made it; `null` before. */
  readonly id: string | null;
  readonly made: Promise<void>;
  /** After the last match. */
  readonly isOver: boolean;
  readonly over: Promise<void>;
  make(id: string): void;
  end(): void;
}

export function makeTable({ name, game, bots }: Pick<Table, 'name' | 'game' | 'bots'>): Table {
  let id: string | null = null;
  let isOver = false;
  const [made, over] = [event(), event()];
  return {
    name,
    game,
    bots,
    get id() {
      return id;
    },
    made: made.happened,
    get isOver() {
      return isOver;
    },
    over: over.happened,
    make(as) {
      id = as;
      made.happen();
    },
    end() {
      isOver = true;
      over.happen();
    },
  };
}

function event(): { happened: Promise<void>; happen(): void } {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

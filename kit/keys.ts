/** Every key that the table knows, once: what handles keys asks here what one means, and the key help lists it. */

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const;

/** By where they work, and there by what they do. */
export const KEYS = {
  table: {
    select: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    give: ['Enter'],
    clear: ['Escape'],
    undo: ['z'],
    hint: ['h'],
    chat: ['c'],
    next: ['n'],
    help: ['?'],
  },
  /** What glows on the board. */
  targets: { walk: ARROWS, choose: ['Enter', ' '] },
  map: { closer: ['+'], farther: ['-'], whole: ['0'], pan: ARROWS.map((arrow) => `Shift+${arrow}`) },
  /** Dialogs and sheets. */
  over: { close: ['Escape'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type KeyPlace = keyof typeof KEYS;
export type Deed = { [P in KeyPlace]: keyof (typeof KEYS)[P] }[KeyPlace];

/** What a key that was pressed does there; `null` for nothing. */
export function deedOf<P extends KeyPlace>(place: P, event: KeyboardEvent): keyof (typeof KEYS)[P] | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const deeds = Object.entries(KEYS[place]) as [keyof (typeof KEYS)[P], readonly string[]][];
  return deeds.find(([, keys]) => keys.includes(nameOf(event)))?.[0] ?? null;
}

/** Shift makes other signs of most keys by itself, and is told of only with arrows. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.startsWith('Arrow')) return shiftKey ? `Shift+${key}` : key;
  return key.length === 1 ? key.toLowerCase() : key;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function directionOf({ key }: KeyboardEvent): readonly [number, number] {
  return DIRECTIONS[key];
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
  '-': '−',
};

/** As they are printed on a keyboard, rows of them in short; `space` is the word for the one that has no sign. */
export function keySigns(keys: readonly string[], space: string): string[] {
  const [first, last] = [keys[0], keys[keys.length - 1]];
  if (keys.every((key) => /^\d$/.test(key)) && first !== last) return [`${first}–${last}`];
  if (keys.every((key) => key.startsWith('Shift+')))
    return [
      'Shift',
      keySigns(
        keys.map((key) => key.slice(6)),
        space,
      ).join(' '),
    ];
  if (keys.every((key) => key.startsWith('Arrow'))) return [keys.map((key) => SIGNS[key]).join(' ')];
  return keys.map((key) => (key === ' ' ? space : (SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key))));
}

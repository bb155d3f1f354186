/** What a line at the prompt means. */
export type Key =
  /** A number among the choices, from 0. */
  | { is: 'answer'; choice: number }
  /** Nothing was typed where something is to be chosen: show it once more. */
  | { is: 'again' }
  | { is: 'undo' | 'back' | 'log' | 'hint' | 'quit' }
  | { is: 'explain'; what: string }
  | { is: 'order'; what: string }
  | { is: 'save'; file: string | undefined }
  | { is: 'unknown'; given: string };

const LETTERS = { u: 'undo', b: 'back', l: 'log', h: 'hint', q: 'quit' } as const;

export function readKey(line: string, choices: number): Key {
  // People who type Japanese may send wide digits and letters. A file's name stays as it was typed.
  const given = line.normalize('NFKC').trim();
  if (given === '') return choices === 1 ? { is: 'answer', choice: 0 } : { is: 'again' };
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= choices) return { is: 'answer', choice: number - 1 };
  if (given.startsWith('?')) return { is: 'explain', what: given.slice(1).trim() };
  const letter = given.toLowerCase();
  if (letter === 'u' || letter === 'b' || letter === 'l' || letter === 'h' || letter === 'q')
    return { is: LETTERS[letter] };
  if (letter === 's') return { is: 'save', file: undefined };
  if (/^o(\s|$)/.test(letter)) return { is: 'order', what: given.slice(1).trim() };
  if (/^s\s/.test(letter)) return { is: 'save', file: line.trim().slice(1).trim() };
  return { is: 'unknown', given };
}

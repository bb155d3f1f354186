/** What would have been right, as values that every language can put into words. */
export type Need =
  | { is: 'whole-number'; min: number; max: number | null }
  | { is: 'one-of'; values: readonly string[] }
  /** A field of another name. */
  | { is: 'known-field'; known: readonly string[] }
  | { is: 'field' | 'object' | 'list' | 'text' | 'flag' }
  | { is: 'hex-digits'; digits: number }
  /** A seat from 0, or one by chance. */
  | { is: 'seat-or-random'; last: number }
  /** The other options leave no choice. */
  | { is: 'nothing-but'; value: string | number | boolean }
  | { is: 'seats'; min: number; max: number }
  | { is: 'version'; version: number; game: string }
  | { is: 'entry-number'; number: number }
  | { is: 'answer-of-seat'; seats: readonly number[] }
  | { is: 'answer-of-chance' }
  | { is: 'answer-of-a-seat' }
  | { is: 'legal-answer'; question: string; such: readonly string[] };

/** Continues "expected …". */
export function needInEnglish(need: Need): string {
  switch (need.is) {
    case 'whole-number':
      return `a whole number ${need.max === null ? `of at least ${need.min}` : `from ${need.min} to ${need.max}`}`;
    case 'one-of':
      return `one of ${need.values.join(', ')}`;
    case 'known-field':
      return `no such field, only ${need.known.join(', ')}`;
    case 'field':
      return 'this field to be there';
    case 'object':
      return 'an object';
    case 'list':
    case 'text':
      return `a ${need.is}`;
    case 'flag':
      return 'true or false';
    case 'hex-digits':
      return `${need.digits} hexadecimal digits`;
    case 'seat-or-random':
      return `random or a seat from 0 to ${need.last}`;
    case 'nothing-but':
      return `${need.value}, beside the other options there is no choice`;
    case 'seats':
      return `${need.min} to ${need.max} seats`;
    case 'version':
      return `version ${need.version} of ${need.game}`;
    case 'entry-number':
      return `entry number ${need.number}`;
    case 'answer-of-seat':
      return `an answer of seat ${need.seats.join(' or ')}`;
    case 'answer-of-chance':
      return 'chance to act first';
    case 'answer-of-a-seat':
      return 'an answer, it is not the turn of chance';
    case 'legal-answer':
      return `a legal answer to "${need.question}", such as ${need.such.join(' or ')}`;
  }
}

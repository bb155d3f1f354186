/** English forms of what the sentences count. */
const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

export function count(n: number, one: string, other: string): string {
  return `${figure(n)} ${plural.select(n) === 'one' ? one : other}`;
}

/** With a true minus sign. */
export function figure(n: number): string {
  return number.format(n).replace('-', '−');
}

/** "+7", "−3", "±0". */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => count(n, 'point', 'points');
export const districts = (n: number) => count(n, 'district', 'districts');
export const stations = (n: number) => count(n, 'station', 'stations');

/** At the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

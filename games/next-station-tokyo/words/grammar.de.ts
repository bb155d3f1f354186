/** German forms of what the sentences count. */
const plural = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de');
const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });

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

/** „+7“, „−3“, „±0“. */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => count(n, 'Punkt', 'Punkte');
export const districts = (n: number) => count(n, 'Bezirk', 'Bezirke');
export const stations = (n: number) => count(n, 'Station', 'Stationen');

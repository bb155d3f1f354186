/** Statements of ours, and the values that go with them. */
export type Value = string | number | null | readonly (string | number | null)[];

/** What is no data is refused: the driver would store a function as its source. */
export function checkData(values: readonly Value[]): void {
  for (const value of values) {
    if (Array.isArray(value)) checkData(value);
    else if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`${typeof value} is no data`);
    }
  }
}

const names = new Map<string, string>();

/** Every statement is a constant of ours, so there are only so many. */
export function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `y${names.size}`;
  names.set(sql, name);
  return name;
}

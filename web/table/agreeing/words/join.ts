/** Names in a row, as a language joins them. */
export function joinWith(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

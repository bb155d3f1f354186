/** A text as a whole sentence, with the mark that ends one unless it has one. */
export function ended(text: string, mark: '.' | '。'): string {
  return /[.!?…。！？]$/.test(text) ? text : `${text}${mark}`;
}

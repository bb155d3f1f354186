/** What the person at the keyboard gave cannot be used: one sentence that says where and why, and exit code 2. */
import { isRefusal, type OrRefusal, type Refusal, sentence } from '@yamanote/kernel';
import { didYouMean } from './nearest.ts';

export class BadInput extends Error {}

/** Passes a value through, or complains about the refusal it is; `where` is the file or the option it came from. */
export function acceptFrom<T>(where: string, value: OrRefusal<T>): T {
  if (isRefusal(value)) throw refusedIn(where, value);
  return value;
}

export function refusedIn(where: string, refusal: Refusal): BadInput {
  return new BadInput(oneLine(`${where}: ${sentence(refusal)}${suggestion(refusal)}`));
}

/** Refusals that list what is known are most often about a typing error. */
function suggestion({ expected, found, field }: Refusal): string {
  const values = /^one of (.+)$/.exec(expected);
  if (values) return didYouMean(found.replaceAll('"', ''), values[1].split(', '));
  const fields = /^no such field, only (.+)$/.exec(expected);
  return fields ? didYouMean(field.split('.').at(-1) ?? '', fields[1].split(', ')) : '';
}

/** Whatever was found in a file, it must not break the sentence into lines. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

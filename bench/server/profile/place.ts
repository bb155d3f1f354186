/** Where a sample was taken. */
import type { Runtime } from 'node:inspector';
import { sourceOf } from '../../source-of.ts';

/** A file of the house, a package, a part of Node; for what is no JavaScript, its own name, such as `writev`. */
export function placeOf({ functionName, url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  if (url === '') return functionName;
  if (!url.startsWith('file:')) return url;
  const source = sourceOf(url, lineNumber, columnNumber) || url;
  // A package is one place, however many files it has.
  return source.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/, '$1');
}

export function functionAt(frame: Runtime.CallFrame): string {
  const place = placeOf(frame);
  return frame.url === '' ? place : `${frame.functionName || 'anonymous'}  ${place}`;
}

/** Files that come in are read whole; files that go out are there whole or not at all. */
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BadInput, oneLine, type Where } from './bad-input.ts';
import type { FileTrouble, JsonTrouble } from './words/en.ts';

const STDIN = 0;

/** The JSON in a file; `-` is what comes in through the pipe. */
export function readJson(file: string): unknown {
  const text = readText(file).replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const trouble = whereIn(text, String((error as Error).message));
    throw new BadInput(nameOf(file), (say) => say.notJson(trouble));
  }
  if (isDeeperThan(DEEPEST, json)) throw new BadInput(nameOf(file), (say) => say.tooDeep(DEEPEST));
  return json;
}

/** No file of ours comes near; a made-up one must not make those who read it run out of stack. */
const DEEPEST = 100;

function isDeeperThan(levels: number, json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** The text in a file; `-` is what comes in through the pipe. */
export function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? STDIN : file));
  } catch (error) {
    throw new BadInput(nameOf(file), (say) => say.unreadable(troubleOf(error)));
  }
}

export function nameOf(file: string): Where {
  return file === '-' ? (say) => say.standardInput : oneLine(file);
}

function whereIn(text: string, message: string): JsonTrouble {
  if (text.trim() === '') return { is: 'empty' };
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) {
    if (/end of JSON|Unterminated/.test(message)) return { is: 'ends-early' };
    // V8 shows what stands around the place instead of counting to it.
    const around = /\.\.\.(".*")\.\.\. is not valid JSON/s.exec(message)?.[1];
    return around === undefined ? { is: 'somewhere' } : { is: 'near', text: oneLine(around) };
  }
  const before = text.slice(0, position).split('\n');
  return { is: 'at', line: before.length, column: before[before.length - 1].length + 1 };
}

/** Writes a file aside and renames it, so that nobody ever finds half of it. */
export function writeWhole(file: string, text: string): void {
  writing(file, (target, draft) => {
    writeFileSync(draft, text);
    renameSync(draft, target);
  });
}

/** Complains now about a file that could not be written later. Leaves no trace, and an existing file as it is. */
export function checkWritable(file: string): void {
  writing(file, (_target, draft) => closeSync(openSync(draft, 'wx')));
}

/** A folder to write into, made if it is not there. */
export function openFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BadInput(folder.trim() === '' ? (say) => say.noName : nameOf(folder), (say) =>
      say.noFolder(troubleOf(error)),
    );
  }
}

/** One after the other: where none can be made, such as in /proc, `recursive` would try for ever. */
function makeFolder(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw Object.assign(new Error(), { code: 'EEXIST' });
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Renaming replaces whatever is there, so only a file of ours may be: no device, no folder, nothing that is read-only. */
function writing(file: string, write: (target: string, draft: string) => void): void {
  let draft: string | undefined;
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (there && !there.isFile()) throw Object.assign(new Error(), { code: 'ENOTSUP' });
    if (there) accessSync(file, constants.W_OK);
    if (file === '') throw Object.assign(new Error(), { code: 'ENOENT' });
    const target = there ? realpathSync(file) : file;
    draft = draftOf(target);
    write(target, draft);
  } catch (error) {
    throw new BadInput(file.trim() === '' ? (say) => say.noName : nameOf(file), (say) =>
      say.unwritable(troubleOf(error)),
    );
  } finally {
    if (draft !== undefined) rmSync(draft, { force: true });
  }
}

function draftOf(file: string): string {
  return `${file}.${process.pid}.draft`;
}

const TROUBLES: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'nothing-there',
  ENOTDIR: 'no-folder',
  EEXIST: 'a-file',
  EISDIR: 'a-folder',
  ENOTSUP: 'no-file',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  ENAMETOOLONG: 'long-name',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-utf-8',
};

/** What a system error is, for those who have to do with files. */
export function troubleOf(error: unknown): FileTrouble | { code: string } {
  const { code, message } = error as NodeJS.ErrnoException;
  return TROUBLES[code ?? ''] ?? { code: code ?? oneLine(message) };
}

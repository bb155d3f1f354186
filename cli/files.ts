/** Files that come in are read whole; files that go out are there whole or not at all. */
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { BadInput, oneLine } from './bad-input.ts';

const STDIN = 0;

/** The JSON in a file; `-` is what comes in through the pipe. */
export function readJson(file: string): unknown {
  const text = readText(file).replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${nameOf(file)}: expected JSON, found ${whereIn(text, String((error as Error).message))}`);
  }
  if (isDeeperThan(DEEPEST, json))
    throw new BadInput(`${nameOf(file)}: expected at most ${DEEPEST} levels, found more`);
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

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? STDIN : file));
  } catch (error) {
    throw new BadInput(`${nameOf(file)}: expected a file to read, found ${reason(error)}`);
  }
}

export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : oneLine(file);
}

function whereIn(text: string, message: string): string {
  if (text.trim() === '') return 'an empty file';
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) {
    if (/end of JSON|Unterminated/.test(message)) return 'that it ends too early';
    // V8 shows what stands around the place instead of counting to it.
    const around = /\.\.\.(".*")\.\.\. is not valid JSON/s.exec(message)?.[1];
    return around === undefined ? 'something else' : `something else near ${oneLine(around)}`;
  }
  const before = text.slice(0, position).split('\n');
  return `something else at line ${before.length}, column ${before[before.length - 1].length + 1}`;
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
    throw new BadInput(`${nameOf(file) || 'no name'}: expected a file to write, found ${reason(error)}`);
  } finally {
    if (draft !== undefined) rmSync(draft, { force: true });
  }
}

function draftOf(file: string): string {
  return `${file}.${process.pid}.draft`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such folder',
  EISDIR: 'a folder',
  ENOTSUP: 'something that is no file',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'a disk that cannot be written to',
  ENOSPC: 'no space left on the disk',
  ENAMETOOLONG: 'a name that is too long',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'text that is not UTF-8';
  return REASONS[code ?? ''] ?? oneLine(message);
}

/** The program of the hall as people start it, until it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Language } from '@yamanote/kernel';
import { inject } from 'vitest';
import type {} from './set-up.ts';

/** `words` are what is typed after its name, `language` is that of the environment. */
export async function runProgram(words: readonly string[], language: Language = 'en') {
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: `${language}.UTF-8` };
  const child = spawn(process.execPath, [inject('programs').main, ...words], { env });
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, complained, status };
}

/** For tests: runs the built program as people do, and brings back what it printed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

export function yamanote(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', YAMANOTE_DEBUG: '', ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

/** The JSON that a command prints; nothing else may be there. */
// biome-ignore lint/suspicious/noExplicitAny: each command has its own shape, which its test checks
export function yamanoteJson(args: readonly string[], input = ''): { status: number | null; json: any } {
  const { status, stdout, stderr } = yamanote([...args, '--json'], input);
  if (stderr !== '') throw new Error(stderr);
  return { status, json: JSON.parse(stdout) };
}

/** A temporary folder for one test file. */
export function openFolder(): {
  path(name: string): string;
  write(name: string, content: unknown): string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-'));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write(name, content) {
      writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
      return path(name);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const project = join(import.meta.dirname, '../..');

/** A small project in a temporary folder, gone after the test. It finds the packages that are installed here. */
export function plantTree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs one of our tools as if the folder were the project. */
export function runTool(tool: string, folder: string, ...args: string[]): { lines: string[]; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, [join(project, 'tools', tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

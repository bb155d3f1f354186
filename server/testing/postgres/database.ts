/** Databases of their own for tests. */
import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { query } from './query.ts';
import type {} from './set-up.ts';

export { query } from './query.ts';

/** The server that all tests share. */
export async function serverUrl(): Promise<string> {
  const response = await fetch(inject('postgres'));
  const said = await response.text();
  if (!response.ok) throw new Error(said);
  return said;
}

/** An empty database for this test alone. */
export async function freshDatabase(): Promise<string> {
  const url = new URL(await serverUrl());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Those that tests of this process no longer use: making one takes longer than most tests. */
const spare: string[] = [];

/** A database for this test alone in which nothing is stored, but its tables may be there. */
export async function emptyDatabase(): Promise<string> {
  const url = spare.pop() ?? (await freshDatabase());
  onTestFinished(async () => {
    await query(url, EMPTY);
    spare.push(url);
  });
  return url;
}

const EMPTY = `
do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'meta' loop
    execute format('delete from %I', name);
  end loop;
end $$`;

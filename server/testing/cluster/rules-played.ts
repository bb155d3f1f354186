import { query } from '../postgres/query.ts';

/** How many matches have begun under which rules: a game and its version. */
export async function rulesPlayed(url: string): Promise<ReadonlyMap<string, number>> {
  const sql = `select concat_ws(' ', header::json ->> 'game', header::json ->> 'version') as rules, count(*)::integer
    from matches where header is not null group by 1 order by 1`;
  const rows = await query<{ rules: string; count: number }>(url, sql);
  return new Map(rows.map(({ rules, count }) => [rules, count]));
}

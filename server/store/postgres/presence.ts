import type { Here, Store } from '../port.ts';
import type { Context } from './context.ts';

/** What is lost of it in a crash is said anew, so `quick` connections do not wait for the disk. */
export function openPresence({ node, teller }: Context, quick: Context['pool']): Store['presence'] {
  return {
    async tell(table, here) {
      if (here === null) await quick.run('delete from presence where node = $1 and table_id = $2', [node, table]);
      else {
        const guests = [...new Set(here.lookers.flatMap(({ guest }) => guest ?? []))];
        await quick.run(
          `insert into presence (node, table_id, here, guests) values ($1, $2, $3, $4)
           on conflict (table_id, node) do update set here = excluded.here, guests = excluded.guests`,
          [node, table, JSON.stringify(here), guests],
        );
      }
      teller.tell({ is: 'presence', table });
    },
    async elsewhere(table) {
      const rows = await quick.rows<{ here: string }>(
        `select here from presence join nodes on nodes.id = presence.node
         where table_id = $1 and node <> $2 order by node`,
        [table, node],
      );
      return rows.map(({ here }) => JSON.parse(here) as Here);
    },
  };
}

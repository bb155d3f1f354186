/** What pages have given for the deals of matches that are to begin. */
import type { DealPart } from '../port.ts';
import { type Database, text } from './database.ts';

/** The same again changes nothing: bits that were opened stay. A match that has begun needs no more. */
export function sealPart(database: Database, match: string, { guest, commitment, seal }: Omit<DealPart, 'bits'>): void {
  database.run(
    `insert into parts (match, guest, commitment, seal)
     select ?1, ?2, ?3, ?4 where exists (select 1 from matches where id = ?1 and header is null)
     on conflict (match, guest) do update set commitment = excluded.commitment, seal = excluded.seal, bits = null
     where commitment <> excluded.commitment or seal <> excluded.seal`,
    [match, guest, commitment, seal],
  );
}

/** Opens what was sealed for this commitment; everything that is known of the deal then. */
export function openPart(
  database: Database,
  match: string,
  guest: string,
  commitment: string,
  bits: string,
): DealPart[] {
  const sql = 'update parts set bits = ? where match = ? and guest = ? and commitment = ?';
  database.run(sql, [bits, match, guest, commitment]);
  return findParts(database, match);
}

export function findParts(database: Database, match: string): DealPart[] {
  const columns = ['guest', 'commitment', 'seal', 'bits'].map((column) => text(column)).join(', ');
  return database.rows<DealPart>(`select ${columns} from parts where match = ? order by guest`, [match]);
}

export function forgetParts(database: Database, match: string): void {
  database.run('delete from parts where match = ?', [match]);
}

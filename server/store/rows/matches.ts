import type { Header, Seat } from '@yamanote/kernel';
import type { MatchRecord, Stage } from '../port.ts';

export interface MatchRow {
  id: string;
  table_id: string;
  round: number;
  seed: string;
  /** What is known of seals and void deals before the header is. */
  deal: string | null;
  header: string | null;
  stage: Stage;
  winners: string | null;
  /** By seat; none where its people ended it before its end. */
  places: string | null;
  stopped: string | null;
}

export function matchFromRow({ table_id, deal, header, winners, places, ...rest }: MatchRow): MatchRecord {
  const { seals = null, voids = [] } = JSON.parse(deal ?? '{}') as Partial<MatchRecord>;
  return {
    ...rest,
    seals,
    voids,
    table: table_id,
    header: header === null ? null : (JSON.parse(header) as Header),
    winners: winners === null ? null : (JSON.parse(winners) as Seat[]),
    agreedEnd: places === '[]',
  };
}

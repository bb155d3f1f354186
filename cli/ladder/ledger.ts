/**
 * The deals of a rung, a line each, in a file that grows: whoever is interrupted goes on where the file ends. The caller names
 * it by all that the results depend on, so that no deal of another program, budget or seed is taken for one of this.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PlayedDeal } from '@yamanote/bots';

export interface Ledger {
  deals: PlayedDeal[];
  /** The day of the last deal, `null` before there is one. */
  playedOn(): string | null;
  add(deal: PlayedDeal): void;
}

/** `about` stands above the deals, for who looks into the file. Nothing is written before there is a deal to add. */
export function openLedger(file: string, about: unknown): Ledger {
  const [, ...lines] = existsSync(file) ? wholeLines(readFileSync(file, 'utf8')) : [];
  const deals = lines.map((line): PlayedDeal => JSON.parse(line));
  let isReady = false;
  return {
    deals,
    playedOn: () => (existsSync(file) ? statSync(file).mtime.toISOString().slice(0, 10) : null),
    add(deal) {
      if (!isReady) {
        mkdirSync(dirname(file), { recursive: true });
        // Who was killed while writing has left half a line; it must not stand before the next one.
        writeFileSync(file, [JSON.stringify(about), ...lines].map(ended).join(''));
        isReady = true;
      }
      appendFileSync(file, ended(JSON.stringify(deal)));
      deals.push(deal);
    },
  };
}

function wholeLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

function ended(line: string): string {
  return `${line}\n`;
}

/** The tools of the editor, and what pressing a square does with each. */
import type { PencilId, SymbolId } from '@yamanote/games/next-station-tokyo/rules';
import { painted, withRing, withStart, withStation, withTrack } from './changes.ts';
import { type Draft, stationAt } from './draft.ts';

export const TOOLS = ['stations', 'districts', 'tracks', 'ring', 'starts'] as const;
export type Tool = (typeof TOOLS)[number];

/** What is in the hand. */
export interface Hand {
  readonly tool: Tool;
  readonly symbol: SymbolId;
  readonly pencil: PencilId;
  readonly district: number;
  /** The station from which a track is to lead. */
  readonly from: number | null;
}

export const EMPTY_HAND: Hand = { tool: 'stations', symbol: 'circle', pencil: 'pink', district: 0, from: null };

export interface Pressed {
  draft: Draft;
  hand: Hand;
}

export function press(draft: Draft, hand: Hand, x: number, y: number): Pressed {
  const at = stationAt(draft, x, y);
  switch (hand.tool) {
    case 'stations':
      return { draft: withStation(draft, x, y, hand.symbol), hand };
    case 'districts':
      return { draft: painted(draft, x, y, hand.district), hand };
    case 'tracks':
      return pressTrack(draft, hand, at);
    case 'ring':
      return { draft: at < 0 ? draft : withRing(draft, at), hand };
    case 'starts':
      return { draft: at < 0 ? draft : withStart(draft, at, hand.pencil), hand };
  }
}

/** From one station to another; the second is where the next track goes on. */
function pressTrack(draft: Draft, hand: Hand, at: number): Pressed {
  if (at < 0 || at === hand.from) return { draft, hand: { ...hand, from: null } };
  if (hand.from === null) return { draft, hand: { ...hand, from: at } };
  return { draft: withTrack(draft, hand.from, at), hand: { ...hand, from: at } };
}

/**
 * Small pictures beside the rules: what a game's folder `rules-pictures/` brings. Each is drawn from the position of a scenario
 * that proves the rule, when the pages are built; what then happens is told below it in the words of the log.
 */
import type { Seat, Shape } from '@yamanote/kernel';
import type { ComponentChildren } from 'preact';
import type { ByLanguage } from './by-language.ts';
import type { Names } from './room.ts';

/** Where a scenario begins. */
export interface Scene<T extends Shape = Shape> {
  /** As the seat sees it that acts first. */
  view: T['view'];
  seat: Seat;
  names: Names;
  /** What happens then, as far as the rule is about it. */
  events: readonly T['event'][];
  /** Where the rule is about what may be done: what may, and what may not. */
  allowed: readonly T['action'][];
  forbidden: readonly T['action'][];
}

export interface RulesPictures<T extends Shape = Shape, W = unknown> {
  /** By rule: the scenario that shows it, which is one of those that prove it. */
  scenes: Readonly<Record<string, string>>;
  words: ByLanguage<W>;
  /** Without inline styles, and with nothing to be done later: it becomes text that a page shows as it is. */
  draw(scene: Scene<T>, words: W): ComponentChildren;
  /** What an answer is called that may not be given; without this, as if it might. */
  choice?(action: T['action']): string | null;
  /** What several pictures refer to, once in the page. */
  shared?: ComponentChildren;
  /** Whether the picture shows an event already, so that it need not be told. */
  shows?(event: T['event']): boolean;
}

/**
 * How a game is played, on one page that is read in 90 seconds and printed on one sheet: what a game's folder `howto/` brings.
 * Words stand in a file per language, pictures are drawn by what the board is made of.
 */
import type { ComponentChildren } from 'preact';
import type { ByLanguage } from './by-language.ts';

/** Sentences with **bold** parts; a [word](KOT-5.6) in brackets leads to its rule. */
export type Prose = string;

/** Something drawn, and what is read in its place; empty if the words beside it say the same. */
export interface Picture {
  draws: ComponentChildren;
  caption: string;
}

/** What a picture stands on. */
export type Ground = 'sky' | 'sand' | 'rose' | 'leaf' | 'bare';

export type Block =
  /** The one sentence that everything else serves, in large letters. */
  | { is: 'lead'; text: Prose }
  | { is: 'text'; text: Prose }
  /** Said more quietly. */
  | { is: 'note'; text: Prose }
  | { is: 'picture'; picture: Picture; ground: Ground }
  /** What comes one after the other, numbered, a picture each; what is a `choice` has no numbers. */
  | {
      is: 'steps';
      choice?: boolean;
      steps: readonly { picture: Picture; ground: Ground; name: string; text: Prose }[];
    }
  /** A small figure and what it means. */
  | { is: 'rows'; rows: readonly { figure: Picture; text: Prose }[] }
  /** What one gets or suffers, with the amount on the right; those that are `short` share a line. */
  | {
      is: 'facts';
      facts: readonly { text: Prose; figure: Picture; tone: 'good' | 'bad' | 'plain'; short?: boolean }[];
    };

/** A part of the page, and a stop of its contents. */
export interface Stop {
  /** Names it in addresses: `goal`. */
  id: string;
  /** In the contents: one word. */
  name: string;
  title: string;
  /** Where the rules say all of it: `KOT-7.1`, or a whole section, `KOT-7`. */
  rule: string;
  /** The sections of the rules that it stands for: whoever asks for a rule of theirs is shown this stop. */
  sections: readonly string[];
  /** In a wide window: in which column below the stops that take the whole width; without this, it is one of those. */
  column?: number;
  blocks: readonly Block[];
}

/** A way to play the game that has figures of its own; a table has it if its options are these. */
export interface Edition<Id extends string = string> {
  id: Id;
  options: Readonly<Record<string, string | boolean>>;
}

export interface HowTo<W = unknown, Id extends string = string> {
  words: ByLanguage<W>;
  /** The usual one first. */
  editions: readonly [Edition<Id>, ...Edition<Id>[]];
  editionName(words: W, edition: Id): string;
  /** In a wide window: how the columns share the width. */
  columns: readonly number[];
  /** The picture at the head of the page. */
  cover(words: W, edition: Id): Picture;
  /** About six: the goal first, then a turn, then what one overlooks, the end last. */
  stops(words: W, edition: Id): readonly Stop[];
}

/** The edition that is played with these options, given as they stand in an address: the one that asks for most of them. */
export function editionWith(editions: HowTo['editions'], options: Readonly<Record<string, string>>): Edition {
  const fits = ({ options: wanted }: Edition) =>
    Object.entries(wanted).every(([key, value]) => options[key] === String(value));
  const size = (edition: Edition) => Object.keys(edition.options).length;
  return editions.filter(fits).reduce((one, other) => (size(other) > size(one) ? other : one), editions[0]);
}

/** The stop that stands for this rule; `undefined` if only the rules have it. */
export function stopOf(stops: readonly Stop[], rule: string): Stop | undefined {
  const section = rule.split('.')[0];
  return stops.find((stop) => stop.rule === rule) ?? stops.find(({ sections }) => sections.includes(section));
}

export type Piece =
  | { is: 'plain'; text: string }
  | { is: 'bold'; text: string }
  | { is: 'rule'; text: string; rule: string };

/** Prose in the pieces that it is shown as. */
export function piecesOf(prose: Prose): readonly Piece[] {
  return prose.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).flatMap((part): Piece[] => {
    const { bold, word, rule } = /^\*\*(?<bold>.+)\*\*$|^\[(?<word>.+)\]\((?<rule>.+)\)$/.exec(part)?.groups ?? {};
    if (bold !== undefined) return [{ is: 'bold', text: bold }];
    if (word !== undefined) return [{ is: 'rule', text: word, rule }];
    return part === '' ? [] : [{ is: 'plain', text: part }];
  });
}

/** All prose of a stop, in the order in which it is read. */
export function proseOf({ blocks }: Stop): readonly Prose[] {
  return blocks.flatMap((block) => {
    if (block.is === 'picture') return [];
    if (block.is === 'steps') return block.steps.map(({ text }) => text);
    if (block.is === 'rows') return block.rows.map(({ text }) => text);
    if (block.is === 'facts') return block.facts.map(({ text }) => text);
    return [block.text];
  });
}

/** All that is drawn in a stop. */
export function picturesOf({ blocks }: Stop): readonly Picture[] {
  return blocks.flatMap((block) => {
    if (block.is === 'picture') return [block.picture];
    if (block.is === 'steps') return block.steps.map(({ picture }) => picture);
    if (block.is === 'rows') return block.rows.map(({ figure }) => figure);
    if (block.is === 'facts') return block.facts.map(({ figure }) => figure);
    return [];
  });
}

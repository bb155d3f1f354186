declare module 'virtual:credits' {
  export const credits: readonly import('./build/credits.ts').Credit[];
}

/** A page of rules as HTML, section by section, and what is in it; made from a game's Markdown when the hall is built. */
declare module 'virtual:rules-pages' {
  export const rulesPages: Readonly<
    Record<string, () => Promise<{ default: string; contents: readonly import('./build/sections.ts').Heading[] }>>
  >;
  /** Small pictures by rule, as HTML, and what several of them refer to. */
  export const rulesPictures: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, string>>; shared: string }>>
  >;
}

declare module '@fonts/fonts.css' {}

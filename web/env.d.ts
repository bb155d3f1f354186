declare module 'virtual:credits' {
  export const credits: readonly import('./build/credits.ts').Credit[];
}

/** A page of rules as HTML, section by section, and what is in it; made from a game's Markdown when the hall is built. */
declare module 'virtual:rules-pages' {
  export const rulesPages: Readonly<
    Record<string, () => Promise<{ default: string; contents: readonly import('./build/sections.ts').Heading[] }>>
  >;
}

declare module '@fonts/fonts.css' {}

/** What stands around the rules of every game. */
const plural = new Intl.PluralRules('en');

export const en = {
  howToPlay: 'How to play',
  minutes: 'in 1½ minutes',
  contents: 'Contents',
  search: 'Search the rules',
  /** In the empty field, where there is little room. */
  field: 'Search',
  clear: 'Clear search',
  found: ({ count }: { count: number }) => `${count} ${plural.select(count) === 'one' ? 'match' : 'matches'}`,
  nothing: ({ query }: { query: string }) =>
    `Nothing found for “${query}”. Try a shorter word, or a number such as 5.4.`,
  copied: ({ rule }: { rule: string }) => `Link to ${rule} copied.`,
};

export type RulesPageWords = typeof en;

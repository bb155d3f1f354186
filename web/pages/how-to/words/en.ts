/** What stands around every page that says how to play. */
export const en = {
  title: 'How to play',
  minutes: '1½ minutes',
  stops: 'On this page',
  edition: 'Edition',
  rule: ({ number }: { number: string }) => `Rule ${number}`,
  allRules: 'All rules',
  byNumber: 'by number, with search',
  play: 'Play',
  backToTable: 'Back to the table',
  print: 'Print',
};

export type HowToPageWords = typeof en;

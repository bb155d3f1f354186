/** English, and what every language has to bring for several people at one device. */
export const en = {
  title: 'Together on this device',
  hint: 'Pass the device to whoever’s turn it is. What only you may see stays hidden from the others.',
  people: 'Who’s playing?',
  nameOf: ({ number }: { number: number }) => `Player ${number}’s name`,
  add: 'One more person',
  without: ({ name }: { name: string }) => `Remove ${name}`,
  start: 'Start',
  peopleCount: ({ people }: { people: number }) => `${people} people`,
  and: ({ people, bots }: { people: string; bots: string }) => `${people} and ${bots}`,
  nameless: 'Everybody needs a name with at least one visible character.',

  handOn: ({ name }: { name: string }) => `Pass to ${name}`,
  handTo: ({ name }: { name: string }) => `Hand the device to ${name}`,
  lookAway: 'Everybody else looks away for a moment.',
  iAm: ({ name }: { name: string }) => `I am ${name}`,
  lately: 'What just happened',
};

export type TogetherWords = typeof en;

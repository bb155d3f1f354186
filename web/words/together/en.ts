/** English, and what every language has to bring for several people at one device. */
export const en = {
  title: 'Together on this device',
  hint: 'Pass the device around: whoever is up takes it. What only you may see stays hidden from the others.',
  people: 'Who plays?',
  nameOf: ({ number }: { number: number }) => `Name of person ${number}`,
  add: 'One more person',
  without: ({ name }: { name: string }) => `Without ${name}`,
  start: 'Start',
  peopleCount: ({ people }: { people: number }) => `${people} people`,
  and: ({ people, bots }: { people: string; bots: string }) => `${people} and ${bots}`,
  nameless: 'Everybody needs a name with at least one visible sign.',

  handOn: ({ name }: { name: string }) => `Hand on to ${name}`,
  handTo: ({ name }: { name: string }) => `Hand the device to ${name}`,
  lookAway: 'Everybody else looks away for a moment.',
  iAm: ({ name }: { name: string }) => `I am ${name}`,
  lately: 'What happened last',
};

export type TogetherWords = typeof en;

const count = (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`;

export const en = {
  title: 'If someone is missing',
  bot: 'A bot plays for them',
  after: 'Also for anyone who is just away',
  never: 'Never',
  afterMinutes: ({ minutes }: { minutes: number }) => `After ${count(minutes)}`,
  hint: 'Whoever comes back sits down again with one tap.',
  taking: 'Others may take over from a bot',
  takingHint: 'Anyone who watches can then sit down where a bot plays.',
  /** Why a bot plays for somebody … */
  why: {
    late: ({ name }: { name: string }) => `${name} ran out of time. A bot plays until they sit down again.`,
    gone: ({ name }: { name: string }) => `${name} was away for too long. A bot plays until they sit down again.`,
    left: ({ name }: { name: string }) => `${name} got up. A bot plays until they sit down again.`,
    away: ({ name }: { name: string }) => `${name} is away. A bot plays until they sit down again.`,
    given: ({ name }: { name: string }) => `The host gave ${name}’s seat to a bot. It plays until they sit down again.`,
  },
  /** … and for the reader. */
  whyYou: {
    late: 'Your time ran out, so a bot plays for you.',
    gone: 'You were away, so a bot plays for you.',
    given: 'You were away, so the host gave your seat to a bot.',
  },
};

export type AbsenceWords = typeof en;

import type { AbsenceWords } from './en.ts';

const count = (n: number) => `${n} ${n === 1 ? 'Minute' : 'Minuten'}`;

export const de: AbsenceWords = {
  title: 'Wenn jemand fehlt',
  bot: 'Dann spielt ein Bot',
  after: 'Auch wenn jemand nur abwesend ist',
  never: 'Nie',
  afterMinutes: ({ minutes }) => `Nach ${count(minutes)}`,
  hint: 'Wer zurückkommt, setzt sich einfach wieder hin.',
  taking: 'Andere dürfen für einen Bot einspringen',
  takingHint: 'Wer zuschaut, kann sich dann hinsetzen, wo ein Bot spielt.',
  why: {
    late: ({ name }) => `Die Zeit von ${name} ist um. Ein Bot spielt, bis sich ${name} wieder hinsetzt.`,
    gone: ({ name }) => `${name} war zu lange weg. Ein Bot spielt, bis sich ${name} wieder hinsetzt.`,
    left: ({ name }) => `${name} ist aufgestanden. Ein Bot spielt, bis sich ${name} wieder hinsetzt.`,
    away: ({ name }) => `${name} ist weg. Ein Bot spielt, bis sich ${name} wieder hinsetzt.`,
    given: ({ name }) => `Der Gastgeber lässt hier einen Bot spielen, bis sich ${name} wieder hinsetzt.`,
  },
  whyYou: {
    late: 'Deine Zeit ist um, deshalb spielt ein Bot für dich.',
    gone: 'Du warst weg, deshalb spielt ein Bot für dich.',
    given: 'Du warst weg, deshalb lässt der Gastgeber einen Bot für dich spielen.',
  },
};

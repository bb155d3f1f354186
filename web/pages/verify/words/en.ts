/** English, and what every language has to bring about checking a match file. */

const plural = new Intl.PluralRules('en');
const counted = (n: number, one: string, more: string) => (plural.select(n) === 'one' ? `1 ${one}` : `${n} ${more}`);

export const en = {
  title: 'Check a match',
  intro:
    'Choose the file of a match, of whatever age. Every die, every card and every move is worked out again here, on your device; the file goes nowhere.',
  choose: 'Choose a match file',
  drop: 'or drop it here',
  checking: 'Checking …',
  another: 'Check another one',
  good: 'This match is in order.',
  bad: 'Do not trust this match.',
  foreign: 'This file is not a match of Yamanote.',
  tooLarge: 'This file is too large to be a match.',
  broken: 'This file cannot be read.',
  unknownGame: ({ game, version }: { game: string; version: number }) =>
    `This page does not know the rules of this match (${game}, version ${version}).`,
  about: ({ game, names }: { game: string; names: readonly string[] }) => `${game}: ${names.join(', ')}`,
  bot: 'bot',
  forgotten: 'a person',
  seat: ({ seat, name }: { seat: number; name: string | null }) => (name === null ? `Seat ${seat}` : name),
  proved: 'What was proved',
  open: 'What else to know',
  differs: 'Where it differs first',
  where: 'Where',
  due: 'Expected',
  found: 'Found',
  nothing: 'nothing',
  places: {
    entry: ({ number }: { number: number }) => `Entry ${number} of the log`,
    seat: ({ seat }: { seat: number }) => `Seat ${seat}`,
    seed: 'The seed',
    hash: 'The final position',
    signed: 'The signature',
    start: 'How the match begins',
  },
  holds: {
    inPlace: ({ count }: { count: number }) =>
      `Nothing was changed, added or left out: ${counted(count, 'entry is', 'entries are')} in place, with times and authors.`,
    seed: 'The seed is the one that the server sealed before the start.',
    seals: 'All random numbers of the players’ devices fit their seals, and the names fit too.',
    signed: ({ text }: { text: string }) => `A server signed the match; the fingerprint of its key is ${text}.`,
    dice: ({ count }: { count: number }) =>
      `${counted(count, 'roll or draw comes', 'rolls and draws come')} from the sealed numbers.`,
    legal: ({ count }: { count: number }) => `${counted(count, 'entry follows', 'entries follow')} the rules.`,
    end: 'The match ended as the file says.',
  },
  notes: {
    noBits: 'added no random numbers.',
    hints: ({ count }: { count: number }) => `had ${counted(count, 'hint', 'hints')}.`,
    rewound: ({ count }: { count: number }) =>
      `The players went back ${counted(count, 'time', 'times')} by agreement; what was rolled again came out anew.`,
    paused: ({ count }: { count: number }) => `The match was paused ${counted(count, 'time', 'times')}.`,
    agreedEnd: 'The players agreed to end the match: nobody won.',
    arranged: ({ count }: { count: number }) =>
      `${counted(count, 'roll or draw was', 'rolls and draws were')} arranged, not left to chance.`,
    format1: 'An older match proves less: every undo changed the results after it, and nobody signed it.',
    unsigned: 'No server signed it.',
    signatureUnchecked: 'The signature cannot be checked here: that needs https and a newer browser.',
    voidDeal: 'An earlier attempt to start failed: not everybody opened their seal.',
    hostChose: 'No device added random numbers: the server alone chose the seed.',
    hostMayKnow: 'Whoever runs the server could see the results in advance, which matters if they play too.',
    nothingNoted: 'Whether everybody was shown these seals before the start, only the devices of the players can tell.',
  },
};

export type VerifyWords = typeof en;

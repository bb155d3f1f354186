import { lasting } from '@yamanote/running-match';
import type { TimeWords } from './en.ts';

export const de: TimeWords = {
  title: 'Uhr',
  withOthers: 'An Tischen, zu denen du andere einlädst.',
  none: 'Ohne Uhr',
  noneHint: 'Lasst euch Zeit, niemand drängt.',
  live: 'Live',
  liveHint: 'Für einen gemeinsamen Abend. Wer keine Zeit mehr hat, für den spielt ein Bot, bis er wieder da ist.',
  daily: 'Tag für Tag',
  dailyHint:
    'Jeder schaut vorbei, wenn es passt. Wer keine Zeit mehr hat, für den spielt ein Bot, bis er wieder da ist.',
  liveTerms: ({ minutes, seconds }) =>
    seconds === 0 ? `Live: je ${minutes} min` : `Live: je ${minutes} min, +${seconds} s pro Zug`,
  dailyTerms: ({ hours, night, off }) =>
    `Tag für Tag: ${hours} Std. pro Zug${night && off ? ', nachts und an freien Tagen ruht die Uhr' : night ? ', nachts ruht die Uhr' : off ? ', an freien Tagen ruht die Uhr' : ''}`,
  bank: 'Minuten für jeden',
  increment: 'Sekunden mehr mit jedem Zug',
  reaction: 'Sekunden für jede Reaktion',
  hours: 'Stunden für jeden Zug',
  night: 'Nachts ruht die Uhr',
  nightFrom: 'Von (Stunde)',
  nightTo: 'Bis (Stunde)',
  off: 'Die Uhr ruht am',
  zone: ({ zone }) => `Nach der Uhrzeit von ${zone}`,
  log: {
    gap: ({ seconds }) => `Der Server war ${lasting(seconds, [' s', ' min', ' Std.'])} weg. Keine Uhr lief.`,
    'time-out': ({ name, you }) => `${you ? 'Deine Zeit' : `Die Zeit von ${name}`} ist um.`,
    'bot-plays': ({ name, you }) => `Ein Bot übernimmt für ${you ? 'dich' : name}.`,
    'person-plays': ({ name, you }) => `${you ? 'Du löst' : `${name} löst`} den Bot ab.`,
  },
};

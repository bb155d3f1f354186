import { lasting } from '@yamanote/running-match';
import type { TimeWords } from './en.ts';

export const de: TimeWords = {
  title: 'Uhr',
  withOthers: 'An Tischen, zu denen du andere einlädst.',
  none: 'Ohne Uhr',
  noneHint: 'Lasst euch Zeit, niemand drängt.',
  live: 'Live',
  liveHint: 'Für einen gemeinsamen Abend. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.',
  daily: 'Tag für Tag',
  dailyHint: 'Schau vorbei, wenn es dir passt. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.',
  liveTerms: ({ minutes, seconds }) =>
    seconds === 0 ? `Live: je ${minutes} Min.` : `Live: je ${minutes} Min. + ${seconds} s pro Zug`,
  dailyTerms: ({ hours, night, off }) =>
    `Tag für Tag: ${hours} Std. pro Zug${night && off ? ', nachts und an freien Tagen ruht die Uhr' : night ? ', nachts ruht die Uhr' : off ? ', an freien Tagen ruht die Uhr' : ''}`,
  bank: 'Minuten pro Person',
  increment: 'Sekunden dazu pro Zug',
  reaction: 'Sekunden für Antworten in fremden Zügen',
  hours: 'Stunden pro Zug',
  night: 'Nachts ruht die Uhr',
  nightFrom: 'Von (Uhr)',
  nightTo: 'Bis (Uhr)',
  off: 'Die Uhr ruht am',
  zone: ({ zone }) => `Es gilt die Uhrzeit in ${zone}`,
  log: {
    gap: ({ seconds }) => `Der Server war ${lasting(seconds, [' s', ' min', ' Std.'])} weg. Keine Uhr lief.`,
    'time-out': ({ name, you }) => `${you ? 'Deine Zeit' : `Die Zeit von ${name}`} ist um.`,
    'bot-plays': ({ name, you }) => `Ein Bot übernimmt für ${you ? 'dich' : name}.`,
    'person-plays': ({ name, you }) => `${you ? 'Du löst' : `${name} löst`} den Bot ab.`,
  },
};

import type { LobbyWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : other}`;
}

export const de: LobbyWords = {
  title: 'Tische',
  show: 'Zeige',
  filter: 'Filter',
  done: 'Fertig',
  shown: ({ shown, all }) => `${shown} von ${all === 1 ? '1 Tisch' : `${all} Tischen`}`,
  game: 'Spiel',
  seats: 'Plätze',
  seatKinds: { free: 'frei', two: '2', few: '3–4', many: '5–6' },
  pace: 'Tempo',
  paces: { none: 'ohne Uhr', live: 'live', daily: 'Tag für Tag' },
  live: ({ minutes, seconds }) => `${minutes} Min. + ${seconds} s`,
  daily: ({ hours }) => `${count(hours, 'Stunde', 'Stunden')} pro Zug`,
  language: 'Sprache',
  without: ({ name }) => `Filter „${name}“ aufheben`,
  clear: 'Alle Tische zeigen',
  free: 'Mit freiem Platz',
  running: 'Laufen gerade',
  what: 'Was gerade ist',
  startsSoon: 'Startet gleich',
  freeSeats: ({ free }) => count(free, 'Platz frei', 'Plätze frei'),
  people: ({ names, bots }) => and.format([...names, ...(bots === 0 ? [] : [bots === 1 ? 'ein Bot' : `${bots} Bots`])]),
  toPlay: ({ names }) => `${and.format(names)} ${names.length === 1 ? 'ist' : 'sind'} am Zug`,
  botsPlay: 'Die Bots spielen',
  watching: ({ people }) => (people === 1 ? '1 schaut zu' : `${people} schauen zu`),
  both: ({ turn, watchers }) => `${turn} · ${watchers}`,
  gone: 'Dieser Tisch ist schon abgefahren',
  sit: 'Mitspielen',
  takeOver: 'Einsteigen',
  fresh: ({ tables }) => count(tables, 'neuer Tisch', 'neue Tische'),
  more: ({ tables }) => `Noch ${count(tables, 'Tisch', 'Tische')}`,
  showMore: 'Alle zeigen',
  empty: 'Gerade ist kein Tisch offen. Eröffne einen oder warte auf jemanden, der mitspielt.',
  noneFits: 'Zu diesem Filter passt gerade kein Tisch.',
  joinWaiting: 'Mit Wartenden spielen',
  waits: ({ game, people }) => `${game}: ${people === 1 ? '1 Person wartet' : `${people} Personen warten`}`,
  first: ({ game }) => `${game}: startet, sobald jemand kommt`,
  open: 'Tisch eröffnen',
  openWhich: 'Welches Spiel möchtest du spielen?',
  allTables: 'Alle Tische',
  allMatches: 'Alle deine Partien',
  matches: {
    yourTurn: 'Warten auf dich',
    running: 'Laufen gerade',
    waiting: 'Noch nicht gestartet',
    over: 'Beendet',
    none: 'Du hast noch keine Partien. Sobald du spielst, findest du sie hier.',
    rematch: 'Revanche',
    download: 'Speichern',
    copy: 'Tisch kopieren',
    about: ({ what, game }) => `${what}: ${game}`,
  },
};

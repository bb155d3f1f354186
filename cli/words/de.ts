import { complaintsIn, refusalIn } from '@yamanote/command-line';
import { lasting } from '@yamanote/running-match';
import type { Words } from './en.ts';
import { de as help } from './help/de.ts';
import { de as verdict } from './verdict/de.ts';

const complaints = complaintsIn.de;

const and = new Intl.ListFormat('de', { type: 'conjunction' });
const plural = new Intl.PluralRules('de');

function count(n: number, one: string, other: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : other}`;
}

export const de: Words = {
  between: ' ',
  seat: (seat) => `Platz ${seat}`,
  person: (number) => (number === null ? 'Gast' : `Gast ${number}`),
  botNames: ['Momiji', 'Hachi', 'Tama', 'Aoi', 'Ren', 'Sora'],
  botKinds: {
    random: 'verträumt',
    greedy: 'beständig',
    expert: 'erfahren',
    search: 'weitblickend',
    gentle: 'sanft',
    easy: 'leicht',
    normal: 'normal',
    hard: 'schwer',
  },
  withKind: (name, kind) => `${name} (${kind})`,
  withMeaning: (typed, meaning) => `${typed} (${meaning})`,
  about: (name, hint) => `${name}. ${hint}`,
  list: (items) => items.join(', '),
  players: (players) => `Am Tisch: ${and.format(players)}.`,
  committed: (commitment) =>
    `Der Startwert für den Zufall steht fest; sein Fingerabdruck ist ${commitment}. Nach der Partie lässt sich jeder Wurf und jede gezogene Karte nachprüfen.`,
  earlier: '… früher: l',
  beside: {
    tookBack: (name) => `${name} nimmt den letzten Schritt zurück.`,
    wentBack: (name) => `${name} geht zu einer früheren Entscheidung zurück.`,
    askedHint: (name) => `${name} lässt sich einen Tipp geben.`,
    pause: 'Die Partie macht Pause.',
    resume: 'Die Partie geht weiter.',
    'agreed-end': 'Im Einvernehmen beendet.',
    live: (minutes, seconds) =>
      `Alle haben ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}${seconds === 0 ? '' : ` und mit jedem Zug ${seconds} s mehr`}.`,
    daily: (hours, night, off) =>
      `Alle haben ${hours} Std. pro Zug${night && off ? ', nachts und an freien Tagen ruht die Uhr' : night ? ', nachts ruht die Uhr' : off ? ', an freien Tagen ruht die Uhr' : ''}.`,
    gap: (seconds) => `Der Server war ${lasting(seconds, [' s', ' min', ' Std.'])} weg. Keine Uhr lief.`,
    'time-out': (name) => `Die Zeit von ${name} ist um.`,
    'bot-plays': (name) => `Ein Bot übernimmt für ${name}.`,
    'person-plays': (name) => `${name} löst den Bot ab.`,
  },
  byOrder: (sentence) => `Vorab entschieden: ${sentence}`,
  prompt: 'Deine Wahl: ',
  keys: 'Zahl wählt  u zurück  ? Hilfe  l Verlauf  s sichern  q Ende',
  keyHelp: [
    ['1, 2, …', 'wählt diese Antwort; gibt es nur eine, genügt Enter'],
    ['NAME', 'zeigt nur die Möglichkeiten mit diesem Wort; Enter zeigt wieder alle'],
    ['u', 'nimmt deine letzte Antwort zurück, solange danach nicht gewürfelt wurde und niemand sonst am Zug war'],
    ['? NAME', 'erklärt diesen Begriff; „? 3“ erklärt die Wahl 3'],
    ['l', 'zeigt den ganzen Verlauf'],
    ['s DATEI', 'sichert die Partie, wie sie steht'],
    ['q', 'verlässt die Partie'],
  ],
  backToAll: (trail) => `${trail} (u zurück, Enter alle)`,
  orderKey: 'o Vorab-Antworten',
  orderHelp: [
    ['o', 'zeigt deine Vorab-Antworten, die ohne Rückfrage für dich gelten'],
    ['o NAME KEY=WERT', 'ändert eine davon; sie gilt sofort'],
  ],
  backKey: 'b weiter zurück',
  backHelp: [
    [
      'b',
      'geht zu deiner letzten Entscheidung zurück, auch hinter Würfe und Bots; gewürfelt wird dann neu, und es steht im Verlauf',
    ],
  ],
  hintKey: 'h Tipp',
  hintHelp: [
    [
      'h',
      'zeigt, was der stärkste Bot wählen würde und wie gut du damit stehst; im Verlauf steht, dass du gefragt hast',
    ],
  ],
  hint: {
    chances: 'Die besten Antworten, jede mit deiner Siegchance:',
    points: 'Die besten Antworten, jede mit den Punkten, die du erwarten kannst:',
    close: 'So nah beieinander können die Zahlen Glück sein: Die erste Antwort ist die sicherere.',
    none: 'Diesmal gibt es keinen Tipp.',
    off: 'In dieser Partie gibt es keine Tipps. Mit --hints on am Anfang sind sie erlaubt.',
  },
  noOrders: 'In diesem Spiel gibt es keine Vorab-Antworten.',
  howToOrder:
    'Mit Vorab-Antworten legst du fest, was du antwortest, damit du nur gefragt wirst, wenn du es möchtest. Ändere eine mit „o“, ihrem Namen und KEY=WERT.',
  unknownOrder: (given, guess) =>
    `Es gibt keine Vorab-Antwort „${given}“. ${guess === null ? 'Mit „o“ siehst du alle.' : `Meintest du „${guess}“?`}`,
  ordered: 'Von jetzt an gilt:',
  notOrdered: (why) => `Nicht geändert. ${why}`,
  topics: 'Danach kannst du fragen:',
  unknownTopic: (topic, guess) =>
    `Nichts heißt hier „${topic}“. ${guess === null ? 'Mit „?“ siehst du, wonach du fragen kannst.' : `Meintest du „${guess}“?`}`,
  wouldHappen: (sentences) => `Das würde passieren: ${sentences}`,
  notAChoice: (given, choices) =>
    `„${given}“ steht nicht zur Wahl. Gib ${['1', '1 oder 2'][choices - 1] ?? `eine Zahl von 1 bis ${choices}`} ein, für Hilfe „?“.`,
  nothingToUndo:
    'Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort wurde gewürfelt, oder jemand anderes war am Zug.',
  nothingToGoBackTo: 'Du hast noch nichts entschieden, wohin du zurückgehen könntest.',
  notAlone: 'Hinter Würfe zurück geht nur, wer allein gegen Bots spielt. „u“ nimmt deine letzte Antwort zurück.',
  nothingYet: 'Noch ist nichts passiert.',
  saveWhere: 'Wohin? Gib „s“ und den Namen einer Datei ein, oder beginne mit --save DATEI.',
  saved: (file) => `Gesichert als ${file}.`,
  savedUnfinished: (file) =>
    `Gesichert als ${file}. Die Partie läuft noch, darum bleibt ihr Startwert geheim: replay kann die Datei lesen, verify kann sie noch nicht prüfen.`,
  cannotSave: (why) => `Nicht gesichert. ${why}`,
  left: 'Du hast die Partie vor ihrem Ende verlassen.',
  winners: (names) => `${and.format(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}!`,
  noWinner: 'Niemand gewinnt.',
  place: (place, name, score) => `${place}. ${name} (${score})`,
  verifiable: 'Jeder Wurf und jede gezogene Karte lässt sich nachprüfen:',
  howToKeep:
    'Beginnst du mit --save DATEI, wird die Partie gesichert, und jeder Wurf und jede gezogene Karte lässt sich nachprüfen.',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      [
        count(districts, 'Bezirk', 'Bezirke'),
        count(stations, 'Station', 'Stationen'),
        count(tracks, 'Streckenoption', 'Streckenoptionen'),
        count(crossings, 'Kreuzung', 'Kreuzungen'),
      ].join(', '),
    sound: (checks) => `in Ordnung: Die Prüfungen ${checks[0]} bis ${checks.at(-1)} sind bestanden`,
    faulty: (faults) => (faults === 1 ? 'ein Fehler' : `${faults} Fehler`),
    more: (faults) => (faults === 1 ? 'und ein weiterer' : `und ${faults} weitere`),
    form: 'Form',
  },
  games: {
    seats: 'Plätze',
    editions: 'Ausgaben',
    options: 'Optionen',
    range: (min, max) => `${min} bis ${max}`,
    keyAndValue: 'KEY=WERT',
    firstSeat: 'der erste Platz',
  },
  simulate: {
    headings: {
      seat: 'Platz',
      bot: 'Bot',
      wins: 'Siege',
      winRate: 'Siegquote',
      interval: '95-%-Intervall',
      meanScore: 'Punkte im Mittel',
    },
    interval: (from, to) => `${from} bis ${to}`,
    games: (game, games, seconds) => `${game}: ${games} Partien in ${seconds} s Rechenzeit`,
    speed: (games, steps) => `${games} Partien und ${steps} Schritte je Sekunde`,
    length: (mean, p5, p95) => `${mean} Schritte je Partie, neun von zehn Partien zwischen ${p5} und ${p95}`,
    unfinished: (games) => `${count(games, 'Partie wurde', 'Partien wurden')} vor dem Ende abgebrochen`,
    progress: 'Partien',
  },
  arena: {
    headings: {
      bot: 'Bot',
      winRate: 'Siegquote',
      interval: '95-%-Intervall',
      elo: 'Elo',
      meanScore: 'Punkte im Mittel',
      lead: 'Vorsprung',
      time: 'ms je Entscheidung',
      playouts: 'Probepartien',
    },
    games: (game, games, deals, seconds) =>
      `${game}: ${count(games, 'Partie', 'Partien')} mit ${count(deals, 'Zufallsfolge', 'Zufallsfolgen')} in ${seconds} s Rechenzeit`,
    sprt(verdict, bot, low, high) {
      if (verdict === 'open') return `Nicht entschieden: Liegt ${bot} eher ${low} oder ${high} Elo über den anderen?`;
      return `Entschieden: ${bot} liegt eher ${verdict === 'high' ? high : low} Elo über den anderen als ${verdict === 'high' ? low : high}.`;
    },
    kept: (games, folder) =>
      `${count(games, 'Partie liegt', 'Partien liegen')} in ${folder}, für yamanote replay und verify.`,
  },
  calibrate: {
    headings: {
      chance: 'Siegchance',
      score: 'Punkte',
      predictions: 'Vorhersagen',
      predicted: 'vorhergesagt',
      seen: 'eingetreten',
    },
    range: (from, to) => `${from} bis ${to}`,
    positions: (game, positions, games) => `${game}: ${positions} Stellungen aus ${games} Partien`,
    error: (off) => `Im Mittel liegen die Vorhersagen um ${off} daneben.`,
    progress: 'Stellungen',
  },
  solve: {
    headings: { seat: 'Platz', own: 'Punkte', best: 'Bestes gefunden', share: 'Anteil' },
    kept: (sheets) => `Das Beste, was mit bekannten Karten gefunden wurde; nach jeder Karte blieben ${sheets} Pläne.`,
    reached: (share) => `Zusammen haben sie ${share} von dem, was gefunden wurde.`,
    board: (name) => `${name} hätte so zeichnen können:`,
  },
  scenario: {
    result: (passed, failed) => `${passed} bestanden, ${failed} nicht bestanden`,
    progress: 'Szenarien',
  },
  progress: (what, done, all, percent) => `${what}: ${done} von ${all} (${percent} %)`,
  differences: {
    at: complaints.at,
    value: (expected, found) =>
      `Hier müsste ${expected} stehen, ${found === null ? 'es fehlt aber' : `nicht ${found}`}.`,
    refused: (refusal) => `Das müsste erlaubt sein. ${refusalIn(complaints, refusal)}`,
    legal: (action, seat) => `${action} ist für Platz ${seat} erlaubt.`,
    notOpen: (code) => `Danach wird hier gar nicht gefragt (${code}); das gehört unter refused.`,
    code: (expected, found) =>
      `Die Absage müsste ${expected} sein, ${found === null ? 'es war aber erlaubt' : `nicht ${found}`}.`,
    event: (expected, told) => `Hier müsste ${expected} folgen. Erzählt wurde: ${told.join(' ')}`,
  },
  verdict,
  complaints,
  help,
};

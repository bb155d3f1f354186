import type { Words } from './en.ts';

const and = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: Words = {
  between: ' ',
  seat: (seat) => `Platz ${seat}`,
  person: (number) => (number === null ? 'Gast' : `Gast ${number}`),
  players: (players) => `Am Tisch: ${and.format(players)}.`,
  committed: (commitment) =>
    `Der Startwert aller Würfe steht fest; sein Fingerabdruck ist ${commitment}. Nach der Partie lassen sie sich nachprüfen.`,
  earlier: '… früher: l',
  tookBack: (name) => `${name} nimmt das zurück.`,
  byOrder: (sentence) => `Nach Daueranweisung: ${sentence}`,
  prompt: 'Deine Wahl: ',
  keys: 'Zahl wählt  u zurück  ? Hilfe  l Verlauf  s sichern  q Ende',
  keyHelp: [
    ['1, 2, …', 'gibt diese Antwort; Enter allein genügt, wenn es nur eine gibt'],
    ['NAME', 'zeigt nur, worin er vorkommt; Enter zeigt wieder alles'],
    ['u', 'nimmt deine letzte Antwort zurück, solange danach nicht gewürfelt wurde und niemand sonst am Zug war'],
    ['? NAME', 'erklärt, was so heißt; ? 3 erklärt die Wahl 3'],
    ['l', 'zeigt alles, was geschehen ist'],
    ['s DATEI', 'sichert die Partie, wie sie steht'],
    ['q', 'verlässt die Partie'],
  ],
  backToAll: 'u zurück, Enter alles',
  orderKey: 'o Anweisungen',
  orderHelp: [
    ['o', 'zeigt deine Daueranweisungen: was du im Voraus antwortest, ohne gefragt zu werden'],
    ['o NAME KEY=WERT', 'ändert eine davon; sie gilt sofort'],
  ],
  noOrders: 'In diesem Spiel gibt es keine Daueranweisungen.',
  howToOrder:
    'Daueranweisungen antworten für dich, sodass du nur gefragt wirst, wo du es willst. Ändere eine mit o, ihrem Namen und KEY=WERT.',
  unknownOrder: (given, guess) =>
    `Es gibt keine Daueranweisung „${given}“${guess === null ? '; o zeigt alle' : `; meinst du ${guess}`}.`,
  ordered: 'Von jetzt an gilt:',
  notOrdered: (why) => `Nicht geändert. ${why}`,
  topics: 'Das lässt sich erklären:',
  unknownTopic: (topic, guess) =>
    `Nichts heißt hier „${topic}“${guess === null ? '; ? zeigt, was sich erklären lässt' : `; meinst du ${guess}`}.`,
  wouldHappen: 'Das würde geschehen:',
  notAChoice: (given, choices) =>
    `„${given}“ ist keine Antwort: Gib ${choices === 1 ? '1' : `eine Zahl von 1 bis ${choices}`} ein, oder ? für Hilfe.`,
  nothingToUndo:
    'Es gibt nichts zurückzunehmen: Auf deine letzte Antwort folgten Würfel oder der Zug von jemand anderem.',
  nothingYet: 'Noch ist nichts geschehen.',
  saveWhere: 'Wohin? Gib s und den Namen einer Datei ein, oder beginne mit --save DATEI.',
  saved: (file) => `Gesichert als ${file}.`,
  savedUnfinished: (file) =>
    `Gesichert als ${file}. Die Partie läuft noch, also bleibt ihr Startwert geheim: replay kann die Datei lesen, verify sie noch nicht prüfen.`,
  cannotSave: (why) => `Nicht gesichert. ${why}`,
  left: 'Du hast die Partie vor ihrem Ende verlassen.',
  winners: (names) => `${and.format(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}!`,
  noWinner: 'Niemand gewinnt.',
  place: (place, name, score) => `${place}. ${name} (${score})`,
  verifiable: 'Jeder Wurf lässt sich nachprüfen:',
  howToKeep: 'Mit --save DATEI am Anfang wird eine Partie aufgehoben, und ihre Würfe lassen sich nachprüfen.',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      `${districts} Bezirke, ${stations} Stationen, ${tracks} Streckenoptionen, ${crossings} Kreuzungen`,
    sound: (checks) => `in Ordnung: Die Prüfungen ${checks[0]} bis ${checks.at(-1)} sind bestanden`,
    faulty: (faults) => (faults === 1 ? 'ein Fehler' : `${faults} Fehler`),
    more: (faults) => (faults === 1 ? 'und ein weiterer' : `und ${faults} weitere`),
    form: 'Form',
  },
};

import type { Need, RefusalCode } from '@yamanote/kernel';
import type { ComplaintWords, FileTrouble, StoreTrouble } from './en.ts';

/** Made when they are needed: they take several megabytes, and a hall seldom complains. */
const or = (items: readonly string[]) => new Intl.ListFormat('de', { type: 'disjunction' }).format(items);
const and = (items: readonly string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(items);

const TROUBLES: Readonly<Record<FileTrouble, string>> = {
  'nothing-there': 'Diese Datei oder diesen Ordner gibt es nicht.',
  'no-folder': 'Diesen Ordner gibt es nicht.',
  'a-folder': 'Das ist ein Ordner.',
  'a-file': 'Das ist eine Datei.',
  'no-file': 'Das ist keine gewöhnliche Datei.',
  'not-allowed': 'Die Erlaubnis dafür fehlt.',
  'read-only': 'Auf dieses Laufwerk lässt sich nichts schreiben.',
  'disk-full': 'Das Laufwerk ist voll.',
  'long-name': 'Der Name ist zu lang.',
  'not-utf-8': 'Der Text ist nicht in UTF-8 geschrieben.',
};

const STORE_TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  'in-use': 'Ein Server hat das noch geöffnet; beende ihn zuerst.',
  'wrong-url':
    'Schreibe postgres://BENUTZER:PASSWORT@RECHNER:PORT/DATENBANK, mehrere Rechner mit Kommas dazwischen, Sonderzeichen im Passwort wie %40.',
  unreachable: 'Die Datenbank ist nicht zu erreichen.',
  'not-primary': 'Keiner der Rechner ist ein Primärserver, auf dem sich schreiben lässt.',
  'two-databases': 'Die Rechner gehören zu verschiedenen Datenbanken, nicht zu einem Primärserver und seinen Standbys.',
  'too-old': 'Dieses PostgreSQL ist zu alt; gebraucht wird 15 oder neuer.',
  'wrong-password': 'Die Datenbank lässt diesen Benutzer mit diesem Passwort von hier aus nicht herein.',
  'no-database': 'Eine Datenbank mit diesem Namen gibt es dort nicht.',
  'no-right': 'Dieser Benutzer darf die Tabellen der Datenbank nicht lesen, schreiben oder ändern.',
  'newer-shape': 'Das stammt von einer neueren Fassung von Yamanote.',
  'older-shape': 'Das stammt von einer älteren Fassung von Yamanote; öffne es zuerst einmal mit der jetzigen.',
  'older-node':
    'Ein Server, der noch läuft, ist zu alt für die nötige Änderung der Datenbank; ersetze ihn zuerst durch die Fassung dazwischen.',
  'held-up': 'Die Tabellen sind gerade belegt, vielleicht von einer Sicherung; versuche es danach noch einmal.',
  'no-store': 'Hier hat noch kein Server etwas gespeichert.',
  'no-backup': 'Das ist keine Sicherung.',
  'target-not-empty': 'Hier ist schon etwas gespeichert; wähle einen leeren Ort.',
  'file-exists': 'Diese Datei gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen.',
  damaged: 'Das ist beschädigt und lässt sich nicht lesen.',
  differs: 'Das war nach dem Kopieren nicht mehr dasselbe; nichts davon wurde behalten.',
  'disk-full': 'Auf dem Laufwerk ist kein Platz mehr.',
};

const MORE = 'Mehr dazu auf Englisch mit --lang en.';

const REFUSED: Readonly<Record<RefusalCode, (found: string | null) => string>> = {
  malformed: (found) => `${found === null ? 'Hier fehlt etwas.' : `${found} passt hier nicht.`} ${MORE}`,
  impossible: (found) =>
    `${found === null ? 'Hier fehlt etwas, das' : `${found} passt nicht zu dem, was`} die Regeln und der Rest verlangen. ${MORE}`,
  over: () => 'Die Partie ist hier schon zu Ende.',
  'not-asked': () => 'Hier ist niemand von diesem Platz gefragt.',
  answered: () => 'Dieser Platz hat hier schon geantwortet.',
  illegal: (found) => `Nach den Regeln ist das hier nicht erlaubt${found === null ? '' : `: ${found}`}.`,
  stale: () => 'Die Frage ist schon beantwortet.',
  'nothing-to-undo': () => 'Hier gibt es nichts zurückzunehmen.',
  paused: () => 'Die Partie macht hier Pause.',
  'no-hint': () => 'Hier gibt es gerade keinen Tipp.',
  frozen: () => 'Die Partie wurde angehalten.',
};

export const de: ComplaintWords = {
  at: (where, says) => `${where}: ${says}`,
  standardInput: 'Standardeingabe',
  unknownOption: (given, known, guess) =>
    `Die Option ${given} gibt es hier nicht, nur ${and(known)}.${didYouMean(guess)}`,
  noValueWanted: (found) => `Diese Option hat keinen Wert, also auch nicht ${shown(found)}.`,
  valueWanted: (found) => (found === null ? 'Der Wert fehlt.' : `Der Wert fehlt; ${found} ist schon das Nächste.`),
  argument,
  argumentMissing: (name) => `${argument(name)} fehlt. Mehr dazu mit --help.`,
  tooManyArguments: (names, found) =>
    `${shown(found)} ist zu viel: Hier ${names.length === 0 ? 'gibt es nur Optionen' : `steht nur ${names.map(argument).join(' ')}`}.`,
  unknownCommand: (names, found, guess) =>
    `Den Befehl ${shown(found)} gibt es nicht, nur ${and(names)}.${didYouMean(guess)}`,
  unknownGame: (games, found, guess) =>
    `Das Spiel ${shown(found)} gibt es hier nicht, nur ${and(games)}.${didYouMean(guess)}`,
  needs: (need, found, guess) => needed(need, found === null ? null : shown(found)) + didYouMean(guess),
  refused: (code, _expected, found) => REFUSED[code](found === null ? null : shown(found)),
  keyAndValue: (found) => `Schreibe es als NAME=WERT, nicht als ${shown(found)}.`,
  wordsWithCommas: (found) => `Schreibe Wörter mit Kommas dazwischen, nicht ${shown(found)}.`,
  seatsOf: (game, min, max, found) => `${game} hat ${min} bis ${max} Plätze, nicht ${found}.`,
  botsOf: (game, min, max, found) => `${game} braucht ${min} bis ${max} Bots, nicht ${found}.`,
  asManyAsBots: (bots, found) => `--bots nennt ${bots}, also geht ${shown(found)} hier nicht.`,
  differentBotsWanted: (bot) => `Gebraucht werden zwei verschiedene Bots, genannt ist nur ${bot}.`,
  timeWanted: (found) => `Schreibe eine Zeit wie 200ms oder 1s, nicht ${shown(found)}.`,
  twoNumbersWanted: (found) => `Schreibe zwei Zahlen, die kleinere zuerst, etwa 0,35, nicht ${shown(found)}.`,
  notBeside: (other) => `Das geht nicht zusammen mit ${other}.`,
  onlyBeside: (other) => `Das geht nur zusammen mit ${other}.`,
  hostNameWanted: (found) => `Schreibe einen Namen ohne http:// und Port, etwa spiele.example, nicht ${shown(found)}.`,
  ipAddressWanted: (found) => `Schreibe eine IP-Adresse wie 0.0.0.0, nicht ${shown(found)}.`,
  portWanted: (found) =>
    `Schreibe einen Port, mit oder ohne IP-Adresse davor, etwa 9090 oder 0.0.0.0:9090, nicht ${shown(found)}.`,
  storeUrlWanted: 'Schreibe die URL einer PostgreSQL-Datenbank, etwa postgres://benutzer@rechner/yamanote.',
  differentStoresWanted: 'Das ist beide Male derselbe Ort.',
  wordWanted: (longest) => `Gebraucht wird eine Datei mit einem Kennwort von höchstens ${longest} Zeichen.`,
  keyWanted: (due, found) =>
    `Hierher gehört der Schlüssel${due === null ? '' : ` ${due}`}, der mit den Daten entstanden ist. ${found === null ? 'Das ist keiner.' : `Das ist ${found}.`}`,
  storeTrouble: (trouble) => STORE_TROUBLES[trouble],
  noFolder: (trouble) => `In diesen Ordner lässt sich nichts schreiben: ${troubleIn(trouble)}`,
  overBefore: (entries, found) =>
    `Nach ${entries} ${entries === 1 ? 'Eintrag' : 'Einträgen'} ist die Partie zu Ende, ${found} sind also zu viele.`,
  overWanted: (entries) => `erwartet wurde eine beendete Partie, gefunden eine, die nach Eintrag ${entries} weitergeht`,
  namesOf: (people, seats, found) =>
    people === seats
      ? `Gebraucht wird ein Name für jeden der ${seats} Plätze, genannt ${found === 1 ? 'ist' : 'sind'} ${found}.`
      : `Gebraucht wird ein Name für jedes you (${people}) oder für jeden Platz (${seats}), genannt ${found === 1 ? 'ist' : 'sind'} ${found}.`,
  nameTwice: (name) => `Jeder Name darf nur einmal vorkommen, ${shown(name)} steht zweimal da.`,
  versionsOf: (game, versions, found) => `Bekannt ist Version ${or(versions.map(String))} von ${game}, nicht ${found}.`,
  gameId: (found) =>
    found === null ? 'Hier fehlt, um welches Spiel es geht.' : `Ein Spiel namens ${shown(found)} gibt es nicht.`,
  notJson(trouble) {
    switch (trouble.is) {
      case 'empty':
        return 'Die Datei ist leer.';
      case 'ends-early':
        return 'Das ist kein JSON: Die Datei hört zu früh auf.';
      case 'somewhere':
        return 'Das ist kein JSON.';
      case 'near':
        return `Das ist kein JSON: Etwas stimmt nicht bei ${trouble.text}.`;
      case 'at':
        return `Das ist kein JSON: Etwas stimmt nicht in Zeile ${trouble.line}, Spalte ${trouble.column}.`;
    }
  },
  tooDeep: (levels) => `Die Datei ist tiefer verschachtelt als ${levels} Ebenen.`,
  unreadable: (trouble) => `Die Datei lässt sich nicht lesen: ${troubleIn(trouble)}`,
  unwritable: (trouble) => `Hierhin lässt sich nicht schreiben: ${troubleIn(trouble)}`,
  noName: 'ohne Namen',
  outputBroke: (code) => `Die Ausgabe lässt sich nicht schreiben (${code}).`,
  rulesBroke: (message) => `Die Regeln kamen nicht weiter: ${message}`,
  bug: (message) =>
    `Das ist ein Fehler in Yamanote. Bitte melde ihn mit dem Befehl, den du eingegeben hast (--debug zeigt die Stelle): ${message}`,
};

function argument(name: string): string {
  return name.replace('GAME', 'SPIEL').replace('FILE', 'DATEI').replace('MATCH', 'PARTIE');
}

function needed(need: Need, found: string | null): string {
  const allowed = (what: string, is = 'ist') =>
    found === null ? `Hier ${is === 'ist' ? 'fehlt' : 'fehlen'} ${what}.` : `Erlaubt ${is} ${what}, nicht ${found}.`;
  switch (need.is) {
    case 'whole-number':
      return allowed(`eine ganze Zahl ${need.max === null ? `ab ${need.min}` : `von ${need.min} bis ${need.max}`}`);
    case 'one-of':
      return allowed(or(need.values));
    case 'known-field':
      return `Dieses Feld gibt es hier nicht, nur ${and(need.known)}.`;
    case 'field':
      return 'Dieses Feld fehlt.';
    case 'object':
      return allowed('ein Objekt in geschweiften Klammern');
    case 'list':
      return allowed('eine Liste in eckigen Klammern');
    case 'text':
      return allowed('ein Text in Anführungszeichen');
    case 'flag':
      return allowed('true oder false');
    case 'hex-digits':
      return allowed(`${need.digits} Hexadezimalziffern`, 'sind');
    case 'seat-or-random':
      return allowed(`random oder ein Platz von 0 bis ${need.last}`);
    case 'nothing-but':
      return `Mit den anderen Optionen geht hier nur ${need.value}.`;
    case 'seats':
      return allowed(`${need.min} bis ${need.max} Plätze`, 'sind');
    case 'version':
      return allowed(`Version ${need.version} von ${need.game}`);
    case 'entry-number':
      return allowed(`der Eintrag Nummer ${need.number}`);
    case 'answer-of-seat':
      return `Hier ist Platz ${or(need.seats.map(String))} gefragt${found === null ? '' : `, nicht ${found}`}.`;
    case 'answer-of-chance':
      return 'Hier ist erst der Zufall an der Reihe.';
    case 'answer-of-a-seat':
      return 'Hier ist ein Platz an der Reihe, nicht der Zufall.';
    case 'legal-answer':
      return `Auf „${need.question}“ ist diese Antwort nicht erlaubt${found === null ? '' : `: ${found}`}. Erlaubt ist zum Beispiel ${or(need.such)}.`;
  }
}

/** A text in German marks, anything else as it stands in a file. */
function shown(found: string): string {
  return found.replace(/^"(.*)"$/, '„$1“');
}

function troubleIn(trouble: FileTrouble | { code: string }): string {
  return typeof trouble === 'string' ? TROUBLES[trouble] : `Der Rechner meldet ${trouble.code}.`;
}

function didYouMean(guess: string | null): string {
  return guess === null ? '' : ` Meintest du „${guess}“?`;
}

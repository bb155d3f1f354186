import { complaintsIn, refusalIn } from '@yamanote/command-line';
import type { OddNumbering } from '@yamanote/kernel';
import type { VerdictWords } from './en.ts';

const complaints = complaintsIn.de;

const plural = new Intl.PluralRules('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: VerdictWords = {
  verified: (file) => `${file} ist geprüft: Alles stimmt.`,
  notVerified: (file) => `${file} hat die Prüfung nicht bestanden.`,
  holds: {
    inPlace: (entries) =>
      one(entries)
        ? 'Der eine Eintrag steht an seinem Platz, mit Zeit und Urheber.'
        : `Alle ${entries} Einträge stehen an ihrem Platz, mit Zeit und Urheber.`,
    seed: () => 'Der Startwert passt zu seinem Siegel.',
    seals: () => 'Jedes Siegel passt zu den Zufallszahlen seines Platzes, und jeder Name zu seiner Prüfsumme.',
    signed: (fingerprint) => `Die Partie ist unterschrieben; der Fingerabdruck des Schlüssels ist ${fingerprint}.`,
    shown: (seals) =>
      one(seals)
        ? 'Das eine Siegel, das vor dem Start notiert wurde, steht darin.'
        : `Alle ${seals} Siegel, die vor dem Start notiert wurden, stehen darin.`,
    ownBits: () => 'Die notierten Zufallszahlen haben mitgezählt.',
    dice: (throws) =>
      one(throws)
        ? 'Der eine Wurf oder die eine gezogene Karte folgt aus dem Startwert und den Zufallszahlen der Plätze.'
        : `Alle ${throws} Würfe und gezogenen Karten folgen aus dem Startwert und den Zufallszahlen der Plätze.`,
    unchosen: () => 'Niemand konnte die Würfe bestimmen, es sei denn alle gemeinsam, der Server eingeschlossen.',
    legal: (entries) => (one(entries) ? 'Der eine Eintrag ist erlaubt.' : `Alle ${entries} Einträge sind erlaubt.`),
    end: () => 'Die Partie ist zu Ende, und ihr Endstand hat den angegebenen Fingerabdruck.',
  },
  differs: {
    at: complaints.at,
    sum: (due, found) =>
      `Hier müsste ${due} stehen, ${found === undefined ? 'es fehlt aber' : `nicht ${found}`}; sonst wurde nichts verändert.`,
    entry: (due, found) =>
      `Die Summe müsste ${due} sein, ${found === undefined ? 'sie fehlt aber' : `nicht ${found}`}: Dieser Eintrag wurde verändert, oder einer davor fehlt.`,
    hiddenSeed: () => 'Der Startwert ist noch geheim. Läuft die Partie noch?',
    seed: (commitment, seed, seal) => `Zum Siegel ${commitment} passt dieser Startwert nicht: ${seed} ergibt ${seal}.`,
    seal: (due, found) =>
      due === null
        ? `Ohne Zufallszahlen gibt es kein Siegel, hier steht aber ${found}.`
        : `Zu diesen Zufallszahlen gehört das Siegel ${due}, hier steht ${found ?? 'keines'}.`,
    salt: (found) => `Name und Salz gehören zusammen; hier steht ${found ?? 'kein Salz'}.`,
    name: (due, found) => `Name und Salz müssten ${due} ergeben, nicht ${found}.`,
    signature: (hash, key, found) => `${found} ist keine Unterschrift von ${hash} mit dem Schlüssel ${key}.`,
    lateSeed: (noted, found) =>
      `Vor dem Start war das Siegel ${noted}, jetzt ist es ${found}: Der Server hat einen anderen Startwert benutzt, als er versiegelt hatte.`,
    twoSeeds: (noted, found) =>
      `Die Notizen widersprechen sich: ${noted} und ${found}. Der Server hat zwei Siegel gezeigt und verschweigt eines.`,
    bits: (noted) => `Die notierten Zufallszahlen ${noted} fehlen: Der Server hat sie weggelassen.`,
    seats: (noted, found) => `Notiert wurden ${noted} Plätze, hier sind es ${found}.`,
    twoSeals: (noted, found) =>
      `Die Notizen widersprechen sich: ${noted ?? 'kein Siegel'} und ${found ?? 'kein Siegel'}. Der Server hat Verschiedenes gezeigt.`,
    otherSeal: (noted, found) =>
      `Vor dem Start notiert: ${noted ?? 'kein Siegel'}. In der Partie: ${found ?? 'kein Siegel'}. Der Server hatte etwas anderes gezeigt.`,
    looseSeal: (noted, commitment) =>
      `Das notierte Siegel ${noted} hat weder der Startwert (${commitment}) noch ein Platz: Der Server hatte ein anderes gezeigt.`,
    throw: (due, found, numbering) =>
      `Aus dem Startwert folgt ${due}, nicht ${found}.${numbering === null ? '' : ` ${numbered(numbering)}`}`,
    refused: (refusal) => refusalIn(complaints, refusal),
    goesOn: (question) => `Die Partie hört hier auf, obwohl es mit „${question}“ weiterginge.`,
    hash: (due, found) => `Der Endstand hat den Fingerabdruck ${due}, nicht ${found}.`,
  },
  notes: {
    at: complaints.at,
    noBits: () => 'Das Gerät dieser Person hat keine Zufallszahlen beigetragen.',
    hints: (hints) => `${one(hints) ? 'Einmal' : `${hints}-mal`} um einen Tipp gebeten.`,
    rewound: (times, where) =>
      `${one(times) ? 'Einmal' : `${times}-mal`} haben alle zugestimmt, etwas zurückzunehmen: ${and.format(where)}.`,
    paused: (times) => `${one(times) ? 'Einmal' : `${times}-mal`} haben alle einer Pause zugestimmt.`,
    agreedEnd: (seats) =>
      `${one(seats.length) ? 'Platz' : 'Die Plätze'} ${and.format(seats.map(String))} ${one(seats.length) ? 'hat' : 'haben'} die Partie vorzeitig beendet: Niemand hat gewonnen.`,
    arranged: (throws) =>
      one(throws)
        ? 'Ein Wurf oder eine gezogene Karte wurde vorgegeben und nicht dem Zufall überlassen.'
        : `${throws} Würfe und gezogene Karten wurden vorgegeben und nicht dem Zufall überlassen.`,
    format1: () => [
      'Format 1: Die Geräte haben ihre Zufallszahlen nicht versiegelt. Wer sie vorher sah, konnte die Würfe bestimmen.',
      'Format 1: Jede Antwort und jedes Zurücknehmen änderte die Würfe danach. Wer Yamanote betrieb und mitspielte, konnte probieren.',
      'Format 1: Namen, Zeiten und Urheber sind nicht gesichert, und niemand hat unterschrieben.',
    ],
    unsigned: () => 'Kein Server hat die Partie unterschrieben.',
    signatureUnchecked: () => 'Die Unterschrift lässt sich hier nicht prüfen.',
    voidDeal: (silent) =>
      `Davor ist ein Start gescheitert: ${one(silent.length) ? 'Platz' : 'Die Plätze'} ${and.format(silent.map(String))} ${one(silent.length) ? 'hat sein Siegel' : 'haben ihr Siegel'} nicht geöffnet.`,
    hostChose: () =>
      'Kein Platz hat Zufallszahlen beigetragen: Den Startwert und damit Würfe und Karten hat allein der Server bestimmt.',
    hostMayKnow: () => 'Wer Yamanote betreibt und mitspielt, konnte die Würfe im Voraus kennen.',
    nothingNoted: () =>
      'Es wurde nichts angegeben, was vor dem Start notiert war: Ob allen dieselben Siegel gezeigt wurden, bleibt offen.',
    otherDeals: (notes) =>
      one(notes)
        ? 'Eine der Notizen gehört zu einem gescheiterten Start und beweist hier nichts.'
        : `${notes} der Notizen gehören zu gescheiterten Starts und beweisen hier nichts.`,
    unnoted: (seats) =>
      `Nicht notiert: ${and.format(seats.map((seat) => `das Siegel ${seat === null ? 'des Servers' : `von Platz ${seat}`}`))}. Ob es vorher gezeigt wurde, bleibt offen.`,
  },
};

function numbered(numbering: OddNumbering): string {
  switch (numbering.by) {
    case 'entries':
      return 'Ab hier sind die Würfe nach allen Einträgen gezählt, sodass jede Antwort und jedes Zurücknehmen sie änderte.';
    case 'standing':
      return 'Ab hier sind die Würfe ohne die zurückgenommenen gezählt.';
    case 'hidden':
      return one(numbering.hidden)
        ? 'Ab hier sind die Würfe gezählt, als wäre noch einer gefallen, der nicht darin steht.'
        : `Ab hier sind die Würfe gezählt, als wären noch ${numbering.hidden} gefallen, die nicht darin stehen.`;
  }
}

function one(n: number): boolean {
  return plural.select(n) === 'one';
}

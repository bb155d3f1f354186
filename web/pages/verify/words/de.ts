import type { VerifyWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const counted = (n: number, one: string, more: string) => (plural.select(n) === 'one' ? one : `${n} ${more}`);
const all = (n: number, one: string, more: string) => (plural.select(n) === 'one' ? one : `Alle ${n} ${more}`);

export const de: VerifyWords = {
  title: 'Eine Partie prüfen',
  intro:
    'Wähle die Datei einer Partie, egal wie alt sie ist. Jeder Wurf, jede Karte und jeder Zug wird hier auf deinem Gerät nachgerechnet; die Datei bleibt bei dir.',
  choose: 'Datei wählen',
  drop: 'oder hierher ziehen',
  checking: 'Wird geprüft …',
  another: 'Eine andere prüfen',
  good: 'Diese Partie ist in Ordnung.',
  bad: 'Traue dieser Partie nicht.',
  foreign: 'In dieser Datei steht keine Partie von Yamanote.',
  tooLarge: 'Diese Datei ist zu groß für eine Partie.',
  broken: 'Diese Datei lässt sich nicht lesen.',
  unknownGame: ({ game, version }) => `Diese Seite kennt die Regeln der Partie nicht (${game}, Version ${version}).`,
  about: ({ game, names }) => `${game}: ${names.join(', ')}`,
  bot: 'Bot',
  forgotten: 'eine Person',
  seat: ({ seat, name }) => name ?? `Platz ${seat}`,
  proved: 'Was bewiesen ist',
  open: 'Was du noch wissen solltest',
  differs: 'Wo die Partie zuerst abweicht',
  where: 'Stelle',
  due: 'Erwartet',
  found: 'Gefunden',
  nothing: 'nichts',
  places: {
    entry: ({ number }) => `Eintrag ${number} im Verlauf`,
    seat: ({ seat }) => `Platz ${seat}`,
    seed: 'Der Startwert',
    hash: 'Der Endstand',
    signed: 'Die Unterschrift',
    start: 'Der Anfang der Partie',
  },
  holds: {
    inPlace: ({ count }) =>
      `Nichts wurde verändert, ergänzt oder weggelassen: ${all(count, 'Der eine Eintrag steht an seinem Platz', 'Einträge stehen an ihrem Platz')}, mit Zeit und Urheber.`,
    seed: 'Der Startwert ist der, den der Server vor dem Start versiegelt hat.',
    seals: 'Jedes Siegel passt zu den Zufallszahlen seines Geräts, und auch die Namen stimmen.',
    signed: ({ text }) => `Ein Server hat die Partie unterschrieben; der Fingerabdruck seines Schlüssels ist ${text}.`,
    dice: ({ count }) =>
      `${all(count, 'Das eine Ergebnis des Zufalls folgt', 'Ergebnisse des Zufalls folgen')} aus den versiegelten Zahlen.`,
    legal: ({ count }) => `${all(count, 'Der eine Eintrag ist', 'Einträge sind')} nach den Regeln erlaubt.`,
    end: 'Die Partie endete so, wie es in der Datei steht.',
  },
  notes: {
    noBits: 'hat keine Zufallszahlen beigetragen.',
    hints: ({ count }) => `hat sich ${counted(count, 'einen Tipp', 'Tipps')} geben lassen.`,
    rewound: ({ count }) =>
      `Mit Zustimmung aller ging es ${plural.select(count) === 'one' ? 'einmal' : `${count}-mal`} zurück; danach wurde neu gewürfelt und gezogen.`,
    paused: ({ count }) => `Es gab ${counted(count, 'eine Pause', 'Pausen')}.`,
    agreedEnd: 'Die Partie wurde mit Zustimmung aller vorzeitig beendet: Niemand hat gewonnen.',
    arranged: ({ count }) =>
      `${counted(count, 'Ein Ergebnis war', 'Ergebnisse waren')} vorgegeben und nicht dem Zufall überlassen.`,
    format1:
      'Eine ältere Partie beweist weniger: Jedes Zurücknehmen änderte die Ergebnisse danach, und niemand hat die Partie unterschrieben.',
    unsigned: 'Kein Server hat die Partie unterschrieben.',
    signatureUnchecked:
      'Die Unterschrift lässt sich hier nicht prüfen: Das geht nur über https und in neueren Browsern.',
    voidDeal: 'Davor ist ein Start gescheitert: Nicht alle haben ihr Siegel geöffnet.',
    hostChose: 'Kein Gerät hat Zufallszahlen beigetragen: Den Startwert hat allein der Server bestimmt.',
    hostMayKnow: 'Wer Yamanote betreibt und mitspielt, konnte die Ergebnisse im Voraus kennen.',
    nothingNoted: 'Ob vor dem Start allen diese Siegel gezeigt wurden, können nur die Geräte der Mitspieler sagen.',
  },
};

import type { ProofWords } from './en.ts';

const DISTRUST = 'Trau dieser Partie nicht.';
const MISFIT = 'Etwas passt nicht. Speichere die Partie und prüfe sie mit `yamanote verify`.';
const CHOSEN = { dice: 'die Würfe', cards: 'die Karten', both: 'Würfe und Karten' };

export const de: ProofWords = {
  verified: ({ throws }) =>
    throws === 1
      ? 'Das eine Ergebnis des Zufalls folgt aus den versiegelten Zahlen dieser Partie, und jeder Zug war erlaubt.'
      : `Alle ${throws} Ergebnisse des Zufalls folgen aus den versiegelten Zahlen dieser Partie, und jeder Zug war erlaubt.`,
  compare: {
    here: ({ chance, code }) =>
      `Dieses Gerät sah alle Siegel, bevor es seine eigenen Zufallszahlen öffnete, und diese zählten mit: Niemand konnte ${CHOSEN[chance]} bestimmen. Wer die Halle betreibt und mitspielt, konnte sie im Voraus kennen. Wer den Code ${code} hat, dem wurden dieselben Siegel gezeigt.`,
    elsewhere: 'Auf einem anderen Gerät begonnen: Was vor dem Start gezeigt wurde, lässt sich hier nicht vergleichen.',
    without:
      'Die Partie begann ohne Zufallszahlen dieses Geräts: Nur die Geräte der anderen können sagen, ob jemand den Zufall bestimmt hat.',
    replaced:
      'Die Zufallszahlen für deinen Platz kamen von einem anderen Gerät. Wenn du kein zweites an diesem Tisch hattest, trau dieser Partie nicht.',
    older:
      'Eine ältere Partie beweist weniger: Kein Gerät hat sich gemerkt, was die Halle versiegelt hatte, und jedes Zurücknehmen änderte, was danach fiel.',
    alone: 'Nur auf diesem Gerät gespielt: Es gibt nichts weiter zu vergleichen.',
  },
  voids: ({ voids }) =>
    `Davor ist der Start ${voids === 1 ? 'einmal' : `${voids}-mal`} gescheitert: Nicht alle haben ihr Siegel geöffnet.`,
  signed: ({ key }) => `Von dieser Halle unterschrieben; der Fingerabdruck ihres Schlüssels ist ${key}.`,
  notChecked:
    'Die Unterschrift der Halle lässt sich hier nicht prüfen: Das geht nur über https und in neueren Browsern.',
  faults: {
    'late-seed': `Die Halle hat einen anderen Startwert benutzt, als sie vor dem Start versiegelt hatte. ${DISTRUST}`,
    'two-seals': `Die Halle hat vor dem Start zwei Startwerte versiegelt und verschweigt einen davon. ${DISTRUST}`,
    'other-seals': `Vor dem Start hat die Halle diesem Gerät andere Siegel gezeigt, als in der Partie stehen. ${DISTRUST}`,
    'dropped-bits': `Die Halle hat die Zufallszahlen dieses Geräts weggelassen. ${DISTRUST}`,
    numbering: `Die Würfe sind so gezählt, dass Zurücknehmen sie ändern konnte. ${DISTRUST}`,
    dice: `Ein Ergebnis des Zufalls folgt nicht aus dem, was versiegelt war. ${DISTRUST}`,
    signature: `Die Partie ist nicht mit dem Schlüssel dieser Halle unterschrieben. ${DISTRUST}`,
    changed: `Die Partie wurde nachträglich verändert. ${DISTRUST}`,
    rules: MISFIT,
    unfinished: MISFIT,
  },
  copy: 'Notiz kopieren',
  copyHint: 'Was diesem Gerät vor dem Start gezeigt wurde und was es geöffnet hat, für `yamanote verify --note`.',
  copied: 'Notiz kopiert.',
};

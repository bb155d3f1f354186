import type { ProofWords } from './en.ts';

const DISTRUST = 'Traue dieser Partie nicht.';
const MISFIT = 'Etwas passt nicht. Speichere die Partie und prüfe sie mit `yamanote verify`.';
const CHOSEN = { dice: 'die Würfe', cards: 'die Karten', both: 'Würfe und Karten' };

export const de: ProofWords = {
  verified: ({ throws }) =>
    throws === 1
      ? 'Das eine Ergebnis des Zufalls folgt aus den versiegelten Zahlen dieser Partie, und jeder Zug war erlaubt.'
      : `Alle ${throws} Ergebnisse des Zufalls folgen aus den versiegelten Zahlen dieser Partie, und jeder Zug war erlaubt.`,
  compare: {
    here: ({ chance, code }) =>
      `Dieses Gerät hat alle Siegel gesehen, bevor es seine eigenen Zufallszahlen öffnete, und die zählten mit: Niemand konnte ${CHOSEN[chance]} bestimmen. Wer Yamanote betreibt und mitspielt, konnte sie im Voraus kennen. Allen mit dem Code ${code} wurden dieselben Siegel gezeigt.`,
    elsewhere:
      'Die Partie begann auf einem anderen Gerät: Was vor dem Start gezeigt wurde, lässt sich hier nicht vergleichen.',
    without:
      'Die Partie begann ohne Zufallszahlen dieses Geräts: Nur die Geräte der anderen können sagen, ob jemand den Zufall bestimmt hat.',
    nobody: 'Kein Gerät hat Zufallszahlen beigetragen: Den Startwert hat allein der Server bestimmt.',
    replaced:
      'Die Zufallszahlen für deinen Platz kamen von einem anderen Gerät. Wenn du kein zweites an diesem Tisch hattest, trau dieser Partie nicht.',
    older:
      'Eine ältere Partie beweist weniger: Kein Gerät hat sich gemerkt, was versiegelt war, und jedes Zurücknehmen änderte die Ergebnisse danach.',
    alone: 'Nur auf diesem Gerät gespielt: Mehr gibt es nicht zu vergleichen.',
  },
  voids: ({ voids }) =>
    `Davor ist der Start ${voids === 1 ? 'einmal' : `${voids}-mal`} gescheitert: Nicht alle haben ihr Siegel geöffnet.`,
  hints: ({ asked }) => `Tipps: ${asked.map(({ name, you, hints }) => `${you ? 'du' : name} ${hints}`).join(', ')}.`,
  rewound: ({ rewinds }) =>
    `Mit Zustimmung aller ging es ${rewinds === 1 ? 'einmal' : `${rewinds}-mal`} zurück: Danach wurde neu gewürfelt und gezogen, und alles Zurückgenommene steht in der Datei der Partie.`,
  signed: ({ key }) => `Von diesem Server unterschrieben; der Fingerabdruck seines Schlüssels ist ${key}.`,
  notChecked:
    'Die Unterschrift des Servers lässt sich hier nicht prüfen: Das geht nur über https und in neueren Browsern.',
  faults: {
    'late-seed': `Der Server hat einen anderen Startwert benutzt, als er vor dem Start versiegelt hatte. ${DISTRUST}`,
    'two-seals': `Der Server hat vor dem Start zwei Startwerte versiegelt und verschweigt einen davon. ${DISTRUST}`,
    'other-seals': `Vor dem Start hat der Server diesem Gerät andere Siegel gezeigt, als in der Partie stehen. ${DISTRUST}`,
    'dropped-bits': `Der Server hat die Zufallszahlen dieses Geräts weggelassen. ${DISTRUST}`,
    numbering: `Die Würfe sind so gezählt, dass Zurücknehmen sie ändern konnte. ${DISTRUST}`,
    dice: `Ein Ergebnis des Zufalls folgt nicht aus dem, was versiegelt war. ${DISTRUST}`,
    signature: `Die Partie ist nicht mit dem Schlüssel dieses Servers unterschrieben. ${DISTRUST}`,
    changed: `Die Partie wurde nachträglich verändert. ${DISTRUST}`,
    rules: MISFIT,
    unfinished: MISFIT,
  },
  copy: 'Notiz kopieren',
  copyHint: 'Was diesem Gerät vor dem Start gezeigt wurde und was es geöffnet hat, für `yamanote verify --note`.',
  copied: 'Notiz kopiert.',
};

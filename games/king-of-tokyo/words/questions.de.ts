import { cards } from './cards.de.ts';
import { count, damage, dice, energy, hearts, list, stars, withDice } from './grammar.de.ts';
import { monsters } from './names.de.ts';
import type { Threat, Words } from './words.ts';

/** In the dative: „durch Tanugon von Aoi“, „durch Ölraffinerie von Aoi“, „durch deine Karte Panzer“. */
function source(threat: Threat): string {
  if (threat.by === 'poison') return 'Gift';
  if (threat.by === 'attack') return `${monsters[threat.monster].name} von ${threat.name}`;
  const card = cards[threat.card].name;
  return threat.own ? `deine Karte ${card}` : `${card} von ${threat.name}`;
}

/** „3 Schaden durch Tanugon von Aoi würde dir 6 Herzen lassen“. */
function prospect({ amount, left, threat }: { amount: number; left: number; threat: Threat }): string {
  const end = left > 0 ? `würde dir ${hearts(left)} lassen` : 'wäre dein Ende';
  return `${damage(amount)} durch ${source(threat)} ${end}`;
}

export const questions: Words['questions'] = {
  choose: ({ name }) => `${name}, welches Monster spielst du?`,
  roll: ({ name, dice: thrown }) => `${name}, würfle mit ${withDice(thrown)}.`,
  reroll: ({ name, rerolls }) =>
    rerolls > 0
      ? `${name}, womit würfelst du nach (noch ${count(rerolls, 'Nachwurf', 'Nachwürfe')})?`
      : `${name}, würfelst du mit einer Karte noch einmal nach, oder bleibt es dabei?`,
  probe: ({ name, roller }) =>
    `${name}, würfelst du mit ${cards['psychic-probe'].name} einen Würfel von ${roller} neu?`,
  change: ({ name }) => `${name}, drehst du noch einen Würfel, bevor sie zählen?`,
  hearts: ({ name, hearts: left }) =>
    left === 1
      ? `${name}, wofür verwendest du dein Herz?`
      : `${name}, du hast ${hearts(left)} zu verteilen: wofür ist das nächste?`,
  escape: ({ name, ...blow }) => `${name}, ${prospect(blow)}: verlässt du Tokyo unverletzt, oder bleibst du?`,
  defend: ({ name, ...blow }) =>
    blow.amount > 0
      ? `${name}, ${prospect(blow)}: wehrst du dich?`
      : `${name}, heilst du dich, bevor ${source(blow.threat)} wirkt?`,
  camouflage: ({ name, dice: shown, amount, threat }) =>
    `${name}, gegen ${damage(amount)} durch ${source(threat)} hast du ${dice(shown)} geworfen: würfelst du Dreien neu?`,
  yield: ({ name, lost, left, stars: gain, threat, next }) =>
    `${name}, ${source(threat)} hat dich ${hearts(lost)} gekostet, ${hearts(left)} ${left === 1 ? 'bleibt' : 'bleiben'} dir: bleibst du in Tokyo (${stars(gain)} zu Beginn deines nächsten Zuges; als Nächstes ist ${next === null ? 'dein Zug' : `${next} am Zug`}) oder gehst du?`,
  buy: ({ name, energy: owned }) => `${name}, du hast ${energy(owned)}: was kaufst du?`,
  snatch: ({ name, buyer, cards: shown, energy: owned }) =>
    `${name}, du hast ${energy(owned)}: kaufst du ${list(shown.map((card) => cards[card].name))}, bevor ${buyer} es kann?`,
  copy: ({ name }) => `${name}, welche Karte kopiert ${cards.mimic.name}?`,
  charge: ({ name, card, energy: owned }) =>
    `${name}, wie viel deiner ${energy(owned)} legst du auf ${cards[card].name}, wo die Bank sie verdoppelt?`,
  transform: ({ name }) => `${name}, welche Karte machst du zu Energie?`,
  again: ({ name, card, dice: thrown }) =>
    `${name}, machst du den weiteren Zug durch ${cards[card].name} mit ${withDice(thrown)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Das Los entscheidet, wer beginnt.',
  throw: ({ name }) => `Die Würfel von ${name} rollen.`,
  'probe-throw': ({ name, roller }) => `${name} würfelt einen Würfel von ${roller} neu.`,
  'camouflage-throw': ({ name }) => `${name} würfelt für ${cards.camouflage.name}.`,
  reveal: () => 'Karten werden aufgedeckt.',
  peek: ({ name }) => `${name} sieht sich die oberste Karte des Stapels an.`,
  over: ({ winners }) => {
    if (winners.length === 0) return 'Die Partie ist vorbei: Alle Monster sind gefallen, und niemand gewinnt.';
    return `Die Partie ist vorbei: ${list(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`;
  },
};

export const explanations: Words['explanations'] = {
  choose: 'Die Monster unterscheiden sich nur im Aussehen: nimm, welches dir gefällt.',
  roll: 'Wirf alle deine Würfel; danach darfst du mit beliebigen davon nachwürfeln, normalerweise zweimal.',
  reroll:
    'Lass liegen, was dir gefällt, und würfle mit dem Rest nach: Drei gleiche Zahlen bringen Sterne, Herzen heilen draußen, Krallen treffen die andere Seite, Energie kauft Karten.',
  probe:
    'Deine Karte lässt dich einen Würfel dessen neu würfeln, der gerade fertig gewürfelt hat; wird es ein Herz, verlierst du die Karte.',
  change: 'Gewürfelt ist, aber deine Karten lassen dich Würfel auf andere Seiten drehen, bevor sie zählen.',
  hearts: 'Jedes gewürfelte Herz kannst du auf verschiedene Arten verwenden: entscheide für eins nach dem anderen.',
  escape:
    'Deine Karte lässt dich Tokyo vor dem Schaden und ohne ihn verlassen; bleibst du, erleidest du ihn ganz und kannst nach diesem Angriff nicht mehr gehen.',
  defend:
    'Bevor die Herzen verloren sind, kannst du Energie zahlen: um den Schaden aufzuheben oder um vorher zu heilen.',
  camouflage:
    'Jedes Herz unter diesen Würfeln hebt einen Schaden auf, und deine Karten lassen dich die Dreien beliebig oft neu würfeln.',
  yield:
    'Wer in Tokyo durch einen Angriff verletzt wird, darf gehen: Draußen kannst du wieder mit Würfeln heilen, drinnen bekommst du Sterne, und gehst du, muss der Angreifer einziehen.',
  buy: 'Kaufe so viele Karten, wie du bezahlen kannst, oder zahle 2 Energie, um alle drei auszutauschen: Behalten-Karten bleiben bei dir, Abwerfen-Karten wirken sofort.',
  snatch: 'Deine Karte lässt dich kaufen, was gerade aufgedeckt wurde, noch vor dem Monster, das am Zug ist.',
  copy: 'Deine Karte wird zum zweiten Exemplar einer Behalten-Karte im Spiel, als hättest du sie gerade gekauft.',
  charge:
    'Die Bank legt so viel dazu, wie du auf die Karte legst, und zu Beginn jedes deiner Züge nimmst du 2 davon zurück.',
  transform: 'Bevor dein Zug endet, darfst du Karten gegen die aufgedruckte Energie zurückgeben.',
  again:
    'Du hast dir einen weiteren Zug mit weniger Würfeln verdient: mach ihn, oder lass das nächste Monster weiterspielen.',
};

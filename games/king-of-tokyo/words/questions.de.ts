import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { capital } from './capital.ts';
import { cards } from './cards.de.ts';
import { sameEnding } from './ending.ts';
import {
  count,
  damage,
  dative,
  dice,
  does,
  energy,
  form,
  hearts,
  list,
  oneOf,
  quoted,
  sentences,
  stars,
  withDice,
  withStars,
} from './grammar.de.ts';
import { monsters } from './names.de.ts';
import type { Ending, Peril, Threat, Words } from './words.ts';

/** „durch Tanugon (Aoi)“, „durch „Ölraffinerie“ von Aoi“, „durch deine Karte „Panzer““. */
function source(threat: Threat): string {
  if (threat.by === 'poison') return 'Gift';
  if (threat.by === 'attack') return `${monsters[threat.monster].name} (${threat.name})`;
  const card = quoted(cards[threat.card].name);
  return threat.own ? `deine Karte ${card}` : `${card} von ${threat.name}`;
}

/** „Nach 3 Schaden durch Tanugon (Aoi) hättest du noch 6 Herzen“. */
function prospect({ amount, left, armour, threat }: Peril): string {
  const blow = `${damage(amount)} durch ${source(threat)}`;
  const one = amount === 1;
  if (armour !== null) return `${blow} ${one ? 'kann' : 'können'} dir nichts anhaben (${quoted(cards[armour].name)})`;
  return left > 0 ? `Nach ${blow} hättest du noch ${hearts(left)}` : `Mit ${blow} würdest du ausscheiden`;
}

/** „gewinnt Aoi mit 20 Ruhmpunkten“: as it stands after another part of the sentence. */
function ends({ who, stars: full }: Ending): string {
  const winner = who.you ? 'du' : who.name;
  return `${form(who, 'gewinnt', 'gewinnst')} ${winner}${full ? ` mit ${withStars(WINNING_STARS)}` : ''}`;
}

export const addressed: Words['addressed'] = ({ name, question }) => `${name}: ${question}`;

export const questions: Words['questions'] = {
  choose: () => 'Welches Monster spielst du?',
  roll: ({ dice: thrown }) => `Würfle mit ${withDice(thrown)}.`,
  reroll: ({ rerolls }) =>
    rerolls > 0
      ? `Mit welchen Würfeln würfelst du nach (noch ${count(rerolls, 'Nachwurf', 'Nachwürfe')})?`
      : 'Würfelst du mit einer Karte noch einmal nach?',
  probe: ({ roller }) => `Wirfst du mit ${quoted(cards['psychic-probe'].name)} einen Würfel von ${roller} neu?`,
  change: () => 'Drehst du vor dem Auswerten noch einen Würfel?',
  hearts: ({ hearts: left }) =>
    left === 1 ? 'Wofür verwendest du dein Herz?' : `Du hast ${hearts(left)} zu verteilen: Wofür ist das nächste?`,
  escape: (peril) => `${prospect(peril)}. Fliehst du vorher unverletzt aus Tokyo?`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}. Wehrst du dich?`;
    if (going === null) return `Heilst du dich, bevor ${source(peril.threat)} wirkt?`;
    const after = left > 0 ? `Dann hast du noch ${hearts(left)}.` : 'Dann scheidest du aus.';
    return `Du verlierst gleich ${quoted(cards[going.card].name)} und damit ${hearts(going.hearts)}. ${after} Heilst du dich vorher?`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `Gegen ${damage(amount)} durch ${source(threat)} hast du ${dice(shown)} gewürfelt. Würfelst du mit den Dreien nach?`,
  yield({ lost, left, stars: gain, attacker, next, poison, ifStaying, ifLeaving }) {
    const told = `${attacker} hat dich ${hearts(lost)} gekostet, du hast noch ${left}.`;
    if (ifStaying !== null && ifLeaving !== null && sameEnding(ifStaying, ifLeaving))
      return `${told} Ob du bleibst oder fliehst: Am Ende dieses Zuges ${ends(ifStaying)}.`;
    const venom = poison > 0 ? `Gift nimmt dir am Ende deines Zuges ${poison} davon.` : '';
    const staying = ifStaying === null ? '' : `Bleibst du, ${ends(ifStaying)} am Ende dieses Zuges.`;
    const leaving = ifLeaving === null ? '' : `Fliehst du, ${ends(ifLeaving)} am Ende dieses Zuges.`;
    if (ifStaying !== null) return sentences(told, venom, staying, leaving, 'Bleibst du in Tokyo?');
    const closing = gain > 0 ? '' : 'Tokyo Bay schließt, du musst also auf jeden Fall hinaus.';
    const stay = gain > 0 ? `Bleibst du in Tokyo (+${stars(gain)} im nächsten Zug)?` : 'Bleibst du noch?';
    return sentences(
      told,
      venom,
      leaving,
      closing,
      stay,
      `Als Nächstes ${next === null ? 'bist du' : `ist ${next}`} dran.`,
    );
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `Du hast ${energy(owned)}: Was kaufst du?`;
    const poor = `Mit ${energy(owned)} kannst du nichts kaufen`;
    return sweep === null ? `${poor}.` : `${poor}. Tauschst du alle drei Karten aus (${energy(sweep)})?`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `Du hast ${energy(owned)}: Kaufst du ${oneOf(shown.map((card) => quoted(cards[card].name)))}, bevor ${buyer} es kann?`,
  copy: () => `Welche Karte kopierst du mit ${quoted(cards.mimic.name)}?`,
  charge: ({ card, energy: owned }) =>
    `Wie viel Energie (du hast ${owned}) legst du auf ${quoted(cards[card].name)}? Die Bank verdoppelt sie.`,
  transform: () => 'Welche Karte gibst du für Energie ab?',
  again: ({ card, dice: thrown }) =>
    `Machst du den Extrazug durch ${quoted(cards[card].name)}, mit ${withDice(thrown)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Das Los entscheidet, wer beginnt.',
  throw: ({ who }) => `${who.you ? 'Deine Würfel' : `Die Würfel von ${who.name}`} rollen.`,
  'probe-throw': ({ who, roller }) => `${does(who, 'wirft', 'wirfst')} einen Würfel von ${dative(roller)} neu.`,
  'camouflage-throw': ({ who }) => `${does(who, 'würfelt', 'würfelst')} für ${quoted(cards.camouflage.name)}.`,
  reveal: () => 'Karten werden aufgedeckt.',
  peek: ({ who }) => `${does(who, 'sieht sich', 'siehst dir')} die oberste Karte des Stapels an.`,
  over: ({ winners }) => {
    if (winners.length === 0) return 'Die Partie ist vorbei: Alle Monster sind gefallen, und niemand gewinnt.';
    if (winners.length === 1) return `Die Partie ist vorbei: ${does(winners[0], 'hat', 'hast')} gewonnen.`;
    const names = list(winners.map(({ you, name }) => (you ? 'du' : name)));
    return `Die Partie ist vorbei: ${capital(names)} ${winners.some(({ you }) => you) ? 'habt' : 'haben'} gewonnen.`;
  },
};

export const explanations: Words['explanations'] = {
  choose: 'Die Monster unterscheiden sich nur im Aussehen. Nimm, welches dir gefällt.',
  roll: 'Drei gleiche Zahlen: Ruhmpunkte. Energie für Karten, Herzen heilen, Krallen treffen.',
  reroll: 'Behalte, was dir hilft, und würfle mit dem Rest nach. Wenn alles passt: „Fertig“.',
  probe: 'Verdirb diesen Wurf: Wirf einen Würfel neu. Bei einem Herz ist diese Karte weg.',
  change: 'Noch kannst du den Wurf verbessern. Mit deinen Karten drehst du Würfel.',
  hearts: 'Herzen können mehr als heilen. Entscheide bei jedem Herz einzeln.',
  escape: `Mit ${quoted(cards.jets.name)} fliehst du unverletzt. Bleibst du, erleidest du allen Schaden.`,
  defend: 'Noch kannst du reagieren. Zahle Energie, um Schaden abzuwehren oder zu heilen.',
  camouflage: 'Jedes Herz hebt 1 Schaden auf. Mit Dreien darfst du beliebig oft nachwürfeln.',
  yield: 'Bleiben bringt Ruhmpunkte, aber keine Heilung. Fliehst du, zieht der Angreifer ein.',
  buy: 'Karten machen dich stärker. Behalten-Karten bleiben, Abwerfen-Karten wirken einmal.',
  snatch: 'Eine neue Karte liegt aus. Du darfst sie kaufen, noch bevor es andere können.',
  copy: 'Diese Karte kopiert eine andere. Wähle irgendeine Behalten-Karte im Spiel.',
  charge: 'Die Bank verdoppelt, was du hier hinlegst. In jedem Zug bekommst du 2 zurück.',
  transform: 'Aus Karten kann wieder Energie werden. Gib welche ab und erhalte ihre Kosten.',
  again: 'Deine Einsen bringen dir einen Extrazug. Er hat einen Würfel weniger.',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: 'Behalte, was dir hilft; Krallen bleiben liegen. Den Rest darfst du einmal neu werfen.',
};

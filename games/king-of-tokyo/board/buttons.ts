/** Which answers are buttons in the action bar, in which order, and what they say, cost and bring. */
import {
  type Action,
  type CardId,
  certainArmour,
  effectOf,
  factsOf,
  feeOf,
  find,
  heartLimit,
  type KeepId,
  type Kept,
  type Monster,
  type Of,
  priceFor,
  SWEEP_ENERGY,
  sum,
} from '@yamanote/games/king-of-tokyo/rules';
import { toldCard } from '@yamanote/games/king-of-tokyo/words';
import type { Seat } from '@yamanote/kernel';
import type { AnswerButton } from '@yamanote/kit';
import { chargeOf } from './charge.ts';
import { type Reroll, rerollsIn, rerollsOf, rowsOf } from './dice-rows.ts';
import { recall } from './memory.ts';
import { askOf, nameOrYou, type Props } from './shown.ts';
import { stakesOf, winnerAfter } from './stakes.ts';
import { boardWords, cardName, cardShort } from './words/index.ts';

type Button = AnswerButton<Action>;

export function buttons(props: Props): readonly Button[] | null {
  const frame = askOf(props.view);
  switch (frame?.kind) {
    case 'roll':
      return [...aside(props), ...strong(props, 'roll', 'pass')];
    case 'reroll':
      return [...aside(props), ...rerolling(props)];
    case 'camouflage':
      return [...plain(props, 'stop'), ...camouflage(props)];
    case 'change':
      return [...aside(props), ...strong(props, 'resolve')];
    case 'yield':
    case 'escape':
      return leavingTokyo(props, frame);
    case 'defend':
      return [...plain(props, 'pass'), ...aside(props), ...cancelling(props)];
    case 'buy':
      // A card that is selected needs the room for the button that confirms it.
      return props.selected === null || props.selected.do === 'sweep'
        ? [...sweeping(props), ...ending(props), ...aside(props), ...transforming(props)]
        : [...ending(props), ...chosen(props)];
    case 'snatch':
    case 'probe':
      return [...plain(props, 'pass'), ...chosen(props)];
    case 'transform':
      return [...plain(props, 'pass'), ...chosen(props)];
    case 'hearts':
      return [
        ...aside(props),
        ...plain(props, 'pass'),
        ...(props.selected === null ? healingAll(props) : chosen(props)),
      ];
    case 'charge': {
      const charge = chargeOf(props);
      return charge === null ? null : [{ action: charge, primary: true }];
    }
    case 'again':
      return [...plain(props, 'pass'), ...strong(props, 'again')];
    default:
      return null;
  }
}

/** Both answers say what they bring and cost. */
function leavingTokyo(props: Props, frame: Of<'yield'> | Of<'escape'>): readonly Button[] {
  const { view, names, language } = props;
  const words = boardWords[language];
  const attacker = frame.kind === 'yield' ? frame.attacker : (view.active as Seat);
  const { stars, movesIn, ifStaying, ifLeaving } = stakesOf(view, frame.seat, attacker);
  const wins = (winner: Seat) => words.wins(nameOrYou(props, winner));
  const letsIn = movesIn ? words.leaveLetsIn(names[attacker]) : words.leaveHeals;
  const entered = frame.kind === 'yield' && movesIn && ifLeaving === null;
  const hearts =
    frame.kind === 'escape' && certainArmour(view.monsters[frame.seat], frame.amount) === null ? frame.amount : 0;
  const staying =
    stars === null ? words.bayCloses : hearts === 0 ? words.stayBrings(stars) : words.staySuffers({ hearts, stars });
  const leaving = frame.kind === 'yield' ? letsIn : words.leaveUnhurt;
  return [
    {
      action: { do: 'leave' },
      label: words.leave,
      note: ifLeaving === null ? leaving : wins(ifLeaving),
      ...(entered && { heardNote: words.movesInFor(names[attacker]) }),
    },
    { action: { do: 'stay' }, label: words.stay, note: ifStaying === null ? staying : wins(ifStaying), primary: true },
  ];
}

/** What is selected, in few words, with its price. */
function chosen({ view, viewer, names, language, selected }: Props): readonly Button[] {
  const words = boardWords[language];
  const mine = view.monsters[viewer as Seat];
  /** Whoever listens hears what the card does, too. */
  const confirming = (card: CardId, note: string): Button => {
    const heardNote = words.ownedCard({ does: note, gist: cardShort(card, language) });
    return { action: selected as Action, label: cardName(card, language), note, heardNote, primary: true };
  };
  switch (selected?.do) {
    case 'buy':
    case 'buy-top': {
      const card = selected.do === 'buy' ? selected.card : (view.top?.card as CardId);
      const note = words.buyFor(priceFor(mine, card));
      return [confirming(card, note)];
    }
    case 'take': {
      const note = words.buyFrom({ name: names[selected.seat], energy: priceFor(mine, selected.card) });
      return [confirming(selected.card, note)];
    }
    case 'discard':
      return [confirming(selected.card, words.discardFor(factsOf(selected.card).cost))];
    case 'spend': {
      if (typeof selected.on !== 'number') return [];
      const { spent } = askOf(view) as Of<'hearts'>;
      const fee = feeOf(view.monsters as Monster[], viewer as Seat, spent, selected.on);
      return [{ action: selected, label: words.healOther(names[selected.on]), note: words.youGet(fee), primary: true }];
    }
    case 'probe':
      return [{ action: selected, label: words.rerollDie(words.faces[selected.die]), primary: true }];
    default:
      return [];
  }
}

/** All rolled hearts for oneself at once, where they are that many and each of them heals. */
function healingAll(props: Props): readonly Button[] {
  const { view, viewer, answers, language } = props;
  const { hearts } = askOf(view) as Of<'hearts'>;
  const monster = view.monsters[viewer as Seat];
  const self = answers.find((answer) => answer.do === 'spend' && answer.on === 'self');
  const lacking = heartLimit(monster) - monster.hearts - sum(monster, 'healBonus');
  if (self === undefined || hearts < 2 || lacking < hearts) return [];
  const further = Array.from({ length: hearts - 1 }, () => self);
  return [{ action: self, further, label: boardWords[language].healAll(hearts) }];
}

/** Never in the place of the buttons that roll, finish or leave Tokyo: a second tap on them would end the turn, or the other way round. */
function ending(props: Props): readonly Button[] {
  const words = boardWords[props.language];
  return plain(props, 'pass').map((one) => {
    const winner = winnerAfter(props.view, props.viewer as Seat, 'pass');
    const note = winner === null ? {} : { note: words.wins(nameOrYou(props, winner)) };
    return { ...one, label: words.endTurn, ...note };
  });
}

function cancelling(props: Props): readonly Button[] {
  const words = boardWords[props.language];
  return strong(props, 'cancel').map((one) => {
    return { ...one, label: words.cancelAll, note: words.energy(priceOfUse(props, 'cancelEnergy')) };
  });
}

function sweeping(props: Props): readonly Button[] {
  const words = boardWords[props.language];
  return plain(props, 'sweep').map((one) => {
    const label = props.selected === null ? words.sweep : words.sweepAll;
    const cards = props.view.display.flatMap((card) => (card === null ? [] : [toldOnDisplay(props, card)]));
    const note = words.energy(SWEEP_ENERGY);
    return { ...one, label, note, heardNote: words.sweepThese({ note, cards }), selects: true };
  });
}

/** What can be bought says itself what it does; of the other cards this is the only word. */
function toldOnDisplay({ answers, language }: Props, card: CardId): { name: string; gist: string | null } {
  const payable = answers.some((answer) => answer.do === 'buy' && answer.card === card);
  return { name: cardName(card, language), gist: payable ? null : cardShort(card, language) };
}

function transforming(props: Props): readonly Button[] {
  return plain(props, 'transform').map((one) => ({ ...one, label: boardWords[props.language].transform }));
}

/** What it costs to use the card that has this hook. */
function priceOfUse({ view, viewer }: Props, hook: 'healEnergy' | 'cancelEnergy'): number {
  const monster = view.monsters[viewer as Seat];
  return effectOf(monster.cards[find(monster, hook)])[hook];
}

/** What can be done beside the question. */
function aside(props: Props): readonly Button[] {
  const words = boardWords[props.language];
  return plain(props, 'heal').map((one) => {
    return { ...one, label: words.healOne, note: words.energy(priceOfUse(props, 'healEnergy')) };
  });
}

function plain({ answers }: Props, ...verbs: readonly Action['do'][]): readonly Button[] {
  return answers.filter(({ do: verb }) => verbs.includes(verb)).map((action) => ({ action }));
}

function strong(props: Props, ...verbs: readonly Action['do'][]): readonly Button[] {
  return plain(props, ...verbs).map((one) => ({ ...one, primary: true }));
}

/** "Finish", and "Roll 3 dice" for the dice that lie in the row; once for each card that would pay for it. */
function rerolling(props: Props): readonly Button[] {
  const { view, answers, selected, language } = props;
  const { roll } = rowsOf(view.dice, answers, selected, recall(props).thrown);
  const rerolls = rerollsOf(roll, answers);
  const finish = plain(props, 'stop').map((one) => ({
    ...one,
    label: boardWords[language].finish,
    primary: rerolls.length === 0,
  }));
  return [...finish, ...rerolls.map((action, i) => reroll(props, action, i === 0))];
}

function reroll({ view, viewer, language }: Props, action: Reroll, primary: boolean): Button {
  const label = boardWords[language].rollDice(action.dice.length);
  const monster = view.monsters[viewer as Seat];
  const kept = monster.cards.find(({ card }) => card === action.by);
  if (kept === undefined) return { action, label, primary };
  return { action, label, note: priceOf(kept, toldCard(monster, kept.card), language), primary };
}

/** "Telepath, 1 energy". */
function priceOf(kept: Kept, told: KeepId, language: Props['language']): string {
  const words = boardWords[language];
  const { rerollEnergy, rerollCounters } = effectOf(kept);
  const price = rerollEnergy > 0 ? words.energy(rerollEnergy) : rerollCounters > 0 ? words.smoke(rerollCounters) : null;
  return words.rollWith({ card: cardName(told, language), price });
}

/** Most dice first: nobody wants to keep a die that cancels nothing. */
function camouflage(props: Props): readonly Button[] {
  const most = rerollsIn(props.answers).reduce<Reroll | null>(
    (best, one) => (best === null || one.dice.length > best.dice.length ? one : best),
    null,
  );
  return most === null ? [] : [{ ...reroll(props, most, true) }];
}

import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.en.ts';
import { counters, damage, dice, energy, hearts, list, oneFace, stars, verb, whom, whose } from './grammar.en.ts';
import { monsters, places } from './names.en.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

/** After hearts that one has lost: how many there are now, and for who listens what took them. */
const seen = (now: number | null) => (now === null ? '' : ` (now ${now})`);
const heard = (now: number | null, by: readonly CardId[]) =>
  `${by.length === 0 ? '' : ` by ${list(by.map((card) => cards[card].name))}`}${now === null ? '' : `, ${hearts(now)} left`}`;

export const turn: Words['turn'] = {
  chose: ({ who, monster }) => `${verb(who, 'play')} ${monsters[monster].name}`,
  rolled: ({ who, dice: shown }) => `${verb(who, 'roll')} ${shown.length === 0 ? 'nothing that counts' : dice(shown)}`,
  probed: ({ owner, from, to }) =>
    `${whose(owner)} ${cards['psychic-probe'].name} turns ${oneFace(from)} into ${oneFace(to)}`,
  gained({ who, stars: gain, tokyo }) {
    const reason = tokyo === 0 ? '' : tokyo === gain ? ' for Tokyo' : ` (${tokyo} for Tokyo)`;
    return `${verb(who, 'gain')} ${stars(gain)}${reason}`;
  },
  healed: ({ who, hearts: by }) => `${verb(who, 'heal')} ${hearts(by)}`,
  hearts: ({ of, hearts: by }) =>
    `${list(of.map(whom))} ${by > 0 ? '+' : '−'}${hearts(Math.abs(by))}${of.length > 1 ? ' each' : ''}`,
  defended: ({ owner, card, amount }) =>
    `${whom(owner)} ${verb(owner, 'stop')} ${damage(amount)} with ${cards[card].name}`,
  escaped: ({ other }) => `${whom(other)} ${verb(other, 'get')} away unhurt`,
  revived: ({ other }) => `${whom(other)} ${verb(other, 'come')} back to life`,
  bayClosed: () => `${places.bay} closes`,
  entered: ({ who, place, from }) =>
    `${verb(who, 'take')} ${places[place]}${from === null ? '' : ` from ${whom(from)}`}`,
  beat: ({ who, victims }) => `${verb(who, 'beat')} ${list(victims.map(whom))}`,
  fell: ({ who }) => `${verb(who, 'be')} eliminated`,
  bought: ({ who, cards: bought, does }) =>
    `${verb(who, 'buy')} ${list(bought.map((card) => cards[card].name))}${does === null ? '' : ` (${does})`}`,
  swept: ({ who }) => `${verb(who, 'replace')} the cards on display`,
  lost: ({ who, owner, cards: gone }) =>
    `${owner === null ? '' : `${whom(owner)} `}${verb(owner ?? who, 'lose')} ${list(gone.map((card) => cards[card].name))}`,
  suffered: ({ who, hearts: by, poison }) => `${verb(who, 'lose')} ${hearts(by)}${poison ? ' to poison' : ''}`,
  won: ({ who }) => `${verb(who, 'win')}`,
  toYou({ now, left, out, cards: gone, saved, by, ...change }) {
    const parts = signed(change, {
      hearts: (n) => `${hearts(n)}${by === null ? seen(now) : heard(now, by)}`,
      stars,
      energy,
      poison: (n) => `${counters('poison', n)} (each costs a heart at the end of your turn)`,
      shrink: (n) => counters('shrink', n),
    });
    if (gone.length > 0) parts.push(`lose ${list(gone.map((card) => cards[card].name))}`);
    if (left) parts.push('leave Tokyo');
    if (out) parts.push('are eliminated');
    const you = parts.length === 0 ? [] : [`you ${parts.join(', ')}`];
    return [...you, ...saved.map(({ card, amount }) => `you stop ${damage(amount)} with ${cards[card].name}`)].join(
      ', ',
    );
  },
  and: ({ parts }) => parts.join(', '),
};

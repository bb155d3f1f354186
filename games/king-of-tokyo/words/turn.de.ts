import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import type { Person } from '@yamanote/games/wording';
import { cards } from './cards.de.ts';
import {
  accusative,
  count,
  damage,
  dative,
  dice,
  energy,
  form,
  hearts,
  list,
  oneFace,
  quoted,
  stars,
  withFace,
} from './grammar.de.ts';
import { monsters, places } from './names.de.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

const nominative = (who: Person) => (who.you ? 'du' : who.name);
const named = (bought: readonly CardId[]) => list(bought.map((card) => quoted(cards[card].name)));

const seen = (now: number | null) => (now === null ? '' : ` (jetzt ${now})`);
const heard = (now: number | null, by: readonly CardId[]) =>
  `${by.length === 0 ? '' : ` durch ${named(by)}`}${now === null ? '' : `, noch ${hearts(now)}`}`;

export const turn: Words['turn'] = {
  chose: ({ who, monster }) => `${form(who, 'spielt', 'spielst')} ${monsters[monster].name}`,
  rolled: ({ who, dice: shown }) =>
    `${form(who, 'würfelt', 'würfelst')} ${shown.length === 0 ? 'nichts Brauchbares' : dice(shown)}`,
  probed: ({ owner, from, to }) =>
    `${nominative(owner)} ${form(owner, 'macht', 'machst')} mit ${quoted(cards['psychic-probe'].name)} aus ${withFace(from)} ${oneFace(to)}`,
  gained({ who, stars: gain, tokyo }) {
    const reason = tokyo === 0 ? '' : tokyo === gain ? ' für Tokyo' : ` (${tokyo} davon für Tokyo)`;
    return `${form(who, 'erhält', 'erhältst')} ${stars(gain)}${reason}`;
  },
  healed: ({ who, hearts: by }) => `${form(who, 'heilt', 'heilst')} ${hearts(by)}`,
  hearts: ({ of, hearts: by }) =>
    `${list(of.map(nominative))}${of.length > 1 ? ' je' : ''} ${by > 0 ? '+' : '−'}${hearts(Math.abs(by))}`,
  defended: ({ owner, card, amount }) =>
    `${nominative(owner)} ${form(owner, 'wehrt', 'wehrst')} mit ${quoted(cards[card].name)} ${damage(amount)} ab`,
  escaped: ({ other }) => `${nominative(other)} ${form(other, 'entkommt', 'entkommst')} unverletzt`,
  revived: ({ other }) => `${nominative(other)} ${form(other, 'kehrt', 'kehrst')} ins Leben zurück`,
  bayClosed: () => `${places.bay} schließt`,
  entered: ({ who, place, from }) =>
    from === null
      ? `${form(who, 'zieht', 'ziehst')} in ${places[place]} ein`
      : `${form(who, 'übernimmt', 'übernimmst')} ${places[place]} von ${dative(from)}`,
  beat: ({ who, victims }) => `${form(who, 'besiegt', 'besiegst')} ${list(victims.map(accusative))}`,
  fell: ({ who }) => `${form(who, 'scheidet', 'scheidest')} aus`,
  bought: ({ who, cards: bought, does }) =>
    `${form(who, 'kauft', 'kaufst')} ${named(bought)}${does === null ? '' : ` (${does})`}`,
  swept: ({ who }) => `${form(who, 'tauscht', 'tauschst')} die Auslage aus`,
  lost: ({ who, owner, cards: gone }) =>
    `${owner === null ? '' : `${nominative(owner)} `}${form(owner ?? who, 'verliert', 'verlierst')} ${named(gone)}`,
  suffered: ({ who, hearts: by, poison }) =>
    `${form(who, 'verliert', 'verlierst')} ${hearts(by)}${poison ? ' durch Gift' : ''}`,
  won: ({ who }) => form(who, 'gewinnt', 'gewinnst'),
  toYou({ now, left, out, cards: gone, saved, by, ...change }) {
    const parts = signed(change, {
      hearts: (n) => `${hearts(n)}${by === null ? seen(now) : heard(now, by)}`,
      stars,
      energy,
      poison: (n) => `${count(n, 'Giftchip', 'Giftchips')} (je 1 Herz weniger am Ende deines Zuges)`,
      shrink: (n) => count(n, 'Schrumpfchip', 'Schrumpfchips'),
    });
    if (gone.length > 0) parts.push(`verlierst ${named(gone)}`);
    if (left) parts.push('verlässt Tokyo');
    if (out) parts.push('scheidest aus');
    const you = parts.length === 0 ? [] : [`du ${parts.join(', ')}`];
    const cardsThatSaved = saved.map(
      ({ card, amount }) => `du wehrst mit ${quoted(cards[card].name)} ${damage(amount)} ab`,
    );
    return [...you, ...cardsThatSaved].join(', ');
  },
  and: ({ parts }) => parts.join(', '),
};

/** Monsters in a position: what each has, and what no match can come to. */
import {
  type Json,
  joined,
  objectTo,
  readBoolean,
  readChoice,
  readCount,
  readFields,
  readInteger,
  readList,
} from '@yamanote/kernel';
import { KEEP_IDS, type KeepId } from '../cards.ts';
import { effectOf, ownEffectOf, START_HEARTS } from '../effects/index.ts';
import { heartLimit, inTokyo, isAlive, WINNING_STARS } from '../monsters.ts';
import { newCard } from '../purchase.ts';
import { type Kept, MONSTERS, type Monster, type KingOfTokyoState as State } from '../types.ts';

const PLACES = ['outside', 'city', 'bay', 'out'] as const;

export function makeMonster(monster: Monster): Json {
  return { ...monster, cards: monster.cards.map(makeCard) };
}

/** A card on which lies what lay on it when it was bought is written as its name. */
function makeCard(kept: Kept): Json {
  const usual = usualCard(kept.card, kept.copies);
  const unusual = (['counters', 'energy', 'hearts', 'used'] as const).filter((field) => kept[field] !== usual[field]);
  if (unusual.length === 0 && kept.copies === null) return kept.card;
  const fields = Object.fromEntries(unusual.map((field) => [field, kept[field]]));
  return { card: kept.card, ...fields, ...(kept.copies === null ? {} : { copies: { ...kept.copies } }) };
}

function usualCard(card: KeepId, copies: Kept['copies']): Kept {
  const kept: Kept = { ...newCard(card), copies };
  const { counters, hearts } = effectOf(kept);
  return { ...kept, counters, hearts };
}

export function readMonsters(state: State, json: unknown): void {
  const players = readList('players', json);
  const seats = state.monsters.length;
  if (players.length !== seats) objectTo('players', `${seats} players, one a seat`, json);
  state.monsters = players.map((player, seat) => readMonster(`players[${seat}]`, player, state.monsters[seat], seats));
  checkMonsters(state);
}

function readMonster(field: string, json: unknown, usual: Monster, seats: number): Monster {
  const fields = readFields(field, json, [], Object.keys(usual));
  const number = (key: 'stars' | 'energy' | 'poison' | 'shrink', most?: number) =>
    readInteger(joined(field, key), readCount(joined(field, key), fields[key] ?? 0), 0, most);
  const hearts = readCount(joined(field, 'hearts'), fields.hearts ?? START_HEARTS);
  const { monster = usual.monster, place = hearts === 0 ? 'out' : 'outside', cards = [] } = fields;
  return {
    monster: monster === null ? null : readChoice(joined(field, 'monster'), monster, MONSTERS),
    hearts,
    stars: number('stars', WINNING_STARS),
    energy: number('energy'),
    place: readChoice(joined(field, 'place'), place, PLACES),
    poison: number('poison'),
    shrink: number('shrink'),
    cards: readList(joined(field, 'cards'), cards).map((card, i) => readCard(`${field}.cards[${i}]`, card, seats)),
    untouchable: readBoolean(joined(field, 'untouchable'), fields.untouchable ?? false),
  };
}

function readCard(field: string, json: unknown, seats: number): Kept {
  if (typeof json === 'string') return usualCard(readChoice(field, json, KEEP_IDS), null);
  const fields = readFields(field, json, ['card'], ['counters', 'energy', 'hearts', 'used', 'copies']);
  const card = readChoice(joined(field, 'card'), fields.card, KEEP_IDS);
  const usual = usualCard(card, readCopies(joined(field, 'copies'), fields.copies ?? null, seats));
  const effect = effectOf(usual);
  const number = (key: 'counters' | 'energy' | 'hearts' | 'used', most?: number) =>
    readInteger(joined(field, key), readCount(joined(field, key), fields[key] ?? usual[key]), 0, most);
  return {
    card,
    counters: number('counters', effect.counters),
    energy: number('energy', effect.payOut === 0 ? 0 : undefined),
    hearts: number('hearts', effect.hearts),
    used: number('used'),
    copies: usual.copies,
  };
}

function readCopies(field: string, json: unknown, seats: number): Kept['copies'] {
  if (json === null) return null;
  const { seat, card } = readFields(field, json, ['seat', 'card']);
  return {
    seat: readInteger(joined(field, 'seat'), seat, 0, seats - 1),
    card: readChoice(joined(field, 'card'), card, KEEP_IDS),
  };
}

function checkMonsters(state: State): void {
  const { monsters } = state;
  for (const [seat, monster] of monsters.entries()) {
    const impossible = (key: keyof Monster, expected: string) =>
      objectTo(`players[${seat}].${key}`, expected, monster[key], 'impossible');
    if (monster.hearts > heartLimit(monster)) impossible('hearts', `at most ${heartLimit(monster)}`);
    if ((monster.hearts === 0) === isAlive(monster)) impossible('place', 'out with no hearts, and only then');
    if (!isAlive(monster)) checkOut(monster, impossible);
    const shared = (key: 'monster' | 'place') => monsters.some((other, i) => i < seat && other[key] === monster[key]);
    if (monster.monster !== null && shared('monster')) impossible('monster', 'a monster that nobody else plays');
    if (inTokyo(monster) && shared('place')) impossible('place', 'a place where nobody else is');
    if (monster.place === 'bay' && !state.bay) impossible('place', 'no monster in the bay while it is closed');
    for (const [i, kept] of monster.cards.entries()) checkCopy(monsters, `players[${seat}].cards[${i}]`, kept);
  }
}

function checkOut(monster: Monster, impossible: (key: keyof Monster, expected: string) => never): void {
  for (const key of ['energy', 'poison', 'shrink'] as const) if (monster[key] > 0) impossible(key, '0, being out');
  if (monster.cards.length > 0) impossible('cards', 'none, being out');
  if (monster.untouchable) impossible('untouchable', 'false, being out');
}

function checkCopy(monsters: readonly Monster[], field: string, { card, copies }: Kept): void {
  if (copies === null) return;
  const copying = ownEffectOf(card).copyEnergy > 0;
  if (!copying) objectTo(joined(field, 'copies'), 'a copy of nothing, as this card copies none', copies, 'impossible');
  const there = monsters[copies.seat].cards.some((kept) => kept.card === copies.card);
  if (!there || ownEffectOf(copies.card).copyEnergy > 0) {
    objectTo(joined(field, 'copies'), 'a card that lies there and does not copy itself', copies, 'impossible');
  }
}

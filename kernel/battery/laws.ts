/**
 * The laws of the house: what must hold for any game, at every moment of every match. This table is their documentation;
 * how each is checked stands in its own file.
 *
 * Not everything is looked at everywhere. `every` says at how many moments (or matches) a law looks at one, chosen at
 * random: cheap laws look at each, dear ones are sampled so that ten thousand matches take minutes. Laws about secrets
 * moreover look through the eyes of one random viewer at a time, where the table says "a viewer".
 */
import type { Law, Moment, PlayedMatch, Seen, Watch } from './law.ts';
import { arrival } from './laws/arrival.ts';
import { clone } from './laws/clone.ts';
import { conservation, size } from './laws/counts.ts';
import { declaredSecrets } from './laws/declared-secrets.ts';
import { determinism } from './laws/determinism.ts';
import { bounded, runaway, throws } from './laws/ends.ts';
import { imaginedLegality } from './laws/imagined-legality.ts';
import { json, jsonShown } from './laws/json.ts';
import { lacks } from './laws/lacks.ts';
import { late } from './laws/late.ts';
import { leak } from './laws/leak.ts';
import { legal } from './laws/legal.ts';
import { notation } from './laws/notation.ts';
import { open } from './laws/open.ts';
import { declaredOrders, orders } from './laws/orders.ts';
import { outcomes } from './laws/outcomes.ts';
import { ownPace } from './laws/own-pace.ts';
import { refusal } from './laws/refusal.ts';
import { replay } from './laws/replay.ts';
import { rewind } from './laws/rewind.ts';
import { sealed } from './laws/sealed.ts';
import { silence } from './laws/silence.ts';
import { standing } from './laws/standing.ts';
import { takeBack } from './laws/take-back.ts';
import { undo } from './laws/undo.ts';
import { variety } from './laws/variety.ts';
import { view } from './laws/view.ts';
import { weights } from './laws/weights.ts';

const atMoments = (check: (moment: Moment) => Seen) => (): Watch => ({ moment: check });
const atMatches = (check: (match: PlayedMatch) => Seen) => (): Watch => ({ match: check });

export const LAWS: readonly Law[] = [
  {
    name: 'json',
    says: 'A state equals its JSON round trip: no undefined, NaN, -0, functions or class instances.',
    every: 1,
    watch: atMoments(json),
  },
  {
    name: 'json-shown',
    says: 'So does all that leaves the rules: views, events, legal answers, positions, standings.',
    every: 8,
    watch: atMoments(jsonShown),
  },
  {
    name: 'clone',
    says: 'A clone is equal and independent: playing on either leaves the other as it is.',
    every: 16,
    watch: clone,
  },
  {
    name: 'legal',
    says: 'Who is asked has legal answers, none twice, all admitted; nobody else has any; listing changes nothing.',
    every: 4,
    watch: atMoments(legal),
  },
  {
    name: 'refusal',
    says: 'Everything else is refused, whoever sends it and whatever it is; that throws nothing and changes nothing.',
    every: 16,
    watch: atMoments(refusal),
  },
  {
    name: 'outcomes',
    says: 'The outcomes of chance are listed with odds that add up to 1, and what is sampled is one of them.',
    every: 4,
    watch: atMoments(outcomes),
  },
  {
    name: 'determinism',
    says: 'The same entry on the same state brings the same state and events, whether or not anybody listens.',
    every: 8,
    watch: atMoments(determinism),
  },
  {
    name: 'replay',
    says: 'A match file replays to the same final state, also when answers were taken back and given again.',
    every: 4,
    watch: atMatches(replay),
  },
  {
    name: 'lacks',
    says: 'An option that the others leave no room for changes nothing, and is no less lacked when it is as usual.',
    every: 1,
    watch: atMatches(lacks),
  },
  {
    name: 'notation',
    says: 'The position made of a state parses back to the same state.',
    every: 8,
    watch: atMoments(notation),
  },
  {
    name: 'arrival',
    says: 'Answers to an AskEach lead to the same state in whatever order they arrive.',
    every: 1,
    watch: atMoments(arrival),
  },
  {
    name: 'own-pace',
    says: 'Where every seat goes on at its own pace, no answer changes what another seat is asked.',
    every: 2,
    watch: atMoments(ownPace),
  },
  {
    name: 'conservation',
    says: 'The census never changes: no piece appears or vanishes.',
    every: 1,
    watch: atMoments(conservation),
  },
  { name: 'size', says: 'A state has at most 16 KB of JSON.', every: 8, watch: atMoments(size) },
  {
    name: 'standing',
    says: 'Every seat has a score and a place, places fit together, and there are winners only at the end.',
    every: 1,
    watch: atMoments(standing),
  },
  { name: 'bounded', says: 'A match ends within `longest` entries.', every: 1, watch: atMatches(bounded) },
  {
    name: 'runaway',
    says: 'What happens by itself after an entry comes to an end.',
    every: 1,
    watch: atMatches(runaway),
  },
  { name: 'throws', says: 'No rule throws.', every: 1, watch: atMatches(throws) },
  {
    name: 'view',
    says: 'What any viewer sees of a world imagined from its view is that view; and views share nothing with states.',
    every: 8,
    watch: atMoments(view),
  },
  {
    name: 'imagined-legality',
    says: 'A seat has the same legal answers in the worlds that it imagines as in truth.',
    every: 8,
    watch: atMoments(imaginedLegality),
  },
  {
    name: 'variety',
    says: 'What a viewer cannot know is otherwise in some of the worlds that it imagines, if it could be.',
    every: 8,
    watch: atMoments(variety),
  },
  {
    name: 'weights',
    says: 'In the worlds that a viewer imagines, hidden values occur as often as their pool says.',
    every: 16,
    watch: weights,
  },
  {
    name: 'declared-secrets',
    says: 'A game whose viewers see different things declares its secrets.',
    every: 16,
    watch: declaredSecrets,
  },
  {
    name: 'open',
    says: 'A game that calls itself open shows everybody the same: entries, events and views.',
    every: 8,
    watch: atMoments(open),
  },
  {
    name: 'sealed',
    says: 'A sealed answer shows in nobody else’s view, entry or event before all have answered.',
    every: 2,
    watch: atMoments(sealed),
  },
  {
    name: 'leak',
    says: 'Events and entries tell a viewer nothing that its view afterwards does not.',
    every: 4,
    watch: atMoments(leak),
  },
  {
    name: 'silence',
    says: 'Who is asked, or passed over, tells worlds apart only to those to whom something said or shown does so.',
    every: 8,
    watch: silence,
  },
  {
    name: 'undo',
    says: 'An answer from which its giver learns something is declared to reveal it.',
    every: 4,
    watch: atMoments(undo),
  },
  {
    name: 'take-back',
    says: 'Undo and withdraw restore the state exactly, and are refused across any barrier and to any other seat.',
    every: 4,
    watch: atMatches(takeBack),
  },
  {
    name: 'late',
    says: 'Who is asked has an answer for when it is late: legal, by what it may know alone, and it shows it nothing new.',
    every: 4,
    watch: atMoments(late),
  },
  {
    name: 'rewind',
    says: 'Back at any earlier answer a match stands as it did then; what is rolled later is rolled anew, and all of it verifies.',
    every: 8,
    watch: atMatches(rewind),
  },
  {
    name: 'orders',
    says: 'A standing order answers by the view alone and the same each time, with an action that is legal at least once.',
    every: 2,
    watch: orders,
  },
  {
    name: 'declared-orders',
    says: 'Standing orders answer frames that ask, and their settings have usual values.',
    every: 1,
    watch: declaredOrders,
  },
];

/** What a finished match proves, said in sentences, up to the first thing that differs. */
import type { WholeGame } from '../game.ts';
import { hashOf } from '../json.ts';
import { pending } from '../play.ts';
import { isRefusal } from '../refusal.ts';
import { chainOf, chainsOf, lastHashOf, linked, partsOf, sumOf } from './chain.ts';
import { checkDice } from './dice.ts';
import type { Header2 } from './header.ts';
import { checkChoice, checkNoted, type Noted } from './noted.ts';
import { remarksOn } from './remarks.ts';
import { type Match, type Match2, replay } from './replay.ts';
import { fingerprintOf, sealOf, whoOf } from './seal.ts';
import { type VerdictSentences, verdictInEnglish } from './sentences.ts';
import type { Difference, Verdict } from './verdict.ts';

/** What a match is held against besides itself. */
export interface Evidence extends Noted {
  /** Whether the signature is one of its key; without it, signatures are not looked at. */
  isSigned?: boolean;
}

/** One thing that is checked: it adds what holds, or says what differs. */
type Check = (match: Match, holds: string[], say: VerdictSentences) => Difference | null;

function judge(match: Match, evidence: Evidence, checks: readonly Check[], say: VerdictSentences): Verdict {
  const holds: string[] = [];
  const notes = remarksOn(match, evidence, say.notes);
  for (const check of checks) {
    const differs = check(match, holds, say);
    if (differs !== null) return { ok: false, holds, notes, differs: differs.says, fault: differs.fault };
  }
  return { ok: true, holds, notes, differs: null, fault: null };
}

/** Checks seals and running hash, and every die and draw. Needs no rules: entries describe what chance could have done. */
export function verifyChance(match: Match, evidence: Evidence = {}): Verdict {
  return judge(match, evidence, chanceChecks(evidence), verdictInEnglish);
}

/** The same, and the legality of every entry, and the fingerprint of the final state. */
export function verify(game: WholeGame, match: Match, evidence: Evidence = {}, say = verdictInEnglish): Verdict {
  return judge(match, evidence, [...chanceChecks(evidence), (...given) => checkRules(game, ...given)], say);
}

function chanceChecks(evidence: Evidence): Check[] {
  return [
    (match, ...given) => (isSealed(match) ? checkChain(match, ...given) : null),
    checkSeed,
    (match, ...given) => (isSealed(match) ? checkSeats(match, ...given) : null),
    (match, ...given) => (isSealed(match) ? checkSignature(match, evidence, ...given) : null),
    (match, ...given) => checkNoted(match, evidence, ...given),
    checkDice,
    (match, ...given) => checkChoice(match, evidence, ...given),
  ];
}

function isSealed(match: Match): match is Match2 {
  return match.format === 'yamanote-match-2';
}

/** Whatever was changed, the sums after it do not fit any more: the first that does not is named. */
function checkChain(match: Match2, holds: string[], say: VerdictSentences): Difference | null {
  const links = linksOf(match);
  for (const { place, sum, found, due } of links) {
    if (found === due) continue;
    // The next one is made of what stands there, not of the signs that stand beside it.
    const next = links.next().value;
    const says =
      next !== undefined && next.found === next.due
        ? say.differs.at(sum, say.differs.sum(due, found))
        : say.differs.at(place, say.differs.entry(due, found));
    return { fault: 'changed', says };
  }
  holds.push(say.holds.inPlace(match.log.length));
  return null;
}

interface Link {
  place: string;
  /** Where its sum stands, which it has, and which it should have. */
  sum: string;
  found: string | undefined;
  due: string;
}

/** Every part of the beginning and every entry, in the order of the running hash. */
function* linksOf(match: Match2): Generator<Link, undefined> {
  const chains = chainsOf(match);
  for (const [i, [place]] of partsOf(match).entries())
    yield { place, sum: `sums[${i}]`, found: match.sums[i], due: sumOf(chains[i]) };
  let chain = chainOf(match);
  for (const [i, entry] of match.log.entries()) {
    chain = linked(chain, entry);
    yield { place: `log[${i}]`, sum: `log[${i}].sum`, found: entry.sum, due: sumOf(chain) };
  }
}

function checkSeed({ seed, commitment }: Match, holds: string[], say: VerdictSentences): Difference | null {
  if (seed === null) return { fault: 'unfinished', says: say.differs.at('seed', say.differs.hiddenSeed()) };
  if (sealOf(seed) !== commitment)
    return { fault: 'changed', says: say.differs.at('seed', say.differs.seed(commitment, seed, sealOf(seed))) };
  holds.push(say.holds.seed());
  return null;
}

function checkSeats({ seats }: Header2, holds: string[], say: VerdictSentences): Difference | null {
  for (const [i, { name, salt, who, bits, seal }] of seats.entries()) {
    const due = bits === null ? null : sealOf(bits);
    if (due !== seal)
      return { fault: 'changed', says: say.differs.at(`seats[${i}].seal`, say.differs.seal(due, seal)) };
    if ((name === null) !== (salt === null))
      return { fault: 'changed', says: say.differs.at(`seats[${i}].salt`, say.differs.salt(salt)) };
    if (name !== null && salt !== null && whoOf(name, salt) !== who)
      return { fault: 'changed', says: say.differs.at(`seats[${i}].name`, say.differs.name(who, whoOf(name, salt))) };
  }
  holds.push(say.holds.seals());
  return null;
}

function checkSignature(
  match: Match2,
  { isSigned }: Evidence,
  holds: string[],
  say: VerdictSentences,
): Difference | null {
  const { signed } = match;
  if (signed === null || isSigned === undefined) return null;
  if (!isSigned) {
    const says = say.differs.signature(lastHashOf(match), signed.key, signed.signature);
    return { fault: 'signature', says: say.differs.at('signed', says) };
  }
  holds.push(say.holds.signed(fingerprintOf(signed.key)));
  return null;
}

function checkRules(game: WholeGame, match: Match, holds: string[], say: VerdictSentences): Difference | null {
  const course = replay(game, match);
  if (isRefusal(course)) return { fault: 'rules', says: say.differs.refused(course) };
  holds.push(say.holds.legal(match.log.length));
  const waiting = pending(game, course.state);
  if (waiting.is !== 'over' && course.halt !== 'ended') {
    return { fault: 'unfinished', says: say.differs.at(`log[${match.log.length}]`, say.differs.goesOn(waiting.kind)) };
  }
  const hash = hashOf(course.state);
  if (hash !== match.hash)
    return { fault: 'rules', says: say.differs.at('hash', say.differs.hash(hash, JSON.stringify(match.hash))) };
  holds.push(say.holds.end());
  return null;
}

/** What a finished match proves, said in sentences, up to the first thing that differs. */
import type { Game } from '../game.ts';
import { hashOf } from '../json.ts';
import { pending } from '../play.ts';
import { isRefusal, sentence } from '../refusal.ts';
import { chainOf, chainsOf, lastHashOf, linked, partsOf, sumOf } from './chain.ts';
import { checkDice } from './dice.ts';
import type { Header2 } from './header.ts';
import { checkChoice, checkNoted, type Noted } from './noted.ts';
import { remarksOn } from './remarks.ts';
import { type Match, type Match2, replay } from './replay.ts';
import { fingerprintOf, sealOf, whoOf } from './seal.ts';
import type { Difference, Verdict } from './verdict.ts';

/** What a match is held against besides itself. */
export interface Evidence extends Noted {
  /** Whether the signature is one of its key; without it, signatures are not looked at. */
  isSigned?: boolean;
}

/** One thing that is checked: it adds what holds, or says what differs. */
type Check = (match: Match, holds: string[]) => Difference | null;

function judge(match: Match, evidence: Evidence, checks: readonly Check[]): Verdict {
  const holds: string[] = [];
  const notes = remarksOn(match, evidence);
  for (const check of checks) {
    const differs = check(match, holds);
    if (differs !== null) return { ok: false, holds, notes, differs: differs.says, fault: differs.fault };
  }
  return { ok: true, holds, notes, differs: null, fault: null };
}

/** Checks seals and running hash, and every die and draw. Needs no rules: entries describe what chance could have done. */
export function verifyChance(match: Match, evidence: Evidence = {}): Verdict {
  return judge(match, evidence, chanceChecks(evidence));
}

/** The same, and the legality of every entry, and the fingerprint of the final state. */
export function verify(game: Game, match: Match, evidence: Evidence = {}): Verdict {
  return judge(match, evidence, [...chanceChecks(evidence), (...given) => checkRules(game, ...given)]);
}

function chanceChecks(evidence: Evidence): Check[] {
  return [
    (match, holds) => (isSealed(match) ? checkChain(match, holds) : null),
    checkSeed,
    (match, holds) => (isSealed(match) ? checkSeats(match, holds) : null),
    (match, holds) => (isSealed(match) ? checkSignature(match, evidence, holds) : null),
    (match, holds) => checkNoted(match, evidence, holds),
    checkDice,
    (match, holds) => checkChoice(match, evidence, holds),
  ];
}

function isSealed(match: Match): match is Match2 {
  return match.format === 'yamanote-match-2';
}

/** Whatever was changed, the sums after it do not fit any more: the first that does not is named. */
function checkChain(match: Match2, holds: string[]): Difference | null {
  const links = linksOf(match);
  for (const { place, sum, found, due } of links) {
    if (found === due) continue;
    // The next one is made of what stands there, not of the signs that stand beside it.
    const next = links.next().value;
    const says =
      next !== undefined && next.found === next.due
        ? `${sum}: expected ${due}, found ${found}; nothing else was changed`
        : `${place}: expected the sum ${due}, found ${found}; this was changed, or one before it is missing`;
    return { fault: 'changed', says };
  }
  holds.push(`all ${match.log.length} entries are in their place, with their times and authors`);
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

function checkSeed({ seed, commitment }: Match, holds: string[]): Difference | null {
  if (seed === null) {
    const says = 'seed: expected the seed to be shown, found null; is the match still running?';
    return { fault: 'unfinished', says };
  }
  if (sealOf(seed) !== commitment) {
    const says = `seed: expected one with the hash ${commitment}, which is the commitment, found ${seed} with ${sealOf(seed)}`;
    return { fault: 'changed', says };
  }
  holds.push('the commitment is the hash of the seed');
  return null;
}

function checkSeats({ seats }: Header2, holds: string[]): Difference | null {
  for (const [i, { name, salt, who, bits, seal }] of seats.entries()) {
    const due = bits === null ? null : sealOf(bits);
    if (due !== seal)
      return { fault: 'changed', says: `seats[${i}].seal: expected ${due}, the hash of its bits, found ${seal}` };
    if ((name === null) !== (salt === null))
      return { fault: 'changed', says: `seats[${i}].salt: expected one only beside a name, found ${salt}` };
    if (name !== null && salt !== null && whoOf(name, salt) !== who) {
      const says = `seats[${i}].name: expected a name and a salt with the hash ${who}, found ${whoOf(name, salt)}`;
      return { fault: 'changed', says };
    }
  }
  holds.push('every seal is the hash of the bits of its seat, and every name that is there fits its hash');
  return null;
}

function checkSignature(match: Match2, { isSigned }: Evidence, holds: string[]): Difference | null {
  const { signed } = match;
  if (signed === null || isSigned === undefined) return null;
  if (!isSigned) {
    const says = `signed: expected a signature of ${lastHashOf(match)} by the key ${signed.key}, found ${signed.signature}`;
    return { fault: 'signature', says };
  }
  holds.push(`it is signed by the hall with the fingerprint ${fingerprintOf(signed.key)}`);
  return null;
}

function checkRules(game: Game, match: Match, holds: string[]): Difference | null {
  const course = replay(game, match);
  if (isRefusal(course)) return { fault: 'rules', says: sentence(course) };
  holds.push(`all ${match.log.length} entries are legal`);
  const waiting = pending(game, course.state);
  if (waiting.is !== 'over' && !endsByAgreement(match)) {
    const says = `log[${match.log.length}]: expected the match to go on with "${waiting.kind}", found its end`;
    return { fault: 'unfinished', says };
  }
  const hash = hashOf(course.state);
  if (hash !== match.hash)
    return { fault: 'rules', says: `hash: expected ${hash}, found ${JSON.stringify(match.hash)}` };
  holds.push('the match is over, and its final state has the stated fingerprint');
  return null;
}

function endsByAgreement({ log }: Match): boolean {
  const last = log.at(-1);
  return last !== undefined && 'note' in last && last.note.is === 'agreed-end';
}

/** Names of people, as they may stand in any sentence, on a board and in a terminal. */

/** Joiners belong between the parts of one emoji, and between letters of scripts that are written joined. */
const JOINERS =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{scx=Arab}|\p{Mn}|\p{Mc})[\u200c\u200d](?=\p{L}|\p{M})/gu;
/** Control signs and halves of signs, other lines, other directions, and whatever else acts and is not seen. */
const ACTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Signs that count as letters or symbols and show nothing. */
const BLANK = /[\u115f\u1160\u3164\uffa0\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text of which something is seen, and which does nothing to what stands around it. */
export function isName(text: string): boolean {
  const joined = text.replace(JOINERS, '');
  return !ACTING.test(joined) && !BLANK.test(joined) && VISIBLE.test(joined);
}

/** A name from elsewhere without what `isName` would refuse. */
export function asName(text: string): string {
  const kept = [...text].filter((sign) => !ACTING.test(sign) && !BLANK.test(sign)).join('');
  return VISIBLE.test(kept) ? kept.trim() : '?';
}

/** More marks than any script puts on one letter would reach over the lines above and below. */
const PILE = /(\p{M}{4})\p{M}+/gu;
/** Stand for the two joiners while everything else goes that acts; no text of ours has them. */
const STAND_INS = { '\u200d': '\ue000', '\u200c': '\ue001' } as const;

/**
 * What somebody says, as one line that does nothing to what stands around it: without signs that turn the direction, break the
 * line or are not seen; empty if nothing of it is seen.
 */
export function asLine(text: string): string {
  const joined = text
    .normalize('NFC')
    .replace(/[\ue000\ue001]/g, '')
    .replace(JOINERS, (joiner) => STAND_INS[joiner as keyof typeof STAND_INS]);
  const spaced = joined.replace(/[\s\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ');
  const kept = [...spaced].filter((sign) => isStandIn(sign) || (!ACTING.test(sign) && !BLANK.test(sign))).join('');
  const line = kept.replace(PILE, '$1').replaceAll('\ue000', '\u200d').replaceAll('\ue001', '\u200c').trim();
  return VISIBLE.test(line) ? line : '';
}

function isStandIn(sign: string): boolean {
  return sign === STAND_INS['\u200d'] || sign === STAND_INS['\u200c'];
}

/** Names at one table, told apart: the second of two that look alike is called “Mika 2”, unless somebody else is. */
export function toldApart<Name extends string | null>(names: readonly Name[]): Name[] {
  const own = new Set(names.flatMap((name) => (name === null ? [] : looks(name))));
  const given = new Set<string>();
  return names.map((name) => {
    if (name === null) return name;
    let called: string = name;
    for (let number = 2; given.has(looks(called)) || (number > 2 && own.has(looks(called))); number++) {
      called = `${name} ${number}`;
    }
    given.add(looks(called));
    return called as Name;
  });
}

/** What two names that look alike have in common. */
function looks(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\s]/gu, '');
}

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

/** Names at one table, told apart: the second of two that look alike is called “Mika 2”. */
export function toldApart<Name extends string | null>(names: readonly Name[]): Name[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (name === null) return name;
    const alike = name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\p{Cf}\s]/gu, '');
    const number = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, number);
    return number === 1 ? name : (`${name} ${number}` as Name);
  });
}

/** A rule's id: `MK-5.4`, `MK-10.2a`, `MK-EX12`, `KOT-A01`, `SJX-3`. */
const shape = '[A-Z]{2,4}-(?:\\d+(?:\\.\\d+)?|[A-Z]{1,3}\\d+)[a-z]?';
/** The same for finding one in a text, where it must not be the beginning of a longer one. */
export const RULE_ID = `${shape}(?![\\w-]|\\.\\d)`;
const whole = new RegExp(`^${shape}$`);
const declaration = new RegExp(`(?:^\\s*(?:[-*]|\\d+\\.)\\s+|\\|\\s*)\\*\\*(${RULE_ID})`, 'gm');

export function isRuleId(text) {
  return whole.test(text);
}

/** The ids that a RULES.md declares: in bold, at the start of a list item or of a table cell. */
export function declaredRuleIds(markdown) {
  return [...new Set(Array.from(markdown.matchAll(declaration), (match) => match[1]))];
}

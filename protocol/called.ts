/** What has no name of its own gets one of a list: the same on every page and in every notice, because it follows from its id. */
export function calledBy<Name>(id: string, names: readonly Name[], further = 0): Name {
  let sum = 7;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return names[(sum + further) % names.length];
}

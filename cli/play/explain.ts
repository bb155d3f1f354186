/** `?`: the keys, a card or another topic by its name, or what an entry of the list would do. */
import { columns, inColumns, nearest, wrap } from '@yamanote/command-line';
import { widthOf } from '@yamanote/games/columns';
import { fastRng, preview, type Seat } from '@yamanote/kernel';
import { sightOf } from '@yamanote/running-match';
import { type Home, isAlone } from './home.ts';

/** `entries`: what can be chosen by number, each of them one answer or a step to several. */
export function explain(home: Home, seat: Seat, entries: readonly (readonly unknown[])[], asked: string): string[] {
  if (asked === '') return explainKeys(home);
  const entry = /^\d+$/.test(asked) ? entries[Number(asked) - 1] : undefined;
  if (entry === undefined) return explainTopic(home, asked);
  const lines = entry.length === 1 ? explainChoice(home, seat, entry[0]) : [];
  return [...lines, ...explainNamed(home, entry)];
}

function explainKeys(home: Home): string[] {
  const { words, topics, match, host } = home;
  const back = isAlone(home) ? words.backHelp : [];
  const hints = host.hints.allowed ? words.hintHelp : [];
  const all = [...words.keyHelp, ...back, ...hints, ...(match.game.orders === undefined ? [] : words.orderHelp)];
  const widest = Math.max(...all.map(([key]) => widthOf(key)));
  const keys = all.flatMap(([key, meaning]) => {
    const [first, ...more] = wrap(meaning, columns() - widest - 4);
    const indent = ' '.repeat(widest + 4);
    return [`  ${key}${' '.repeat(widest - widthOf(key) + 2)}${first}`, ...more.map((line) => indent + line)];
  });
  return [
    ...keys,
    words.topics,
    ...inColumns(
      topics.map(({ name }) => `  ${name}`),
      columns(),
    ),
  ];
}

function explainTopic({ words, topics }: Home, asked: string): string[] {
  const wanted = folded(asked);
  const matches = (fits: (name: string) => boolean) =>
    topics.filter(({ id, name }) => fits(folded(id)) || fits(folded(name)));
  const found =
    matches((name) => name === wanted)[0] ??
    matches((name) => name.startsWith(wanted))[0] ??
    matches((name) => name.includes(wanted))[0];
  if (found !== undefined) return told(found.name, found.text);
  const guess = nearest(
    wanted,
    topics.map(({ name }) => folded(name)),
  );
  const named = topics.find(({ name }) => folded(name) === guess)?.name ?? null;
  return wrap(words.unknownTopic(asked, named), columns());
}

/** What follows by itself. */
function explainChoice({ match, speech, words, names }: Home, seat: Seat, choice: unknown): string[] {
  const { view } = sightOf(match, seat);
  const { events } = preview(match.game, view, seat, [choice], fastRng('preview'));
  const sentences = events
    .map((event) => speech.event(event, names, match.header.options))
    .filter((text) => text !== null);
  return [
    speech.action(choice, view, names),
    ...(sentences.length > 0
      ? wrap(words.wouldHappen(sentences.join(words.between)), columns() - 2).map(indented)
      : []),
  ];
}

/** Whatever all these answers name. */
function explainNamed({ topics }: Home, choices: readonly unknown[]): string[] {
  const named = (id: string) => choices.every((choice) => Object.values(Object(choice)).includes(id));
  return topics.filter(({ id }) => named(id)).flatMap(({ name, text }) => told(name, text));
}

function told(name: string, text: string): string[] {
  return [name, ...wrap(text, columns() - 2).map(indented)];
}

function indented(line: string): string {
  return `  ${line}`;
}

/** So that `cafe` finds the café, and `tvstation` the TV station. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

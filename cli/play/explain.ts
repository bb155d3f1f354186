/** `?`: the keys, a card or another topic by its name, or what a choice would do. */
import { widthOf } from '@yamanote/games/columns';
import { fastRng, preview, type Seat } from '@yamanote/kernel';
import { sightOf } from '@yamanote/table';
import { nearest } from '../nearest.ts';
import { columns } from '../output.ts';
import { inColumns, wrap } from '../text.ts';
import type { Host } from './host.ts';

export function explain(host: Host, seat: Seat, choices: readonly unknown[], asked: string): string[] {
  if (asked === '') return explainKeys(host);
  const choice = /^\d+$/.test(asked) ? choices[Number(asked) - 1] : undefined;
  return choice === undefined ? explainTopic(host, asked) : explainChoice(host, seat, choice);
}

function explainKeys({ words, speech, table }: Host): string[] {
  const all = [...words.keyHelp, ...(table.game.orders === undefined ? [] : words.orderHelp)];
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
      speech.topics.map(({ name }) => `  ${name}`),
      columns(),
    ),
  ];
}

function explainTopic({ words, speech }: Host, asked: string): string[] {
  const { topics } = speech;
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

/** What follows by itself, and whatever the answer names. */
function explainChoice({ table, speech, words, names }: Host, seat: Seat, choice: unknown): string[] {
  const { view } = sightOf(table, seat);
  const { events } = preview(table.game, view, seat, [choice], fastRng('preview'));
  const sentences = events.map((event) => speech.event(event, names)).filter((text) => text !== null);
  const named = Object.values(Object(choice));
  const topics = speech.topics.filter(({ id }) => named.includes(id));
  return [
    speech.action(choice, view, names),
    ...(sentences.length > 0
      ? wrap(`${words.wouldHappen} ${sentences.join(words.between)}`, columns() - 2).map(indented)
      : []),
    ...topics.flatMap(({ name, text }) => told(name, text)),
  ];
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

import { fileURLToPath } from 'node:url';
import { speeches } from '@yamanote/games/registry';
import { LANGUAGES } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../faults.ts';
import { type Entry, glossary } from './index.ts';

const TITLES: Readonly<Record<string, string>> = {
  house: 'The house',
  'machi-koro': 'Machi Koro',
  'king-of-tokyo': 'King of Tokyo',
  shinjuku: 'Shinjuku',
  'next-station-tokyo': 'Next Station: Tokyo',
};

test('the glossary that people read is the one that the texts are held to', async () => {
  const tables = Object.entries(glossary).map(([room, entries]) => [`## ${TITLES[room]}`, '', ...table(entries)]);
  const page = [
    '# Glossary',
    '',
    'What everything is called, on pages, in logs, rules and the terminal. [How Yamanote speaks](voice.md) says how this',
    'table is made and changed. The last column has the patterns that no text of that',
    'language may match.',
    ...tables.flatMap((lines) => ['', ...lines]),
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot(
    fileURLToPath(new URL('../../../docs/glossary.md', import.meta.url)),
  );
});

function table(entries: readonly Entry[]): string[] {
  const rows = entries.map(({ en, de, ja, not = {} }) => {
    const avoided = LANGUAGES.flatMap((language) => (not[language] ? [`${language} ${readable(not[language])}`] : []));
    return `| ${[en, de, ja, avoided.join('<br>').replaceAll('|', '\\|')].join(' | ')} |`;
  });
  return ['| English | German | Japanese | not |', '|---|---|---|---|', ...rows];
}

/** A pattern without the signs that say where in a word it stands. */
function readable(pattern: RegExp): string {
  return `\`${pattern.source.replaceAll(/\\b|[$^]|\(\?<?[!=][^)]*\)/g, '')}\``;
}

test('every game has its terms', () => {
  expect(Object.keys(glossary)).toEqual(['house', ...Object.keys(speeches)]);
});

describe('a term', () => {
  const heard = (room: string, language: 'en' | 'de' | 'ja', text: string, key = 'key') =>
    faultsIn([{ key, text }], room, language).map(({ better }) => better);

  test('of the house holds everywhere, one of a game in that game', () => {
    expect(heard('web', 'de', 'Deine Daueranweisungen')).toEqual(['Vorab-Antwort']);
    expect(heard('shinjuku', 'de', 'Deine Daueranweisungen')).toEqual(['Vorab-Antwort']);
    expect(heard('next-station-tokyo', 'en', 'All of the ring')).toEqual(['Yamanote Line']);
    expect(heard('shinjuku', 'en', 'All of the ring')).toEqual([]);
  });

  test('is found whatever break stands in it', () => {
    expect(heard('shinjuku', 'de', 'Handels\u00adausgabe')).toEqual(['Verlagsausgabe, Prototyp r12']);
  });

  test('is itself no word to be avoided', () => {
    for (const [room, entries] of Object.entries(glossary)) {
      for (const { not = {}, ...said } of entries) {
        for (const language of LANGUAGES) expect(said[language].match(not[language] ?? /(?!)/), room).toBeNull();
      }
    }
  });
});

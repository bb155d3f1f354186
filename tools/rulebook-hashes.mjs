// Makes the file that our texts are compared with, of rulebooks as text: `node tools/rulebook-hashes.mjs FILE…`
// The rulebooks stay where they are: what is kept of them are numbers, which a run can be tried against, but not be read from.

import { readFileSync, writeFileSync } from 'node:fs';
import { BYTES, RUN, runsOf, wordsOf, written } from './voice/rulebooks/runs.mjs';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tools/rulebook-hashes.mjs FILE…   (rulebooks as plain text, in UTF-8)');
  process.exit(2);
}

const numbers = new Set();
for (const file of files) {
  for (const { number } of runsOf(wordsOf(readFileSync(file, 'utf8')))) numbers.add(number);
}

const heading = [
  `Every run of ${RUN} words of ${files.length} rulebooks, as numbers of ${BYTES * 8} bits, sorted, ${BYTES} bytes each, in base64.`,
  'No text of ours may share such a run with a rulebook: tools/voice/rulebooks/rulebooks.test.ts compares them.',
  'Made by: node tools/rulebook-hashes.mjs FILE… (the rulebooks as text; they are not kept here: a run can be tried against these numbers, but not read from them).',
  'Words are compared without case, marks and soft hyphens (tools/voice/rulebooks/runs.mjs).',
  `${numbers.size} numbers: of a million runs that no rulebook has, ${((numbers.size / 2 ** (BYTES * 8)) * 1e6).toFixed(3)} are taken for one that it has.`,
];
writeFileSync(new URL('./voice/rulebooks/runs.txt', import.meta.url), written(heading, numbers));
console.log(`${numbers.size} runs of ${files.length} rulebooks`);

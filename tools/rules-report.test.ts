import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declaredRuleIds } from './testing/rule-id.mjs';
import { plantTree, runTool } from './testing/tree.ts';

const rules = `
## GO-1 A heading declares nothing
Nor does a sentence with **GO-9.9** in it.
- **GO-1.1** Black begins; see **GO-9.8**.
- **GO-1.2 Ko** No repetition.
  - **GO-1.2a** Superko.
| id | rule |
|---|---|
| **GO-EX1** | An example. |
- **GO-EX2b.** Another.
`;

const proofs = `
import { rule } from '${join(import.meta.dirname, 'testing/rule.ts')}';
import { expect } from 'vitest';
rule('GO-1.1', 'black begins', () => expect(1).toBe(1));
rule(['GO-1.2', 'GO-1.2a'], 'no repetition', async () => expect(1).toBe(1));
rule(['GO-EX1', 'GO-EX2b'], 'examples', () => expect(1).toBe(1));
`;

const config = `
export default {
  test: {
    reporters: ['${join(import.meta.dirname, 'testing/reporter.ts')}'],
    projects: [{ test: { name: 'unit', include: ['**/*.test.ts'] } }],
  },
};
`;

function report(tests: string, ...args: string[]) {
  const files = { 'vitest.config.ts': config, 'games/go/RULES.md': rules, 'games/go/go.test.ts': tests };
  return runTool('rules-report.mjs', plantTree(files), ...args);
}

test('an id is declared in bold at the start of a list item or table cell', () => {
  expect(declaredRuleIds(rules)).toEqual(['GO-1.1', 'GO-1.2', 'GO-1.2a', 'GO-EX1', 'GO-EX2b']);
});

test('rules that are all proved pass', () => {
  expect(report(proofs)).toEqual({ lines: ['go: 5 of 5 ids proved'], status: 0 });
});

test('a removed proof, a proof that fails or expects nothing, and an unknown id fail the report', () => {
  const { lines, status } = report(
    proofs
      .replace(/^rule.*black begins.*$/m, '')
      .replace(/(no repetition.*)toBe\(1\)/, '$1toBe(2)')
      .replace(/(examples.*)expect\(1\).toBe\(1\)/, '$1{}')
      .concat("rule('GO-7.7', 'unheard of', () => expect(1).toBe(1));\n")
      .concat("rule('XX-1', 'of no game', () => expect(1).toBe(1));\n"),
  );
  expect(lines).toEqual([
    'go: 0 of 5 ids proved',
    '  GO-1.1 is proved by no test',
    '  GO-1.2 is proved by no test',
    '  GO-1.2a is proved by no test',
    '  GO-EX1 is proved by no test',
    '  GO-EX2b is proved by no test',
    '  GO-7.7 is proved by a test but not in RULES.md',
    "XX-1 is proved by a test but in no game's RULES.md",
  ]);
  expect(status).toBe(1);
});

test('with --json nothing but the report is printed', () => {
  const { lines } = report(proofs.replace(/^rule.*examples.*$/m, ''), '--json');
  expect(JSON.parse(lines.join('\n'))).toEqual({
    games: [
      {
        game: 'go',
        ids: 5,
        proved: 3,
        missing: ['GO-EX1', 'GO-EX2b'],
        unknown: [],
        proofs: {
          'GO-1.1': ['GO-1.1 black begins'],
          'GO-1.2': ['GO-1.2 GO-1.2a no repetition'],
          'GO-1.2a': ['GO-1.2 GO-1.2a no repetition'],
        },
      },
    ],
    unknown: [],
  });
});

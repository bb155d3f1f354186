import { expect, test } from 'vitest';
import { isRuleId } from './rule-id.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /** The ids that a test proved. Set only after its proof ran. */
    rules?: readonly string[];
  }
}

/** A test that proves rules of a game by their ids in its RULES.md. A proof that expects nothing fails. */
export function rule(ids: string | readonly string[], title: string, proof: () => void | Promise<void>): void {
  const claimed = typeof ids === 'string' ? [ids] : ids;
  for (const id of claimed) {
    if (!isRuleId(id)) throw new Error(`"${id}" is not a rule id (in "${title}")`);
  }
  test(`${claimed.join(' ')} ${title}`, async ({ task }) => {
    expect.hasAssertions();
    await proof();
    task.meta.rules = claimed;
  });
}

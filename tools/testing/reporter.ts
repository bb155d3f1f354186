import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Which passed tests proved a rule. */
export type Proofs = Record<string, { test: string; file: string }[]>;

/**
 * Notes what a run showed: `reports/<project>.json` counts its tests, and a run of the unit project also writes
 * `reports/rules.json`, the proofs of every rule id.
 */
export default class implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    for (const project of this.vitest.projects) {
      const own = modules.filter((module) => module.project === project);
      this.write(project.name, { ...count(own), unhandled: unhandled.length });
      if (project.name === 'unit') this.write('rules', proofsIn(own, this.vitest.config.root));
    }
  }

  private write(name: string, report: unknown): void {
    const folder = join(this.vitest.config.root, 'reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  }
}

/** A module that breaks before its tests are known counts as one failure. */
function count(modules: readonly TestModule[]): { passed: number; failed: number } {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const states = tests.map((test) => test.result().state);
  const broken = modules.filter((module) => !module.ok() && [...module.children.allTests('failed')].length === 0);
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: states.filter((state) => state === 'failed').length + broken.length,
  };
}

function proofsIn(modules: readonly TestModule[], root: string): Proofs {
  const proofs: Proofs = {};
  for (const module of modules) {
    for (const test of module.children.allTests('passed')) {
      for (const id of test.meta().rules ?? []) {
        proofs[id] ??= [];
        proofs[id].push({ test: test.fullName, file: relative(root, module.moduleId) });
      }
    }
  }
  return proofs;
}

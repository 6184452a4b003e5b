import { defineConfig } from 'vitest/config';
import type { TestModule } from 'vitest/node';

/** Closes every run with one plain line, for people and scripts alike. */
const tally = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  },
};

/** A test that never ends is told apart from one on a busy machine, and nothing else: a test never has to be quick. */
const NEVER_ENDS = 600_000;

export default defineConfig({
  test: {
    testTimeout: NEVER_ENDS,
    hookTimeout: NEVER_ENDS,
    teardownTimeout: NEVER_ENDS,
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', tally],
  },
});

// Vitest's own report, and under it one plain closing line: `N passed, N failed, N skipped`.

import { DefaultReporter, type TestModule } from 'vitest/node';

type RunEnd = Parameters<DefaultReporter['onTestRunEnd']>;

export default class ClosingLineReporter extends DefaultReporter {
  override onTestRunEnd(...[modules, errors, reason]: RunEnd): void {
    super.onTestRunEnd(modules, errors, reason);
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      counts.failed += failuresOutsideTests(module);
      for (const test of module.children.allTests()) {
        counts[test.result().state] += 1;
      }
    }
    // A test that never ran to its end proves nothing.
    const failed = counts.failed + counts.pending;
    console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
  }
}

/** Files and suites that broke before or after their tests: each counts as one failure. */
function failuresOutsideTests(module: TestModule): number {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].filter(part => part.errors().length > 0).length;
}

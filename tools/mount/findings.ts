// What a trial of a tree found.

/** What was tried, and what was wrong. */
export class Findings {
  readonly tried: Record<string, number> = {};
  readonly wrong: string[] = [];

  count(what: string, times = 1): void {
    this.tried[what] = (this.tried[what] ?? 0) + times;
  }

  /** Runs a trial; what it throws is wrong. */
  try(what: string, trial: () => void): void {
    try {
      trial();
    } catch (error) {
      const { stack = '' } = error as Error;
      this.wrong.push(`${what}: ${(error as Error).message} (${stack.split('\n')[1]?.trim()})`);
    }
  }

  expect(isRight: boolean, what: () => string): void {
    if (!isRight) {
      this.wrong.push(what());
    }
  }
}

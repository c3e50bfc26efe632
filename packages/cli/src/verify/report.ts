// What a verification prints: mismatches first, what isn't built, the counts last.

import type { FileResult, Mismatch } from './file-result.ts';

/** The counts over all files. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Files that couldn't be read to their end. */
  readonly unreadable: number;
}

/** Rules of the vectors that the engine hasn't built, by rule and ruleset. */
interface NotBuilt {
  readonly rule: string;
  readonly ruleset: string;
  readonly cases: number;
}

/** Adds up the results of all files. */
export function countAll(results: readonly FileResult[]): Counts {
  const sum = (count: (result: FileResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    passed: sum(result => result.passed),
    failed: sum(result => result.failed),
    skipped: sum(result => result.skipped),
    unreadable: sum(result => (result.problem === undefined ? 0 : 1)),
  };
}

/** Whether nothing failed, everything could be read, and there was something to verify. */
export function succeeded({ passed, failed, skipped, unreadable }: Counts): boolean {
  return failed === 0 && unreadable === 0 && passed + skipped > 0;
}

/** What isn't built, each rule and ruleset once, in the order of the files. */
function notBuilt(results: readonly FileResult[]): NotBuilt[] {
  const found = new Map<string, NotBuilt>();
  for (const { rule, ruleset, built, skipped } of results) {
    if (!built && rule !== '') {
      const key = `${rule}.${ruleset}`;
      const cases = (found.get(key)?.cases ?? 0) + skipped;
      found.set(key, { rule, ruleset, cases });
    }
  }
  return [...found.values()];
}

/** Files whose mismatches are shown in full; of the others only the number is. */
const SHOWN_FILES = 12;

/** The report for people. */
export function reportText(results: readonly FileResult[]): string {
  const counts = countAll(results);
  const lines: string[] = [];
  const differing = results.filter(({ failed }) => failed > 0);
  for (const result of differing.slice(0, SHOWN_FILES)) {
    lines.push(...describe(result), '');
  }
  for (const { rule, ruleset, failed } of differing.slice(SHOWN_FILES)) {
    lines.push(`${rule}.${ruleset}: ${failed} cases differ`);
  }
  for (const { problem } of results) {
    if (problem !== undefined) {
      lines.push(problem);
    }
  }
  for (const { path, partly } of results) {
    if (partly !== undefined) {
      lines.push(`${path} compared in part, ${partly}`);
    }
  }
  if (counts.passed + counts.failed + counts.skipped === 0) {
    lines.push('no case was found');
  }
  const missing = notBuilt(results);
  if (missing.length > 0) {
    lines.push(`${missing.length} rules not built: ${grouped(missing)}`);
  }
  lines.push(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return `${lines.join('\n')}\n`;
}

/** The report for programs: one JSON document. */
export function reportJson(results: readonly FileResult[]): string {
  const counts = countAll(results);
  const document = {
    ok: succeeded(counts),
    ...counts,
    notBuilt: notBuilt(results),
    files: results,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function describe({ path, rule, ruleset, passed, failed, mismatches }: FileResult): string[] {
  const lines = [`${rule}.${ruleset}: ${failed} of ${passed + failed} cases differ`];
  for (const mismatch of mismatches) {
    lines.push(`  ${path}:${mismatch.line}`, ...describeMismatch(mismatch));
  }
  const more = failed - mismatches.length;
  return more > 0 ? [...lines, `  … and ${more} more`] : lines;
}

function describeMismatch({ input, expected, got, differences }: Mismatch): string[] {
  const [first] = differences;
  const whole = first === undefined || first.at === '' || !first.at.startsWith('P(');
  return [
    `    in        ${cut(input)}`,
    ...(whole ? [`    expected  ${cut(expected)}`, `    got       ${cut(got)}`] : []),
    ...differences
      .filter(({ at }) => at !== '')
      .map(({ at, expected: theirs, got: ours }) => {
        return `    ${cut(at, 60)}: expected ${cut(theirs)}, got ${cut(ours)}`;
      }),
  ];
}

/** `casting/amnesia (nethack-3.4.3, nethack-3.6.7), …` */
function grouped(missing: readonly NotBuilt[]): string {
  const rulesets = new Map<string, string[]>();
  for (const { rule, ruleset } of missing) {
    rulesets.set(rule, [...(rulesets.get(rule) ?? []), ruleset]);
  }
  return [...rulesets].map(([rule, ids]) => `${rule} (${ids.join(', ')})`).join(', ');
}

function cut(text: string, most = 400): string {
  return text.length > most
    ? `${text.slice(0, most)}… (${text.length - most} characters more)`
    : text;
}

// A soak of some seconds: what it counts adds up, and idle games are put away and come back as they were left.

import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { SHORT_SOAK } from './plan.ts';
import { soak } from './soak.ts';

it('a soak measures the answers and the cost of idle games', async () => {
  const lines: string[] = [];
  const report = await soak(SHORT_SOAK, {
    dataFolder: temporaryFolder(),
    finallyDo: onTestFinished,
    say: line => lines.push(line),
  });
  expect(report.problems).toEqual([]);
  expect(report.different).toBe(0);
  expect(report.rows.length).toBeGreaterThanOrEqual(2);
  expect(report.commands).toBe(report.rows.reduce((sum, { commands }) => sum + commands, 0));
  expect(report.commands).toBeGreaterThan(0);
  expect(report.p50).toBeGreaterThan(0);
  expect(report.longest).toBeGreaterThanOrEqual(report.p99);
  // The garbage of before is collected at each of these moments.
  expect(report.idleKilobytes).toBeLessThan(report.awakeKilobytes);
  expect(report.wakes.p50).toBeGreaterThan(0);
  expect(lines).toHaveLength(report.rows.length + 2);
});

import { describe, expect, it } from 'vitest';
import { budgetsFor, sizeProblems } from './door-sizes.ts';

const ENGINE = '@roguewright/engine';
const SIZES = new Map([
  [ENGINE, 40_100],
  [`${ENGINE}/chance`, 7200],
  [`${ENGINE}/speed`, 10_000],
]);
const BUDGETS = `${ENGINE} 45\n${ENGINE}/chance 8\n${ENGINE}/speed 11\n`;
const PAGE = [
  '| door | holds | compressed, at most |',
  '| ---- | ----- | ------------------- |',
  '| `.` | names | 45 KB |',
  '| `/chance`, `/speed` | rooms | 8, 11 KB |',
].join('\n');

describe('the sizes of doors', () => {
  it('get a tenth of room, in whole kilobytes', () => {
    expect(budgetsFor(SIZES)).toBe(BUDGETS);
  });

  it('are within their budgets, and told as such', () => {
    expect(sizeProblems(SIZES, BUDGETS, PAGE)).toEqual([]);
  });

  it('are reported where they grow beyond them, have none, or are told otherwise', () => {
    const messages = (sizes: typeof SIZES, budgets: string, page: string) =>
      sizeProblems(sizes, budgets, page).map(({ message }) => message);
    const grown = new Map([...SIZES, [`${ENGINE}/chance`, 8001]] as const);
    expect(messages(grown, BUDGETS, PAGE)).toEqual([
      `${ENGINE}/chance has 8.0 KB, more than its budget of 8 KB; a budget is raised by hand, with a reason in the commit`,
    ]);
    const more = new Map([...SIZES, [`${ENGINE}/odds`, 30_000]] as const);
    expect(messages(more, BUDGETS, PAGE)).toEqual([`${ENGINE}/odds has no budget; it has 30.0 KB`]);
    expect(messages(SIZES, BUDGETS, PAGE.replace('8, 11', '8, 12'))).toEqual([
      'the size of /speed is at most 11 KB, and the page tells 12',
    ]);
    expect(messages(SIZES, BUDGETS, PAGE.replace('`/chance`, ', ''))).toHaveLength(2);
  });
});

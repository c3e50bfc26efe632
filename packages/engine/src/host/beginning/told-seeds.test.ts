import { describe, expect, it } from 'vitest';
import { seedsOf } from './told-seeds.ts';

describe('the seeds of a day and a week', () => {
  it('are those of the calendar, leap years included', () => {
    for (let day = -1000; day < 40_000; day += 13) {
      const date = new Date(day * 86_400_000);
      const text = date.toISOString().slice(0, 10);
      const sinceMonday = (date.getUTCDay() + 6) % 7;
      const monday = new Date((day - sinceMonday) * 86_400_000).toISOString().slice(0, 10);
      expect(seedsOf(date.getTime() + 86_399_999)).toEqual({
        daily: `daily-${text}`,
        weekly: `weekly-${monday}`,
      });
    }
    expect(seedsOf(Date.UTC(2024, 1, 29)).daily).toBe('daily-2024-02-29');
  });
});

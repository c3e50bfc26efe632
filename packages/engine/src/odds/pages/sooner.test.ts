import { describe, expect, it } from 'vitest';
import { soonerShare } from './sooner.ts';

describe('the share of fights that are over sooner', () => {
  it('counts each end against all later ones of the other', () => {
    // One ends at once or in the second attack; the other in the second always.
    expect(soonerShare([0.5, 0.5], [0, 1])).toBeCloseTo(0.5, 12);
    expect(soonerShare([0, 1], [0.5, 0.5])).toBe(0);
    // Neither is sooner where both end together.
    expect(soonerShare([1], [1])).toBe(0);
  });

  it('counts what lies beyond the end as later than all', () => {
    expect(soonerShare([0.4], [])).toBeCloseTo(0.4, 12);
    expect(soonerShare([0.2, 0.3], [0.1])).toBeCloseTo(0.2 * 0.9 + 0.3 * 0.9, 12);
  });
});

import { describe, expect, it } from 'vitest';
import { Bucket, RateLimit } from './rate-limit.ts';

describe('a bucket', () => {
  it('allows the burst at once and then the steady rate', () => {
    let now = 0;
    const bucket = new Bucket({ perSecond: 30, burst: 60 }, () => now);
    const taken = () => Array.from({ length: 100 }, () => bucket.take()).filter(Boolean).length;
    expect(taken()).toBe(60);
    now += 1000;
    expect(taken()).toBe(30);
    now += 100;
    expect(taken()).toBe(3);
    now += 3_600_000;
    expect(taken()).toBe(60);
  });
});

describe('limits by name', () => {
  it('are each one’s own', () => {
    const limit = new RateLimit({ perSecond: 1, burst: 1 }, () => 0);
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, false, true]);
  });

  it('hold while thousands of others come and go', () => {
    let now = 0;
    const limit = new RateLimit({ perSecond: 0.001, burst: 1 }, () => now);
    expect(limit.take('mine')).toBe(true);
    for (let other = 0; other < 5000; other++) {
      now += 1;
      limit.take(`other ${other}`);
    }
    expect(limit.take('mine')).toBe(false);
  });
});

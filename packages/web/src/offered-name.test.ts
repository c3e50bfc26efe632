import { describe, expect, it } from 'vitest';
import { offeredName } from './offered-name.ts';

describe('the name that is offered to a first hero', () => {
  it('is one word that every form takes, and not always the same', () => {
    const names = Array.from({ length: 200 }, offeredName);
    expect(names.filter(name => !/^[A-Z][a-z]{3,23}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(1);
  });
});

import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once.ts';

it('loads the page again for a missing part, but not twice within a minute', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const begun = 1_700_000_000_000;
  expect(reloadOnce(storage, begun)).toBe(true);
  expect(reloadOnce(storage, begun + 5_000)).toBe(false);
  expect(reloadOnce(storage, begun + 61_000)).toBe(true);
});

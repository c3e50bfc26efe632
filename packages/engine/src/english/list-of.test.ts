import { expect, it } from 'vitest';
import { listOf } from './list-of.ts';

it('joins words with commas and one “and”', () => {
  expect(listOf([])).toBe('');
  expect(listOf(['fire'])).toBe('fire');
  expect(listOf(['fire', 'light'])).toBe('fire and light');
  expect(listOf(['fire', 'light', 'frost'])).toBe('fire, light and frost');
});

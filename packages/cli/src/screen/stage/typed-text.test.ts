import { expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

it('is added to, shortened and cleared; what is offered is replaced', () => {
  expect(typedText('Un', 'a', false)).toBe('Una');
  expect(typedText('Hilke', 'U', true)).toBe('U');
  expect(typedText('Una', 'Backspace', false)).toBe('Un');
  expect(typedText('Hilke', 'Backspace', true)).toBe('');
  expect([typedText('Una', '^U', false), typedText('Hilke', '^U', true)]).toEqual(['', '']);
  expect([typedText('Una', 'Tab', false), typedText('Hilke', 'Enter', true)]).toEqual([
    undefined,
    undefined,
  ]);
});

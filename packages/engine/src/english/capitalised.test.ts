import { expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';

it('gives a sentence its capital letter', () => {
  expect(['the jackal', 'Élan', ''].map(capitalised)).toEqual(['The jackal', 'Élan', '']);
  expect(capitalised('élan')).toBe('Élan');
});

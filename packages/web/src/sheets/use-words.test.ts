import { DAGGER } from '@roguewright/engine/face/testing';
import { expect, it } from 'vitest';
import { nothingTo, useTitle } from './use-words.ts';

it('puts away what is held and takes off what is worn', () => {
  expect(useTitle({ ...DAGGER, wielded: true }, 'take-off')).toBe('Put away');
  expect(useTitle({ ...DAGGER, worn: true, wielded: false }, 'take-off')).toBe('Take off');
  expect(useTitle(DAGGER, 'throw')).toBe('Throw');
});

it('says what there is nothing for', () => {
  expect(nothingTo('read')).toBe('You have nothing to read.');
  expect(nothingTo('take-off')).toBe('You have nothing to take off.');
  // What is in hand already isn't offered.
  expect(nothingTo('wield', true)).toBe('You have nothing else to wield.');
  expect(nothingTo('wield', false)).toBe('You have nothing to wield.');
});

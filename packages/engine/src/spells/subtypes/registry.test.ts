import { expect, it } from 'vitest';
import { SPELL_SUBTYPES } from '../../objects/index.ts';
import { SUBTYPES } from './index.ts';

it('content is told of exactly those kinds of spells that are built', () => {
  const told = [...SPELL_SUBTYPES].filter(([, { built }]) => built);
  expect(told.map(([number, { name }]) => [number, name])).toEqual(
    SUBTYPES.map(({ number, name }) => [number, name]),
  );
});

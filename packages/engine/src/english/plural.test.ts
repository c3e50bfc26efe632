import { expect, it } from 'vitest';
import { pluralOf } from './plural.ts';

it.each([
  ['ghoul', 'ghouls'],
  ['bone soldier', 'bone soldiers'],
  ['crypt leech', 'crypt leeches'],
  ['fox', 'foxes'],
  ['cellar fly', 'cellar flies'],
  ['grey monkey', 'grey monkeys'],
  ['grey wolf', 'grey wolves'],
  ['clay man', 'clay men'],
  ['fist of air', 'fists of air'],
  ['', ''],
])('the plural of %j is %j', (name, plural) => {
  expect(pluralOf(name)).toBe(plural);
});

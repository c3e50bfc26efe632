import { expect, it } from 'vitest';
import type { SpellPathView } from '../game/index.ts';
import { PATH_HELP, tellItemPaths, tellPaths } from './spell-paths.ts';

const path = (
  kind: SpellPathView['kind'],
  name: SpellPathView['path'],
  ...from: string[]
): SpellPathView => ({ kind, path: name, from });

it('says what an item does to its wearer', () => {
  const paths = [path('attuned', 'fire'), path('attuned', 'light'), path('repelled', 'frost')];
  expect(tellItemPaths(paths)).toBe(
    'In use it attunes you to fire and light and repels you from frost.',
  );
  expect(tellItemPaths([path('denied', 'death')])).toBe('In use it denies you death.');
  expect(tellItemPaths()).toBe('');
});

it('says where the paths of a hero come from', () => {
  expect(tellPaths([path('attuned', 'light', 'Elf', 'ring of dawn')])).toEqual([
    'Attuned to light (Elf and ring of dawn).',
  ]);
  const god = [path('attuned', 'frost', 'Issim'), path('attuned', 'transmutation', 'Issim')];
  expect(tellPaths(god)).toEqual(['Attuned to frost and transmutation (Issim).']);
  expect(tellPaths([...god, path('attuned', 'light', 'Elf'), path('denied', 'death')])).toEqual([
    'Attuned to frost (Issim), transmutation (Issim) and light (Elf).',
    'Denied death.',
  ]);
});

it('names every path on the help page', () => {
  expect(PATH_HELP.join(' ')).toMatch(/attuned.*repelled.*denied.*The paths are protection, fire/);
});

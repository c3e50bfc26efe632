// Versions are followed forward: what a child changes must not reach its parents.

import { describe, expect, it } from 'vitest';
import { highestEasyLevel, levelCliff, successChance } from '../casting/index.ts';
import { compareRulesets } from './differences.ts';
import { createRulesets } from './registry.ts';

const library = createRulesets();

/** Values as they are, steps by the name of their function. */
function shown(value: unknown): unknown {
  if (typeof value === 'function') {
    return `step ${value.name}`;
  }
  if (Array.isArray(value)) {
    return value.map(shown);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner)]))
    : value;
}

const changed = (from: string, to: string) =>
  compareRulesets(library.resolve(from), library.resolve(to))
    .map(({ path }) => path)
    .filter(path => path.startsWith('casting.'));

describe('spellcasting through the versions', () => {
  it('of 3.6.7 is what it was, whatever its parents and children state', () => {
    expect(shown(library.resolve('nethack-3.6.7').slots.casting)).toMatchSnapshot();
  });

  it('of 3.6.1 differs from 3.6.7 in teleporting at will alone', () => {
    expect(
      changed('nethack-3.6.1', 'nethack-3.6.7').every(path => path.includes('.teleport.')),
    ).toBe(true);
  });

  it.each([
    ['nethack-3.4.3', 'nethack-3.6.0', 'casting.steps.boundDamage'],
    ['nethack-3.6.0', 'nethack-3.6.1', 'casting.attempt.steps.amulet'],
    ['nethack-3.6.7', 'nethack-3.7', 'casting.backfire.drainSidesPerLevel'],
    ['nethack-3.7', 'nethack-5.0', 'casting.regeneration.breathing'],
    ['nethack-3.4.3', 'slashem', 'casting.penalty.least'],
    ['nethack-3.4.3', 'fiqhack', 'casting.steps.chance'],
    ['nethack-1.3d', 'nethack-3.2.0', 'casting.gear.helmet.metallic'],
  ])('from %s to %s changes %s among others', (from, to, path) => {
    expect(changed(from, to)).toContain(path);
  });

  it('has the same tables of easy levels and cliffs wherever difficulty is as it was', () => {
    const skills = ['unskilled', 'basic', 'skilled', 'expert'] as const;
    const bands = [
      [1, 1, 2, 4, 5],
      [3, 1, 3, 4, 6],
      [9, 2, 3, 5, 6],
      [15, 2, 4, 5, 7],
      [21, 3, 4, 6, 7],
      [27, 3, 5, 6, 7],
    ] as const;
    const cliffs = [
      '2 unskilled 9',
      '3 unskilled 21',
      '3 basic 3',
      '4 basic 15',
      '5 basic 27',
      '5 skilled 9',
      '6 skilled 21',
      '6 expert 3',
      '7 expert 15',
    ];
    const nethack = library.ids.filter(id => /^(nethack|slashem|wiki-spell|house)/.test(id));
    expect(nethack).toHaveLength(11);
    for (const id of nethack) {
      const { casting } = library.resolve(id).slots;
      for (const [level, ...row] of bands) {
        expect(skills.map(skill => highestEasyLevel(casting, { level, skill }))).toEqual(row);
      }
      const found = [1, 2, 3, 4, 5, 6, 7].flatMap(spellLevel =>
        skills.flatMap(skill => {
          const { level } = levelCliff(casting, { spellLevel, skill });
          return level === undefined ? [] : [`${spellLevel} ${skill} ${level}`];
        }),
      );
      expect(found).toEqual(cliffs);
    }
  });

  it('is hindered by armour since 3.2.0', () => {
    const knight = {
      role: 'knight',
      stat: 16,
      level: 12,
      spellLevel: 1,
      skill: 'basic',
      emergency: false,
      special: false,
      bodyArmour: 'metallic',
      robe: false,
      shield: 'large',
      helmet: 'metallic',
      gloves: 'metallic',
      boots: 'metallic',
      quarterstaff: false,
    } as const;
    const bare = { ...knight, bodyArmour: 'none', shield: 'none', helmet: 'none' } as const;
    const free = { ...bare, gloves: 'none', boots: 'none' } as const;
    const chance = (id: string, view: typeof knight | typeof free) =>
      successChance(library.resolve(id).slots.casting, view);
    expect(chance('nethack-1.3d', knight)).toBe(chance('nethack-1.3d', free));
    expect(chance('nethack-3.2.0', knight)).toBe(chance('nethack-3.4.3', knight));
    expect(chance('nethack-3.2.0', knight)).toBeLessThan(chance('nethack-3.2.0', free));
  });
});

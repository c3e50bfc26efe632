import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { spellDamageBonus } from './damage-bonus.ts';

const library = createRulesets();
const bonus = (id: string, intelligence: number, level: number, damage: number) =>
  spellDamageBonus(library.resolve(id).slots.casting, { intelligence, level, damage });

describe('the damage of a spell', () => {
  it.each([
    [9, 30, 10, 7],
    [9, 30, 3, 1],
    [9, 30, 1, 1],
    [9, 30, 0, 0],
    [10, 30, 10, 10],
    [18, 4, 10, 10],
    [14, 5, 10, 11],
    [19, 5, 10, 12],
    [25, 13, 10, 12],
    [25, 14, 10, 13],
  ])('of Int %i at level %i is, for %i, %i', (intelligence, level, damage, total) => {
    expect(bonus('nethack-3.6.7', intelligence, level, damage)).toBe(total);
  });

  it('has no floor as the wiki tells it; the house keeps the floor', () => {
    expect(bonus('wiki-spellcasting', 9, 30, 2)).toBe(-1);
    expect(bonus('house', 9, 30, 2)).toBe(1);
  });
});

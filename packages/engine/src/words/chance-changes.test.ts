import { describe, expect, it } from 'vitest';
import { type ChanceView, successChance } from '../casting/index.ts';
import { chanceChanges } from '../odds/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { tellChanceChange } from './chance-changes.ts';

const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.casting;

/** A level 8 wizard in metal behind a small shield, and a level 2 spell that he isn't skilled in. */
const caster: ChanceView = {
  role: 'wizard',
  stat: 16,
  level: 8,
  spellLevel: 2,
  skill: 'unskilled',
  emergency: false,
  special: false,
  bodyArmour: 'metallic',
  robe: false,
  shield: 'small',
  helmet: 'none',
  gloves: 'nonmetallic',
  boots: 'none',
  quarterstaff: false,
};

describe('what might be otherwise', () => {
  it('is each piece that hampers, the score and the level that help, and the next skill', () => {
    const changes = chanceChanges(rules, caster, { price: 10, amulet: false });
    expect(changes.map(({ change, level }) => [change, level])).toEqual([
      ['without-body-armour', 0],
      ['without-shield', 0],
      ['next-score', 0],
      ['next-level', 9],
      ['next-skill', 0],
    ]);
    for (const { now } of changes) {
      expect(now).toBe(successChance(rules, caster));
    }
    expect(changes[0]!.then).toBe(successChance(rules, { ...caster, bodyArmour: 'none' }));
    expect(changes[2]!.attribute).toEqual({ name: 'intelligence', score: 17 });
    expect(changes[2]!.then).toBe(successChance(rules, { ...caster, stat: 17 }));
    expect(changes[3]!.then).toBe(successChance(rules, { ...caster, level: 9 }));
    expect(tellChanceChange(changes[2]!)).toMatch(/^With intelligence 17 it would fail \d+ % /);
  });

  it('is told as failure, and as price where nothing fails', () => {
    const [piece] = chanceChanges(rules, caster, { price: 10, amulet: false });
    const { now, then } = piece!;
    expect(tellChanceChange(piece!)).toBe(
      `Without your body armour it would fail ${100 - then} % of the time, not ${100 - now} %.`,
    );
    const fiqhack = library.resolve('fiqhack').slots.casting;
    // Skill limits the chance more than metal does.
    const [dear] = chanceChanges(fiqhack, caster, { price: 10, amulet: false });
    expect(tellChanceChange(dear!)).toBe(
      `With the next skill level in its school it would cost ${dear!.priceThen} energy, not ${dear!.priceNow}.`,
    );
    expect(dear!.priceThen).toBeLessThan(dear!.priceNow);
  });

  it('is nothing for a spell that can’t be cast any better', () => {
    const plain = { ...caster, level: 30, stat: 25, bodyArmour: 'none', shield: 'none' } as const;
    const best = { ...plain, skill: 'expert' } as const;
    expect(chanceChanges(rules, best, { price: 10, amulet: false })).toEqual([]);
  });
});

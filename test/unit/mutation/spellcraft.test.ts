// Every rule of spell objects with one constant changed by an overlay.

import { Enumerator, Generator, PlayedChance } from '@roguewright/engine/chance';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  type BonusView,
  type CostView,
  castingTime,
  damageBonus,
  describePaths,
  durationBonus,
  effectClock,
  effectiveLevels,
  healing,
  levelCost,
  levelPermission,
  rangeBonus,
  type SpellcraftRules,
  type WearerView,
  wornPaths,
} from '@roguewright/engine/spellcraft';
import { describe, expect, it } from 'vitest';
import { mutated, tell, testCertain } from './mutations.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;
const attuned = { path: 2, attuned: 2, repelled: 0, denied: 0 };
const repelled = { path: 2, attuned: 0, repelled: 2, denied: 0 };
const bonus: BonusView = { spellLevel: 5, baseLevel: 20, modifier: 1, paths: attuned };
const cost: CostView = { ...bonus, sp: 20, grace: 11, maxsp: 5, maxgrace: 9 };
const wearer: WearerView = {
  base: { attuned: 1, repelled: 0, denied: 0, resist: { fire: 40 } },
  items: [
    {
      kind: 'worn',
      applied: true,
      attuned: 2,
      repelled: 0,
      denied: 0,
      resist: { fire: 30, cold: -20 },
    },
  ],
};

testCertain<SpellcraftRules>(rules, [
  {
    name: "effective-level: the caster's levels",
    patch: { pathLevels: { caster: 3 } },
    value: (of, notes) => effectiveLevels(of, bonus, notes),
  },
  {
    name: "effective-level: the spell's levels",
    patch: { pathLevels: { spell: 1 } },
    value: (of, notes) => effectiveLevels(of, { ...bonus, paths: repelled }, notes),
  },
  {
    name: 'effective-level: a denied path',
    patch: { deniedLevel: 4 },
    value: (of, notes) =>
      effectiveLevels(of, { ...bonus, paths: { ...attuned, denied: 2 } }, notes),
  },
  {
    name: 'effective-level: the least level',
    patch: { leastLevel: 0 },
    value: (of, notes) => effectiveLevels(of, { ...bonus, baseLevel: -9 }, notes),
  },
  {
    name: 'permission: the level that counts',
    patch: { steps: { permissionLevel: ({ baseLevel }) => baseLevel } },
    value: (of, notes) => levelPermission(of, bonus, notes),
  },
  {
    name: 'dam-adjust: levels of a path',
    patch: { pathLevels: { caster: 4 } },
    value: (of, notes) => damageBonus(of, bonus, notes),
  },
  {
    name: 'duration-adjust: levels of a path',
    patch: { pathLevels: { spell: 4 } },
    value: (of, notes) => durationBonus(of, bonus, notes),
  },
  {
    name: 'range-adjust: levels of a path',
    patch: { pathLevels: { caster: 0 } },
    value: (of, notes) => rangeBonus(of, { ...bonus, paths: repelled }, notes),
  },
  {
    name: 'level-cost: factor of an attuned path',
    patch: { cost: { pathFactors: { attuned: 0.5 } } },
    value: (of, notes) => levelCost(of, cost, notes),
  },
  {
    name: 'level-cost: whether prices grow',
    patch: { cost: { growsWithLevel: false } },
    value: (of, notes) => levelCost(of, cost, notes),
  },
  {
    name: 'level-cost: the least price',
    patch: { cost: { least: 2 } },
    value: (of, notes) => levelCost(of, { ...cost, sp: 1, maxsp: 0 }, notes),
  },
  {
    name: 'level-cost: the level that counts',
    patch: { steps: { priceLevel: ({ baseLevel }) => baseLevel } },
    value: (of, notes) => levelCost(of, cost, notes),
  },
  {
    name: 'casting-time: factor of a repelled path',
    patch: { castingTime: { pathFactors: { repelled: 2 } } },
    value: (of, notes) => castingTime(of, { castingTime: 10, paths: repelled }, notes),
  },
  {
    name: 'worn-paths: immunity',
    patch: { immunity: 80 },
    value: (of, notes) => wornPaths(of, wearer, notes),
  },
  {
    name: 'turn-clock: turns in a tick',
    patch: { steps: { turnsInTick: () => 1 } },
    value: (of, notes) => effectClock(of, { speed: 1, speedLeft: -0.1, ticks: 9 }, notes),
  },
  {
    name: 'turn-clock: what a tick leaves',
    patch: { steps: { clockAfterTick: () => 1 } },
    value: (of, notes) => effectClock(of, { speed: 1, speedLeft: -0.1, ticks: 9 }, notes),
  },
]);

describe('the names of paths', () => {
  it('are shown as the table has them', () => {
    const changed = mutated<SpellcraftRules>(rules, { pathNames: { fire: 'Flame' } });
    const view = { label: 'Attuned', bits: 2 };
    expect(describePaths(rules, view)).toBe('(Attuned: Fire)');
    expect(describePaths(changed, view)).toBe('(Attuned: Flame)');
  });
});

describe('healing with its dice changed', () => {
  const changed = mutated<SpellcraftRules>(rules, {
    steps: { healingAmount: (chance, dam, dice) => dam + chance.roll(dice, 8, 'healing') },
  });
  const view = { dam: 2, spellHp: 2, hp: 1, maxHp: 60 };

  function meanPlayed(of: SpellcraftRules): number {
    const plays = 10_000;
    const played = new PlayedChance(new Generator(41));
    let sum = 0;
    for (let at = 0; at < plays; at++) {
      sum += healing(played, of, view).hp;
    }
    return sum / plays;
  }

  it('moves what is asked and what is played alike', () => {
    const ask = new Enumerator();
    const before = ask.ask(healing, rules, view).mean(({ hp }) => hp);
    const after = ask.ask(healing, changed, view).mean(({ hp }) => hp);
    expect(after - before).toBeCloseTo(3, 12);
    expect(Math.abs(meanPlayed(rules) - before)).toBeLessThan(0.1);
    expect(Math.abs(meanPlayed(changed) - after)).toBeLessThan(0.2);
  });

  it('moves what is told', () => {
    const ask = new Enumerator({ collect: true });
    expect(tell(ask.explain(healing, changed, view))).not.toBe(
      tell(ask.explain(healing, rules, view)),
    );
  });
});

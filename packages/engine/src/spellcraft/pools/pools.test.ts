import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { playerPools } from './player-pools.ts';
import { poolAfterTicks, recoveryLimit, recoveryWait } from './regeneration.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;
const still = { held: false, resting: false, digestion: 0, gen: 0, armour: 10 };

describe('a pool', () => {
  it('waits for 2500 over its maximum and 10, longer under armour', () => {
    expect(recoveryWait(rules, 'mana', { max: 40, gen: 0, armour: 10 })).toBe(50);
    expect(recoveryWait(rules, 'mana', { max: 40, gen: 0, armour: 20 })).toBe(83);
    expect(recoveryWait(rules, 'mana', { max: 40, gen: 1, armour: 10 })).toBe(27);
    expect(recoveryWait(rules, 'mana', { max: 40, gen: -1, armour: 10 })).toBe(75);
  });

  it('of grace comes back to the half of its maximum', () => {
    expect(recoveryLimit(rules, 'grace', 31)).toBe(15);
    expect(recoveryLimit(rules, 'mana', 31)).toBe(31);
  });

  it('comes back three times as fast to a player who rests', () => {
    const view = { ...still, pool: 'mana', max: 40, points: 0, wait: 0, food: 900 } as const;
    const luck = new ScriptedChance([]);
    const plain = poolAfterTicks(luck, rules, { ...view, ticks: 154 });
    const rested = poolAfterTicks(luck, rules, { ...view, ticks: 154, resting: true });
    expect(plain.gains).toEqual([1, 52, 103, 154]);
    expect(rested.gains.slice(0, 4)).toEqual([1, 18, 35, 52]);
    expect(rested.food).toBe(900 - rested.gains.length);
  });

  it('costs no food in half of the cases at a digestion of 1', () => {
    const view = { ...still, digestion: 1, max: 40, points: 0, wait: 0, food: 900, ticks: 1 };
    const asked = new Enumerator().ask(poolAfterTicks, rules, { ...view, pool: 'mana' });
    expect(asked.probability(({ food }) => food === 900)).toBe(0.5);
  });

  it('stands still while it is held', () => {
    const view = { ...still, held: true, max: 40, points: 0, wait: 0, food: 900, ticks: 90 };
    const after = poolAfterTicks(new ScriptedChance([]), rules, { ...view, pool: 'mana' });
    expect(after).toEqual({ gains: [], points: 0, wait: 0, food: 900 });
  });
});

describe('maxima', () => {
  const view = {
    level: 12,
    manaLevel: 12,
    graceLevel: 0,
    constitution: 14,
    power: 15,
    intelligence: 15,
    wisdom: 10,
    levelHitPoints: Array.from({ length: 10 }, () => 6),
    levelMana: Array.from({ length: 10 }, () => 4),
    levelGrace: Array.from({ length: 10 }, () => 2),
    gear: [],
  };

  it('add ten levels of their own and 2 for each level beyond', () => {
    const { maxHitPoints, maxMana, maxGrace } = playerPools(rules, view);
    expect([maxHitPoints, maxMana, maxGrace]).toEqual([10 * 8 + 4, 6 + 9 * 5 + 4, 1]);
  });

  it('count all of a ring, the attributes of a rod and nothing of a potion', () => {
    const gear = ['ring', 'rod', 'potion'].map(kind => ({ kind, mana: 1, constitution: 1 }));
    const { maxHitPoints, genMana } = playerPools(rules, { ...view, gear });
    expect([maxHitPoints, genMana]).toEqual([10 * 9 + 4, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import type { BonusView } from '../slot/views.ts';
import { toDamBonus, toHitBonus } from './bonuses.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const plain: BonusView = {
  class: 'warrior',
  strength: 10,
  dexterity: 10,
  equipment: [],
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
};

const priest: BonusView = {
  ...plain,
  class: 'priest',
  weapon: { kind: 'sword', weight: 100, toHit: 3, toDam: 4, blessed: false },
};

describe('bonuses', () => {
  it('are nothing for an average fighter with bare hands', () => {
    expect(toHitBonus(rules, plain)).toEqual({ bonus: 0, melee: 0, missile: 0 });
    expect(toDamBonus(rules, plain)).toEqual({ bonus: 0, melee: 0 });
  });

  it('add up stats, equipment, conditions and penalties', () => {
    const view: BonusView = {
      ...plain,
      class: 'paladin',
      strength: 238,
      dexterity: 15,
      equipment: [{ toHit: 3, toDam: 0 }],
      weapon: { kind: 'hafted', weight: 50, toHit: 7, toDam: -6, blessed: false },
      launcher: { kind: 'heavy-crossbow', weight: 30, toHit: 4, toDam: 11 },
      stun: 51,
      bless: true,
    };
    expect(toHitBonus(rules, view)).toEqual({ bonus: 8, melee: 15, missile: 12 });
    expect(toDamBonus(rules, view)).toEqual({ bonus: 0, melee: -6 });
  });

  it.each([
    [0, 0],
    [1, -5],
    [50, -5],
    [51, -20],
    [5000, -20],
  ])('at a stun counter of %i change by %i', (stun, change) => {
    expect(toHitBonus(rules, { ...plain, stun }).bonus).toBe(change);
    expect(toDamBonus(rules, { ...plain, stun }).bonus).toBe(change);
  });

  it('of bless, heroism and berserk add up', () => {
    const view = { ...plain, bless: true, heroism: true, berserk: true };
    expect(toHitBonus(rules, view).bonus).toBe(46);
    expect(toDamBonus(rules, view).bonus).toBe(0);
  });

  it('add up the penalties of weapon and launcher too heavy', () => {
    const view: BonusView = {
      ...plain,
      weapon: { kind: 'hafted', weight: 240, toHit: 0, toDam: 0, blessed: false },
      launcher: { kind: 'heavy-crossbow', weight: 200, toHit: 0, toDam: 0 },
    };
    expect(toHitBonus(rules, view).bonus).toBe(-2 * 10 - 2 * 6);
  });

  it('of a priest suffer from an edge that is not blessed', () => {
    expect(toHitBonus(rules, priest)).toEqual({ bonus: -2, melee: 1, missile: -2 });
    expect(toDamBonus(rules, priest)).toEqual({ bonus: -2, melee: 2 });
    const hafted: BonusView = { ...priest, weapon: { ...priest.weapon!, kind: 'hafted' } };
    expect(toHitBonus(rules, hafted).bonus).toBe(0);
  });

  it('of a priest are mended by any blessed thing, in ATTACK.SPO by the weapon alone', () => {
    const document = rulesets.resolve('attack-spo').slots.combat;
    const worn = { ...priest, equipmentBlessed: true };
    expect(toHitBonus(rules, worn).bonus).toBe(0);
    expect(toHitBonus(document, worn).bonus).toBe(-2);
    expect(toDamBonus(document, worn).bonus).toBe(-2);
    const blessed: BonusView = { ...priest, weapon: { ...priest.weapon!, blessed: true } };
    expect(toHitBonus(document, blessed).bonus).toBe(0);
  });
});

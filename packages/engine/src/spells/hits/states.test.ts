import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { attackBit, attackNumber, type SpellcraftRules } from '../../spellcraft/index.ts';
import { rulesOf } from '../testing/field.ts';
import { ENDED, noStates, passStates, slowedPoints } from './body-states.ts';
import { creatureHit } from './creature-hit.ts';
import { hitEffects } from './hit-effects.ts';
import { newResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';

const house = rulesOf('house');
const crossfire = rulesOf('crossfire');

const daze: CreatureHitView = {
  damage: 4,
  attackType: attackBit('confusion'),
  strikerLevel: 1,
  slaying: '',
  level: 1,
  resistances: {},
  kindName: '',
  race: '',
  undead: false,
  lifeless: false,
  life: 100,
  experience: 1000,
};

function ask(view: Partial<CreatureHitView>, rules = house): Map<string, number> {
  const sums = new Map<string, number>();
  const { list } = new Enumerator().ask(hitEffects, rules, { ...daze, ...view });
  for (const { value, probability } of list) {
    const key = value.join(', ');
    sums.set(key, (sums.get(key) ?? 0) + probability);
  }
  return sums;
}

/** The conditions after a hit that no save and no draw prevents. */
function after(view: Partial<CreatureHitView>, rules: SpellcraftRules) {
  const surely = {
    test: () => true,
    roll: (count: number) => count,
    below: () => 0,
    note: () => {},
  } as unknown as Chance;
  const unsaved = { ...rules.hits.saves, thresholds: [[999, 99]] as const, highestSaves: false };
  const result = newResult();
  const open = { ...rules, hits: { ...rules.hits, saves: unsaved } };
  const luck = {
    ...surely,
    test: (k: number, _: number, label: string) => k > 0 && label !== 'resists',
  } as unknown as Chance;
  creatureHit(luck, open, { ...daze, ...view }, result);
  return result;
}

describe('a condition that an attack brings', () => {
  it('comes once in three, slowness once in six, unless the victim saves by the levels between', () => {
    // Without a difference 18 or more on a twenty-sided die saves.
    const likely = (1 / 3) * (17 / 20);
    expect(ask({}).get('confused')).toBeCloseTo(likely, 12);
    expect(ask({ attackType: attackBit('slow') }).get('slow')).toBeCloseTo(likely / 2, 12);
    expect(ask({ level: 13 }).get('confused')).toBeCloseTo((1 / 3) * (10 / 20), 12);
    expect(ask({ level: 0, strikerLevel: 9 })).toEqual(ask({}));
    expect(ask({ level: 200 }).has('confused')).toBe(false);
  });

  it('is warded off by the percentage of resistance, and in the program by a tenth on the save', () => {
    const resistances = { [attackNumber('confusion')]: 50 };
    expect(ask({ resistances }).get('confused')).toBeCloseTo((1 / 3) * (1 / 2) * (17 / 20), 12);
    // 18 or more on a d20 with 5 added: 13 or more.
    expect(ask({ resistances }, crossfire).get('confused')).toBeCloseTo((1 / 3) * (12 / 20), 12);
    expect([...ask({ resistances: { [attackNumber('confusion')]: 100 } })]).toEqual([['', 1]]);
  });

  it('never comes to what doesn’t move', () => {
    expect([...ask({ speed: 0 })]).toEqual([['', 1]]);
  });

  it('comes as often when played as when asked, several at once too', () => {
    const attackType = attackBit('confusion') | attackBit('fear') | attackBit('deplete');
    const asked = ask({ attackType });
    const chance = new PlayedChance(new Generator(7));
    const plays = 20_000;
    const counts = new Map<string, number>();
    for (let play = 0; play < plays; play++) {
      const value = hitEffects(chance, house, { ...daze, attackType }).join(', ');
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const [value, probability] of asked) {
      const spread = Math.sqrt(plays * probability * (1 - probability));
      const off = Math.abs((counts.get(value) ?? 0) - plays * probability);
      expect(off).toBeLessThan(4.5 * spread + 1);
    }
  });
});

describe('how long it lasts', () => {
  it('a new confusion replaces the last in the program; by the house’s rules the longer stays', () => {
    const states = { ...noStates(), confusion: 40 };
    expect(after({ states }, crossfire).states.confusion).toBe(13);
    expect(after({ states }, house).states.confusion).toBe(40);
  });

  it('a stronger slowness shortens, by the house’s rules never below one act', () => {
    const states = { ...noStates(), slowed: 1, slowPenalty: 1, slow: 2 };
    const strong = { states, attackType: attackBit('slow'), strikerLevel: 30 };
    expect(after(strong, crossfire).states).toMatchObject({ slow: -1, slowPenalty: 30 });
    expect(after(strong, house).states).toMatchObject({ slow: 1, slowPenalty: 30 });
  });

  it('paralysis counts resistance twice and can shorten an older one in the program only', () => {
    const attackType = attackBit('paralyze');
    const half = { attackType, damage: 10, speed: 0.1, resistances: { 12: 50 } };
    // 5 points of damage are left: 15 moves in the house, half of them in the program.
    expect(after(half, house).speedLeft).toBeCloseTo(-1.5, 6);
    expect(after(half, crossfire).speedLeft).toBeCloseTo(-0.75, 6);
    const long = { attackType, damage: 90, speed: 0.1, speedLeft: -9 };
    expect(after(long, crossfire).speedLeft).toBeCloseTo(-5, 6);
    expect(after(long, house).speedLeft).toBe(-9);
  });

  it('poison hurts by the damage in the program, a point at a time by the house’s rules', () => {
    const poison = { attackType: attackBit('poison'), damage: 7 };
    const course = (rules: SpellcraftRules) => {
      const { states } = after(poison, rules);
      let hurts = 0;
      let ticks = 0;
      for (let done = 0; (done & ENDED.poison) === 0; ticks++) {
        done = passStates(rules, states);
        hurts += (done & ENDED.hurts) === 0 ? 0 : states.poisonDamage;
      }
      return { hurts, ticks };
    };
    expect(course(crossfire)).toEqual({ hurts: 30 * 7, ticks: 631 });
    expect(course(house).hurts).toBe(7);
  });

  it('resistance lengthens blindness in the program and shortens it by the house’s rules', () => {
    const half = { attackType: attackBit('blind'), damage: 8, resistances: { 22: 50 } };
    expect(after(half, crossfire).states.blindSpeed).toBeCloseTo(0.025, 6);
    expect(after(half, house).states.blindSpeed).toBeCloseTo(0.075, 6);
  });

  it('slowness leaves two thirds of the movement, in the program next to nothing', () => {
    expect(slowedPoints(house.hits, 12, 5, 'monster')).toBe(8);
    expect(slowedPoints(crossfire.hits, 12, 1, 'monster')).toBe(8);
    expect(slowedPoints(crossfire.hits, 12, 5, 'monster')).toBe(1);
    expect(slowedPoints(crossfire.hits, 12, 5, 'hero')).toBe(6);
  });
});

describe('turning', () => {
  const zombie = { attackType: attackBit('turn_undead'), undead: true, level: 4 };
  const striker = {
    ...{ alive: false, life: 0, mostLife: 0, experience: 0, god: '' },
    ...{ oneHit: false, friendly: false },
  };
  const scared = (view: Partial<CreatureHitView>, turnLevel: number, wisdom: number) =>
    ask({ ...view, striker: { ...striker, turnLevel, wisdom } }).get('afraid') ?? 0;

  it('scares undead if twice their level is below the caster’s plus his bonus', () => {
    expect(scared(zombie, 9, 10)).toBe(1);
    expect(scared(zombie, 8, 10)).toBe(0);
    expect(scared(zombie, 8, 11)).toBe(1);
    expect(scared({ ...zombie, undead: false }, 30, 30)).toBe(0);
    expect(scared({ ...zombie, resistances: { 13: 100 } }, 30, 30)).toBe(0);
  });

  it('by the holy word counts the level once, and asks whom it reaches', () => {
    const demon = { attackType: attackBit('holyword'), level: 4, race: 'demon' };
    expect(scared({ ...demon, slaying: 'demon' }, 5, 10)).toBe(1);
    expect(scared({ ...demon, slaying: 'imp' }, 5, 10)).toBe(0);
  });
});

describe('the thing that a victim carries', () => {
  const cap = {
    ...{ material: '', materialBits: 2, magic: 2, cursed: false, resistances: {} },
    ...{ applied: true, kind: '' },
  };

  it('is corroded by acid when it is worn and of iron', () => {
    const acid = { attackType: attackBit('acid'), damage: 60 };
    expect(ask({ ...acid, things: [cap] }).get('corroded')).toBeGreaterThan(0.5);
    expect(ask({ ...acid, things: [{ ...cap, applied: false }] }).get('corroded')).toBeUndefined();
    expect(ask({ ...acid, things: [{ ...cap, kind: 'ring' }] }).get('corroded')).toBeUndefined();
    const resistances = { [attackNumber('acid')]: 50 };
    expect(ask({ ...acid, things: [cap], resistances }).get('corroded')).toBeUndefined();
  });

  it('loses its magic by cancellation, by whose damage depends on the rules', () => {
    const cancel = { attackType: attackBit('cancellation'), things: [cap], ownDamage: 0 };
    expect(ask({ ...cancel, damage: 60 }).get('unenchanted')).toBeGreaterThan(0.04);
    expect(ask({ ...cancel, damage: 60 }, crossfire).get('unenchanted')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { castAtSelf, returningRay } from './damage/at-self.ts';
import { drainLife } from './damage/drain-life.ts';
import {
  carriedLoss,
  castsExplosions,
  explosionCentre,
  explosionCount,
  explosionDamage,
  explosionForce,
  explosionPlace,
} from './damage/explosion.ts';
import { rangeLeft, rayAim, rayHits, spellRange } from './damage/flight.ts';
import { forceBolt } from './damage/force-bolt.ts';
import { golemHitPoints } from './damage/monster-hit-points.ts';
import { rayDamage } from './damage/ray-damage.ts';
import { CASTING_SKILLS } from './slot/names.ts';

const library = createRulesets();
const of = (id: string) => library.resolve(id).slots.casting;
const rules = of('nethack-3.6.7');
const ask = new Enumerator();

const mage = { casterLevel: 10, intelligence: 18, artifact: false };
const prey = { targetLevel: 5, targetResistance: 0 };

describe('a flight', () => {
  it('covers 6 to 13 squares as a beam, 7 to 13 as a ray, 8 to 25 when it digs', () => {
    for (const [kind, least, most] of [
      ['beam', 6, 13],
      ['ray', 7, 13],
      ['dig', 8, 25],
    ] as const) {
      const range = ask.askNumber(spellRange, rules, { kind });
      expect([range.min, range.max]).toEqual([least, most]);
    }
  });

  it('of a ray loses one a square, two a creature, one a bounce, never below 0', () => {
    expect(rangeLeft(rules, 7, { creature: false, bounced: false })).toBe(6);
    expect(rangeLeft(rules, 7, { creature: true, bounced: true })).toBe(3);
    expect(rangeLeft(rules, 2, { creature: true, bounced: false })).toBe(0);
  });

  it.each([
    ['unskilled', 3, -7],
    ['restricted', 5, -6],
    ['basic', 7, -1],
    ['basic', 13, 0],
    ['skilled', 18, 6],
    ['expert', 25, 14],
  ] as const)('aimed by %s with dexterity %i has an aim of %i', (skill, dexterity, aim) => {
    expect(rayAim(rules, { skill, dexterity })).toBe(aim);
  });

  it('redraws a negative armour class at each shot', () => {
    const shot = (armour: number) =>
      new ScriptedChance([
        ['ray', 5],
        ['ray-armour', armour],
      ]);
    const view = { armourClass: -10, caster: { skill: 'expert', dexterity: 14 } } as const;
    // 3 − 5 = −2 is below −a + 3 for an armour of at most 4.
    expect(rayHits(shot(4), rules, view)).toBe(true);
    expect(rayHits(shot(5), rules, view)).toBe(false);
  });
});

describe('a force bolt', () => {
  const view = { ...mage, ...prey, targetArmourClass: 4, magicResistant: false };

  it('hits when a die of twenty is below ten and the armour class', () => {
    const odds = ask.askNumber(forceBolt, rules, view);
    expect(odds.probability(0)).toBeCloseTo(1 - 13 / 20, 12);
    expect([odds.quantile(1), odds.mean]).toEqual([25, expect.closeTo((13 / 20) * 14, 10)]);
  });

  it('is the stronger for skill under SLASH’EM alone', () => {
    const luck = () =>
      new ScriptedChance([
        ['force-bolt', true],
        ['force-bolt-damage', 10],
      ]);
    const damage = (id: string, skill: 'unskilled' | 'expert') =>
      forceBolt(luck(), of(id), { ...view, skill });
    expect([damage('slashem', 'unskilled'), damage('slashem', 'expert')]).toEqual([11, 14]);
    expect([damage('nethack-3.6.7', 'unskilled'), damage('nethack-3.6.7', 'expert')]).toEqual([
      11, 11,
    ]);
  });

  it('is doubled by the artifact before the bonus, halved upwards when resisted', () => {
    const luck = new ScriptedChance([
      ['force-bolt', true],
      ['force-bolt-damage', 10],
      ['resists', true],
    ]);
    const knight = { ...view, artifact: true, targetResistance: 50 };
    expect(forceBolt(luck, rules, knight)).toBe(11);
  });
});

describe('draining life', () => {
  const view = {
    ...mage,
    ...prey,
    resistsDrain: false,
    kind: 'ordinary',
    golemHitPoints: 0,
    baseLevel: 5,
    targetHitPoints: 40,
    targetMostHitPoints: 40,
  } as const;

  it('takes the hit points of a level twice, and for good, and the level', () => {
    const luck = new ScriptedChance([['hit-points-per-level', 6]]);
    expect(drainLife(luck, rules, view)).toEqual({
      hitPoints: 14,
      mostHitPoints: 7,
      levels: 1,
      killed: false,
    });
  });

  it('leaves out the second part if the first kills', () => {
    const luck = new ScriptedChance([['hit-points-per-level', 6]]);
    expect(drainLife(luck, rules, { ...view, targetHitPoints: 7 })).toEqual({
      hitPoints: 7,
      mostHitPoints: 0,
      levels: 0,
      killed: true,
    });
  });

  it('knows golems of the ruleset', () => {
    expect(golemHitPoints(rules, 'iron')).toBe(80);
    expect(golemHitPoints(of('nethack-3.7'), 'iron')).toBe(120);
    expect(() => golemHitPoints(rules, 'irn')).toThrow(/did you mean iron/);
  });
});

describe('a ray', () => {
  const view = {
    ...mage,
    ...prey,
    spell: 'magic-missile',
    skill: 'expert',
    immune: false,
    immuneToOpposite: false,
  } as const;

  it('never heals, though a dull caster takes three off in 3.4.3', () => {
    const luck = new ScriptedChance([['ray-damage', 1]]);
    const dull = { ...view, casterLevel: 1, intelligence: 6 };
    expect(rayDamage(luck, of('nethack-3.4.3'), dull)).toBe(0);
  });

  it.each([
    ['unskilled', 3],
    ['basic', 3],
    ['skilled', 4],
    ['expert', 6],
    ['restricted', 6],
  ] as const)('of magic missiles has, by %s at level 10, %i dice in FIQHack', (skill, dice) => {
    const odds = ask.askNumber(rayDamage, of('fiqhack'), { ...view, skill });
    expect([odds.min, odds.max]).toEqual([dice + 1, 6 * dice + 1]);
    expect(ask.askNumber(rayDamage, rules, { ...view, skill }).max).toBe(37);
  });

  it('of an expert goes half through magic resistance in FIQHack, nowhere else', () => {
    const odds = ask.askNumber(rayDamage, of('fiqhack'), { ...view, immune: true });
    expect([odds.min, odds.max]).toEqual([4, 19]);
    expect(ask.askNumber(rayDamage, rules, { ...view, immune: true }).max).toBe(0);
  });

  it('that comes back has no bonus, and is halved upwards by half spell damage', () => {
    const luck = () => new ScriptedChance([['ray-damage', 9]]);
    const back = { dice: 3, immune: false, halfSpellDamage: true };
    expect(returningRay(luck(), rules, back)).toBe(5);
    expect(returningRay(luck(), rules, { ...back, halfSpellDamage: false })).toBe(9);
    expect(returningRay(new ScriptedChance([]), rules, { ...back, immune: true })).toBe(0);
  });
});

describe('explosions', () => {
  const skilled = { form: 'skilled', casterLevel: 10, intelligence: 10 } as const;
  const target = {
    casterLevel: 10,
    targetLevel: 5,
    targetResistance: 0,
    immune: false,
    immuneToOpposite: false,
    holdsCaster: false,
    casterWithin: false,
  };

  it('of a skilled caster are two to nine, of a flat number each', () => {
    const count = ask.askNumber(explosionCount, rules, 0);
    expect([count.min, count.max, count.mean]).toEqual([2, 9, 5.5]);
    expect(explosionForce(new ScriptedChance([]), rules, skilled)).toBe(6);
  });

  it('are for the skilled, but for none in SLASH’EM, whose skilled spells are blessed', () => {
    const casters = (id: string) => CASTING_SKILLS.filter(skill => castsExplosions(of(id), skill));
    expect(casters('nethack-3.6.7')).toEqual(['skilled', 'expert']);
    expect(casters('slashem')).toEqual([]);
    expect(of('slashem').blessedAt).toEqual(['skilled', 'expert']);
    expect(rules.blessedAt).toBeUndefined();
  });

  it('fall back to the centre where nothing can be', () => {
    const odds = ask.ask(explosionPlace, rules, { blocked: ({ dx }) => dx === 1 });
    expect(odds.probability(({ dx, dy }) => dx === 0 && dy === 0)).toBeCloseTo(4 / 9, 12);
  });

  it('begin on the last open square of the way since 3.6.1, on the target before', () => {
    const way = [true, true, false, true];
    expect(explosionCentre(of('nethack-3.6.0'), way)).toBe(3);
    expect(explosionCentre(of('nethack-3.6.1'), way)).toBe(1);
    expect(explosionCentre(of('wiki-spellcasting'), way)).toBe(3);
    expect(explosionCentre(of('house'), way)).toBe(1);
    expect(explosionCentre(rules, [false])).toBe(-1);
  });

  it('double for the opposite element, and for a monster that holds the caster', () => {
    const sure = new ScriptedChance([]);
    const hit = (id: string, change: object) =>
      explosionDamage(sure, of(id), { force: 6, target: { ...target, ...change } });
    expect(hit('nethack-3.6.7', { immuneToOpposite: true })).toBe(12);
    expect(hit('nethack-3.6.7', { holdsCaster: true })).toBe(6);
    expect(hit('nethack-3.6.0', { holdsCaster: true })).toBe(12);
    expect(hit('nethack-3.6.7', { holdsCaster: true, casterWithin: true })).toBe(12);
    expect(hit('nethack-3.6.7', { immune: true })).toBe(0);
  });

  it('burn each endangered piece once in three times, and hurt by 1 a stack', () => {
    const stacks = [
      { class: 'scroll', count: 2, exempt: false },
      { class: 'spellbook', count: 1, exempt: true },
      { class: 'wand', count: 1, exempt: false },
    ];
    const view = { element: 'fire', immune: false, stacks };
    const odds = ask.ask(carriedLoss, rules, view);
    expect(odds.probability(({ left }) => left[0] === 0)).toBeCloseTo(1 / 9, 12);
    expect(odds.list.every(({ value }) => value.damage === 2 && value.left[2] === 1)).toBe(true);
    const cold = ask.ask(carriedLoss, rules, { ...view, element: 'cold' });
    expect(cold.list).toEqual([{ value: { left: [2, 1, 1], damage: 0 }, probability: 1 }]);
  });
});

describe('a spell cast at oneself', () => {
  const view = { spell: 'fireball', role: 'wizard', immune: false, halfPhysicalDamage: false };

  it('spares targets that are used to it', () => {
    const luck = () => new ScriptedChance([['at-self', 21]]);
    expect(castAtSelf(luck(), rules, view)).toEqual({ gives: 'harm', amount: 4 });
    expect(castAtSelf(luck(), rules, { ...view, role: 'knight' }).amount).toBe(10);
    expect(castAtSelf(luck(), rules, { ...view, role: 'rogue' }).amount).toBe(21);
    const bolt = { ...view, spell: 'force-bolt', halfPhysicalDamage: true };
    expect(castAtSelf(luck(), rules, bolt).amount).toBe(11);
    expect(castAtSelf(luck(), rules, { ...view, spell: 'healing', immune: true })).toEqual({
      gives: 'healing',
      amount: 21,
    });
  });

  it('must have an effect', () => {
    expect(() => castAtSelf(new ScriptedChance([]), rules, { ...view, spell: 'slep' })).toThrow(
      /did you mean sleep/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { ShotView } from '../slot/missile-views.ts';
import { flyMissile, MISSED } from './missile.ts';
import { prepareShot, prepareVolley, shootAll, shotAttack } from './shot-attack.ts';
import { shotDamage } from './shot-damage.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const view: ShotView = {
  launcher: { toHit: 5, toDam: 0, multiplier: 2 },
  missile: { kind: 'shot', dice: 1, sides: 4, weight: 5, toHit: 2, toDam: 0, flags: [] },
  characterToHit: 3,
  level: 10,
  monsterFlags: [],
  baseSkill: 60,
  armourClass: 40,
  visible: true,
  distance: 6,
};

describe('a shot', () => {
  it('counts three points of skill for each to hit of arm, launcher and missile, less the distance', () => {
    const { k, n } = prepareShot(rules, view);
    // 60 + 3 × 10 − 6
    expect(k / n).toBeCloseTo(0.05 + (0.9 * (84 - 30)) / 84, 15);
  });

  it('rolls its dice before it is known whether it hits', () => {
    const missed = new ScriptedChance([
      ['damage', 4],
      ['hit', false],
    ]);
    expect(shotAttack(missed, rules, view)).toBe(0);
    missed.expectEmpty();
    const hit = new ScriptedChance([
      ['damage', 4],
      ['hit', true],
      ['critical', false],
    ]);
    expect(shotAttack(hit, rules, view)).toBe(8);
    hit.expectEmpty();
  });

  it('tells a miss from a hit for nothing', () => {
    const flight = prepareShot(rules, {
      ...view,
      missile: { ...view.missile, dice: 0, toDam: -9 },
    });
    const odds = new Enumerator().askNumber(flyMissile, rules, flight);
    expect(odds.probability(MISSED)).toBeCloseTo(1 - flight.k / flight.n, 14);
    expect(odds.probability(0)).toBeCloseTo(flight.k / flight.n, 14);
  });

  it('does what a shot that has hit does, as often as it hits', () => {
    const ask = new Enumerator();
    const { k, n } = prepareShot(rules, view);
    const expected = Distribution.mixture([
      [k / n, ask.askNumber(shotDamage, rules, view)],
      [1 - k / n, Distribution.certain(0)],
    ]);
    for (const [damage, probability] of ask.askNumber(shotAttack, rules, view)) {
      expect(probability).toBeCloseTo(expected.probability(damage), 14);
    }
  });

  it('at something unseen has half the skill, after the distance', () => {
    const { k, n } = prepareShot(rules, { ...view, visible: false });
    expect(k / n).toBeCloseTo(0.05 + (0.9 * (42 - 30)) / 42, 15);
  });
});

describe('a volley', () => {
  const flight = prepareShot(rules, view);

  it('ends with the shot that brings the target below 0, excess included', () => {
    const luck = new ScriptedChance([
      ['damage', 4],
      ['hit', true],
      ['critical', false],
      ['damage', 1],
      ['hit', false],
      ['damage', 3],
      ['hit', true],
      ['critical', false],
    ]);
    expect(shootAll(luck, rules, prepareVolley(flight, 5, 8))).toBe(14);
    luck.expectEmpty();
  });

  it('is that of independent shots at what can not die', () => {
    const ask = new Enumerator();
    const one = ask.askNumber(shotAttack, rules, view);
    const expected = one.plus(one).plus(one);
    const asked = ask.askNumber(shootAll, rules, prepareVolley(flight, 3));
    for (const [damage, probability] of asked) {
      expect(probability).toBeCloseTo(expected.probability(damage), 14);
    }
    expect([...asked].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 14);
  });
});

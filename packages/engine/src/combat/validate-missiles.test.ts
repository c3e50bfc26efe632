import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import type { BreakageView, ShooterView, ShotView, ThrowView } from './slot/missile-views.ts';
import {
  validateBreakage,
  validateShooter,
  validateShot,
  validateThrow,
  validateThrower,
} from './validate-missiles.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const shooter: ShooterView = {
  class: 'ranger',
  race: 'elf',
  level: 7,
  strength: 16,
  dexterity: 17,
  equipment: [],
  weapon: { kind: 'sword', weight: 12, toHit: 0, toDam: 0, blessed: false },
  launcher: { kind: 'short-bow', weight: 30, toHit: 1, toDam: 0 },
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
  extraShots: 0,
  extraMight: -2,
};

const shot: ShotView = {
  launcher: { toHit: 0, toDam: 0, multiplier: 2 },
  missile: { kind: 'arrow', dice: 1, sides: 4, weight: 2, toHit: 0, toDam: 0, flags: [] },
  characterToHit: 0,
  level: 7,
  monsterFlags: ['evil'],
  baseSkill: 90,
  armourClass: 20,
  visible: true,
  distance: 3,
};

const thrown: ThrowView = { ...shot, object: shot.missile };

const landing: BreakageView = {
  kind: 'arrow',
  artifact: false,
  reachedMonster: true,
  hit: true,
  stoppedByWall: false,
  distance: 3,
};

describe('input of callers about missiles', () => {
  it('passes when it is in range', () => {
    expect(() => validateShooter(rules, shooter)).not.toThrow();
    expect(() => validateThrower(rules, shooter)).not.toThrow();
    expect(() => validateShot(shot)).not.toThrow();
    expect(() => validateThrow(thrown)).not.toThrow();
    expect(() => validateBreakage(landing)).not.toThrow();
  });

  it.each([
    [{ level: 51 }, /^level: expected an integer from 1 to 50, got 51$/],
    [{ extraShots: 0.5 }, /^extraShots/],
    [{ extraMight: -3 }, /^extraMight: expected an integer from -2/],
    [{ launcher: { ...shooter.launcher!, kind: 'longbow' } }, /^launcher\.kind: .*long-bow/],
    [{ weapon: { ...shooter.weapon!, kind: 'blade' } }, /^weapon\.kind/],
  ])('a shooter with %j is refused by name', (change, message) => {
    const wrong = { ...shooter, ...change } as ShooterView;
    expect(() => validateShooter(rules, wrong)).toThrow(UsageError);
    expect(() => validateShooter(rules, wrong)).toThrow(message);
  });

  it.each([
    [{ distance: -1 }, /^distance/],
    [{ launcher: { ...shot.launcher, multiplier: -1 } }, /^launcher\.multiplier/],
    [{ missile: { ...shot.missile, flags: ['slay-ork'] } }, /^missile\.flags: .*slay-orc/],
    [{ armourClass: -1 }, /^armourClass/],
    [{ visible: 1 }, /^visible/],
  ])('a shot with %j is refused by name', (change, message) => {
    expect(() => validateShot({ ...shot, ...change } as ShotView)).toThrow(message);
  });

  it('a throw of what is nothing is refused by name', () => {
    const object = { ...thrown.object, kind: 'stone' } as unknown as ThrowView['object'];
    expect(() => validateThrow({ ...thrown, object })).toThrow(/^object\.kind/);
  });

  it.each([
    [{ kind: 'arow' }, /^kind: .*arrow/],
    [{ hit: 'yes' }, /^hit: expected true or false/],
    [{ distance: Number.NaN }, /^distance/],
  ])('a landing with %j is refused by name', (change, message) => {
    const wrong = { ...landing, ...change } as BreakageView;
    expect(() => validateBreakage(wrong)).toThrow(message);
  });
});

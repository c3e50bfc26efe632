// The two readings of each random rule of missiles agree: the frequencies of seeded play lie within
// four standard deviations of the asked odds.

import { describe, expect, it } from 'vitest';
import { type Distribution, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { criticalDamage } from './melee/critical.ts';
import { breaks } from './missiles/breakage.ts';
import { flyMissile, MISSED } from './missiles/missile.ts';
import { missileRound } from './missiles/missile-round.ts';
import { prepareShot, prepareVolley, shootAll, shotAttack } from './missiles/shot-attack.ts';
import { shotDamage } from './missiles/shot-damage.ts';
import { throwAttack } from './missiles/throw-attack.ts';
import { throwDamage } from './missiles/throw-damage.ts';
import { throwRound } from './missiles/throw-round.ts';
import type { ShooterView, ShotView, ThrowView } from './slot/missile-views.ts';
import type { CombatRules } from './slot/rules.ts';
import type { TargetView } from './slot/views.ts';

const rulesets = createRulesets();
const PLAYS = 40_000;

const shot: ShotView = {
  launcher: { toHit: 9, toDam: 4, multiplier: 3 },
  // Heavy, so that every class of critical hit can come.
  missile: {
    kind: 'bolt',
    dice: 2,
    sides: 3,
    weight: 620,
    toHit: 8,
    toDam: -2,
    flags: ['brand-cold'],
  },
  characterToHit: 14,
  level: 40,
  monsterFlags: ['evil'],
  baseSkill: 70,
  armourClass: 70,
  visible: true,
  distance: 7,
};

const thrown: ThrowView = { ...shot, object: { ...shot.missile, kind: 'hafted', toDam: 4 } };

const shooter: ShooterView = {
  class: 'rogue',
  race: 'hobbit',
  level: 33,
  strength: 78,
  dexterity: 118,
  equipment: [{ toHit: 2, toDam: 8 }],
  weapon: undefined,
  launcher: { kind: 'sling', weight: 5, toHit: 11, toDam: 3 },
  equipmentBlessed: false,
  stun: 7,
  bless: true,
  heroism: false,
  berserk: false,
  extraShots: 1,
  extraMight: 0,
};

const unseen: TargetView = { armourClass: 80, monsterFlags: ['giant'], visible: false };

function expectAgreement(odds: Distribution, play: () => number): void {
  const counts = new Map<number, number>();
  for (let at = 0; at < PLAYS; at++) {
    const value = play();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const value of counts.keys()) {
    expect(odds.probability(value)).toBeGreaterThan(0);
  }
  for (const [value, probability] of odds) {
    const expected = PLAYS * probability;
    // Too rare to be near a normal distribution.
    if (expected >= 30) {
      const spread = Math.sqrt(expected * (1 - probability));
      const z = ((counts.get(value) ?? 0) - expected) / Math.max(spread, 1e-9);
      expect(Math.abs(z)).toBeLessThan(4);
    }
  }
}

describe.each(['angband-3.0.5', 'attack-spo', 'house'])('%s is played as it is asked', id => {
  const rules = rulesets.resolve(id).slots.combat;
  const ask = new Enumerator();

  it('in critical hits of missiles', () => {
    const chance = new PlayedChance(new Generator(21));
    const { critical } = rules.missiles;
    const view = { weight: 620, bonus: 90, level: 40, damage: -3 };
    expectAgreement(ask.askNumber(criticalDamage, critical, view), () =>
      criticalDamage(chance, critical, view),
    );
  });

  it('in the damage of shots and throws that have hit', () => {
    const chance = new PlayedChance(new Generator(22));
    expectAgreement(ask.askNumber(shotDamage, rules, shot), () => shotDamage(chance, rules, shot));
    expectAgreement(ask.askNumber(throwDamage, rules, thrown), () =>
      throwDamage(chance, rules, thrown),
    );
  });

  it('in shots and throws', () => {
    const chance = new PlayedChance(new Generator(23));
    expectAgreement(ask.askNumber(shotAttack, rules, shot), () => shotAttack(chance, rules, shot));
    expectAgreement(ask.askNumber(throwAttack, rules, thrown), () =>
      throwAttack(chance, rules, thrown),
    );
  });

  it('in prepared shots, misses told from hits for nothing', () => {
    const chance = new PlayedChance(new Generator(24));
    const flight = prepareShot(rules, shot);
    const odds = ask.askNumber(flyMissile, rules, flight);
    expect(odds.min).toBe(MISSED);
    expectAgreement(odds, () => flyMissile(chance, rules, flight));
  });

  it.each([25, undefined])('in volleys at %s hit points', hp => {
    const chance = new PlayedChance(new Generator(125));
    const volley = prepareVolley(prepareShot(rules, shot), 3, hp);
    expectAgreement(ask.askNumber(shootAll, rules, volley), () => shootAll(chance, rules, volley));
  });

  it('from the character sheet, at something unseen', () => {
    const chance = new PlayedChance(new Generator(26));
    const missile = { ...shot.missile, kind: 'shot' } as const;
    const fired = { shooter, missile, target: unseen, distance: 3 };
    const lobbed = { thrower: shooter, object: missile, target: unseen, distance: 3 };
    expectAgreement(ask.askNumber(missileRound, rules, fired), () =>
      missileRound(chance, rules, fired),
    );
    expectAgreement(ask.askNumber(throwRound, rules, lobbed), () =>
      throwRound(chance, rules, lobbed),
    );
  });

  it('in breakage', () => {
    const chance = new PlayedChance(new Generator(27));
    const view = {
      kind: 'scroll',
      artifact: false,
      reachedMonster: true,
      hit: false,
      stoppedByWall: false,
      distance: 4,
    } as const;
    const odds = ask.ask(breaks, rules, view);
    const share = odds.list.find(({ value }) => value)!.probability;
    let broken = 0;
    for (let at = 0; at < PLAYS; at++) {
      broken += breaks(chance, rules, view) ? 1 : 0;
    }
    const spread = Math.sqrt(PLAYS * share * (1 - share));
    expect(Math.abs(broken - PLAYS * share) / spread).toBeLessThan(4);
  });
});

describe('overlays that change a number', () => {
  it('are played and asked by the same numbers', () => {
    const rules = rulesets.resolve('angband-3.0.5').slots.combat;
    const ask = new Enumerator();
    const patch = { missiles: { critical: { powerPerLevel: 60 } } };
    const changed = applyPatch<CombatRules>(rules, patch, 'test');
    const before = ask.askNumber(shotAttack, rules, shot);
    const after = ask.askNumber(shotAttack, changed, shot);
    expect(after.mean).toBeGreaterThan(before.mean);
    const chance = new PlayedChance(new Generator(28));
    expectAgreement(after, () => shotAttack(chance, changed, shot));
  });
});

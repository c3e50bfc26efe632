// The two readings of each random rule of attacks agree: the frequencies of seeded play lie within
// four standard deviations of the asked odds.

import { describe, expect, it } from 'vitest';
import { type Distribution, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { attackDamage } from './melee/attack-damage.ts';
import { blowDamage } from './melee/blow-damage.ts';
import { criticalDamage } from './melee/critical.ts';
import { meleeRound } from './melee/melee-round.ts';
import type { AttackerView, AttackView } from './slot/views.ts';

const rulesets = createRulesets();
const PLAYS = 40_000;

const attack: AttackView = {
  baseSkill: 90,
  blows: 3,
  weapon: {
    kind: 'polearm',
    dice: 2,
    sides: 4,
    weight: 260,
    toHit: 9,
    toDam: 2,
    flags: ['brand-acid'],
  },
  characterToHit: 8,
  characterToDam: 3,
  level: 35,
  armourClass: 61,
  visible: true,
  monsterFlags: ['evil'],
  hp: 45,
};

const attacker: AttackerView = {
  class: 'ranger',
  race: 'half-orc',
  level: 24,
  strength: 98,
  dexterity: 108,
  equipment: [{ toHit: -2, toDam: 6 }],
  weapon: { ...attack.weapon!, blessed: false },
  equipmentBlessed: false,
  extraBlows: 1,
  stun: 3,
  bless: false,
  heroism: true,
  berserk: false,
};

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
    if (expected >= 10) {
      const spread = Math.sqrt(expected * (1 - probability));
      const z = ((counts.get(value) ?? 0) - expected) / Math.max(spread, 1e-9);
      expect(Math.abs(z)).toBeLessThan(4);
    }
  }
}

describe.each(['angband-3.0.5', 'attack-spo'])('%s is played as it is asked', id => {
  const rules = rulesets.resolve(id).slots.combat;
  const ask = new Enumerator();

  it('in critical hits', () => {
    const chance = new PlayedChance(new Generator(11));
    const view = { weight: 420, bonus: 60, level: 40, damage: 9 };
    const odds = ask.askNumber(criticalDamage, rules.critical, view);
    expectAgreement(odds, () => criticalDamage(chance, rules.critical, view));
  });

  it('in the damage of a blow', () => {
    const chance = new PlayedChance(new Generator(12));
    const odds = ask.askNumber(blowDamage, rules, attack);
    expectAgreement(odds, () => blowDamage(chance, rules, attack));
  });

  it.each([45, undefined])('in the damage of an attack at %s hit points', hp => {
    const chance = new PlayedChance(new Generator(13));
    const view = { ...attack, hp };
    expectAgreement(ask.askNumber(attackDamage, rules, view), () =>
      attackDamage(chance, rules, view),
    );
  });

  it('in a melee turn against something unseen', () => {
    const chance = new PlayedChance(new Generator(14));
    const view = { attacker, target: { ...attack, visible: false, hp: 60 } };
    expectAgreement(ask.askNumber(meleeRound, rules, view), () => meleeRound(chance, rules, view));
  });
});

// Every rule of attacks with one constant changed by an overlay.

import { Enumerator, Generator, PlayedChance, type Rule } from '@roguewright/engine/chance';
import {
  type AttackerView,
  type AttackView,
  attackDamage,
  blowDamage,
  blows,
  type CombatRules,
  criticalDamage,
  distance,
  heavyLimit,
  hitChance,
  meleeRound,
  meleeSkill,
  missileSkill,
  modifyStat,
  readStat,
  slayMultiplier,
  toDamBonus,
  toHitBonus,
} from '@roguewright/engine/combat';
import { createRulesets, type Patch } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { mutated, tell, testCertain } from './mutations.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const attack: AttackView = {
  baseSkill: 90,
  blows: 3,
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 6,
    toDam: 4,
    flags: ['slay-evil'],
  },
  characterToHit: 8,
  characterToDam: 3,
  level: 30,
  armourClass: 60,
  visible: true,
  monsterFlags: ['evil'],
  hp: 40,
};

const attacker: AttackerView = {
  class: 'priest',
  race: 'dwarf',
  level: 25,
  strength: 68,
  dexterity: 58,
  equipment: [{ toHit: -2, toDam: 6 }],
  weapon: { ...attack.weapon!, blessed: false },
  equipmentBlessed: false,
  extraBlows: 0,
  stun: 3,
  bless: true,
  heroism: true,
  berserk: true,
};

testCertain<CombatRules>(rules, [
  {
    name: 'stat-scale: points in a row',
    patch: { statScale: { pointsPerRow: 20 } },
    value: (of, notes) => readStat(of, 68, notes),
  },
  {
    name: 'stat-modify: points in a step',
    patch: { statScale: { pointsPerStep: 5 } },
    value: (of, notes) => modifyStat(of, 28, 2, notes),
  },
  {
    name: 'blows: one cell of the table',
    patch: { naturalBlows: { 2: { 1: 3 } } },
    value: (of, notes) => blows(of, attacker, notes),
  },
  {
    name: 'blows: strength factor of the class',
    patch: { classes: { priest: { strengthFactor: 9 } } },
    value: (of, notes) => blows(of, attacker, notes),
  },
  {
    name: 'blows: bare hands',
    patch: { bareHands: { blows: 2 } },
    value: (of, notes) => blows(of, { ...attacker, weapon: undefined }, notes),
  },
  {
    name: 'blows: with a weapon too heavy',
    patch: { steps: { heavyWeaponBlows: made => made + 1 } },
    value: (of, notes) => blows(of, { ...attacker, strength: 3, weapon: { weight: 300 } }, notes),
  },
  {
    name: 'melee-skill: rate of the class',
    patch: { classes: { priest: { melee: { perTenLevels: 30 } } } },
    value: (of, notes) => meleeSkill(of, attacker, notes),
  },
  {
    name: 'melee-skill: points of the race',
    patch: { races: { dwarf: { melee: 16 } } },
    value: (of, notes) => meleeSkill(of, attacker, notes),
  },
  {
    name: 'missile-skill: base of the class',
    patch: { classes: { priest: { missile: { base: 36 } } } },
    value: (of, notes) => missileSkill(of, attacker, notes),
  },
  {
    name: 'heavy-limit: to-hit points for a pound',
    patch: { heavy: { toHitPerPound: 3 } },
    value: (of, notes) => heavyLimit(of, 3, 90, notes),
  },
  {
    name: 'heavy-limit: a row of strength',
    patch: { strength: { 0: { limit: 5 } } },
    value: (of, notes) => heavyLimit(of, 3, 90, notes),
  },
  {
    name: 'to-hit-bonus: heroism',
    patch: { conditions: { heroism: 13 } },
    value: (of, notes) => toHitBonus(of, attacker, notes),
  },
  {
    name: 'to-hit-bonus: a row of dexterity',
    patch: { dexterity: { 19: { toHit: 7 } } },
    value: (of, notes) => toHitBonus(of, attacker, notes),
  },
  {
    name: 'to-dam-bonus: light stun',
    patch: { conditions: { stun: { 1: { toDam: 6 } } } },
    value: (of, notes) => toDamBonus(of, attacker, notes),
  },
  {
    name: 'to-dam-bonus: the edge of a priest',
    patch: { classes: { priest: { unblessedEdge: 4 } } },
    value: (of, notes) => toDamBonus(of, attacker, notes),
  },
  {
    name: 'hit-chance: automatic hits',
    patch: { hit: { automaticHits: 2 } },
    value: (of, notes) => hitChance(of, { skill: 90, armourClass: 60, visible: true }, notes),
  },
  {
    name: 'hit-chance: the skill against the unseen',
    patch: { steps: { unseenSkill: skill => skill - 1 } },
    value: (of, notes) => hitChance(of, { skill: 90, armourClass: 60, visible: false }, notes),
  },
  {
    name: 'distance: the share of the shorter side',
    patch: { shorterSideOver: 3 },
    value: (of, notes) => distance(of, 8, 20, notes),
  },
  {
    name: 'slay-multiplier: one slay',
    patch: { slays: { 'slay-evil': { multiplier: 4 } } },
    value: (of, notes) => slayMultiplier(of, 'sword', ['slay-evil'], ['evil'], notes),
  },
]);

interface RandomMutation<Input> {
  readonly name: string;
  readonly patch: Patch<CombatRules>;
  readonly rule: Rule<CombatRules, Input, number>;
  readonly input: Input;
}

function random<Input>(mutation: RandomMutation<Input>): RandomMutation<unknown> {
  return mutation as RandomMutation<unknown>;
}

const target = { ...attack, hp: 60 };
const blow = { weight: 130, bonus: 40, level: 30, damage: 12 };
const critical: Rule<CombatRules, typeof blow, number> = (chance, of, view) =>
  criticalDamage(chance, of.critical, view);

const randoms = [
  random({
    name: 'critical: power of a level',
    patch: { critical: { powerPerLevel: 9 } },
    rule: critical,
    input: blow,
  }),
  random({
    name: 'critical: points of a good hit',
    patch: { critical: { classes: { 0: { plus: 25 } } } },
    rule: critical,
    input: blow,
  }),
  random({
    name: 'blow-damage: one slay',
    patch: { slays: { 'slay-evil': { multiplier: 3 } } },
    rule: blowDamage,
    input: attack,
  }),
  random({
    name: 'blow-damage: the fist',
    patch: { bareHands: { damage: 2 } },
    rule: blowDamage,
    input: { ...attack, weapon: undefined },
  }),
  random({
    name: 'attack-damage: skill for a point of to-hit',
    patch: { hit: { skillPerToHit: 5 } },
    rule: attackDamage,
    input: attack,
  }),
  random({
    name: 'attack-damage: armour that counts',
    patch: { steps: { armourQuarters: armourClass => 5 * armourClass } },
    rule: attackDamage,
    input: attack,
  }),
  random({
    name: 'melee-round: strength of the fighter to damage',
    patch: { strength: { 20: { toDam: 9 } } },
    rule: meleeRound,
    input: { attacker, target },
  }),
  random({
    name: 'melee-round: most blows of the class',
    patch: { classes: { priest: { maximumBlows: 1 } } },
    rule: meleeRound,
    input: { attacker: { ...attacker, strength: 238, dexterity: 238 }, target },
  }),
];

const PLAYS = 20_000;

describe('a random rule with one constant changed', () => {
  it.each(randoms)('$name: what is asked moves', ({ patch, rule, input }) => {
    const ask = new Enumerator();
    const before = [...ask.askNumber(rule, rules, input)];
    expect([...ask.askNumber(rule, mutated<CombatRules>(rules, patch), input)]).not.toEqual(before);
  });

  it.each(randoms)('$name: what is played moves as far', ({ patch, rule, input }) => {
    const changed = mutated<CombatRules>(rules, patch);
    const ask = new Enumerator();
    const [before, after] = [rules, changed].map(of => ask.askNumber(rule, of, input));
    const played = new PlayedChance(new Generator(21));
    let sum = 0;
    for (let at = 0; at < PLAYS; at++) {
      sum += rule(played, changed, input);
    }
    const deviation = Math.max(after!.standardDeviation, 1e-9) / Math.sqrt(PLAYS);
    const distanceTo = (mean: number) => Math.abs(sum / PLAYS - mean) / deviation;
    expect(distanceTo(after!.mean)).toBeLessThan(4);
    expect(distanceTo(before!.mean)).toBeGreaterThan(4);
  });

  it.each(randoms)('$name: what is told moves', ({ patch, rule, input }) => {
    const ask = new Enumerator({ collect: true });
    const before = tell(ask.explain(rule, rules, input));
    expect(tell(ask.explain(rule, mutated<CombatRules>(rules, patch), input))).not.toBe(before);
  });
});

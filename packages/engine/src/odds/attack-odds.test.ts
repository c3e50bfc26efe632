import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import {
  type AttackerView,
  attackDamage,
  meleeAttack,
  meleeRound,
  type TargetView,
} from '../combat/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { attackOdds } from './attack-odds.ts';
import { turnsQuantile } from './kills/turns-to-kill.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const warrior: AttackerView = {
  class: 'warrior',
  race: 'human',
  level: 30,
  strength: 68,
  dexterity: 68,
  equipment: [{ toHit: 4, toDam: 6 }],
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 5,
    toDam: 8,
    blessed: false,
    flags: ['slay-evil'],
  },
  launcher: undefined,
  equipmentBlessed: false,
  extraBlows: 0,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
};

const orc: TargetView = { armourClass: 36, monsterFlags: ['evil', 'orc'], visible: true, hp: 50 };

describe('odds of an attack', () => {
  it('are those of the rule that is played', () => {
    const odds = attackOdds(rules, { attacker: warrior, target: orc });
    const asked = new Enumerator().askNumber(meleeRound, rules, { attacker: warrior, target: orc });
    expect(odds.kill?.chance).toBeCloseTo(asked.atLeast(51), 12);
    const chance = new PlayedChance(new Generator(3));
    const games = 20_000;
    let kills = 0;
    let total = 0;
    for (let game = 0; game < games; game++) {
      const view = { attacker: warrior, target: { ...orc, hp: undefined } };
      const damage = meleeRound(chance, rules, view);
      total += damage;
      kills += damage > 50 ? 1 : 0;
    }
    const { damage, kill } = odds;
    const error = damage.standardDeviation / Math.sqrt(games);
    expect(Math.abs(total / games - damage.mean) / error).toBeLessThan(4);
    const spread = Math.sqrt((kill!.chance * kill!.survives) / games);
    expect(Math.abs(kills / games - kill!.chance) / spread).toBeLessThan(4);
  });

  it('average over hit points that are not known', () => {
    const hitPoints = Distribution.dice(10, 8);
    const target = { ...orc, hp: undefined };
    const unknown = attackOdds(rules, { attacker: warrior, target, hitPoints });
    const known = [...hitPoints].reduce((sum, [hp, probability]) => {
      const odds = attackOdds(rules, { attacker: warrior, target: { ...orc, hp } });
      return sum + probability * odds.kill!.chance;
    }, 0);
    expect(unknown.kill?.chance).toBeCloseTo(known, 12);
  });

  it('know no death of what can not die', () => {
    const odds = attackOdds(rules, { attacker: warrior, target: { ...orc, hp: undefined } });
    expect([odds.kill, odds.turns]).toEqual([undefined, undefined]);
  });

  it('tell the skill before and after bonuses, and in the dark', () => {
    const seen = attackOdds(rules, { attacker: warrior, target: orc });
    const unseen = attackOdds(rules, { attacker: warrior, target: { ...orc, visible: false } });
    expect(seen.skill).toBeGreaterThan(seen.baseSkill);
    expect(unseen.skill).toBe(seen.skill);
    expect(unseen.hit.probability).toBeLessThan(seen.hit.probability);
  });

  it('name the facts that mattered', () => {
    const { notes } = attackOdds(rules, { attacker: warrior, target: orc });
    const facts = notes.map(({ fact }) => fact);
    expect(facts).toEqual(
      expect.arrayContaining(['class-skill', 'blows', 'slay-evil', 'hit-chance']),
    );
    expect(notes.find(({ fact }) => fact === 'hit-chance')?.probability).toBe(1);
  });

  it('note what the rule of an attack notes, each as likely as the rule does', () => {
    const clumsy = {
      ...warrior,
      strength: 8,
      weapon: { ...warrior.weapon!, toDam: -9, flags: [] },
    };
    for (const attacker of [warrior, clumsy, { ...warrior, weapon: undefined }]) {
      const target = { ...orc, hp: undefined };
      const explained = new Enumerator({ collect: true }).explain(
        attackDamage,
        rules,
        meleeAttack(rules, { attacker, target }),
      );
      const { notes } = attackOdds(rules, { attacker, target });
      const alike = explained.map(({ probability, ...fact }) => ({
        ...fact,
        probability: expect.closeTo(probability, 12),
      }));
      expect(notes.slice(-explained.length)).toEqual(alike);
      expect(explained.length).toBeGreaterThan(4);
    }
  });

  it('move with every number of the ruleset', () => {
    const changed = applyPatch(rules, { slays: { 'slay-evil': { multiplier: 3 } } }, 'test');
    const before = attackOdds(rules, { attacker: warrior, target: orc });
    const after = attackOdds(changed, { attacker: warrior, target: orc });
    expect(after.damage.mean).toBeGreaterThan(before.damage.mean);
    expect(after.turns!.mean).toBeLessThan(before.turns!.mean);
  });

  it('answer for six blows against 500 hit points', () => {
    const attacker: AttackerView = { ...warrior, level: 50, strength: 238, dexterity: 238 };
    const target: TargetView = { ...orc, armourClass: 90, hp: 500 };
    const odds = attackOdds(rules, { attacker, target }, new Enumerator());
    expect(odds.blows).toBeGreaterThanOrEqual(5);
    expect(turnsQuantile(odds.turns!, 0.5)).toBeGreaterThan(1);
  });
});

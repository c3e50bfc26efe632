import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import {
  type CombatRules,
  missileRound,
  type ShooterView,
  type TargetView,
  throwRound,
  type WeaponView,
} from '../combat/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { shotOdds, throwOdds } from './missile-odds.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const ranger: ShooterView = {
  class: 'ranger',
  race: 'half-elf',
  level: 25,
  strength: 18,
  dexterity: 68,
  equipment: [],
  weapon: undefined,
  launcher: { kind: 'short-bow', weight: 30, toHit: 4, toDam: 3 },
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
  extraShots: 0,
  extraMight: 0,
};

const arrow: WeaponView = {
  kind: 'arrow',
  dice: 1,
  sides: 6,
  weight: 2,
  toHit: 2,
  toDam: 1,
  flags: ['slay-evil'],
};

const flask: WeaponView = { ...arrow, kind: 'flask', dice: 2, weight: 10, flags: [] };

const orc: TargetView = { armourClass: 36, monsterFlags: ['evil', 'orc'], visible: true, hp: 40 };

const shot = { shooter: ranger, missile: arrow, target: orc, distance: 6 };
const thrown = { thrower: ranger, object: flask, target: orc, distance: 6 };

describe('odds of a shot', () => {
  it('are those of the rule that is played, shot by shot and turn by turn', () => {
    const odds = shotOdds(rules, shot);
    expect(odds).toMatchObject({ aTurn: 2, energy: 50, multiplier: 2, range: 20, inRange: true });
    const one = new Enumerator().askNumber(missileRound, rules, shot);
    expect([...odds.damage]).toEqual([...one]);
    expect(odds.turnDamage.mean).toBeCloseTo(2 * one.mean, 12);
    expect(odds.kill?.chance).toBeCloseTo(one.atLeast(41), 12);
    const chance = new PlayedChance(new Generator(31));
    const games = 20_000;
    let sum = 0;
    let squares = 0;
    for (let game = 0; game < games; game++) {
      let turns = 0;
      for (let left = 40; left >= 0; ) {
        turns++;
        left -= missileRound(chance, rules, shot) + missileRound(chance, rules, shot);
      }
      sum += turns;
      squares += turns * turns;
    }
    const mean = sum / games;
    const error = Math.sqrt((squares / games - mean * mean) / games);
    expect(Math.abs(mean - odds.turns!.mean) / error).toBeLessThan(4);
  });

  it('average over hit points that are not known', () => {
    const unknown = shotOdds(rules, {
      ...shot,
      target: { ...orc, hp: undefined },
      hitPoints: Distribution.dice(3, 4),
    });
    const known = [...Distribution.dice(3, 4)].reduce((sum, [hp, probability]) => {
      const odds = shotOdds(rules, { ...shot, target: { ...orc, hp } });
      return sum + probability * odds.kill!.chance;
    }, 0);
    expect(unknown.kill?.chance).toBeCloseTo(known, 12);
  });

  it('know no death of what can not die', () => {
    const odds = shotOdds(rules, { ...shot, target: { ...orc, hp: undefined } });
    expect([odds.kill, odds.turns]).toEqual([undefined, undefined]);
  });

  it('say what breaks', () => {
    expect(shotOdds(rules, { ...shot, distance: 2 }).breaks).toEqual({ hit: 35, miss: 35 });
    const house = rulesets.resolve('house').slots.combat;
    expect(shotOdds(house, { ...shot, distance: 2 }).breaks).toEqual({ hit: 60, miss: 30 });
    expect(shotOdds(house, { ...shot, artifact: true }).breaks).toEqual({ hit: 0, miss: 0 });
  });

  it('say when it is too far', () => {
    expect(shotOdds(rules, { ...shot, distance: 20 }).inRange).toBe(true);
    expect(shotOdds(rules, { ...shot, distance: 21 }).inRange).toBe(false);
  });

  it('name the facts that mattered', () => {
    const facts = shotOdds(rules, shot).notes.map(({ fact }) => fact);
    expect(facts).toEqual(
      expect.arrayContaining(['class-shots', 'shot-skill', 'slay-evil', 'hit-chance', 'shots']),
    );
  });

  it('move with every number of the ruleset', () => {
    const patch = { missiles: { launchers: { 'short-bow': { multiplier: 3 } } } };
    const changed = applyPatch<CombatRules>(rules, patch, 'test');
    const before = shotOdds(rules, shot);
    const after = shotOdds(changed, shot);
    expect(after.damage.mean).toBeGreaterThan(before.damage.mean);
    expect(after.turns!.mean).toBeLessThan(before.turns!.mean);
  });
});

describe('odds of a throw', () => {
  it('are those of the rule that is played, one a turn', () => {
    const odds = throwOdds(rules, thrown);
    expect(odds).toMatchObject({ aTurn: 1, energy: 100, range: 10, inRange: true });
    const asked = new Enumerator().askNumber(throwRound, rules, thrown);
    expect([...odds.damage]).toEqual([...asked]);
    expect(odds.turnDamage.mean).toBeCloseTo(asked.mean, 12);
    expect(odds.breaks).toEqual({ hit: 100, miss: 100 });
    expect(odds.turns!.mean).toBeGreaterThan(1);
  });

  it('of what is too heavy reach the next square', () => {
    const heavy = { ...thrown, object: { ...flask, weight: 9000 } };
    expect(throwOdds(rules, { ...heavy, distance: 1 })).toMatchObject({ range: 0, inRange: true });
    expect(throwOdds(rules, { ...heavy, distance: 2 }).inRange).toBe(false);
  });
});

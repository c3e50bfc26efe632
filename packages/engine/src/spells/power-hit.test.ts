import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance, ScriptedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { powerDamage, powerHit, powerWorks } from './power-hit.ts';
import { POWER_RULES } from './powers/index.ts';
import type { MeetingView, PowerHit, SpellTarget } from './powers/power-rule.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.casting;

const HIT: PowerHit = {
  power: POWER_RULES.find('cold')!,
  by: {
    level: 10,
    intelligence: 18,
    dexterity: 12,
    skill: 'basic',
    role: 'wizard',
    aims: true,
  },
  owner: 1,
  attackType: 16,
  opposite: 4,
  explosion: 'none',
};

const TARGET: SpellTarget = {
  isHero: false,
  level: 4,
  baseLevel: 4,
  armourClass: 6,
  resistance: 30,
  immune: 0,
  magicResistant: false,
  sleepResistant: false,
  drainResistant: false,
  notLiving: false,
  undead: false,
  demon: false,
  hitPoints: 20,
  mostHitPoints: 24,
};

function view(word: string, hit = {}, target = {}): MeetingView {
  return {
    hit: { ...HIT, power: POWER_RULES.find(word)!, ...hit },
    target: { ...TARGET, ...target },
  };
}

function damageOf(asked: MeetingView) {
  return new Enumerator().askNumber(powerDamage, rules, asked);
}

function worksOf(asked: MeetingView): number {
  return new Enumerator().ask(powerWorks, rules, asked).probability(works => works);
}

describe('what a spell does to whom it meets', () => {
  it('is dice by level and the bonus of a ray, halved if resisted', () => {
    const luck = new ScriptedChance([
      ['ray-damage', 21],
      ['resists', true],
    ]);
    expect(powerDamage(luck, rules, view('missiles'))).toBe(11);
    luck.expectEmpty();
    // Six dice, and one point for the intelligence; 30 in 106 take half.
    const open = damageOf(view('missiles', {}, { resistance: 0 }));
    expect([open.min, open.max]).toEqual([7, 37]);
    expect(open.mean).toBeCloseTo(22, 9);
  });

  it('is more for cold to those of fire, and nothing to those of cold', () => {
    const plain = damageOf(view('cold', {}, { resistance: 0 }));
    const fiery = damageOf(view('cold', {}, { resistance: 0, immune: 4 }));
    expect(fiery.mean).toBeCloseTo(plain.mean + 12, 9);
    expect(damageOf(view('cold', {}, { immune: 16 })).max).toBe(0);
  });

  it('is nothing for missiles against magic resistance', () => {
    expect(damageOf(view('missiles', {}, { magicResistant: true })).max).toBe(0);
  });

  it('is the dice alone when a ray comes back to its caster', () => {
    const self = damageOf(view('cold', {}, { isHero: true, resistance: 0 }));
    expect([self.min, self.max]).toEqual([6, 36]);
  });

  it('is death for what lives, and nothing for the others', () => {
    expect([...damageOf(view('death'))]).toEqual([[21, 1]]);
    expect(damageOf(view('death', {}, { notLiving: true })).max).toBe(0);
    expect(damageOf(view('death', {}, { demon: true })).max).toBe(0);
    expect(damageOf(view('death', {}, { magicResistant: true })).max).toBe(0);
  });

  it('of an explosion never heals, however clumsy its caster', () => {
    const { casting } = createRulesets().resolve('fiqhack').slots;
    const blast = { ...view('fire', { explosion: 'skilled' }, { resistance: 0 }), force: -4 };
    expect(powerHit(new ScriptedChance([]), casting, blast).damage).toBe(0);
  });

  it('is twelve dice of an explosion, and of the skilled a number by level', () => {
    const plain = damageOf(
      view('fire', { explosion: 'plain', attackType: 4, opposite: 16 }, { resistance: 0 }),
    );
    expect([plain.min, plain.max]).toEqual([12, 72]);
    const skilled = view(
      'fire',
      { attackType: 4, opposite: 16, explosion: 'skilled' },
      { resistance: 0 },
    );
    expect([...damageOf(skilled)]).toEqual([[7, 1]]);
    const double = { resistance: 0, immune: 16 };
    expect([...damageOf({ ...skilled, target: { ...TARGET, ...double } })]).toEqual([[14, 1]]);
  });

  it('is a level of life, twice, and the level', () => {
    const luck = new ScriptedChance([
      ['hit-points-per-level', 5],
      ['resists', false],
    ]);
    expect(powerHit(luck, rules, view('drain-life'))).toEqual({
      damage: 12,
      mostHitPoints: 6,
      levels: 1,
      turns: 0,
    });
    expect(damageOf(view('drain-life', {}, { drainResistant: true })).max).toBe(0);
  });

  it('is sleep, unless the target resists or never sleeps', () => {
    expect(worksOf(view('sleep'))).toBeCloseTo(1 - 30 / 106, 12);
    expect(worksOf(view('sleep', {}, { sleepResistant: true }))).toBe(0);
    // A hero's mind doesn't resist his own ray.
    expect(worksOf(view('sleep', {}, { isHero: true }))).toBe(1);
  });

  it('is a mind’s to resist: slowness, fear and charm, but not a journey', () => {
    for (const kind of ['slow', 'fear', 'charm']) {
      expect(worksOf(view(kind))).toBeCloseTo(1 - 30 / 106, 12);
    }
    expect(worksOf(view('teleport'))).toBe(1);
  });

  it('is a d8 for the undead, which flee unless they resist', () => {
    expect(damageOf(view('turn-undead')).max).toBe(0);
    const undead = { undead: true, resistance: 0 };
    expect(damageOf(view('turn-undead', {}, undead)).mean).toBe(5.5);
    expect(worksOf(view('turn-undead', {}, undead))).toBe(1);
  });

  it.each(['force-bolt', 'drain-life', 'missiles', 'cold', 'fire', 'turn-undead'])(
    'is played as it is asked: %s',
    kind => {
      const asked = view(kind, {}, { undead: true });
      const odds = damageOf(asked);
      expect([...odds].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
      const chance = new PlayedChance(new Generator(7));
      const times = 6000;
      let sum = 0;
      for (let time = 0; time < times; time++) {
        sum += powerDamage(chance, rules, asked);
      }
      const deviation = Math.sqrt(odds.variance / times);
      expect(Math.abs(sum / times - odds.mean)).toBeLessThanOrEqual(4 * deviation);
    },
  );
});

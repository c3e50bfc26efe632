import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { AttackView } from '../slot/views.ts';
import { attackDamage, prepareAttack } from './attack-damage.ts';
import { confusingTouch } from './confusing-touch.ts';
import { shakingAttack } from './earthquake.ts';
import { type CourageView, daresToStrike } from './fear.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;
const ask = new Enumerator();

describe('fear', () => {
  const afraid: CourageView = {
    class: 'warrior',
    level: 29,
    afraid: true,
    heroism: false,
    berserk: false,
  };

  it('keeps a character from striking', () => {
    expect(daresToStrike(rules, afraid)).toBe(false);
    expect(daresToStrike(rules, { ...afraid, afraid: false })).toBe(true);
  });

  it('is nothing to heroes and berserkers, and to warriors from level 30', () => {
    expect(daresToStrike(rules, { ...afraid, heroism: true })).toBe(true);
    expect(daresToStrike(rules, { ...afraid, berserk: true })).toBe(true);
    expect(daresToStrike(rules, { ...afraid, level: 30 })).toBe(true);
    expect(daresToStrike(rules, { ...afraid, class: 'mage', level: 50 })).toBe(false);
  });
});

describe('a confusing touch', () => {
  const view = { level: 20, monsterLevel: 30, unconfusable: false };

  it('confuses for 10 turns and a fifth of a number below the level', () => {
    const odds = ask.askNumber(confusingTouch, rules, view);
    expect([...odds]).toEqual([
      [0, expect.closeTo(0.3, 14)],
      [10, expect.closeTo(0.175, 14)],
      [11, expect.closeTo(0.175, 14)],
      [12, expect.closeTo(0.175, 14)],
      [13, expect.closeTo(0.175, 14)],
    ]);
  });

  it('does nothing to what can not be confused, or is of level 100', () => {
    const none = new ScriptedChance([]);
    expect(confusingTouch(none, rules, { ...view, unconfusable: true })).toBe(0);
    expect(confusingTouch(none, rules, { ...view, monsterLevel: 100 })).toBe(0);
  });

  it('is played as it is asked', () => {
    const odds = ask.askNumber(confusingTouch, rules, view);
    const chance = new PlayedChance(new Generator(41));
    const plays = 20_000;
    const counts = new Map<number, number>();
    for (let at = 0; at < plays; at++) {
      const turns = confusingTouch(chance, rules, view);
      counts.set(turns, (counts.get(turns) ?? 0) + 1);
    }
    for (const [turns, share] of odds) {
      const spread = Math.sqrt(plays * share * (1 - share));
      expect(Math.abs(counts.get(turns)! - plays * share) / spread).toBeLessThan(4);
    }
  });
});

describe('an earthquake', () => {
  const view: AttackView = {
    baseSkill: 90,
    blows: 3,
    weapon: {
      kind: 'digger',
      dice: 3,
      sides: 6,
      weight: 250,
      toHit: 0,
      toDam: 40,
      flags: ['slay-orc'],
    },
    characterToHit: 5,
    characterToDam: 0,
    level: 30,
    armourClass: 40,
    visible: true,
    monsterFlags: ['orc'],
    hp: 120,
  };
  const attack = prepareAttack(rules, view);

  it('follows a blow above 50 after slays, before critical and bonuses', () => {
    const blow = (rolled: number) =>
      new ScriptedChance([
        ['hit', true],
        ['damage', rolled],
        ['critical', true],
        ['critical-class', 0],
      ]);
    const once = { ...attack, times: 1 };
    expect(shakingAttack(blow(16), rules, once)).toEqual({ damage: 141, quakes: false });
    expect(shakingAttack(blow(17), rules, once)).toEqual({ damage: 147, quakes: true });
  });

  it('changes nothing of the damage', () => {
    const outcomes = ask.ask(shakingAttack, rules, attack);
    const damage = new Map<number, number>();
    for (const { value, probability } of outcomes.list) {
      damage.set(value.damage, (damage.get(value.damage) ?? 0) + probability);
    }
    const plain = ask.askNumber(attackDamage, rules, view);
    for (const [points, probability] of plain) {
      expect(damage.get(points) ?? 0).toBeCloseTo(probability, 13);
    }
  });

  it('is played as often as it is asked', () => {
    const share = ask
      .ask(shakingAttack, rules, attack)
      .list.filter(({ value }) => value.quakes)
      .reduce((sum, { probability }) => sum + probability, 0);
    const chance = new PlayedChance(new Generator(42));
    const plays = 20_000;
    let quakes = 0;
    for (let at = 0; at < plays; at++) {
      quakes += shakingAttack(chance, rules, attack).quakes ? 1 : 0;
    }
    const spread = Math.sqrt(plays * share * (1 - share));
    expect(share).toBeGreaterThan(0.001);
    expect(Math.abs(quakes - plays * share) / spread).toBeLessThan(4);
  });
});

import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets, type MonsterBlowView } from '../rulesets/index.ts';
import { dangerOdds } from './danger-odds.ts';

const { bridges } = createRulesets().resolve('house');

const bite: MonsterBlowView = {
  level: 3,
  dice: { count: 1, sides: 6, bonus: 0 },
  armourClass: 4,
};

const claw: MonsterBlowView = {
  level: 9,
  dice: { count: 2, sides: 4, bonus: 1 },
  armourClass: -5,
};

describe('odds of a monster’s blows', () => {
  it('are those of the rule that monsters play by', () => {
    const hitPoints = 9;
    const odds = dangerOdds(bridges, { blows: [bite, claw, claw], hitPoints }, new Enumerator());
    expect([...odds.damage].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
    const chance = new PlayedChance(new Generator(5));
    const turns = 20_000;
    let total = 0;
    let kills = 0;
    let bites = 0;
    for (let turn = 0; turn < turns; turn++) {
      const blows = [bite, claw, claw].map(blow => bridges.monsterBlow(chance, bridges, blow));
      const damage = blows.reduce((sum, points) => sum + points, 0);
      total += damage;
      bites += blows[0]! > 0 ? 1 : 0;
      // Below 0 is dead.
      kills += damage > hitPoints ? 1 : 0;
    }
    const { damage, kill, hits } = odds;
    const error = damage.standardDeviation / Math.sqrt(turns);
    expect(Math.abs(total / turns - damage.mean) / error).toBeLessThan(4);
    const spread = (share: number) => Math.sqrt((share * (1 - share)) / turns);
    expect(Math.abs(kills / turns - kill) / spread(kill)).toBeLessThan(4);
    expect(Math.abs(bites / turns - hits[0]!) / spread(hits[0]!)).toBeLessThan(4);
  });

  it('count turns until the hero is dead', () => {
    const sure: MonsterBlowView = {
      level: 20,
      dice: { count: 4, sides: 1, bonus: 0 },
      armourClass: 9,
    };
    const odds = dangerOdds(bridges, { blows: [sure], hitPoints: 8 }, new Enumerator());
    expect(odds.hits).toEqual([1]);
    expect(odds.kill).toBe(0);
    expect([...odds.turns!.probabilities]).toEqual([0, 0, 1]);
  });

  it('are none for a monster without blows', () => {
    const odds = dangerOdds(bridges, { blows: [], hitPoints: 3 }, new Enumerator());
    expect(odds.turns).toBeUndefined();
    expect(odds.kill).toBe(0);
    expect(odds.damage.mean).toBe(0);
  });
});

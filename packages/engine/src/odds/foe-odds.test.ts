import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { foeOdds } from './foe-odds.ts';

const { bridges } = createRulesets().resolve('house');

describe('odds of a monster against a hero', () => {
  const claw = { dice: { count: 1, sides: 6, bonus: 0 } };
  const bite = { dice: { count: 2, sides: 4, bonus: 0 } };
  const view = { level: 4, blows: [claw, bite], armourClass: -3, hitPoints: 24 };
  const odds = foeOdds(bridges, view, new Enumerator());

  it('add up its blows', () => {
    expect(odds.damage.mean).toBeCloseTo(
      odds.blows[0]!.damage.mean + odds.blows[1]!.damage.mean,
      9,
    );
    expect(odds.blows[0]!.hit).toBeGreaterThan(0);
    expect(odds.blows[0]!.hit).toBeLessThan(1);
  });

  it('are those by which it is played', () => {
    const chance = new PlayedChance(new Generator(17));
    const fights = 4000;
    let moves = 0;
    for (let fight = 0; fight < fights; fight++) {
      for (let left = view.hitPoints; left >= 0; moves++) {
        for (const { dice } of view.blows) {
          left -= bridges.monsterBlow(chance, bridges, { level: 4, dice, armourClass: -3 });
        }
      }
    }
    const { mean, alive } = odds.turns;
    const second = alive.reduce((sum, share, turn) => sum + (2 * turn + 1) * share, 0);
    const error = Math.sqrt((second - mean * mean) / fights);
    expect(Math.abs(moves / fights - mean) / error).toBeLessThan(4);
  });

  it('never kill with what does nothing', () => {
    const harmless = foeOdds(bridges, { ...view, blows: [] });
    expect(harmless.turns.mean).toBe(Number.POSITIVE_INFINITY);
    expect(harmless.damage.max).toBe(0);
  });
});

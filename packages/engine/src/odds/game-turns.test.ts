import { describe, expect, it } from 'vitest';
import { Distribution, Generator, Outcomes, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { BOUNDARY, HERO, TurnClock } from '../speed/index.ts';
import { gameTurns } from './game-turns.ts';
import { turnsToKill } from './kills/turns-to-kill.ts';
import { heroPace } from './speed-odds.ts';

const certain = (points: number) => new Outcomes([{ value: points, probability: 1 }]);
const hit = Distribution.of([
  [0, 0.4],
  [3, 0.6],
]);
const moves = turnsToKill(hit, Distribution.certain(10));

describe('turns of the game that a kill takes', () => {
  it('are its moves for a creature that moves once a turn', () => {
    const turns = gameTurns(moves, { points: certain(12), pointsPerMove: 12 });
    expect(turns.mean).toBeCloseTo(moves.mean, 6);
    for (const [place, share] of [...turns.probabilities].slice(0, 20).entries()) {
      expect(share).toBeCloseTo(moves.probabilities[place]!, 9);
    }
  });

  it('are half as many, rounded up, for a creature that moves twice', () => {
    const { probabilities } = gameTurns(moves, { points: certain(24), pointsPerMove: 12 });
    expect(probabilities[1]).toBeCloseTo(moves.probabilities[2]! + moves.probabilities[3]!, 9);
  });

  it('keep what a turn leaves over: eight points are two moves in three turns', () => {
    const sure = turnsToKill(Distribution.certain(1), Distribution.certain(2));
    const { probabilities } = gameTurns(sure, { points: certain(8), pointsPerMove: 12 });
    expect([...probabilities]).toEqual([0, 0, 1]);
  });

  it('never end for a creature that can’t move', () => {
    const turns = gameTurns(moves, { points: certain(0), pointsPerMove: 12 });
    expect(turns.mean).toBe(Number.POSITIVE_INFINITY);
  });

  it('are those of the clock that the game goes by, for a very fast hero', () => {
    const rules = createRulesets().resolve('house').slots.speed;
    const view = {
      baseSpeed: 12,
      speedProperty: 'very-fast',
      encumbrance: 'unencumbered',
    } as const;
    const { points } = heroPace(rules, view);
    const asked = gameTurns(moves, { points, pointsPerMove: rules.time.pointsPerMove });
    const chance = new PlayedChance(new Generator(23));
    const fights = 4000;
    let sum = 0;
    let squares = 0;
    for (let fight = 0; fight < fights; fight++) {
      const clock = new TurnClock(rules, {
        unitsPerPoint: rules.time.partsPerPoint,
        ticksPerTurn: 0,
      });
      let left = 10;
      // The clock counts on when a turn ends: the first one is the one before anything is granted.
      while (clock.next([], 'unencumbered') !== BOUNDARY) {
        clock.spendHero(clock.move);
      }
      const begun = clock.turn;
      clock.grantMovers(chance, []);
      clock.grantHero(chance, view);
      while (left > 0) {
        const who = clock.next([], 'unencumbered');
        if (who === HERO) {
          left -= chance.test(3, 5) ? 3 : 0;
          clock.spendHero(clock.move);
        } else if (who === BOUNDARY) {
          clock.grantMovers(chance, []);
          clock.grantHero(chance, view);
        }
      }
      const turns = clock.turn - begun;
      sum += turns;
      squares += turns * turns;
    }
    const mean = sum / fights;
    const error = Math.sqrt((squares / fights - mean * mean) / fights);
    expect(Math.abs(mean - asked.mean) / error).toBeLessThan(4);
  });
});

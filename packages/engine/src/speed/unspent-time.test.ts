import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import type { TurnClockState } from './clock/clock-state.ts';
import { BOUNDARY, HERO, TurnClock } from './clock/turn-clock.ts';
import { movesBeforeHero } from './next-moves.ts';
import type { SpeedRules } from './rules.ts';
import { unspentTime } from './unspent-time.ts';
import type { MonsterSpeedView, Mover } from './views.ts';

const library = createRulesets();
const units = { unitsPerPoint: 50, ticksPerTurn: 10 };
const hero = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' } as const;
const quick: MonsterSpeedView = { speed: 18, adjustment: 'normal' };

function clockAt(ruleset: string, change: Partial<TurnClockState>): TurnClockState {
  const { speed } = library.resolve(ruleset).slots;
  return { ...new TurnClock(speed, units).state(), turn: 100, ...change };
}

function unspent(ruleset: string, change: Partial<TurnClockState>, mover = quick) {
  const { speed } = library.resolve(ruleset).slots;
  const view = { mover, hero, units, clock: clockAt(ruleset, change) };
  const odds = [...new Enumerator().askNumber(unspentTime, speed, view)];
  return odds.filter(([, chance]) => chance > 0);
}

const TURNS = 12_000;

/** How often a creature had so much time in hand when the hero was to act, over many turns. */
function playedOut(rules: SpeedRules, creature: Mover): Map<number, number> {
  const chance = new PlayedChance(new Generator(7));
  const clock = new TurnClock(rules, units);
  const seen = new Map<number, number>();
  while (clock.turn <= TURNS + 1) {
    const who = clock.next([creature], hero.encumbrance);
    if (who === BOUNDARY) {
      clock.grantMovers(chance, [creature]);
      clock.grantHero(chance, hero);
    } else if (who === HERO) {
      if (clock.turn > 1) {
        seen.set(creature.movement, (seen.get(creature.movement) ?? 0) + 1);
      }
      clock.spendHero(clock.move);
    } else {
      clock.spend(creature, clock.move);
    }
  }
  return seen;
}

describe('what a creature has left to spend', () => {
  it('is nothing before the first boundary', () => {
    expect(unspent('house', { turn: 1 })).toEqual([[0, 1]]);
  });

  it('is what a turn grants, where grants are whole moves', () => {
    expect(unspent('house', {})).toEqual([
      [600, 0.5],
      [1200, 0.5],
    ]);
  });

  it('is as likely one phase of a steady pace as another', () => {
    // 18 points a turn leave 0 and 6 by turns.
    const odds = unspent('nethack-3.4.3', {});
    expect(odds.map(([time]) => time)).toEqual([900, 1200]);
    expect(odds[0]![1]).toBeCloseTo(0.5, 12);
  });

  it('is known where so few turns were played that all is known', () => {
    expect(unspent('nethack-3.4.3', { turn: 2 })).toEqual([[900, 1]]);
  });

  it('is less by the moves of this turn', () => {
    const acted = { heroMovement: 600, granted: 1200, spent: 600 };
    expect(unspent('house', acted)).toEqual([
      [0, 0.5],
      [600, 0.5],
    ]);
  });

  it.each(['house', 'nethack-3.4.3', 'nethack-3.6.0'])('is what the clock leaves: %s', ruleset => {
    const { speed } = library.resolve(ruleset).slots;
    const mover = { ...quick, speed: 16 };
    const odds = new Map(unspent(ruleset, {}, mover));
    const seen = playedOut(speed, { ...mover, movement: 0, gone: false });
    expect([...seen.keys()].every(time => odds.has(time))).toBe(true);
    for (const [time, chance] of odds) {
      const deviation = Math.sqrt((chance * (1 - chance)) / TURNS);
      // Turns follow on one another, so their shares scatter more than those of separate tries.
      expect(Math.abs((seen.get(time) ?? 0) / TURNS - chance)).toBeLessThan(8 * deviation + 1e-9);
    }
  });
});

describe("the moves before the hero's next, of a creature whose unspent time isn't known", () => {
  it('are those of each time that it may have, in proportion', () => {
    const { speed } = library.resolve('house').slots;
    const moves = (movement?: number) =>
      new Enumerator().ask(movesBeforeHero, speed, {
        hero,
        units,
        clock: clockAt('house', {}),
        price: 600,
        movers: [movement === undefined ? quick : { ...quick, movement }],
        turns: 4,
      });
    expect(moves(600).list).toEqual([{ value: [1], probability: 1 }]);
    expect(moves(1200).list).toEqual([{ value: [2], probability: 1 }]);
    expect(moves().probability(([times]) => times === 1)).toBeCloseTo(0.5, 12);
    expect(moves().probability(([times]) => times === 2)).toBeCloseTo(0.5, 12);
  });
});

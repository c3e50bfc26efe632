import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { BOUNDARY, HERO, TurnClock } from '../clock/turn-clock.ts';
import type { SpeedRules } from '../rules.ts';
import type { HeroSpeedView, Mover } from '../views.ts';
import { TurnSchedule } from './turn-schedule.ts';

const MOVE = 12;
const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;
const hero: HeroSpeedView = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' };

/** The actors of a number of turns by the clock of games, with an idle hero. */
function byClock(speeds: readonly number[], prices: Generator, turns: number): number[] {
  const chance = new PlayedChance(new Generator(3));
  const still = new PlayedChance(new Generator(4));
  const movers: Mover[] = speeds.map(speed => ({
    speed,
    adjustment: 'normal',
    movement: 0,
    gone: false,
  }));
  const clock = new TurnClock(rules, { unitsPerPoint: 1, ticksPerTurn: 0 });
  const order: number[] = [];
  for (;;) {
    const who = clock.next(movers, hero.encumbrance);
    if (who === HERO) {
      clock.spendHero(MOVE);
    } else if (who === BOUNDARY) {
      if (clock.turn > turns) {
        return order;
      }
      clock.grantMovers(chance, movers);
      clock.grantHero(still, hero);
    } else {
      order.push(who);
      clock.spend(movers[who]!, 1 + prices.below(30));
    }
  }
}

describe('a schedule of turns', () => {
  it('has the order of the clock that leads games, debts and all', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 80 }), speeds => {
        fc.pre(speeds.some(speed => speed > 0));
        const expected = byClock(speeds, new Generator(9), 20);
        const schedule = new TurnSchedule(new PlayedChance(new Generator(3)), rules);
        speeds.forEach((speed, id) => {
          schedule.add(id, speed);
        });
        const prices = new Generator(9);
        for (const id of expected) {
          expect(schedule.next()).toBe(id);
          schedule.spend(1 + prices.below(30));
        }
        schedule.next();
        expect(schedule.now).toBeGreaterThan(20);
      }),
      { seed: 33, numRuns: 60 },
    );
  });

  it('deals by the step itself where a ruleset deals otherwise than by one test', () => {
    const older: SpeedRules = {
      ...rules,
      steps: {
        ...rules.steps,
        allot: (chance, _, speed) => speed + chance.below(5) - chance.below(3),
      },
    };
    const schedule = new TurnSchedule(new PlayedChance(new Generator(3)), older);
    schedule.add(0, 12);
    let turns = 0;
    for (let moves = 0; moves < 1200; moves++) {
      schedule.next();
      schedule.spend(MOVE);
      turns = schedule.now;
    }
    // 13 points a turn on the average.
    expect(Math.abs((1200 * 12) / turns - 13)).toBeLessThan(0.2);
  });

  it('deals by the step itself where the odds of two speeds have different denominators', () => {
    const older: SpeedRules = {
      ...rules,
      steps: {
        ...rules.steps,
        allot: (chance, _, speed) => (chance.test(1, speed, 'extra-move') ? MOVE : 0),
      },
    };
    const schedule = new TurnSchedule(new PlayedChance(new Generator(3)), older);
    schedule.add(0, 2);
    schedule.add(1, 6);
    const acted = new Int32Array(8000);
    const count = schedule.advance(MOVE, acted, 6000);
    const second = acted.subarray(0, count).reduce((sum, actor) => sum + actor, 0);
    expect(Math.abs(count - second - 3000)).toBeLessThan(120);
    expect(Math.abs(second - 1000)).toBeLessThan(90);
  });

  it('lets a crowd act in the order in which they do one by one', () => {
    const speed = fc.integer({ min: 1, max: 40 });
    const rounds = fc.array(
      fc.record({ price: fc.constantFrom(MOVE, MOVE, 5, 30), room: fc.nat(90), turns: fc.nat(3) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(fc.array(speed, { minLength: 1, maxLength: 80 }), rounds, (speeds, taken) => {
        const [crowd, single] = [0, 1].map(() => {
          const schedule = new TurnSchedule(new PlayedChance(new Generator(3)), rules);
          speeds.forEach((points, id) => {
            schedule.add(id, points);
          });
          return schedule;
        }) as [TurnSchedule, TurnSchedule];
        for (const { price, room, turns } of taken) {
          const acted = new Int32Array(room);
          const until = crowd.now + turns;
          const count = crowd.advance(price, acted, until);
          for (const id of acted.subarray(0, count)) {
            expect(single.next()).toBe(id);
            expect(single.now).toBeLessThanOrEqual(until);
            single.spend(price);
          }
          // An actor that wasn't let act moves in a later turn.
          const later = TurnSchedule.restore(
            new PlayedChance(new Generator(4)),
            rules,
            crowd.save(),
          );
          later.next();
          expect(count === room || later.now > until).toBe(true);
        }
      }),
      { seed: 34, numRuns: 100 },
    );
  });

  it('goes on from where it was saved, in the middle of a pass', () => {
    const speeds = [24, 6, 18, 12, 36, 0];
    const restored = new Generator(3);
    const plain = new TurnSchedule(new PlayedChance(new Generator(3)), rules);
    let saved = new TurnSchedule(new PlayedChance(restored), rules);
    speeds.forEach((speed, id) => {
      plain.add(id, speed);
      saved.add(id, speed);
    });
    for (let event = 0; event < 300; event++) {
      expect(saved.next()).toBe(plain.next());
      const state = JSON.parse(JSON.stringify(saved.save()));
      saved = TurnSchedule.restore(new PlayedChance(restored), rules, state);
      plain.spend(MOVE);
      saved.spend(MOVE);
    }
    expect(saved.now).toBe(plain.now);
  });

  it('removes actors whether they are acting, waiting or have acted', () => {
    const schedule = new TurnSchedule(new PlayedChance(new Generator(3)), rules);
    for (const id of [7, 8, 9, 10]) {
      schedule.add(id, 24);
    }
    expect(schedule.next()).toBe(10);
    schedule.spend(MOVE);
    schedule.remove(10);
    schedule.remove(8);
    expect(schedule.next()).toBe(9);
    schedule.remove(9);
    expect(schedule.next()).toBe(7);
    schedule.spend(MOVE);
    schedule.add(8, 12);
    expect(schedule.next()).toBe(7);
    schedule.spend(MOVE);
    expect(schedule.now).toBe(1);
    expect(schedule.next()).toBe(8);
    expect(schedule.now).toBe(2);
    expect(schedule.size).toBe(2);
  });
});

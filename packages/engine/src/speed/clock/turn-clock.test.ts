import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { HeroSpeedView, Mover } from '../views.ts';
import { BOUNDARY, HELPLESS, HERO, TurnClock } from './turn-clock.ts';

const library = createRulesets();
const house = library.resolve('house').slots.speed;
const program = library.resolve('nethack-3.6.7').slots.speed;
const BEATS = { unitsPerPoint: 50, ticksPerTurn: 10 };
const MOVE = 600;

const hero: HeroSpeedView = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' };

function mover(speed: number, movement = 0): Mover & { gone: boolean } {
  return { speed, adjustment: 'normal', movement, gone: false };
}

const chance = new PlayedChance(new Generator(7));

function grant(clock: TurnClock, movers: readonly Mover[], who = hero): void {
  clock.grantMovers(chance, movers);
  clock.grantHero(chance, who);
}

describe('the turn clock', () => {
  let clock: TurnClock;
  beforeEach(() => {
    clock = new TurnClock(house, BEATS);
  });

  it('starts with the hero, who has one move', () => {
    expect(clock.next([mover(36, 9000)], 'unencumbered')).toBe(HERO);
    expect(clock.heroMovement).toBe(MOVE);
  });

  it('lets the hero act again after a free action', () => {
    clock.spendHero(0);
    expect(clock.next([mover(12, MOVE)], 'unencumbered')).toBe(HERO);
    expect(clock.turn).toBe(1);
  });

  it('reaches a boundary when no actor has a move left, and starts the next turn there', () => {
    clock.spendHero(MOVE);
    expect(clock.next([], 'unencumbered')).toBe(BOUNDARY);
    expect(clock.next([], 'unencumbered')).toBe(BOUNDARY);
    grant(clock, []);
    expect(clock.turn).toBe(2);
    expect(clock.next([], 'unencumbered')).toBe(HERO);
  });

  it('visits the newest first, each once a pass', () => {
    const movers = [mover(12, 2 * MOVE), mover(12, MOVE)];
    clock.spendHero(MOVE);
    const order: number[] = [];
    for (let who = clock.next(movers, 'unencumbered'); who >= 0; ) {
      order.push(who);
      clock.spend(movers[who]!, MOVE);
      who = clock.next(movers, 'unencumbered');
    }
    expect(order).toEqual([1, 0, 0]);
  });

  it('lets arrivals wait for the next pass', () => {
    const movers = [mover(12, 2 * MOVE)];
    clock.spendHero(MOVE);
    expect(clock.next(movers, 'unencumbered')).toBe(0);
    movers.push(mover(12, MOVE));
    clock.spend(movers[0]!, MOVE);
    expect(clock.next(movers, 'unencumbered')).toBe(1);
  });

  it('skips the dead, also actors that die while acting', () => {
    const movers = [mover(12, MOVE), mover(12, MOVE), mover(12, MOVE)];
    movers[2]!.gone = true;
    clock.spendHero(MOVE);
    expect(clock.next(movers, 'unencumbered')).toBe(1);
    movers[1]!.gone = true;
    expect(clock.next(movers, 'unencumbered')).toBe(0);
  });

  it('gives the dead nothing at a boundary', () => {
    const movers = [mover(12), mover(12)];
    movers[0]!.gone = true;
    clock.spendHero(MOVE);
    clock.next(movers, 'unencumbered');
    grant(clock, movers);
    expect(movers.map(({ movement }) => movement)).toEqual([0, MOVE]);
  });

  it('hands the turn to the hero after one pass when the hero has a move left', () => {
    const quick = new TurnClock(house, BEATS, { ...clock.state(), heroMovement: 2 * MOVE });
    const movers = [mover(12, 2 * MOVE)];
    quick.spendHero(MOVE);
    expect(quick.next(movers, 'unencumbered')).toBe(0);
    quick.spend(movers[0]!, MOVE);
    expect(quick.next(movers, 'unencumbered')).toBe(HERO);
  });

  it('spends the rounds of a helpless hero without asking, until a number of boundaries have passed', () => {
    clock.spendHero(MOVE);
    clock.hold(2);
    clock.hold(1);
    const seen: number[] = [];
    while (clock.helplessFor() > 0) {
      const who = clock.next([], 'unencumbered');
      seen.push(who);
      if (who === BOUNDARY) {
        grant(clock, []);
      }
    }
    expect(seen).toEqual([BOUNDARY, HELPLESS, BOUNDARY]);
    expect(clock.next([], 'unencumbered')).toBe(HERO);
  });

  it('ends the passes of a turn when the hero leaves the level', () => {
    const movers = [mover(12, MOVE)];
    clock.spendHero(MOVE);
    clock.next(movers, 'unencumbered');
    clock.endPasses();
    expect(clock.next(movers, 'unencumbered')).toBe(BOUNDARY);
  });

  it('goes on from where it was saved', () => {
    clock.spendHero(MOVE);
    const movers = [mover(12, MOVE), mover(12, MOVE)];
    const who = clock.next(movers, 'unencumbered');
    clock.spend(movers[who]!, MOVE);
    const saved = JSON.parse(JSON.stringify(clock.state()));
    const again = new TurnClock(house, BEATS, saved);
    expect(again.next(movers, 'unencumbered')).toBe(0);
  });
});

describe('time', () => {
  it('spent beyond what there was is a debt in house, and forgiven in NetHack', () => {
    const turnsUntilHero = (rules: typeof house) => {
      const clock = new TurnClock(rules, BEATS);
      clock.spendHero(3 * MOVE);
      for (let turns = 0; ; turns++) {
        if (clock.next([], 'unencumbered') === HERO) {
          return turns;
        }
        grant(clock, []);
      }
    };
    expect(turnsUntilHero(house)).toBe(3);
    expect(turnsUntilHero(program)).toBe(2);
  });

  it('keeps parts of a point as whole beats: 12 points overtaxed are 75', () => {
    const clock = new TurnClock(house, BEATS);
    clock.spendHero(MOVE);
    clock.next([], 'overtaxed');
    grant(clock, [], { ...hero, encumbrance: 'overtaxed' });
    expect(clock.heroMovement).toBe(75);
  });

  it('is granted under the burden that the hero had before the monsters moved', () => {
    const clock = new TurnClock(program, BEATS);
    clock.spendHero(MOVE);
    clock.next([], 'burdened');
    grant(clock, [], hero);
    expect(clock.heroMovement).toBe(9 * 50);
  });

  it('makes ten ticks a turn due, by what the hero has spent of what was granted', () => {
    const clock = new TurnClock(house, BEATS, {
      ...new TurnClock(house, BEATS).state(),
      heroMovement: 1200,
      granted: 1200,
    });
    clock.spendHero(300);
    expect(clock.takeTicks()).toBe(2);
    expect(clock.takeTicks()).toBe(0);
    expect(clock.next([], 'unencumbered')).toBe(HERO);
    clock.spendHero(900);
    expect(clock.takeTicks()).toBe(8);
  });

  it('makes all that are left due at a boundary, for a hero in debt too', () => {
    const clock = new TurnClock(house, BEATS);
    clock.spendHero(1500);
    expect(clock.takeTicks()).toBe(10);
    const ticks: number[] = [];
    while (clock.next([], 'unencumbered') === BOUNDARY) {
      ticks.push(clock.takeTicks());
      grant(clock, []);
    }
    expect(ticks).toEqual([0, 10, 10]);
  });
});

describe('ten ticks a turn', () => {
  const heroes: readonly (readonly [name: string, hero: HeroSpeedView, held: number])[] = [
    ['plain', hero, 0],
    ['burdened', { ...hero, encumbrance: 'burdened' }, 0],
    ['overtaxed', { ...hero, encumbrance: 'overtaxed' }, 0],
    ['very fast', { ...hero, speedProperty: 'very-fast' }, 0],
    ['very fast and burdened', { ...hero, speedProperty: 'very-fast', encumbrance: 'burdened' }, 0],
    ['rooted', { ...hero, baseSpeed: 0 }, 0],
    ['helpless', hero, 30],
  ];

  it.each(heroes)('are seen by a %s hero, whatever the actions cost', (_, who, held) => {
    const price = fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(60, 300, MOVE));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), prices => {
        const clock = new TurnClock(house, BEATS);
        const luck = new PlayedChance(new Generator(prices[0]!));
        const movers = [mover(12), mover(30)];
        clock.hold(held);
        const turns: number[] = [];
        let ticks = 0;
        for (let acts = 0; turns.length < 40; ) {
          const next = clock.next(movers, who.encumbrance);
          if (next >= 0) {
            clock.spend(movers[next]!, MOVE);
          } else if (next === HERO) {
            clock.spendHero(prices[acts++ % prices.length]!);
          }
          ticks += clock.takeTicks();
          if (next === BOUNDARY) {
            turns.push(ticks);
            ticks = 0;
            clock.grantMovers(luck, movers);
            clock.grantHero(luck, who);
          }
        }
        expect(turns).toEqual(new Array<number>(40).fill(10));
      }),
      { seed: 10, numRuns: 30 },
    );
  });
});

describe('a wrong use of the clock', () => {
  it('is told at once', () => {
    const clock = new TurnClock(house, BEATS);
    const movers = [mover(12, MOVE)];
    expect(() => clock.spend(movers[0]!, MOVE)).toThrow(InvariantError);
    expect(() => clock.grantMovers(chance, movers)).toThrow(InvariantError);
    clock.spendHero(MOVE);
    expect(() => clock.spendHero(MOVE)).toThrow('the hero spends in the phase waiting');
    clock.next(movers, 'unencumbered');
    expect(() => clock.spend(movers[0]!, 0)).toThrow('a mover spends 0 in turn');
    expect(() => clock.next(movers, 'unencumbered')).toThrow('has acted and spent nothing');
  });

  it('leaves the enumerator out of it: asking plays no turn of a game', () => {
    const clock = new TurnClock(house, BEATS);
    clock.spendHero(MOVE);
    clock.next([], 'unencumbered');
    const state = clock.state();
    new Enumerator().enumerate(luck => {
      const copy = new TurnClock(house, BEATS, state);
      copy.grantMovers(luck, []);
      copy.grantHero(luck, { ...hero, speedProperty: 'fast' });
      return copy.heroMovement;
    });
    expect(clock.state()).toEqual(state);
  });
});

import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../../chance/index.ts';
import { gatherBelow } from './gather.ts';

/** Tick by tick. */
function counted(clock: number, speed: number, most: number) {
  let at = clock;
  let ticks = 0;
  while (ticks < most && at + speed <= 0) {
    at = Math.fround(at + speed);
    ticks++;
  }
  return { ticks, clock: at };
}

function gathered(clock: number, speed: number, most: number) {
  const into = { ticks: 0, clock: 0 };
  gatherBelow(clock, speed, most, into);
  return into;
}

describe('gathering', () => {
  it('comes to what each tick by itself comes to', () => {
    const chance = new PlayedChance(new Generator(5));
    for (let round = 0; round < 4000; round++) {
      const clock = Math.fround(-(10 ** -chance.below(3)) * (chance.below(100_000) / 1000));
      const speed = (1 + chance.below(3000)) / 10 ** (1 + chance.below(5));
      const most = chance.below(4) === 0 ? chance.below(50) : 5000;
      expect([clock, speed, gathered(clock, speed, most)]).toEqual([
        clock,
        speed,
        counted(clock, speed, most),
      ]);
    }
  });

  it('rounds each tick by itself where a speed lies halfway between two numbers', () => {
    for (const halves of [1, 3, 5, 7, 9, 2 ** 10 + 1]) {
      const speed = halves * 2 ** -25;
      for (const clock of [-0.75, -0.5, -0.500001, -0.9999999]) {
        const from = Math.fround(clock);
        expect(gathered(from, speed, 3000)).toEqual(counted(from, speed, 3000));
      }
    }
  });

  it('ends for a speed that a clock is too far from 0 to gather', () => {
    expect(gathered(-(2 ** 30), 0.5, 20_000)).toEqual({ ticks: 20_000, clock: -(2 ** 30) });
  });
});

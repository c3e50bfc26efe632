import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClockMemory } from './clock-memory.ts';

/** What is remembered of a clock; undefined: nothing. */
function told(memory: ClockMemory, clock: number, speed: number): unknown {
  const place = memory.placeOf(clock, speed);
  return memory.holds(place, clock, speed)
    ? [memory.ticks[place], memory.turns[place], memory.after[place]]
    : undefined;
}

describe('the memory of clocks', () => {
  it('tells of a clock what was put in last, or nothing', () => {
    const clock = fc.record({
      clock: fc.float({ min: -4, max: 1, noNaN: true }),
      speed: fc.constantFrom(0.02, 0.04, 0.05, 1).map(Math.fround),
      ticks: fc.nat(1000),
    });
    fc.assert(
      fc.property(fc.array(clock, { maxLength: 300 }), clocks => {
        const memory = new ClockMemory();
        const last = new Map<string, number>();
        for (const { clock: start, speed, ticks } of clocks) {
          const place = memory.put(start, speed, { ticks, turns: 1, after: -start });
          expect(place).toBe(memory.placeOf(start, speed));
          last.set(`${start} ${speed}`, ticks);
          expect(told(memory, start, speed)).toEqual([ticks, 1, -start]);
        }
        for (const { clock: start, speed } of clocks) {
          const known = told(memory, start, speed);
          const ticks = last.get(`${start} ${speed}`);
          expect([undefined, JSON.stringify([ticks, 1, -start])]).toContain(
            known && JSON.stringify(known),
          );
        }
      }),
    );
  });

  it('takes no room before the first clock, and little for a few', () => {
    const memory = new ClockMemory();
    expect(told(memory, -0.1, 0.05)).toBeUndefined();
    expect(memory.ticks).toHaveLength(0);
    memory.put(-0.1, 0.05, { ticks: 3, turns: 1, after: 0.05 });
    expect(memory.ticks).toHaveLength(16);
  });

  it('holds hundreds of clocks at once, and never more than 1024', () => {
    const memory = new ClockMemory();
    const clocks = Array.from({ length: 5000 }, (_, at) => Math.fround(-at / 5000));
    for (const clock of clocks) {
      memory.put(clock, 0.02, { ticks: 1, turns: 1, after: 0 });
    }
    expect(memory.ticks).toHaveLength(1024);
    const known = clocks.filter(clock => told(memory, clock, 0.02) !== undefined);
    expect(known.length).toBeGreaterThan(500);
  });
});

import type { Performed } from '@roguewright/engine/game';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunningClock } from './running-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A beat at 10 ticks in a second, in milliseconds. */
const BEAT = 1000;

/** A world of two heroes in which every act takes a turn when both have acted. */
function running() {
  const told: string[] = [];
  const asked = new Set<number>();
  let ticks = 0;
  let acted = 0;
  const act = (text: string) => {
    told.push(text);
    acted += 1;
    ticks += acted % 2 === 0 ? 10 : 0;
    return { refusal: undefined } as Performed;
  };
  const port = {
    now: async () => ({ up: [0, 1], ticks }),
    rest: async (seat: number) => void act(`${seat} rests`),
    isAsked: async (seat: number) => asked.has(seat),
    report: (error: unknown) => told.push(`failed: ${error}`),
  };
  const clock = new RunningClock(port, 10);
  const order = (seat: number, text: string) =>
    clock.queue(seat, async () => act(`${seat} ${text}`));
  return { clock, told, asked, order };
}

describe('a running clock', () => {
  it('lets each hero act once in a beat, and those without a command rest', async () => {
    const { told, order } = running();
    const orders = [order(0, 'walks'), order(0, 'drinks')];
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(told).toEqual(['0 walks', '1 rests']);
    await vi.advanceTimersByTimeAsync(BEAT);
    await Promise.all(orders);
    expect(told.slice(2)).toEqual(['0 drinks', '1 rests']);
  });

  it('goes on to the next command when one was refused without a move', async () => {
    const { clock, told, order } = running();
    const refused = { refusal: { reason: 'no-room', usesMove: false } } as Performed;
    const first = clock.queue(0, async () => refused);
    const second = order(0, 'walks');
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(await first).toBe(refused);
    await second;
    expect(told).toEqual(['0 walks', '1 rests']);
  });

  it('takes eight commands of a hero, and refuses the ninth', async () => {
    const { order } = running();
    const orders = Array.from({ length: 8 }, (_, place) => order(0, `${place}`));
    expect(() => order(0, 'more')).toThrow('8 of your commands wait');
    await vi.advanceTimersByTimeAsync(8 * BEAT);
    await Promise.all(orders);
  });

  it('lets a hero with a question be for eight beats', async () => {
    const { told, asked } = running();
    asked.add(0);
    await vi.advanceTimersByTimeAsync(8 * BEAT);
    expect(told.filter(text => text === '0 rests')).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * BEAT);
    expect(told).toContain('0 rests');
  });

  it('leaves commands unanswered when it is closed, to be sent to where the world goes on', async () => {
    const { clock, told, order } = running();
    const waits = order(1, 'walks');
    const left = expect(waits).rejects.toThrow('another process');
    await clock.close();
    await left;
    await vi.advanceTimersByTimeAsync(5 * BEAT);
    expect(told).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type DelayClock, Delayed } from './delayed.ts';

/** A clock that a test sets. */
class SetClock implements DelayClock {
  #now = 0;
  #timers: { readonly due: number; readonly work: () => void }[] = [];

  now = () => this.#now;

  after = (milliseconds: number, work: () => void) => {
    const timer = { due: this.#now + milliseconds, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer);
    };
  };

  set(now: number): void {
    this.#now = now;
    for (let due = this.#next(); due !== undefined; due = this.#next()) {
      this.#timers = this.#timers.filter(other => other !== due);
      due.work();
    }
  }

  #next() {
    return this.#timers.find(({ due }) => due <= this.#now);
  }
}

function delayed(delay: number) {
  const clock = new SetClock();
  const shown: string[] = [];
  let emptied = 0;
  const values = new Delayed<string>(
    delay,
    clock,
    value => shown.push(value),
    () => {
      emptied += 1;
    },
  );
  return { clock, shown, values, emptied: () => emptied };
}

describe('what is shown later', () => {
  it('is shown in its order, each when its delay is over', () => {
    const { clock, shown, values, emptied } = delayed(100);
    values.add('first', 0);
    clock.set(60);
    values.add('second', 60);
    clock.set(99);
    expect([shown, values.last]).toEqual([[], undefined]);
    clock.set(100);
    expect([shown, values.isEmpty, emptied()]).toEqual([['first'], false, 0]);
    clock.set(160);
    expect([shown, values.last, emptied()]).toEqual([['first', 'second'], 'second', 1]);
  });

  it('comes sooner when the delay is shortened, and later when it is lengthened', () => {
    const { clock, shown, values } = delayed(100);
    values.add('first', 0);
    values.add('second', 20);
    clock.set(30);
    values.setDelay(25);
    clock.set(30);
    expect(shown).toEqual(['first']);
    values.setDelay(50);
    clock.set(69);
    expect(shown).toEqual(['first']);
    clock.set(70);
    expect(shown).toEqual(['first', 'second']);
  });

  it('is forgotten when nobody is left to see it', () => {
    const { clock, shown, values } = delayed(100);
    values.add('first', 0);
    values.clear();
    clock.set(500);
    expect([shown, values.last, values.isEmpty]).toEqual([[], undefined, true]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { CalendarSchedule } from './calendar-schedule.ts';
import { RingSchedule } from './ring-schedule.ts';
import { NOBODY, type Schedule, type ScheduleState } from './schedule.ts';
import { TurnSchedule } from './turn-schedule.ts';

const MOVE = 12;
const RING = { span: 360, move: MOVE, longest: 800 };
const CALENDAR = { span: 1_000_000, move: MOVE };

/** What both queues are held against: a plain list, searched for the least each time. */
class SortedList {
  readonly #span: number;
  readonly #before: (one: Entry, other: Entry) => boolean;
  #list: Entry[] = [];
  #acting: Entry | undefined;
  #sequence = 0;
  now = 0;

  constructor(span: number, tie: 'sequence' | 'id') {
    this.#span = span;
    this.#before = (one, other) =>
      one.due < other.due || (one.due === other.due && one[tie] < other[tie]);
  }

  get ids(): number[] {
    const all = this.#acting === undefined ? this.#list : [...this.#list, this.#acting];
    return all.map(({ id }) => id);
  }

  add(id: number, speed: number): void {
    this.#put({ id, speed, due: 0, sequence: 0 }, MOVE);
  }

  setSpeed(id: number, speed: number): void {
    const all = this.#acting === undefined ? this.#list : [...this.#list, this.#acting];
    all.find(entry => entry.id === id)!.speed = speed;
  }

  remove(id: number): void {
    this.#acting = this.#acting?.id === id ? undefined : this.#acting;
    this.#list = this.#list.filter(entry => entry.id !== id);
  }

  get acting(): number {
    return this.#acting?.id ?? NOBODY;
  }

  next(): number {
    let first: Entry | undefined;
    for (const entry of this.#list) {
      first = first === undefined || this.#before(entry, first) ? entry : first;
    }
    if (first !== undefined) {
      this.#list.splice(this.#list.indexOf(first), 1);
      this.now = first.due;
    }
    this.#acting = first;
    return first?.id ?? NOBODY;
  }

  spend(price: number): void {
    this.#put(this.#acting!, price);
    this.#acting = undefined;
  }

  advance(price: number, room: number, until: number): number[] {
    const acted: number[] = [];
    while (acted.length < room && this.#list.some(({ due }) => due <= until)) {
      acted.push(this.next());
      this.spend(price);
    }
    return acted;
  }

  #put(entry: Entry, price: number): void {
    entry.due = this.now + Math.max(1, Math.floor((this.#span * price) / (MOVE * entry.speed)));
    entry.sequence = this.#sequence++;
    this.#list.push(entry);
  }
}

interface Entry {
  readonly id: number;
  speed: number;
  due: number;
  sequence: number;
}

/** The operations on a schedule. An actor is given by its index among those in it. */
type Step =
  | { readonly kind: 'act'; readonly price: number }
  | { readonly kind: 'begin' }
  | {
      readonly kind: 'advance';
      readonly price: number;
      readonly room: number;
      readonly wait: number;
    }
  | { readonly kind: 'add'; readonly id: number; readonly speed: number }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'haste'; readonly place: number; readonly speed: number }
  | { readonly kind: 'save' };

const classes = fc.constantFrom(3, 6, 9, 12, 15, 18, 24);
const free = fc.double({ min: 0.5, max: 30, noNaN: true });

/** @param wait times that all are to act in at once */
function steps(speed: fc.Arbitrary<number>, wait: fc.Arbitrary<number>): fc.Arbitrary<Step[]> {
  const place = fc.nat(1000);
  const price = fc.constantFrom(MOVE, MOVE, MOVE, 1, 6, 24, 40);
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('act' as const),
        price,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('advance' as const),
        price,
        room: fc.nat(40),
        wait,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('begin' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('add' as const), id: fc.nat(300), speed }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), place }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('haste' as const), place, speed }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
  );
  return fc.array(step, { maxLength: 200 });
}

/** Applies the same operations to both and compares which actors act, and when. */
function compare<Kind extends Schedule>(
  begun: Kind,
  model: SortedList,
  restore: (state: ScheduleState) => Kind,
  taken: readonly Step[],
): void {
  let schedule = begun;
  for (const step of taken) {
    const { ids } = model;
    if (step.kind === 'act' || step.kind === 'begin') {
      if (model.acting === NOBODY) {
        expect(schedule.next()).toBe(model.next());
        expect(schedule.now).toBe(model.now);
      }
      if (step.kind === 'act' && model.acting !== NOBODY) {
        schedule.spend(step.price);
        model.spend(step.price);
      }
    } else if (step.kind === 'advance' && model.acting === NOBODY) {
      const acted = new Int32Array(step.room);
      const count = schedule.advance(step.price, acted, schedule.now + step.wait);
      const expected = model.advance(step.price, step.room, model.now + step.wait);
      expect([...acted.subarray(0, count)]).toEqual(expected);
      expect(schedule.now).toBe(model.now);
    } else if (step.kind === 'add' && !ids.includes(step.id)) {
      schedule.add(step.id, step.speed);
      model.add(step.id, step.speed);
    } else if (step.kind === 'remove' && ids.length > 0) {
      const id = ids[step.place % ids.length]!;
      schedule.remove(id);
      model.remove(id);
      expect(schedule.has(id)).toBe(false);
    } else if (step.kind === 'haste' && ids.length > 0) {
      const id = ids[step.place % ids.length]!;
      schedule.setSpeed(id, step.speed);
      model.setSpeed(id, step.speed);
    } else if (step.kind === 'save') {
      schedule = restore(JSON.parse(JSON.stringify(schedule.save())));
    }
    expect(schedule.size).toBe(model.ids.length);
  }
}

describe('a ring of slots', () => {
  it('has the order of a sorted list, equal times first in, first out', () => {
    fc.assert(
      fc.property(
        steps(classes, fc.constantFrom(-1, 0, 7, 30, 200, Number.POSITIVE_INFINITY)),
        taken => {
          const restore = (state: ScheduleState) => RingSchedule.restore(RING, state);
          compare(new RingSchedule(RING), new SortedList(360, 'sequence'), restore, taken);
        },
      ),
      { seed: 31, numRuns: 300 },
    );
  });

  it('keeps its order over more time than a small integer holds', () => {
    const units = { span: 2 ** 20, move: 1, longest: 2 ** 20 };
    const ring = new RingSchedule(units);
    ring.add(1, 1);
    ring.add(0, 2);
    ring.add(2, 1);
    const order: number[] = [];
    for (let event = 0; event < 2400; event++) {
      order.push(ring.next());
      ring.spend(1);
    }
    expect(ring.now).toBe(600 * 2 ** 20);
    expect(order.slice(-8)).toEqual([0, 1, 2, 0, 0, 1, 2, 0]);
  });

  it('lets a crowd act over more time than a small integer holds', () => {
    const ring = new RingSchedule({ span: 2 ** 20, move: 1, longest: 2 ** 20 });
    ring.add(1, 1);
    ring.add(0, 2);
    ring.add(2, 1);
    const acted = new Int32Array(2400);
    expect(ring.advance(1, acted)).toBe(2400);
    expect(ring.now).toBe(600 * 2 ** 20);
    expect([...acted.subarray(-8)]).toEqual([0, 1, 2, 0, 0, 1, 2, 0]);
    expect(ring.advance(1, acted, 1100.5 * 2 ** 20)).toBe(2001);
    expect(ring.now).toBe(1100.5 * 2 ** 20);
  });

  it('removes an actor from a crowd after it acted, wherever it is in its slot', () => {
    for (let gone = 0; gone < 8; gone++) {
      for (let moves = 1; moves < 40; moves++) {
        const ring = new RingSchedule(RING);
        const model = new SortedList(360, 'sequence');
        for (const schedule of [ring, model]) {
          [12, 12, 24, 24, 24, 6, 12, 12].forEach((speed, id) => {
            schedule.add(id, speed);
          });
        }
        ring.advance(MOVE, new Int32Array(moves));
        model.advance(MOVE, moves, Number.POSITIVE_INFINITY);
        ring.remove(gone);
        model.remove(gone);
        const acted = new Int32Array(30);
        ring.advance(MOVE, acted);
        expect([...acted]).toEqual(model.advance(MOVE, 30, Number.POSITIVE_INFINITY));
      }
    }
  });

  it('refuses a speed or a price that takes longer than it reaches', () => {
    const ring = new RingSchedule({ span: 360, move: 12, longest: 120 });
    expect(() => ring.add(0, 2)).toThrow('speed: expected a number above 2.97');
    ring.add(0, 3);
    ring.next();
    expect(() => ring.spend(13)).toThrow('price: expected a price that takes at most 120 units');
    ring.spend(12);
    expect(ring.next()).toBe(0);
  });
});

describe('a calendar queue', () => {
  it('has the order of a sorted list, equal times by number', () => {
    fc.assert(
      fc.property(
        steps(free, fc.constantFrom(-1, 0, 5e3, 5e5, Number.POSITIVE_INFINITY)),
        taken => {
          const restore = (state: ScheduleState) => CalendarSchedule.restore(CALENDAR, state);
          compare(new CalendarSchedule(CALENDAR), new SortedList(1e6, 'id'), restore, taken);
        },
      ),
      { seed: 32, numRuns: 300 },
    );
  });

  it('keeps its order among crowds, and when one actor is a thousand times slower', () => {
    const generator = new Generator(8);
    const calendar = new CalendarSchedule(CALENDAR);
    const model = new SortedList(1e6, 'id');
    for (let id = 0; id < 200; id++) {
      const speed = id === 0 ? 0.02 : 3 + generator.below(1000) / 50;
      calendar.add(id, speed);
      model.add(id, speed);
    }
    for (let event = 0; event < 20_000; event++) {
      const price = generator.below(10) === 0 ? 1 + generator.below(500) : MOVE;
      expect(calendar.next()).toBe(model.next());
      calendar.spend(price);
      model.spend(price);
    }
    expect(calendar.now).toBe(model.now);
  });

  it('counts on when the count of time restarts', () => {
    const calendar = new CalendarSchedule({ span: 2 ** 27, move: 1 });
    calendar.add(5, 1);
    calendar.add(3, 2);
    const order: number[] = [];
    for (let event = 0; event < 60; event++) {
      order.push(calendar.next());
      calendar.spend(1);
    }
    expect(calendar.now).toBe(20 * 2 ** 27);
    expect(order.slice(-6)).toEqual([3, 3, 5, 3, 3, 5]);
  });
});

const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;

const kinds: readonly (readonly [name: string, make: () => Schedule])[] = [
  ['ring', () => new RingSchedule(RING)],
  ['calendar', () => new CalendarSchedule(CALENDAR)],
  ['turns', () => new TurnSchedule(new PlayedChance(new Generator(1)), rules)],
];

describe.each(kinds)('every schedule (%s)', (_, make) => {
  it('names no actor while it is empty', () => {
    const schedule = make();
    expect(schedule.next()).toBe(NOBODY);
    schedule.add(4, 12);
    expect(schedule.next()).toBe(4);
    schedule.remove(4);
    expect(schedule.next()).toBe(NOBODY);
    expect(schedule.size).toBe(0);
  });

  it('gives each its share of the moves', () => {
    const schedule = make();
    schedule.add(0, 6);
    schedule.add(1, 12);
    schedule.add(2, 18);
    const moves = [0, 0, 0];
    for (let event = 0; event < 6000; event++) {
      moves[schedule.next()]!++;
      schedule.spend(MOVE);
    }
    moves.forEach((count, id) => {
      expect(Math.abs(count - 1000 * (id + 1))).toBeLessThan(150);
    });
  });

  it('tells a wrong use at once', () => {
    const schedule = make();
    expect(() => schedule.spend(MOVE)).toThrow('no actor acts');
    expect(() => schedule.remove(3)).toThrow('actor: expected one that is in the schedule, got 3');
    expect(() => schedule.add(-1, 12)).toThrow('actor: expected an integer from 0');
    schedule.add(3, 12);
    expect(() => schedule.add(3, 12)).toThrow("actor: expected one that isn't in the schedule");
    expect(() => schedule.add(4, -1)).toThrow('speed: expected');
    expect(() => schedule.add(4, Number.NaN)).toThrow('speed: expected');
    schedule.next();
    expect(() => schedule.advance(MOVE, new Int32Array(4))).toThrow('actor 3 has acted');
    expect(() => schedule.next()).toThrow('actor 3 has acted and spent nothing');
    expect(() => schedule.spend(0)).toThrow('price: expected an integer from 1');
    schedule.spend(MOVE);
    const acted = new Int32Array(4).fill(NOBODY);
    expect(() => schedule.advance(0, acted)).toThrow('price: expected an integer from 1');
    expect(acted[0]).toBe(NOBODY);
  });

  it('lets no actor act while it is empty, nor before its time', () => {
    const schedule = make();
    const acted = new Int32Array(4);
    expect(schedule.advance(MOVE, acted)).toBe(0);
    schedule.add(2, 12);
    expect(schedule.advance(MOVE, acted, 0)).toBe(0);
    expect(schedule.advance(MOVE, acted, Number.NaN)).toBe(0);
    expect(schedule.now).toBe(0);
    expect(schedule.advance(MOVE, acted)).toBe(4);
    expect([...acted]).toEqual([2, 2, 2, 2]);
  });
});

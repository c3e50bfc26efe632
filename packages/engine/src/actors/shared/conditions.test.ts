import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITIONS, Conditions } from './conditions.ts';

describe('conditions', () => {
  it('wear off once a turn and say when they end', () => {
    const conditions = new Conditions();
    conditions.set('confused', 2);
    conditions.set('fast', 1);
    expect(conditions.wearOff()).toBe(1 << CONDITIONS.indexOf('fast'));
    expect(conditions.names()).toEqual(['confused']);
    expect(conditions.wearOff()).toBe(1 << CONDITIONS.indexOf('confused'));
    expect(conditions.wearOff()).toBe(0);
    expect(conditions.none).toBe(true);
  });

  it('are clear without any, and without what the body brings by itself', () => {
    const conditions = new Conditions();
    expect(conditions.clear).toBe(true);
    conditions.always('blind', true);
    expect([conditions.none, conditions.clear, conditions.has('blind')]).toEqual([
      true,
      false,
      true,
    ]);
    conditions.always('blind', false);
    conditions.set('asleep', 1);
    expect(conditions.clear).toBe(false);
    conditions.wearOff();
    expect(conditions.clear).toBe(true);
    conditions.hold('afraid', 2);
    expect([conditions.clear, conditions.has('afraid')]).toEqual([false, true]);
  });

  it('come back from a save, and none is active exactly when no turn is left', () => {
    const turns = fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: CONDITIONS.length });
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 5 }), (given, passing) => {
        const conditions = new Conditions();
        given.forEach((left, number) => {
          conditions.set(CONDITIONS[number]!, left);
        });
        for (let turn = 0; turn < passing; turn++) {
          conditions.wearOff();
        }
        const copy = new Conditions();
        copy.load(conditions.save());
        expect(copy.save()).toEqual(conditions.save());
        expect(copy.none).toBe(copy.save().turns.every(left => left === 0));
        expect(copy.none).toBe(conditions.none);
      }),
    );
  });
});

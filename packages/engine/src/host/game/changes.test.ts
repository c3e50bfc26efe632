import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from './changes.ts';

/** As it is when it was sent. */
function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The value after the change from another to it, as it arrives. */
function sent(before: unknown, after: unknown): unknown {
  const change = changeBetween(before, after);
  return change === undefined ? before : applyChange(before, copyOf(change));
}

describe('the change from one value to the next', () => {
  it('leads to the next, whatever both are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        // A minus before a zero doesn't arrive.
        expect(copyOf(sent(before, after))).toEqual(copyOf(after));
      }),
    );
  });

  it('leads to the next when they are alike', () => {
    const thing = fc.record(
      { id: fc.nat(3), x: fc.nat(3), form: fc.option(fc.nat(2)) },
      {
        requiredKeys: ['id'],
      },
    );
    const view = fc.record({
      turn: fc.nat(3),
      rows: fc.array(fc.string({ maxLength: 2 })),
      things: fc.array(thing),
    });
    fc.assert(
      fc.property(view, view, (before, after) => {
        const kept = copyOf(before);
        expect(sent(before, after)).toEqual(after);
        expect(before).toEqual(kept);
      }),
    );
  });

  it('is nothing between equal values, and short where little has changed', () => {
    const view = { turn: 1, hero: { x: 3, y: 4 }, things: [{ id: 1 }, { id: 2 }, { id: 3 }] };
    expect(changeBetween(view, copyOf(view))).toBeUndefined();
    expect(changeBetween(view, { ...view, hero: { x: 4, y: 4 } })).toEqual([
      'keys',
      [['hero', ['keys', [['x', ['is', 4]]], []]]],
      [],
    ]);
    const appeared = [{ id: 1 }, { id: 9 }, { id: 2 }, { id: 3 }];
    expect(changeBetween(view.things, appeared)).toEqual(['between', 1, 2, [{ id: 9 }]]);
    expect(changeBetween({ ending: undefined, left: 1 }, { ending: undefined })).toEqual([
      'keys',
      [],
      ['left'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { Field, type FieldOptions } from '../testing/field.ts';

const ARC = `Object spell
type 101
subtype 9
range 2
duration 2
randomitems some
other_arch petals
end
Object petals
type 102
subtype 7
speed 1
end
Object dart
type 101
subtype 5
dam 3
other_arch flight
end
Object flight
type 102
subtype 5
speed 1
end
Object stone
type 13
end
Object second
type 101
subtype 9
randomitems some
other_arch petals
end
`;
const LISTS = `treasureone some
arch dart
chance 1
more
arch second
chance 1
more
arch stone
chance 1
end
`;

const cast = (options: FieldOptions, order = {}) => {
  const field = new Field(['...', '@..', '...'], ARC, { lists: LISTS, ...options });
  return { field, came: field.cast(3, order) };
};

describe('wonder', () => {
  it('casts its own cone one time in four', () => {
    const { field, came } = cast({ luck: [['own-cone', true]] });
    expect(came).toBe(true);
    expect(field.draw()).toEqual(['.1.', '@1.', '.1.']);
    field.end();
  });

  it('draws a spell of its list and casts it in the same direction', () => {
    const { field, came } = cast({
      luck: [
        ['own-cone', false],
        ['entry', 0],
      ],
    });
    expect(came).toBe(true);
    expect(field.draw()).toEqual(['...', '@1.', '...']);
    field.end();
  });

  it('fails when it draws another wonder, or what is no spell', () => {
    for (const entry of [1, 2]) {
      const { field, came } = cast({
        luck: [
          ['own-cone', false],
          ['entry', entry],
        ],
      });
      expect(came).toBe(false);
      expect(field.world.pool.count).toBe(0);
    }
  });

  it('makes a hero pay for the drawn spell, and does nothing if he can’t', () => {
    const bearing = { charisma: 10, wisdom: 10 };
    const luck = [
      ['own-cone', false],
      ['entry', 0],
    ] as const;
    const paid = cast({ luck }, { bearing });
    expect(paid.field.restored).toEqual([['price of dart', 0]]);
    expect(paid.field.world.pool.count).toBe(1);
    const poor = cast({ luck, penniless: true }, { bearing });
    expect(poor.came).toBe(true);
    expect(poor.field.world.pool.count).toBe(0);
  });

  it('asks nobody else for a price', () => {
    const { field } = cast({
      luck: [
        ['own-cone', false],
        ['entry', 0],
      ],
    });
    expect(field.restored).toEqual([]);
  });
});

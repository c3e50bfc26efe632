import { describe, expect, it } from 'vitest';
import { MOST_EFFECTS } from './pool/effects.ts';
import { Field } from './testing/field.ts';

const CLOUD = `Object spell
type 101
subtype 7
attacktype 4
dam 2
range 9
duration 9
other_arch cloud
end
Object cloud
type 102
subtype 7
speed 1
end
`;

describe('a level full of effects', () => {
  function full(): Field {
    const field = new Field(['@.........', '..........'], CLOUD);
    const { pool } = field.world;
    const archetype = field.world.archetype('cloud').index;
    while (!pool.crowded) {
      pool.add({ archetype, square: 30, owner: 0, speed: 0 });
    }
    return field;
  }

  it('lets the newest casts fail, and says so', () => {
    const field = full();
    const { count } = field.world.pool;
    field.cast(3);
    expect(field.world.pool.count).toBe(count);
  });

  it('never holds more than 20,000, however much spreads', () => {
    const field = new Field(['@.........', '..........'], CLOUD);
    for (let cast = 0; cast < 30; cast++) {
      field.cast(3);
    }
    const { pool } = field.world;
    const archetype = field.world.archetype('cloud').index;
    while (!pool.full) {
      pool.add({ archetype, square: 30, owner: 0, speed: 0 });
    }
    field.tick(10);
    expect(pool.count).toBeLessThanOrEqual(MOST_EFFECTS);
  });
});

import { describe, expect, it } from 'vitest';
import { Field, rulesOf } from './testing/field.ts';

const BULLET = `Object spell
type 101
subtype 5
attacktype 4
dam 8
other_arch flight
end
Object flight
type 102
subtype 5
speed 1
end
`;

describe('an effect that ends within its cast', () => {
  it('is gone when the cast is over: no view shows it, and no save holds it', () => {
    const field = new Field(['@m..'], BULLET);
    field.cast(3);
    expect(field.strikes).toHaveLength(1);
    expect(field.world.pool.count).toBe(0);
    expect(field.world.pool.save().columns.id).toEqual([]);
  });

  it('is gone too when a creature steps into it', () => {
    const field = new Field(['@..m'], BULLET, { rules: rulesOf('house') });
    field.cast(3);
    expect(field.draw()).toEqual(['@1.m']);
    field.targets.add(1);
    field.step(1, 2);
    expect(field.draw()).toEqual(['@..m']);
    expect(field.world.pool.count).toBe(0);
  });
});

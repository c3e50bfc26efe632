import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { turnHeading } from '../headings.ts';
import { Field, rulesOf } from '../testing/field.ts';

const MISSILE = `Object spell
type 101
subtype 11
attacktype 4
dam 9
range 6
other_arch flight
end
Object flight
type 102
subtype 11
speed 1
end
`;

describe('a magic missile', () => {
  it('flies its range, its first square within the cast', () => {
    const field = new Field(['@........'], MISSILE);
    field.cast(3);
    expect(field.draw()).toEqual(['@1.......']);
    expect(field.tick(10).draw()).toEqual(['@.....1..']);
    expect(field.tick(2).draw()).toEqual(['@........']);
  });

  it('without a direction hits its own square with plain magic, and is gone', () => {
    const field = new Field(['@..'], MISSILE);
    field.targets.add(0);
    field.cast(0);
    expect(field.strikes).toMatchObject([{ square: 0, attackType: 2, damage: 9, full: true }]);
    expect(field.world.pool.count).toBe(0);
    const alone = new Field(['@..'], MISSILE);
    alone.cast(0);
    expect([alone.strikes.length, alone.world.pool.count]).toEqual([0, 0]);
  });

  it('bends by one step a square towards whom it sees', () => {
    const field = new Field(['.......', '@......', '.......', '....m..'], MISSILE);
    field.cast(3);
    expect(field.world.pool.direction[0]).toBe(4);
    field.tick(6);
    expect(field.strikes).toHaveLength(1);
  });

  it('does not see through walls', () => {
    const field = new Field(['@......', '#######', '...m...'], MISSILE);
    field.cast(3);
    expect(field.world.pool.direction[0]).toBe(3);
  });

  it('hits as plain magic in the original, with its own attack type in the document', () => {
    for (const [id, attackType] of [
      ['crossfire', 2],
      ['house', 4],
    ] as const) {
      const field = new Field(['@m'], MISSILE, { rules: rulesOf(id) });
      field.cast(3);
      expect(field.strikes.map(strike => strike.attackType)).toEqual([attackType]);
    }
  });

  it('loses a heading that was right already, to either side', () => {
    const ask = new Enumerator();
    const turned = ask.askNumber(turnHeading, rulesOf('crossfire'), { direction: 8, goal: 8 });
    expect([...turned]).toEqual(
      [
        [1, 0.5],
        [7, 0.5],
      ].sort(([one], [other]) => one! - other!),
    );
  });
});

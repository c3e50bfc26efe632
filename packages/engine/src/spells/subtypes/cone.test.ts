import { describe, expect, it } from 'vitest';
import { attackBit } from '../../spellcraft/index.ts';
import { Field } from '../testing/field.ts';

function cone(spell = '', flight = '', more = ''): string {
  return `Object spell
type 101
subtype 7
attacktype 6
dam 4
range 2
duration 0
${spell}
other_arch flight
end
Object flight
type 102
subtype 7
speed 1
${flight}
end
${more}`;
}

const OPEN = ['.....', '.....', '@....', '.....', '.....'];

describe('a cone', () => {
  it('starts on three squares and widens by one on each side a step', () => {
    const field = new Field(OPEN, cone());
    expect(field.cast(3)).toBe(true);
    expect(field.draw()).toEqual(['.....', '.1...', '@1...', '.1...', '.....']);
    expect(field.tick(2).draw()).toEqual(['..1..', '.12..', '@13..', '.12..', '..1..']);
  });

  it('hits on two turns more than its duration', () => {
    const field = new Field(['m.', '@.', '#.'], cone('range 0'));
    field.cast(1);
    field.tick(20);
    expect(field.strikes).toHaveLength(2);
  });

  it('starts all around without a direction, at a quarter of the range but two squares', () => {
    const field = new Field(['...', '.@.', '...'], cone('range 9'));
    field.cast(0);
    expect(field.draw()).toEqual(['111', '1@1', '111']);
    expect(field.world.pool.range[0]).toBe(2);
  });

  it('of a spell that knows no direction starts all around whatever is said', () => {
    const field = new Field(['...', '.@.', '...'], cone('all_around 1'));
    field.cast(3);
    expect(field.draw()).toEqual(['111', '1@1', '111']);
  });

  it('of a rune covers its own square too', () => {
    const field = new Field(['...', '.@.', '...'], cone());
    field.cast(0, { byRune: true });
    expect(field.draw()).toEqual(['111', '111', '111']);
    const north = new Field(['...', '.@.', '...'], cone());
    north.cast(1, { byRune: true });
    expect(north.draw()).toEqual(['.11', '.1.', '...']);
  });

  it('fails only where no square is open', () => {
    expect(new Field(['##', '@#', '##'], cone()).cast(3)).toBe(false);
    expect(new Field(['#.', '@#', '##'], cone()).cast(3)).toBe(true);
  });

  it('of fear lasts longer by presence', () => {
    const field = new Field(OPEN, cone('attacktype 16386'));
    field.cast(3, { bearing: { charisma: 5, wisdom: 10 } });
    expect(field.world.pool.duration[0]).toBe(2);
  });

  it('leaves what it drops, which stands still', () => {
    const pool = 'Object pool\ntype 102\nsubtype 7\nspeed 0.2\nduration 9\nstand_still 1\nend\n';
    const field = new Field(['@..'], cone('range 0', 'other_arch pool', pool));
    field.cast(3);
    expect(field.draw()).toEqual(['@2.']);
    expect(field.tick(12).draw()).toEqual(['@1.']);
  });

  it('does not enter where counterspell stands, if it is magical', () => {
    for (const [type, reach] of [
      [6, 0],
      [4, 1],
    ] as const) {
      const field = new Field(['@..'], cone(`attacktype ${type}`));
      const [flight, square] = [field.content.archetype('flight').index, 2];
      field.world.pool.add({
        archetype: flight,
        square,
        attackType: attackBit('counterspell'),
        duration: 90,
        speed: 0.1,
      });
      field.cast(3);
      field.tick(2);
      const { square: squares, count } = field.world.pool;
      const others = [...squares.subarray(1, count)].filter(other => other === square);
      expect(others).toHaveLength(reach);
    }
  });
});

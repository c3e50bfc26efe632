import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import { Field } from '../testing/field.ts';

const ball = (keys = '', effect = '') => `Object spell
type 101
subtype 35
attacktype 8
dam 9
duration 3
other_arch globe
${keys}
end
Object globe
type 102
subtype 35
speed 1
is_used_up 1
${effect}
end
Object haze
type 102
food 5
speed 1
is_used_up 1
end
`;

describe('a moving ball', () => {
  it('starts on its caster’s square, rolls at once, and ends with its food', () => {
    const field = new Field(['@.......'], ball());
    field.cast(3);
    expect(field.draw()).toEqual(['@1......']);
    // Three more turns, on ticks 2, 4 and 6; on tick 8 it is gone.
    expect(field.tick(6).draw()).toEqual(['@...1...']);
    expect(field.tick(2).draw()).toEqual(['@.......']);
  });

  it('rolls around what is in the way, to the same side first for the whole turn', () => {
    const rolled = (rows: readonly string[], luck: readonly ScriptedLuck[]) => {
      const field = new Field(rows, ball(), { luck });
      field.cast(3);
      field.end();
      return field.draw();
    };
    const block = ['...', '@#.', '...'];
    expect(rolled(block, [['clockwise', true]])).toEqual(['...', '@#.', '.1.']);
    expect(rolled(block, [['clockwise', false]])).toEqual(['.1.', '@#.', '...']);
    // Where its side is closed, it takes the other.
    expect(rolled(['...', '@#.', '.#.'], [['clockwise', true]])).toEqual(['.1.', '@#.', '.#.']);
    expect(rolled(['###', '@##', '###'], [['clockwise', true]])).toEqual(['###', '1##', '###']);
  });

  it('hits its own square in full and those around by half, never its owner’s', () => {
    const field = new Field(['m..', '@m.', '..m'], ball(), {
      luck: [
        ['quarry', 0],
        ['turns-again', false],
        ['turns-again', false],
      ],
    });
    field.cast(3);
    field.end();
    expect(field.strikes.map(({ square, damage, full }) => [square, damage, full])).toEqual([
      [4, 9, true],
      [8, 4, true],
      [0, 4, true],
    ]);
    expect(field.world.pool.damage[0]).toBe(9);
  });

  it('turns towards what it sees by one to three steps', () => {
    const heading = (again: boolean, third: boolean) => {
      const field = new Field(['.......', '@......', '.......', '.m.....'], ball(), {
        luck: [
          ['turns-again', again],
          ['turns-again', third],
        ],
      });
      field.cast(2);
      field.end();
      return field.world.pool.direction[0];
    };
    // From 1, 0 the target lies to the south, three steps clockwise.
    expect(heading(false, false)).toBe(3);
    expect(heading(true, false)).toBe(4);
    expect(heading(true, true)).toBe(5);
  });

  it('leaves its product on the open ones of the nine squares', () => {
    const field = new Field(['.#.', '@..', '...'], ball('', 'other_arch haze'));
    field.cast(3);
    expect(field.draw()).toEqual(['1#1', '121', '111']);
  });

  it('is cast only by those who are attuned to all paths that it names', () => {
    const field = new Field(['@..'], ball('path_repelled 9'));
    expect(field.cast(3)).toBe(false);
    expect(field.cast(3, { attuned: 8 })).toBe(false);
    expect(field.cast(3, { attuned: 25 })).toBe(true);
  });

  it('hits at once who steps onto it', () => {
    const field = new Field(['@...'], ball());
    field.cast(3);
    field.targets.add(1);
    field.step(1, 3);
    expect(field.strikes.map(({ damage, attackType }) => [damage, attackType])).toEqual([[9, 8]]);
  });
});

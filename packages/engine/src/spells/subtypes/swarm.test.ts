import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck } from '../../chance/index.ts';
import { swarmShots } from '../../spellcraft/index.ts';
import { Field, type FieldOptions, rulesOf } from '../testing/field.ts';

const SWARM = `Object swarm_spell
type 102
subtype 36
speed 1
end
`;
const swarmOf = (shot: string) => `Object spell
type 101
subtype 36
duration 2
other_arch ${shot}
end
Object dart
type 101
subtype 5
attacktype 2
dam 10
dam_modifier 1
level 1
other_arch flight
end
Object flight
type 102
subtype 5
speed 1
end
Object missile
type 101
subtype 11
dam 5
range 9
other_arch missile_flight
end
Object missile_flight
type 102
subtype 11
speed 1
end
Object fan
type 101
subtype 7
dam 5
range 2
duration 2
attacktype 4
other_arch fan_piece
end
Object fan_piece
type 102
subtype 7
speed 1
end
${SWARM}`;

/** Luck by which a wonder draws another swarm. */
const DRAWN: readonly ScriptedLuck[] = [
  ['own-cone', false],
  ['entry', 0],
  ['shots', 1],
];

/** Swarms of wonders that draw the swarm again. */
const FLOCKS = `Object whim
type 101
subtype 9
randomitems flocks
other_arch fan_piece
end
Object flock
type 101
subtype 36
duration 1
other_arch whim
end
`;

const OPEN = ['.....', '.....', '..@..', '.....', '.....'];

function cast(shot: string, direction: number, options: FieldOptions): Field {
  const field = new Field(OPEN, swarmOf(shot), options);
  field.cast(direction);
  return field;
}

describe('a swarm', () => {
  it('has as many shots as its dice and its level say', () => {
    const view = { duration: 2, adjustment: 3 };
    const shots = new Enumerator().askNumber(swarmShots, rulesOf('crossfire'), view);
    expect([...shots].map(([value, share]) => [value, Math.round(9 * share)])).toEqual([
      [5, 1],
      [6, 2],
      [7, 3],
      [8, 2],
      [9, 1],
    ]);
  });

  it('fires its first shot on the second tick, the last one straight ahead', () => {
    // Offsets by their places in the table for straight directions: -3, …
    const field = cast('dart', 3, {
      luck: [
        ['shots', 2],
        ['offset', 0],
      ],
    });
    expect(field.tick().world.pool.count).toBe(1);
    field.tick();
    // East and three steps back is north-west of the caster; there it starts and flies east.
    expect(field.draw()).toEqual(['.....', '.1...', '..1..', '.....', '.....']);
    field.tick(2);
    // No luck is asked for the last shot.
    expect(field.draw()[2]).toBe('..11.');
    field.tick(2);
    expect(field.world.pool.count).toBe(2);
    field.end();
  });

  it('has five values for straight directions and another table for diagonals', () => {
    const { straight, diagonal } = rulesOf('crossfire').releases.swarm;
    expect(straight).toEqual([-3, -2, -1, 0, 0, 0, 1, 2, 3]);
    expect(diagonal).toEqual([-3, -2, -2, -1, 0, 0, 1, 2, 2, 3]);
    const field = cast('dart', 2, {
      luck: [
        ['shots', 2],
        ['offset', 9],
      ],
    });
    field.tick(2);
    // North-east and three steps on is south.
    expect(field.draw()).toEqual(['.....', '.....', '..1..', '..1..', '.....']);
    expect(field.world.pool.direction[1]).toBe(2);
  });

  it('draws a direction for each shot where it has none', () => {
    const field = cast('dart', 0, {
      luck: [
        ['shots', 2],
        ['spray', 4],
        ['offset', 3],
        ['spray', 0],
      ],
    });
    field.tick(4);
    field.end();
    expect(field.draw()).toEqual(['.....', '..1..', '..1..', '.....', '..1..']);
  });

  it('fires magic missiles from one square behind, at its own level', () => {
    const field = cast('missile', 3, {
      luck: [
        ['shots', 2],
        ['offset', 6],
      ],
    });
    field.tick(2);
    // One step clockwise is south-east; behind that lies south, and the first turn leads to south-east.
    expect(field.draw()[3]).toBe('...1.');
  });

  it('takes the numbers of its shots from its own level', () => {
    const field = new Field(OPEN, swarmOf('dart'), {
      luck: [
        ['shots', 2],
        ['offset', 3],
      ],
    });
    field.cast(3, { level: 14 });
    field.tick(2);
    expect(field.world.pool.damage[1]).toBe(23);
  });

  it('ends when its owner has left its square', () => {
    const field = cast('dart', 3, { luck: [['shots', 2]] });
    field.world.pool.moveTo(0, 0);
    field.tick(2);
    expect(field.world.pool.count).toBe(0);
    field.end();
  });

  it('fires bullets and missiles in the original, any spell with a direction in the house', () => {
    const pieces = (id: string, ticks: number) => {
      const field = cast('fan', 3, {
        rules: rulesOf(id),
        luck: [
          ['shots', 2],
          ['offset', 3],
        ],
      });
      field.tick(ticks);
      return field.draw();
    };
    expect(pieces('crossfire', 2)).toEqual(['.....', '.....', '..1..', '.....', '.....']);
    // A cone starts where a bullet would, and beside it. In the house the first shot comes in the first tick.
    expect(pieces('house', 1)).toEqual(['.....', '...1.', '..11.', '...1.', '.....']);
  });

  it('fails in a content without the archetype that fires', () => {
    const field = new Field(['@..'], swarmOf('dart').replace(SWARM, ''), { luck: [] });
    expect(field.cast(3)).toBe(false);
  });

  it('of wonders that draw swarms comes apart at the eighth cast', () => {
    const field = new Field(['@...'], swarmOf('whim') + FLOCKS, {
      rules: rulesOf('house'),
      lists: 'treasureone flocks\narch flock\nchance 1\nend\n',
      luck: [
        ['shots', 2],
        ['offset', 3],
        ...DRAWN,
        ...DRAWN,
        // The second shot of the outermost swarm.
        ['own-cone', true],
        ...DRAWN,
        // The last wonder draws a swarm that is one too many.
        ['own-cone', false],
        ['entry', 0],
      ],
    });
    field.cast(3);
    field.tick(60);
    expect(field.world.pool.count).toBe(0);
    expect(field.unravelled).toEqual([1]);
    field.end();
  });
});

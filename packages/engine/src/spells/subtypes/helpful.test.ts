// Spells that do no harm: light, detection, summoning, healing.

import { describe, expect, it } from 'vitest';
import { Field, rulesOf } from '../testing/field.ts';

const LIGHT = `Object spell
type 101
subtype 42
attacktype 2
dam 3
range 9
duration 2
other_arch lamp
end
Object lamp
speed 1
glow_radius 1
is_used_up 1
end
`;

describe('light', () => {
  it('lies on the next square until it is used up, at most four squares bright', () => {
    const field = new Field(['@..'], LIGHT);
    expect(field.cast(3)).toBe(true);
    expect(field.world.pool.glow[0]).toBe(4);
    expect(field.tick(5).draw()).toEqual(['@1.']);
    expect(field.tick().draw()).toEqual(['@..']);
  });

  it('stands on the square of a friend, whom it doesn’t hit', () => {
    const field = new Field(['@f'], LIGHT);
    expect(field.cast(3)).toBe(true);
    expect(field.strikes).toEqual([]);
    expect(field.world.pool.count).toBe(1);
  });

  it('hits by the level of the caster, not that of the spell at his paths', () => {
    const field = new Field(['@m'], LIGHT.replace('dam 3', 'dam 3\nlevel 9'));
    field.cast(3);
    expect(field.strikes).toMatchObject([{ level: 1, full: true, attackType: 2, slaying: '' }]);
  });

  it('hits the creature there instead, and fails at a wall', () => {
    const field = new Field(['@m'], LIGHT);
    expect(field.cast(3)).toBe(true);
    expect(field.strikes.map(({ damage }) => damage)).toEqual([3]);
    expect(field.world.pool.count).toBe(0);
    expect(new Field(['@#'], LIGHT).cast(3)).toBe(false);
  });
});

describe('detection', () => {
  it('looks at the whole square around, as far as the map goes', () => {
    const field = new Field(
      ['.....', '.@...', '..m..'],
      'Object spell\ntype 101\nsubtype 33\nrange 1\nmonster 1\nend\n',
    );
    expect(field.cast(0)).toBe(true);
    // Columns from west to east; the own pack comes last.
    expect(field.detected).toEqual([0, 5, 10, 1, 6, 11, 2, 7, 12, -1]);
  });
});

const SUMMON = `Object spell
type 101
subtype 27
dam 2
other_arch hound
end
Object hound
monster 1
end
`;

describe('summoning', () => {
  it('stands creatures to the direction and its sides by turns', () => {
    const luck = [['side', true]] as const;
    const field = new Field(['...', '.@.', '...'], SUMMON, { luck });
    expect(field.cast(1)).toBe(true);
    field.end();
    expect(field.summoned.map(([, square]) => square)).toEqual([1, 0, 2]);
    expect(field.summoned.every(([, , friendly]) => friendly)).toBe(true);
  });

  it('brings `dam` more in the original, `dam` in the document', () => {
    for (const [id, count] of [
      ['crossfire', 3],
      ['house', 2],
    ] as const) {
      const luck = [['side', true]] as const;
      const field = new Field(['...', '.@.', '...'], SUMMON, { luck, rules: rulesOf(id) });
      field.cast(1);
      expect(field.summoned).toHaveLength(count);
    }
  });

  it('takes any free square around without a direction, and fails where there is none', () => {
    const luck = [
      ['side', true],
      ['place', 0],
      ['place', 1],
      ['place', 2],
    ] as const;
    const field = new Field(['...', '.@.', '...'], SUMMON, { luck });
    expect(field.cast(0)).toBe(true);
    field.end();
    expect(new Field(['###', '#@#', '###'], SUMMON, { luck: [['side', true]] }).cast(0)).toBe(
      false,
    );
  });

  it('takes it from the treasure list that it names', () => {
    const spell = `Object spell
type 101
subtype 27
randomitems hounds
end
Object hound
monster 1
end
Object wolf
monster 1
end
`;
    const list = 'treasure hounds\narch hound\nnrof 2\nmagic 3\nmore\narch wolf\nmagic 6\nend\n';
    for (const [level, ids] of [
      [2, []],
      [5, ['hound', 'hound']],
      [6, ['wolf']],
    ] as const) {
      const luck = level === 2 ? [] : ([['side', false]] as const);
      const field = new Field(['...', '.@.', '...'], spell, { luck, lists: list });
      expect(field.cast(3, { level })).toBe(ids.length > 0);
      expect(field.summoned.map(([id]) => id)).toEqual(ids);
    }
  });

  it('takes what a list has for the caster, and fails below it', () => {
    const list = `Object spell
type 101
subtype 27
arch hound
magic 3
nrof 2
end
arch wolf
magic 6
nrof 1
end
end
Object hound
monster 1
end
Object wolf
monster 1
end
`;
    for (const [level, ids] of [
      [2, []],
      [5, ['hound', 'hound']],
      [6, ['wolf']],
    ] as const) {
      const luck = level === 2 ? [] : ([['side', false]] as const);
      const field = new Field(['...', '.@.', '...'], list, { luck });
      expect(field.cast(3, { level })).toBe(ids.length > 0);
      expect(field.summoned.map(([id]) => id)).toEqual(ids);
    }
  });
});

describe('healing', () => {
  it('gives back everything that its fields name', () => {
    const text = `Object spell
type 101
subtype 21
attacktype 32
dam 4
last_sp 5
food 6
end
`;
    const field = new Field(['@'], text);
    expect(field.cast(0)).toBe(true);
    expect(field.restored).toEqual([
      ['hit points', 4],
      ['cure', 32],
      ['energy', 5],
      ['food', 6],
    ]);
  });

  it('heals the friend in its direction, and without one the caster', () => {
    const text = 'Object spell\ntype 101\nsubtype 21\ndam 4\nend\n';
    const field = new Field(['f@.'], text);
    field.cast(7);
    field.cast(3);
    field.cast(0);
    expect(field.healed).toEqual([1, 1, 1]);
    const friend = new Field(['.@f'], text);
    friend.cast(3);
    expect(friend.healed).toEqual([3]);
  });
});

describe('a summons with a name', () => {
  const spell = `Object spell
type 101
subtype 27
arch hound
magic 1
end
arch wolf
magic 2
end
arch bear
magic 3
end
end
Object hound
name grey hound
monster 1
end
Object wolf
monster 1
end
Object bear
monster 1
end
`;

  it.each([
    ['Grey Hound', 'hound'],
    ['wolf', 'wolf'],
    ['dragon', 'bear'],
    ['', 'bear'],
  ])('of %j brings a %s', (text, came) => {
    const field = new Field(['.@.'], spell, { luck: [['side', true]] });
    field.cast(3, { level: 9, arguments: { text } });
    expect(field.summoned.map(([id]) => id)).toEqual([came]);
  });

  it('brings what is no creature as an effect', () => {
    const fog =
      'Object spell\ntype 101\nsubtype 27\nother_arch fog\nend\nObject fog\nspeed 0.1\nend\n';
    const field = new Field(['.@.'], fog, { luck: [['side', true]] });
    expect(field.cast(3)).toBe(true);
    expect(field.draw()).toEqual(['.@1']);
  });
});

import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { Field, rulesOf } from '../testing/field.ts';

function bolt(spell = '', flight = ''): string {
  return `Object spell
type 101
subtype 4
attacktype 4
dam 8
range 3
duration 3
${spell}
other_arch flight
end
Object flight
type 102
subtype 4
speed 1
${flight}
end
`;
}

describe('a bolt', () => {
  it('covers range + 1 squares, the first two within the cast, and then one every second tick', () => {
    const field = new Field(['@.......'], bolt());
    expect(field.cast(3)).toBe(true);
    expect(field.draw()).toEqual(['@11.....']);
    expect(field.tick().draw()).toEqual(['@11.....']);
    expect(field.tick().draw()).toEqual(['@111....']);
    expect(field.tick(2).draw()).toEqual(['@1111...']);
    expect(field.tick(20).draw()).toEqual(['@.......']);
  });

  it('hits the creature on its square every turn, and passes through', () => {
    const field = new Field(['@.m...'], bolt());
    field.cast(3);
    field.tick(30);
    expect(field.strikes.map(({ damage }) => damage)).toEqual([8, 8, 8]);
  });

  it('fails at a wall, and starts the other way from its caster when it reflects', () => {
    expect(new Field(['@#'], bolt()).cast(3)).toBe(false);
    const field = new Field(['...@#'], bolt('', 'reflecting 1'));
    expect(field.cast(3)).toBe(true);
    expect(field.draw()).toEqual(['..11#']);
  });

  it('reflects from a corner back, and from one wall aside', () => {
    const aside = new Field(['####', '....', '.@..', '....'], bolt('range 8', 'reflecting 1'));
    aside.cast(2);
    expect(aside.tick(4).draw()).toEqual(['####', '..1.', '.@.1', '....']);
  });

  it('forks by chance: to one side, both branches with half the damage and one more', () => {
    const luck = [
      ['forks', true],
      ['forks-left', false],
    ] as const;
    const field = new Field(['.....', '@....', '.....'], bolt('dex 30\ncon 50'), { luck });
    field.cast(3);
    field.end();
    expect(field.draw()).toEqual(['.....', '@11..', '...1.']);
    const { damage, forkChance, leftChance, direction, duration } = field.world.pool;
    expect([...damage.subarray(0, 3)]).toEqual([8, 5, 5]);
    expect([...forkChance.subarray(0, 3)]).toEqual([30, 20, 20]);
    expect([...leftChance.subarray(0, 3)]).toEqual([50, 50, 75]);
    expect([direction[2], duration[2]]).toEqual([4, 4]);
  });

  it('forks as often as it is asked', () => {
    const rules = rulesOf('crossfire');
    const text = bolt('dex 30\ncon 40');
    const fly = (chance: Field['world']['chance']) => {
      const field = new Field(['.......', '@......', '.......'], text, { chance });
      field.cast(3);
      return field.tick(2).draw().join('/');
    };
    const { list } = new Enumerator().ask(fly, rules, undefined);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const chance = new PlayedChance(new Generator(5));
    const played = new Map<string, number>();
    for (let cast = 0; cast < 4000; cast++) {
      const shape = fly(chance);
      played.set(shape, (played.get(shape) ?? 0) + 1 / 4000);
    }
    for (const { value, probability } of list) {
      expect(Math.abs((played.get(value) ?? 0) - probability)).toBeLessThan(0.03);
    }
  });

  it('pushes light creatures with its weight', () => {
    const text = bolt('', 'weight 500');
    const luck = [['pushed', true]] as const;
    const light = new Field(['@m..'], text, { luck, weight: 100 });
    light.cast(3);
    light.end();
    expect(light.pushed).toEqual([[1, 3]]);
    const heavy = new Field(['@m..'], text, { weight: 75_000 });
    heavy.cast(3);
    expect(heavy.pushed).toEqual([]);
  });
});

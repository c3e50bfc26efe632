import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance, type ScriptedLuck } from '../../chance/index.ts';
import { Field, type FieldOptions } from '../testing/field.ts';

const WIZARD = {
  level: 5,
  intelligence: 18,
  dexterity: 12,
  skill: 'basic',
  role: 'wizard',
  aims: true,
} as const;

/** A spell whose ray is of that kind. */
function arc(kind: string): string {
  return `Object spell
type 101
subtype 101
attacktype 16
ray ${kind}
rules_name cone-of-cold
other_arch trace
end
Object trace
type 102
subtype 101
speed 1
other_arch burst
end
Object burst
type 102
subtype 102
speed 1
end
`;
}

function field(rows: string[], kind: string, luck: ScriptedLuck[], more: FieldOptions = {}): Field {
  return new Field(rows, arc(kind), { luck, ...more });
}

/** Certain to hit: the armour class is far above any roll. */
const SURE = { target: { armourClass: 40 } };
/** Seven squares, the least that a ray flies. */
const SHORT: ScriptedLuck = ['range', 0];
/** The die that lets a certain shot hit. */
const HITS: ScriptedLuck = ['ray', 1];

describe('a ray', () => {
  it('flies as many squares as luck says, within the cast, and its trace fades after two ticks', () => {
    const rays = field(['@.........'], 'cold', [SHORT]);
    rays.cast(3, { casterView: WIZARD });
    expect(rays.draw()).toEqual(['@1111111..']);
    expect(rays.tick().draw()).toEqual(['@1111111..']);
    expect(rays.tick(4).draw()).toEqual(['@.........']);
    rays.end();
  });

  it('hits each creature in its path and goes on, two squares shorter', () => {
    const rays = field(['@.m.......'], 'cold', [SHORT, HITS], SURE);
    rays.cast(3, { casterView: WIZARD });
    expect(rays.met).toEqual([[2, 'cold']]);
    expect(rays.draw()).toEqual(['@11111....']);
    rays.end();
  });

  it('loses nothing to a creature that it misses: a thick armour is redrawn at each shot', () => {
    const luck: ScriptedLuck[] = [SHORT, ['ray', 1], ['ray-armour', 4]];
    const rays = field(['@.m.......'], 'cold', luck, { target: { armourClass: -10 } });
    rays.cast(3, { casterView: WIZARD });
    expect(rays.met).toEqual([[2, 'missed']]);
    expect(rays.draw()).toEqual(['@1111111..']);
    rays.end();
  });

  it('comes straight back from a wall, a square shorter', () => {
    const rays = field(['.@..#'], 'cold', [SHORT]);
    rays.cast(3, { casterView: WIZARD });
    expect(rays.draw()).toEqual(['.111#']);
    rays.end();
  });

  it('glances along a wall that it meets at an angle', () => {
    const rows = ['##########', '..........', '..........', '@.........'];
    const rays = field(rows, 'cold', [SHORT, ['straight-back', false]]);
    rays.cast(2, { casterView: WIZARD });
    // The square in the wall and the bounce each cost one.
    expect(rays.draw()).toEqual(['##########', '..1.1.....', '.1...1....', '@.....1...']);
    rays.end();
  });

  it('bounces to one side by luck where both are open', () => {
    const pillar = ['.....', '..#..', '.@...'];
    const bounced = (flat: boolean) => {
      const luck: ScriptedLuck[] = [SHORT, ['straight-back', false], ['bounce', flat]];
      const rays = field(pillar, 'cold', luck);
      expect(() => rays.cast(2, { casterView: WIZARD })).toThrow(/straight-back/);
      return rays.draw();
    };
    expect(bounced(true)[2]).toBe('.@.1.');
    expect(bounced(false)[0]).toBe('.1...');
  });

  it('of fire bursts at the first it comes to, before a wall, or where it ends', () => {
    const first = field(['.......', '@..m..m', '.......'], 'fire', [SHORT]);
    first.cast(3, { casterView: WIZARD });
    expect(first.explosions.map(([squares]) => squares)).toEqual([[10]]);
    expect(first.draw()).toEqual(['..111..', '@1221.m', '..111..']);
    const wall = field(['......', '@..#..', '......'], 'fire', [SHORT]);
    wall.cast(3, { casterView: WIZARD });
    expect(wall.draw()).toEqual(['.111..', '@22#..', '.111..']);
    const end = field(['...........', '@..........', '...........'], 'fire', [SHORT]);
    end.cast(3, { casterView: WIZARD });
    expect(end.draw()[0]).toBe('......111..');
  });

  it('without a direction is the caster’s own', () => {
    const self = field(['@..'], 'cold', []);
    expect(self.cast(0, { casterView: WIZARD })).toBe(true);
    expect(self.met).toEqual([[0, 'self: cone-of-cold']]);
  });

  it('hits as often as it is asked', () => {
    const target = { armourClass: 5 };
    const fly = (chance: Field['world']['chance']) => {
      const rays = field(['.@.m...m.#', '.........#'], 'cold', [], { chance, target });
      rays.cast(3, { casterView: WIZARD });
      return rays.met.map(([square, what]) => `${square} ${what}`).join(', ');
    };
    const { list } = new Enumerator().ask(fly, {}, undefined);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const chance = new PlayedChance(new Generator(11));
    const casts = 4000;
    const played = new Map<string, number>();
    for (let cast = 0; cast < casts; cast++) {
      const met = fly(chance);
      played.set(met, (played.get(met) ?? 0) + 1 / casts);
    }
    expect(list.length).toBeGreaterThan(8);
    for (const { value, probability } of list) {
      expect(Math.abs((played.get(value) ?? 0) - probability)).toBeLessThan(0.03);
    }
  });

  it('is an InvariantError for a spell that names no ray', () => {
    expect(() => field(['@..'], 'treacle', []).cast(3, { casterView: WIZARD })).toThrow(/treacle/);
  });
});

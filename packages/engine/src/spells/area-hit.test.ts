import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { hitInFull } from './area-hit.ts';
import { stepOnto } from './pool/tick.ts';
import { Field, rulesOf } from './testing/field.ts';

const PIECES = `Object flame
type 102
subtype 7
speed 1
end
Object dart
type 102
subtype 11
speed 1
one_hit 1
end
Object blast
type 102
subtype 6
speed 1
end
`;

const [FLAME, DART, BLAST] = [0, 1, 2];
const MAGIC_FIRE = attackBit('magic') | attackBit('fire');
const COUNTERSPELL = attackBit('counterspell');
const CHAOS = attackBit('chaos');

describe('hitting a square', () => {
  it('ends the magic of others there that is of lower level', () => {
    const field = new Field(['..'], PIECES);
    const { pool } = field.world;
    const piece = { archetype: FLAME!, square: 0, speed: 1 };
    pool.add({ ...piece, attackType: MAGIC_FIRE, level: 5, owner: 2 });
    pool.add({ ...piece, attackType: MAGIC_FIRE, level: 9, owner: 2 });
    pool.add({ ...piece, attackType: 4, level: 5, owner: 2 });
    pool.add({ ...piece, attackType: MAGIC_FIRE, level: 5, owner: 1 });
    const row = pool.add({ ...piece, attackType: COUNTERSPELL, level: 8, owner: 1 });
    expect(hitInFull(field.world, row)).toBe(true);
    expect([...pool.dead.subarray(0, 5)]).toEqual([1, 0, 0, 0, 0]);
  });

  it('with chaos does nothing yet, and becomes another type for the next turn', () => {
    const field = new Field(['m.'], PIECES, { luck: [['chaos', 12]] });
    const { pool } = field.world;
    const row = pool.add({ archetype: FLAME!, square: 0, speed: 1, attackType: CHAOS, damage: 7 });
    hitInFull(field.world, row);
    field.end();
    expect(field.strikes).toEqual([]);
    expect(pool.attackType[row]).toBe(16 | 2);
    hitInFull(field.world, row);
    expect(field.strikes.map(({ attackType }) => attackType)).toEqual([18]);
  });

  it('with chaos becomes each of 22 entries equally often', () => {
    const become = (chance: Field['world']['chance']) => {
      const { world } = new Field(['.'], PIECES, { chance });
      const row = world.pool.add({ archetype: FLAME!, square: 0, speed: 1, attackType: CHAOS });
      hitInFull(world, row);
      return world.pool.attackType[row]!;
    };
    const types = new Enumerator().askNumber(become, rulesOf('crossfire'), undefined);
    const shares = new Map([...types]);
    expect(shares.get(4 | 2)).toBeCloseTo(3 / 22, 12);
    expect(shares.get(32 | 2)).toBeCloseTo(1 / 22, 12);
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('uses up what hits but once', () => {
    const field = new Field(['m'], PIECES);
    const { pool } = field.world;
    const row = pool.add({ archetype: DART!, square: 0, speed: 1, attackType: 1, damage: 2 });
    expect(hitInFull(field.world, row)).toBe(false);
  });
});

describe('stepping onto effects', () => {
  function meet(ruleset: string, archetypes: readonly number[], owner = 9) {
    const field = new Field(['m'], PIECES, { rules: rulesOf(ruleset) });
    for (const archetype of archetypes) {
      const piece = { archetype, square: 0, speed: 1, attackType: 4, owner };
      field.world.pool.add({ ...piece, damage: archetype + 1 });
    }
    stepOnto(field.world, 0, 2);
    return field.strikes.map(({ damage }) => damage);
  }

  it('meets only the newest by the original, and only if it lurks', () => {
    expect(meet('crossfire', [BLAST!, FLAME!])).toEqual([1]);
    expect(meet('crossfire', [FLAME!, BLAST!])).toEqual([]);
  });

  it('meets everything hostile in the house, newest first, and nothing of one’s own', () => {
    expect(meet('house', [FLAME!, BLAST!])).toEqual([3, 1]);
    expect(meet('house', [FLAME!, BLAST!], 2)).toEqual([]);
  });
});

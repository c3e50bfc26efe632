import { describe, expect, it } from 'vitest';
import { Field } from '../testing/field.ts';

const bombOf = (keys: string) => `Object spell
type 101
subtype 8
attacktype 1
dam 12
range 3
duration 4
other_arch jar
end
Object jar
type 102
subtype 8
speed 0.2
${keys}
other_arch burst
end
Object burst
type 102
subtype 6
speed 0.2
end
Object splint
type 102
subtype 5
speed 0.5
end
Object chip
type 102
subtype 5
speed 1
end
`;

const OPEN = ['.......', '.......', '.......', '...@...', '.......', '.......', '.......'];

/** Ticks from the cast to the explosion. */
function ticksToExplosion(keys: string): number {
  const field = new Field(OPEN, bombOf(keys));
  field.cast(3);
  let ticks = 0;
  while (field.world.pool.count === 1) {
    field.tick();
    ticks++;
  }
  return ticks;
}

describe('a bomb', () => {
  it('explodes when the last picture of its animation is shown', () => {
    // Speed 0.2: turns on ticks 2, 8, 14 …, each of which shows the next picture.
    expect(ticksToExplosion('pictures 2')).toBe(2);
    expect(ticksToExplosion('pictures 3')).toBe(8);
    expect(ticksToExplosion('pictures 5')).toBe(20);
    // The original's bomb has nine pictures, and is the one that states no number.
    expect(ticksToExplosion('')).toBe(ticksToExplosion('pictures 9'));
    expect(ticksToExplosion('')).toBe(44);
  });

  it('is harmless until then, even to who stands on it', () => {
    const field = new Field(['@m.'], bombOf('pictures 3'));
    field.cast(3);
    field.tick(7);
    expect(field.strikes).toEqual([]);
    field.step(1, 5);
    expect(field.strikes).toEqual([]);
    field.tick();
    expect(field.strikes.length).toBeGreaterThan(0);
  });

  it('throws a splinter in each direction, from squares on one diagonal', () => {
    const field = new Field(OPEN, bombOf('pictures 2'));
    field.cast(0);
    field.tick(2);
    const { pool } = field.world;
    const { content } = field;
    const splint = content.archetype('splint').index;
    const flown = Array.from({ length: pool.count }, (_, row) => row)
      .filter(row => pool.archetype[row] === splint)
      .map(row => [pool.direction[row], pool.square[row]! % 7, Math.floor(pool.square[row]! / 7)]);
    // The bomb lies on 3, 3. North and south start on it; those to the east one step south-east of it, those to
    // the west one step north-west. Each has flown one square at once.
    expect(flown).toEqual([
      [1, 3, 2],
      [2, 5, 3],
      [3, 5, 4],
      [4, 5, 5],
      [5, 3, 4],
      [6, 1, 3],
      [7, 1, 2],
      [8, 1, 1],
    ]);
    const row = Array.from(pool.archetype).indexOf(splint);
    expect([pool.damage[row], pool.range[row], pool.attackType[row]]).toEqual([12, 2, 1]);
  });

  it('leaves out splinters that would start off the map', () => {
    const field = new Field(['@....', '.....'], bombOf('pictures 2'));
    field.cast(0);
    field.tick(2);
    const { pool } = field.world;
    const splint = field.content.archetype('splint').index;
    const directions = Array.from({ length: pool.count }, (_, row) => row)
      .filter(row => pool.archetype[row] === splint)
      .map(row => pool.direction[row]);
    // North leaves the map at once, and those to the west would start off it.
    expect(directions).toEqual([2, 3, 5]);
  });

  it('explodes itself with its own numbers and attack type', () => {
    const field = new Field(OPEN, bombOf('pictures 2'));
    field.cast(0);
    field.tick(2);
    const { pool } = field.world;
    const burst = field.content.archetype('burst').index;
    const row = Array.from(pool.archetype.subarray(0, pool.count)).indexOf(burst);
    expect([pool.damage[row], pool.range[row], pool.duration[row]]).toEqual([12, 3, 4]);
    expect(pool.attackType[row]).toBe(1);
  });

  it('throws the splinters that its archetype names', () => {
    const field = new Field(OPEN, bombOf('pictures 2\nsplinter chip'));
    field.cast(0);
    field.tick(2);
    const chip = field.content.archetype('chip').index;
    expect(Array.from(field.world.pool.archetype.subarray(0, 8))).toContain(chip);
  });

  it('bursts without splinters in a content that has none', () => {
    const none = bombOf('pictures 2').replace('Object splint\n', 'Object other\n');
    const field = new Field(OPEN, none);
    field.cast(0);
    field.tick(2);
    expect(field.world.pool.count).toBe(1);
  });

  it('needs a square on the map that can be walked on', () => {
    const wall = new Field(['@#'], bombOf('pictures 2'));
    expect(wall.cast(3)).toBe(false);
    expect(wall.cast(1)).toBe(false);
    expect(wall.cast(0)).toBe(true);
  });

  it('goes off where its bearer is', () => {
    const field = new Field(OPEN, bombOf('pictures 3'));
    field.cast(0);
    const { pool } = field.world;
    pool.bearer[0] = 1;
    pool.carry(1, 24, 10);
    field.tick(8);
    const burst = field.content.archetype('burst').index;
    const row = Array.from(pool.archetype.subarray(0, pool.count)).indexOf(burst);
    expect(pool.square[row]).toBe(10);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Field } from '../testing/field.ts';
import { EffectPool } from './effects.ts';
import { StrandLists } from './strand-lists.ts';

const step = fc.oneof(
  fc.record({ do: fc.constant('add'), which: fc.nat(3), strand: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('end'), which: fc.nat(3) }),
  fc.record({ do: fc.constant('trim'), which: fc.nat(3), below: fc.nat(60) }),
);

describe('lists of strands', () => {
  it('hold what was added, whichever of them have ended', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), steps => {
        const lists = new StrandLists();
        const nodes = [0, 0, 0, 0];
        const plain: number[][] = [[], [], [], []];
        for (const each of steps) {
          const { which } = each;
          const before = nodes[which]!;
          if ('strand' in each) {
            nodes[which] = lists.with(before, each.strand);
            plain[which]!.unshift(each.strand);
          } else if ('below' in each) {
            nodes[which] = lists.trimmed(before, strand => strand < each.below);
            plain[which] = plain[which]!.filter((one, at) => at === 0 || one < each.below);
          } else {
            lists.end(before);
            nodes[which] = 0;
            plain[which] = [];
          }
        }
        for (const [which, strands] of plain.entries()) {
          expect(lists.all(nodes[which]!)).toEqual(strands);
          expect(lists.lengthOf(nodes[which]!)).toBe(strands.length);
          for (let strand = 0; strand <= 60; strand++) {
            expect(lists.has(nodes[which]!, strand)).toBe(strands.includes(strand));
          }
        }
      }),
    );
  });
});

const BALLS = `Object spell
type 101
subtype 5
attacktype 4
dam 8
food 9
duration 9
range 4
other_arch ball
end
Object ball
type 102
subtype 5
speed 1
other_arch burst
end
Object burst
type 102
subtype 6
attacktype 4
speed 0.2
end
`;

/** Never forgets a strand. */
class LongMemory extends EffectPool {
  protected override readonly longList: number = Number.MAX_SAFE_INTEGER;
}

/** A storm of balls that burst on the same squares. */
function storm(pool: EffectPool, ticks: number): Field {
  const rows = Array.from({ length: 11 }, (_, y) => (y === 5 ? '@.....m....' : '...........'));
  const field = new Field(rows, BALLS);
  Object.assign(field.world, { pool });
  for (let tick = 0; tick < ticks; tick++) {
    if (tick % 2 === 0) {
      field.cast(3);
    }
    field.tick();
  }
  return field;
}

function longestList({ world }: Field): number {
  const lists = world.pool.save().strands ?? [];
  return Math.max(0, ...lists.map(([, strands]) => strands.length));
}

describe('a storm that never ends', () => {
  it('remembers only strands that can still spread, and goes on as if it knew all', () => {
    const field = storm(new EffectPool(), 600);
    const other = storm(new LongMemory(), 600);
    expect(longestList(field)).toBeLessThan(64);
    expect(longestList(other)).toBeGreaterThan(64);
    expect(field.draw()).toEqual(other.draw());
    expect(field.strikes).toEqual(other.strikes);
    const { columns } = field.world.pool.save();
    expect(columns).toEqual(other.world.pool.save().columns);
  });

  it('goes on after a save as if nothing had been', () => {
    const field = storm(new EffectPool(), 301);
    const saved = JSON.parse(JSON.stringify(field.world.pool.save()));
    const restored = EffectPool.restore(saved);
    const again = storm(new EffectPool(), 301);
    Object.assign(again.world, { pool: restored });
    for (const each of [field, again]) {
      for (let tick = 0; tick < 200; tick++) {
        if (tick % 2 === 0) {
          each.cast(3);
        }
        each.tick();
      }
    }
    expect(again.world.pool.save()).toEqual(field.world.pool.save());
  });
});

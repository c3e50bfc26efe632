import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EffectPool } from './effects.ts';

const SQUARES = 4;

type Step =
  | { readonly do: 'add'; readonly square: number }
  | { readonly do: 'move'; readonly which: number; readonly square: number }
  | { readonly do: 'kill'; readonly which: number }
  | { readonly do: 'sweep' };

const square = fc.nat({ max: SQUARES - 1 });
const which = fc.nat({ max: 50 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), square }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), which, square }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);

/** The pool as plain lists: every effect by row, and those of each square from the newest down. */
class Plain {
  rows: { readonly id: number; square: number; dead: boolean }[] = [];
  readonly #on: number[][] = Array.from({ length: SQUARES }, () => []);
  #nextId = 1;

  add(square: number): void {
    const id = this.#nextId++;
    this.rows.push({ id, square, dead: false });
    this.#on[square]!.unshift(id);
  }

  move(row: number, square: number): void {
    const effect = this.rows[row]!;
    this.#on[effect.square] = this.#on[effect.square]!.filter(id => id !== effect.id);
    effect.square = square;
    this.#on[square]!.unshift(effect.id);
  }

  sweep(): void {
    if (this.rows.some(({ dead }) => dead)) {
      this.rows = this.rows.filter(({ dead }) => !dead);
      for (let at = 0; at < SQUARES; at++) {
        const here = this.rows.filter(({ square }) => square === at);
        this.#on[at] = here.map(({ id }) => id).reverse();
      }
    }
  }

  on(square: number): readonly number[] {
    return this.#on[square]!;
  }
}

/** The ids of the effects of a square, from the newest down. */
function idsOn(pool: EffectPool, square: number): number[] {
  const ids: number[] = [];
  for (let row = pool.newestOn(square); row >= 0; row = pool.next[row]!) {
    ids.push(pool.id[row]!);
  }
  return ids;
}

describe('the pool of effects', () => {
  it('keeps the order of rows and squares whatever is added, moved and ended', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const pool = new EffectPool();
        const plain = new Plain();
        for (const each of steps) {
          const row = 'which' in each && pool.count > 0 ? each.which % pool.count : -1;
          if (each.do === 'add') {
            pool.add({ archetype: 0, square: each.square, speed: 0 });
            plain.add(each.square);
          } else if (each.do === 'sweep') {
            pool.sweep();
            plain.sweep();
          } else if (row >= 0 && each.do === 'move') {
            pool.moveTo(row, each.square);
            plain.move(row, each.square);
          } else if (row >= 0) {
            pool.kill(row);
            plain.rows[row]!.dead = true;
          }
          expect([...pool.id.subarray(0, pool.count)]).toEqual(plain.rows.map(({ id }) => id));
          for (let at = 0; at < SQUARES; at++) {
            expect(idsOn(pool, at)).toEqual(plain.on(at));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('knows of every attack type that an effect has, until none is left', () => {
    const bit = fc.nat({ max: 25 }).map(at => 2 ** at);
    const put = fc.oneof(
      fc.record({ do: fc.constant('add' as const), type: bit }),
      fc.record({ do: fc.constant('blank' as const), type: bit }),
      fc.record({ do: fc.constant('copy' as const), which, type: bit }),
      fc.record({ do: fc.constant('kill' as const), which, type: bit }),
      fc.record({ do: fc.constant('save' as const), type: bit }),
    );
    fc.assert(
      fc.property(fc.array(put, { maxLength: 40 }), steps => {
        let pool = new EffectPool();
        for (const each of steps) {
          const row = 'which' in each && pool.count > 0 ? each.which % pool.count : -1;
          if (each.do === 'add') {
            pool.add({ archetype: 0, square: 0, speed: 0, attackType: each.type });
          } else if (each.do === 'blank') {
            pool.setAttackType(pool.addBlank(0, 1), each.type);
          } else if (each.do === 'save') {
            pool.sweep();
            pool = EffectPool.restore(pool.save());
          } else if (row >= 0 && each.do === 'copy') {
            pool.copy(row, 2);
          } else if (row >= 0) {
            pool.kill(row);
            pool.sweep();
          }
          const given = [...pool.attackType.subarray(0, pool.count)];
          expect(given.filter(type => (pool.attackTypes & type) !== type)).toEqual([]);
          expect(pool.count > 0 || pool.attackTypes === 0).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

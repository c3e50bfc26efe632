// What holds of every spell on every ground.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../chance/index.ts';
import { EffectPool } from './pool/effects.ts';
import { Field, rulesOf } from './testing/field.ts';

const SPELLS: readonly string[] = [
  'subtype 4\nrange 6\nduration 3\ndex 40\ncon 50',
  'subtype 5\nfood 3\nrange 3\nduration 3',
  'subtype 7\nrange 4\nduration 1',
  'subtype 11\nrange 12',
  'subtype 42\nattacktype 0\nduration 4\nrange 2',
];

const FLIGHTS: readonly string[] = [
  'subtype 4\nspeed 1\nreflecting 1\nweight 500',
  'subtype 5\nspeed 1\nother_arch burst',
  'subtype 7\nspeed 1',
  'subtype 11\nspeed 1',
  'speed 0.5\nis_used_up 1\nglow_radius 1',
];

const BURST = 'Object burst\ntype 102\nsubtype 6\nspeed 0.2\nattacktype 4\nend\n';

const SIDE = 11;

/** A square field with the caster in the middle. */
const ground = fc
  .array(fc.constantFrom<string>('.', '.', '.', '.', '#', 'm', '%'), {
    minLength: SIDE * SIDE,
    maxLength: SIDE * SIDE,
  })
  .map(letters => {
    const text = letters.with((SIDE * SIDE - 1) / 2, '@').join('');
    return Array.from({ length: SIDE }, (_, y) => text.slice(y * SIDE, (y + 1) * SIDE));
  });

const casts = fc.record({
  rows: ground,
  spell: fc.nat(SPELLS.length - 1),
  direction: fc.integer({ min: 1, max: 8 }),
  level: fc.integer({ min: 1, max: 30 }),
  ruleset: fc.constantFrom('crossfire', 'house'),
  seed: fc.nat(),
  frail: fc.boolean(),
});

function released({ rows, spell, direction, level, ruleset, seed, frail }: CastCase): Field {
  const arc = `Object spell
type 101
level 1
attacktype 6
dam 5
dam_modifier 3
range_modifier 5
${SPELLS[spell]}
other_arch flight
end
Object flight
type 102
${FLIGHTS[spell]}
end
${BURST}`;
  const chance = new PlayedChance(new Generator(seed));
  const field = new Field(rows, arc, { chance, frail, rules: rulesOf(ruleset), weight: 90 });
  field.cast(direction, { level });
  return field;
}

type CastCase = typeof casts extends fc.Arbitrary<infer Case> ? Case : never;

describe('every spell', () => {
  it('stays on open ground, counts down and ends', () => {
    fc.assert(
      fc.property(casts, cast => {
        const field = released(cast);
        const { pool, ground: map } = field.world;
        let ticks = 0;
        for (; pool.count > 0 && ticks < 400; ticks++) {
          field.tick();
          for (let row = 0; row < pool.count; row++) {
            expect(map.openToEffects(pool.square[row]!)).toBe(true);
            expect(pool.range[row]).toBeGreaterThanOrEqual(0);
            expect(pool.damage[row]).toBeGreaterThanOrEqual(0);
          }
        }
        expect(ticks).toBeLessThan(400);
      }),
      { numRuns: 300 },
    );
  });

  it('goes on after a save as if nothing had been', () => {
    fc.assert(
      fc.property(casts, fc.integer({ min: 0, max: 12 }), (cast, ticks) => {
        const field = released(cast).tick(ticks);
        const { pool } = field.world;
        const saved = JSON.parse(JSON.stringify(pool.save()));
        expect(EffectPool.restore(saved).save()).toEqual(pool.save());
      }),
      { numRuns: 100 },
    );
  });
});

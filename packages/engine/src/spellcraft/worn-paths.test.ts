import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import type { AttackType } from './names.ts';
import { validateWearer } from './validate.ts';
import type { AttunementView, WearerView, WornView } from './views.ts';
import { wornPaths } from './worn-paths.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;
const bare: AttunementView = { attuned: 0, repelled: 0, denied: 0, resist: {} };

function item(change: Partial<WornView>): WornView {
  return { ...bare, kind: 'worn', applied: true, ...change };
}

function fireOf(base: number, ...items: WornView[]): number {
  const view = { base: { ...bare, resist: { fire: base } }, items };
  return wornPaths(rules, view).resist.fire ?? 0;
}

const worn = (fire: number) => item({ resist: { fire } });
const drunk = (fire: number) => item({ kind: 'potion-effect', resist: { fire } });

describe('paths', () => {
  it('are those of the creature and of everything that takes effect, each set by itself', () => {
    const view: WearerView = {
      base: { ...bare, attuned: 1, denied: 2 },
      items: [item({ attuned: 2, repelled: 1 }), item({ attuned: 4, applied: false })],
    };
    expect(wornPaths(rules, view)).toEqual({ attuned: 3, repelled: 1, denied: 2, resist: {} });
  });

  it('keep their highest bit', () => {
    const view = { base: { ...bare, attuned: 2 ** 31 }, items: [item({ attuned: 1 })] };
    expect(wornPaths(rules, view).attuned).toBe(2 ** 31 + 1);
  });
});

describe('resistances', () => {
  it('add up on what is left unprotected, rounded at each item', () => {
    expect(fireOf(30, worn(50))).toBe(65);
    expect(fireOf(0, worn(33), worn(33))).toBe(55);
    expect(fireOf(100, worn(50))).toBe(100);
  });

  it('keep vulnerabilities apart until the end', () => {
    expect(fireOf(30, worn(-50), worn(50))).toBe(15);
    expect(fireOf(-20, worn(-50))).toBe(-60);
  });

  it('take the better of a potion and what is worn, and harm in any case', () => {
    expect(fireOf(30, drunk(50))).toBe(50);
    expect(fireOf(30, drunk(20))).toBe(30);
    expect(fireOf(30, drunk(-20))).toBe(-20);
    expect(fireOf(30, drunk(-20), drunk(40))).toBe(40);
  });

  it('never pass immunity by what is worn', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 });
    fc.assert(
      fc.property(percents, values => {
        const total = fireOf(0, ...values.map(worn));
        expect(total).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(total).toBeLessThanOrEqual(100);
      }),
      { seed: 25, numRuns: 200 },
    );
  });

  it('are refused for unknown attack types', () => {
    const resist = { firee: 20 } as { readonly [Type in AttackType]?: number };
    const view = { base: { ...bare, resist }, items: [] };
    expect(() => validateWearer(view)).toThrow('did you mean fire?');
  });
});

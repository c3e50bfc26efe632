import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GameObject, loadContent } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { HeroSheet } from './hero/hero-sheet.ts';
import { burdenOf, HeroPace } from './hero/hero-views.ts';

const house = createRulesets().resolve('house');
const content = loadContent([
  { path: 'stone.arc', text: 'Object stone\ntype 6\nweight 45\nend\n' },
]);

/** A hero carrying a stack of stones. */
function bearer(): { readonly sheet: HeroSheet; readonly stone: GameObject } {
  const attributes = { strength: 10, intelligence: 9, wisdom: 9, dexterity: 9, constitution: 10 };
  const sheet = new HeroSheet('Ada', 'wizard', 'human', { ...attributes, charisma: 9 });
  const stone = new GameObject(1, content.archetype('stone'));
  sheet.inventory.add(stone);
  return { sheet, stone };
}

describe('a pace that is read again', () => {
  it('is that of the hero as he is now, whatever he was before', () => {
    const change = fc.record({
      strength: fc.integer({ min: 3, max: 120 }),
      constitution: fc.integer({ min: 3, max: 18 }),
      pieces: fc.integer({ min: 1, max: 3000 }),
      grams: fc.integer({ min: 30, max: 60 }),
      more: fc.constantFrom(0, 0, 4500),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 6 }), changes => {
        const { sheet, stone } = bearer();
        const pace = new HeroPace();
        for (const { strength, constitution, pieces, grams, more } of changes) {
          Object.assign(sheet.attributes, { strength, constitution });
          stone.count = pieces;
          stone.setFact('weight', grams);
          const { encumbrance } = pace.read(house, sheet, more);
          expect(encumbrance).toBe(burdenOf(house, sheet, more));
          seen.add(encumbrance);
        }
      }),
    );
    expect(seen.size).toBeGreaterThan(3);
  });

  it('changes with the strength, the constitution and the load each by itself', () => {
    const { sheet, stone } = bearer();
    const pace = new HeroPace();
    const read = () => pace.read(house, sheet).encumbrance;
    stone.count = 600;
    expect(read()).toBe('burdened');
    sheet.attributes.strength = 18;
    expect(read()).toBe('unencumbered');
    sheet.attributes.strength = 10;
    expect(read()).toBe('burdened');
    sheet.attributes.constitution = 18;
    expect(read()).toBe('unencumbered');
    stone.count = 1000;
    expect(read()).not.toBe('unencumbered');
  });
});

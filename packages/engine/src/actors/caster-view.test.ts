import { describe, expect, it } from 'vitest';
import { GameObject, loadContent } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { casterView } from './caster-view.ts';
import { HeroSheet } from './hero/hero-sheet.ts';
import type { KnownSpell } from './hero/hero-views.ts';
import { wear } from './hero/outfit.ts';

const house = createRulesets().resolve('house');
const content = loadContent([
  {
    path: 'cap.arc',
    text: 'Object cap\nname cap\ntype 34\nwear helmet\nweight 100\nbonus 3\nbonus_to intelligence dexterity\nend\n',
  },
]);

describe('a hero who casts', () => {
  it('has the intelligence and the dexterity that his equipment gives him', () => {
    const attributes = { strength: 10, intelligence: 14, wisdom: 9, dexterity: 11 };
    const sheet = new HeroSheet('Ada', 'wizard', 'human', {
      ...attributes,
      constitution: 10,
      charisma: 9,
    });
    const known = { skill: 'basic' } as KnownSpell;
    expect(casterView(house, sheet, known)).toMatchObject({ intelligence: 14, dexterity: 11 });
    const cap = new GameObject(1, content.archetype('cap'));
    cap.setFact('bonus', 3);
    sheet.inventory.add(cap);
    expect(wear(house, sheet, cap)).toBe(true);
    expect(casterView(house, sheet, known)).toMatchObject({ intelligence: 17, dexterity: 14 });
  });
});

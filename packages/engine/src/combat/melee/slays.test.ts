import { describe, expect, it } from 'vitest';
import { NoteList } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { SLAY_FLAGS } from '../slot/names.ts';
import { slayMultiplier } from './slays.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

describe('the factor of the dice', () => {
  it('is the highest that applies', () => {
    const notes = new NoteList();
    const flags = ['slay-evil', 'execute-dragon', 'brand-fire'] as const;
    expect(slayMultiplier(rules, 'sword', flags, ['evil', 'dragon'], notes)).toBe(5);
    expect(notes.toArray().map(({ fact }) => fact)).toEqual([...flags, 'dice-multiplied']);
  });

  it('of a brand is 3 unless the monster is immune', () => {
    expect(slayMultiplier(rules, 'arrow', ['brand-cold'], [])).toBe(3);
    expect(slayMultiplier(rules, 'arrow', ['brand-cold'], ['immune-cold'])).toBe(1);
  });

  it('is 1 for whatever is no weapon', () => {
    expect(slayMultiplier(rules, 'flask', ['brand-fire'], [])).toBe(1);
    expect(slayMultiplier(rules, 'launcher', ['slay-evil'], ['evil'])).toBe(1);
  });

  it('is given for every slay, execution and brand', () => {
    for (const flag of SLAY_FLAGS) {
      const slay = rules.slays[flag];
      const monster = slay.when === 'has' ? [slay.monster] : [];
      expect(slayMultiplier(rules, 'digger', [flag], monster)).toBe(slay.multiplier);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { bungleMargin, castingEncumbrance, encumbranceBungle } from './encumbrance-bungle.ts';
import { prayerFumble } from './prayer-fumble.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;

describe('a prayer', () => {
  const view = { wisdom: 10, spellLevel: 4, characterLevel: 7, luck: 0 };

  it('fails below 35 × 4 / 7 of a hundred, and not at it', () => {
    expect(prayerFumble(new ScriptedChance([['fumble', 19]]), rules, view)).toBe(true);
    expect(prayerFumble(new ScriptedChance([['fumble', 20]]), rules, view)).toBe(false);
    expect(
      new Enumerator().ask(prayerFumble, rules, view).probability(failed => failed),
    ).toBeCloseTo(0.2, 12);
  });

  it('is moved by luck, which takes the worst value away half the time', () => {
    const lucky = [
      ['luck', true],
      ['fumble', 19],
    ] as const;
    expect(prayerFumble(new ScriptedChance(lucky), rules, { ...view, luck: 10 })).toBe(false);
  });

  it('takes wisdom beyond the table as its last, and level 0 as 1', () => {
    const wise = { ...view, wisdom: 99 };
    expect(prayerFumble(new ScriptedChance([['fumble', 0]]), rules, wise)).toBe(false);
    const first = { ...view, characterLevel: 0, wisdom: -1 };
    expect(prayerFumble(new ScriptedChance([['fumble', 99]]), rules, first)).toBe(true);
  });
});

describe('a spell under heavy gear', () => {
  it('counts thrice a weapon, half a shield and all of the armour, in kilograms rounded down', () => {
    const items = [
      { kind: 'weapon', weight: 3500 },
      { kind: 'shield', weight: 3999 },
      { kind: 'armour', weight: 20_999 },
    ] as const;
    expect(castingEncumbrance(rules, items)).toBe(10 + 1 + 20);
  });

  it('is bungled by as much as the margin is below 0', () => {
    const view = { encumbrance: 60, spellLevel: 5, characterLevel: 10, luck: 0 };
    expect(bungleMargin(new ScriptedChance([['bungle', 0]]), rules, view)).toBe(-20);
    const asked = new Enumerator().ask(encumbranceBungle, rules, view);
    expect(asked.probability(failed => failed)).toBeCloseTo(0.1, 12);
  });
});

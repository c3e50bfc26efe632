// Casters that no spell was written for. Each was found by `npm run casts`.

import { castFreely } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const rulesets = createRulesets();
const HALL = ['######', '#.F@.#', '######'];

function hall(ruleset: string) {
  const options = { fixtures: { F: 'coughing_stove' } };
  return new Stage(content, rulesets.resolve(ruleset), HALL, options);
}

describe('a fixture', () => {
  it('that drains mana takes it and has none to gain', () => {
    const { state } = hall('house');
    const stove = state.level.fixtures.all[0]!;
    const before = state.sheet.energy;
    castFreely(state, {
      spell: content.archetype('spell_leech_power'),
      caster: stove.id,
      ...{ direction: 3, level: 9 },
    });
    expect(state.sheet.energy).toBeLessThan(before);
  });
});

describe('a rune for any spell', () => {
  it.each(['house', 'crossfire'])('is written under %s with what ships', ruleset => {
    const { state } = hall(ruleset);
    const runes = () => state.level.fixtures.all.filter(({ owner }) => owner === state.hero.id);
    castFreely(state, {
      spell: content.archetype('spell_rune_of_the_wide_cold'),
      caster: state.hero.id,
      ...{ direction: 3, level: 9 },
    });
    expect(runes().map(({ archetype }) => archetype.id)).toEqual(['written_rune']);
  });
});

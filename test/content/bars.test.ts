// The bars of the house ruleset, asked of the odds: how long equals fight, and whether a new Wizard
// survives three jackals. `roguewright odds bars` prints them.

import { BARS, barRow, levelBar, wizardBar } from '@roguewright/engine/host';
import { creatureFacts } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

/** Kinds that fight with blows alone, at about the hero's own pace. */
const EQUALS: readonly (readonly [level: number, id: string])[] = [
  [1, 'hobgoblin'],
  [3, 'orc_raider'],
  [4, 'wolf'],
  [5, 'ogre'],
  [6, 'cave_bear'],
  [7, 'troll'],
  [8, 'hill_giant'],
];

describe('between equals', () => {
  it.each(EQUALS)(
    'a Valkyrie of level %i kills a %s in 2 to 5 turns, and is killed by it in 5 to 12',
    (level, id) => {
      const kind = content.archetype(id);
      expect(creatureFacts(kind).level).toBe(level);
      const { kills, killed } = barRow(content, house, 'valkyrie', level, kind);
      expect(kills).toBeGreaterThanOrEqual(BARS.kills[0]);
      expect(kills).toBeLessThanOrEqual(BARS.kills[1]);
      expect(killed).toBeGreaterThanOrEqual(BARS.killed[0]);
      expect(killed).toBeLessThanOrEqual(BARS.killed[1]);
    },
  );
});

describe('a Wizard of level 1', () => {
  it('kills three jackals, one after the other, with the staff alone in 60 to 90 % of cases', () => {
    const odds = wizardBar(content, house);
    expect(odds).toBeGreaterThanOrEqual(BARS.wizard[0]);
    expect(odds).toBeLessThanOrEqual(BARS.wizard[1]);
  });
});

describe('the bars at a level', () => {
  it('are those of creatures of that level, or of the strongest below it', () => {
    const { creatures, rows } = levelBar(content, house, 'valkyrie', 5);
    expect(creatures).toBe(5);
    expect(rows.map(({ id }) => id)).toContain('ogre');
    expect(levelBar(content, house, 'valkyrie', 30).creatures).toBeLessThanOrEqual(30);
  });
});

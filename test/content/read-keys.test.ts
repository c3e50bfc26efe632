import { readContent } from '@roguewright/content';
import { surveyContent } from '@roguewright/engine/game';
import { readKeys } from '@roguewright/engine/host';
import { camelCase, ReadKeys, thingKind } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const house = createRulesets().resolve('house');
const fiqhack = createRulesets().resolve({ casting: 'fiqhack', spells: 'crossfire' });

describe('what ships', () => {
  /**
   * Keys of the shipped files that nothing reads. Each is Crossfire's, and kept for those who read the files. A
   * key that only a rare deed reads doesn't belong here: let `readKeys` do that deed.
   */
  const KEPT: readonly string[] = [
    ...['alive', 'no_pick', 'no_drop', 'identified', 'invisible', 'move_type', 'move_on'],
    // Where a part stands is read from the file when its head is made.
    ...['x', 'y'],
    // Read when an older save is restored.
    'formerly',
    // The rule of traps says how well they are hidden.
    'cha',
    ...['value', 'skill', 'name_pl', 'level', 'glow_radius', 'stone', 'artifact_of'],
  ];

  it('has no other keys than those that the game reads, and a few that are kept', () => {
    const { content } = surveyContent(readContent());
    const reads = new ReadKeys();
    readKeys(content, [house, fiqhack], reads);
    const kept = new Set(KEPT.map(camelCase));
    const unread = content.archetypes.flatMap(archetype => {
      const { numbers, texts, flags } = archetype;
      const kind = thingKind(archetype);
      const keys = [...Object.keys(numbers), ...Object.keys(texts), ...[...flags].map(camelCase)];
      return keys
        .filter(key => !kept.has(key) && !reads.has(kind, key))
        .map(key => `${kind} ${key}`);
    });
    expect(new Set(unread)).toEqual(new Set());
  });
});

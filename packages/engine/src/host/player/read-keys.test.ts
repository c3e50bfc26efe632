import { readContent } from '@roguewright/content';
import { describe, expect, it, vi } from 'vitest';
import { surveyContent } from '../../game/index.ts';
import {
  camelCase,
  factOf,
  GameObject,
  ReadKeys,
  recordedContent,
  thingKind,
} from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { readKeys } from './read-keys.ts';

const house = createRulesets().resolve('house');
const fiqhack = createRulesets().resolve({ casting: 'fiqhack', spells: 'crossfire' });

const SPELL = `Object spell_zap
type 101
subtype 4
level 1
sp 3
dam 4
duration 2
range 6
other_arch zap
glimmer 3
end
Object zap
type 102
subtype 4
speed 1
end
`;

function readsOf(text: string): ReadKeys {
  const reads = new ReadKeys();
  readKeys(surveyContent([{ path: 'mine.arc', text }]).content, [house], reads);
  return reads;
}

describe('the keys that the game reads', () => {
  it('are those that some code asks for, by kind of thing', () => {
    const reads = readsOf(SPELL);
    expect(reads.has('spell', 'sp')).toBe(true);
    expect(reads.has('spell', 'otherArch')).toBe(true);
    expect(reads.has('effect', 'speed')).toBe(true);
    expect(reads.has('effect', 'sp')).toBe(false);
    expect(reads.has('spell', 'glimmer')).toBe(false);
  });

  it('become one more as soon as a reader asks for it', () => {
    const hat = 'Object hat\ntype 34\nwear helmet\nsparkle 3\nend\n';
    expect(readsOf(hat).has('helmet', 'sparkle')).toBe(false);
    const { fact } = GameObject.prototype;
    const reader = vi.spyOn(GameObject.prototype, 'fact').mockImplementation(function (key) {
      factOf(this.archetype, 'sparkle');
      return fact.call(this, key);
    });
    try {
      expect(readsOf(hat).has('helmet', 'sparkle')).toBe(true);
    } finally {
      reader.mockRestore();
    }
  });

  it('may be asked of flags, members and records in any way', () => {
    const reads = new ReadKeys();
    const { content } = surveyContent([{ path: 'a.arc', text: 'Object rat\nmonster 1\nend\n' }]);
    const rat = recordedContent(content, reads).archetype('rat');
    expect('hp' in rat.numbers).toBe(false);
    expect(Object.hasOwn(rat.numbers, 'sp')).toBe(false);
    expect(rat.flags.has('no_pick')).toBe(false);
    expect([rat.plural, rat.inventory]).toEqual(['rat', []]);
    const asked = ['hp', 'sp', 'noPick', 'namePl', 'arch'];
    expect(asked.filter(key => !reads.has('monster', key))).toEqual([]);
    expect(reads.has('monster', 'dam')).toBe(false);
  });

  it('are never found by an exception', () => {
    const broken = 'Object rat\nmonster 1\nblow_1 bite\narch nowhere\nend\nend\n';
    expect(readsOf(broken).has('monster', 'level')).toBe(true);
  });
});

describe('what ships', () => {
  /**
   * Keys of the shipped files that nothing reads. Each is Crossfire's, and kept for those who read the files. A
   * key that only a rare deed reads doesn't belong here: let `readKeys` do that deed.
   */
  const KEPT: readonly string[] = [
    ...['alive', 'no_pick', 'no_drop', 'identified', 'invisible', 'move_type', 'move_on'],
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

import { describe, expect, it, vi } from 'vitest';
import { surveyContent } from '../../game/index.ts';
import { factOf, GameObject, ReadKeys, recordedContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { readKeys } from './read-keys.ts';

const house = createRulesets().resolve('house');

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
    const reader = vi.spyOn(GameObject.prototype, 'fact').mockImplementation(function (
      this: GameObject,
      key,
    ) {
      factOf(this.archetype, 'sparkle');
      return fact.call(this, key);
    });
    try {
      expect(readsOf(hat).has('helmet', 'sparkle')).toBe(true);
    } finally {
      reader.mockRestore();
    }
  });

  it('are played for only until all that are sought were read', () => {
    const { content } = surveyContent([{ path: 'mine.arc', text: SPELL }]);
    const play = (key: string): number => {
      const reads = new ReadKeys();
      let tried = 0;
      readKeys(content, [house, house], reads, {
        has: () => true,
        progress: () => tried++,
        sought: { kinds: new Set(['spell']), found: () => reads.has('spell', key) },
      });
      return tried;
    };
    // There are two archetypes under two rulesets.
    expect([play('sp'), play('glimmer')]).toEqual([1, 4]);
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

// Which power a word leads to is told in the registries alone: no other file compares one with a literal.

import { globSync, readFileSync } from 'node:fs';
import { POWERS } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';

const FORMS = ['drunk', 'read', 'zapped', 'applied', 'cast', 'byMonster'] as const;

const WORDS: ReadonlySet<string> = new Set([
  ...POWERS.rules.wordsOf(() => true),
  ...FORMS.flatMap(form => POWERS.wordsOf(form)),
]);

/** Where powers are, and the rule rooms, which name the spells of their documents. */
const ELSEWHERE =
  /\.test\.ts$|\/testing\/|src\/(casting|charging|combat|rulesets|speed|spellcraft)\/|\/powers\/|\/verify\//;

/** Words that also mean a command, a condition, a ring, a kind of item or nothing: no file can be blamed for them. */
const EVERYDAY: ReadonlySet<string> = new Set([
  // A mood of creatures.
  'berserk',
  'blank',
  'charging',
  'confusion',
  'confusing-hands',
  'fear',
  'fire',
  'healing',
  'light',
  'nothing',
  // A kind of potion.
  'oil',
  'protection',
  'sleep',
  'sleeping',
  'slow',
  'speed',
  'teleport',
  'water',
]);

function comparing(): readonly string[] {
  const found = new Set<string>();
  for (const path of globSync('packages/{engine,cli,server,web}/src/**/*.{ts,tsx}')) {
    if (ELSEWHERE.test(path)) {
      continue;
    }
    for (const [, word] of readFileSync(path, 'utf8').matchAll(/(?:[!=]==|case)\s*'([a-z-]+)'/g)) {
      if (WORDS.has(word!) && !EVERYDAY.has(word!)) {
        found.add(`${path}: ${word}`);
      }
    }
  }
  return [...found].sort();
}

describe('the words of powers', () => {
  it('are compared with literals in no file', () => {
    expect(comparing()).toEqual([]);
  });

  it('are many', () => {
    expect(WORDS.size).toBeGreaterThan(60);
  });
});

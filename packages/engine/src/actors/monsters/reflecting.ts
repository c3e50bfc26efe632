// What a creature or a worn item reflects: spells that fly, and missiles. Crossfire server/spell_util.c (reflwall),
// types/common/projectile.c: the flags `reflect_spell` and `reflect_missile`.

import type { Archetype, FoeWord, GameObject } from '../../objects/index.ts';

/** What can be reflected, as the word by which heroes know a kind that does it. */
export type Reflects = Extract<FoeWord, 'reflects-spells' | 'reflects-missiles'>;

/** The flag of files for each word. */
const FLAG_OF: Readonly<Record<Reflects, string>> = {
  'reflects-spells': 'reflect_spell',
  'reflects-missiles': 'reflect_missile',
};

const WORDS = Object.keys(FLAG_OF) as readonly Reflects[];

/** Whether a kind or a thing reflects spells, or missiles. */
export function reflectsWhat(one: Archetype | GameObject, what: Reflects): boolean {
  const flag = FLAG_OF[what];
  return 'hasFlag' in one ? one.hasFlag(flag) : one.flags.has(flag);
}

/** The words for what a kind or a thing reflects. */
export function reflectionWords(one: Archetype | GameObject): readonly Reflects[] {
  return WORDS.filter(word => reflectsWhat(one, word));
}

/** The same as facts of a creature. @param words those that are known of it */
export function reflection(words: readonly string[]): {
  readonly reflectsSpells: boolean;
  readonly reflectsMissiles: boolean;
} {
  return {
    reflectsSpells: words.includes('reflects-spells'),
    reflectsMissiles: words.includes('reflects-missiles'),
  };
}

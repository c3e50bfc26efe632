// Possible weapons that were found once: they follow from the content and the ruleset alone, and finding them takes
// longer than the rest of a question about a creature.

import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { HeldWeapon } from './monster-weapon.ts';

/** A weapon's contribution to a monster's blow; undefined without a weapon. */
export type Held = HeldWeapon | undefined;

/** A possible weapon and its probability. */
export interface LikelyHeld {
  readonly weapon: Held;
  readonly probability: number;
}

/** Inputs of weapon generation. */
export interface ArmsMaking {
  readonly content: Content;
  readonly ruleset: Ruleset;
}

/** Maximum number of lists for each ruleset and content; a further one clears them. */
const MOST = 1024;

type Lists = Map<string, readonly LikelyHeld[]>;

const known = new WeakMap<Ruleset, WeakMap<Content, Lists>>();

/**
 * The possible weapons under a key, which `find` returns the first time.
 * @param key names all that `find` depends on beside the content and the ruleset
 */
export function rememberedArms(
  { content, ruleset }: ArmsMaking,
  key: string,
  find: () => readonly LikelyHeld[],
): readonly LikelyHeld[] {
  const ofRuleset = known.get(ruleset) ?? new WeakMap<Content, Lists>();
  known.set(ruleset, ofRuleset);
  const lists: Lists = ofRuleset.get(content) ?? new Map();
  ofRuleset.set(content, lists);
  const before = lists.get(key);
  if (before !== undefined) {
    return before;
  }
  const found = find();
  if (lists.size >= MOST) {
    lists.clear();
  }
  lists.set(key, found);
  return found;
}

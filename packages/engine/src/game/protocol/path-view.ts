// Spell paths as the hero knows them.

import type { SpellPath } from '../../spellcraft/index.ts';

/**
 * How a spell's paths meet its caster's: attuned is cheaper, quicker and stronger, repelled the contrary, and a
 * denied spell can't be cast.
 */
export type SpellAffinity = '' | 'attuned' | 'repelled' | 'denied';

/** A spell path of the hero's, or of an item. */
export interface SpellPathView {
  readonly kind: Exclude<SpellAffinity, ''>;
  readonly path: SpellPath;
  /** Names of the role, the race and the worn items that it comes from; empty for an item's own. */
  readonly from: readonly string[];
}

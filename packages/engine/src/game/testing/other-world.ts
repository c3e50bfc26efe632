// The house ruleset with other numbers in its world or in its spells.

import {
  type Patch,
  RULESETS,
  type Ruleset,
  RulesetLibrary,
  type WorldRules,
} from '../../rulesets/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';

/** The default ruleset with an overlay that changes its slot `world`. */
export function withWorld(patch: Patch<WorldRules>): Ruleset {
  return withOverlay({ world: { patches: [patch] } });
}

/** The default ruleset with an overlay that changes its slot `spells`. */
export function withSpells(patch: Patch<SpellcraftRules>): Ruleset {
  return withOverlay({ spells: { patches: [patch] } });
}

function withOverlay(slots: object): Ruleset {
  const overlay = {
    id: 'other-world',
    title: 'Another world',
    parent: 'house',
    about: '',
    differences: [],
    slots,
  };
  return new RulesetLibrary([...RULESETS, overlay]).resolve('other-world');
}

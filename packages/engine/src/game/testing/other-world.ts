// The house ruleset with other numbers in its world.

import {
  type Patch,
  RULESETS,
  type Ruleset,
  RulesetLibrary,
  type WorldRules,
} from '../../rulesets/index.ts';

/** The default ruleset with an overlay that changes its slot `world`. */
export function withWorld(patch: Patch<WorldRules>): Ruleset {
  const overlay = {
    id: 'other-world',
    title: 'Another world',
    parent: 'house',
    about: '',
    differences: [],
    slots: { world: { patches: [patch] } },
  };
  return new RulesetLibrary([...RULESETS, overlay]).resolve('other-world');
}

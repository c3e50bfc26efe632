// The ruleset of a new game: the host's, optionally with the casting rules of another.

import { memberOf } from '../../errors/index.ts';
import type { NewGame } from '../../game/index.ts';
import {
  type Composition,
  DEFAULT_RULESET,
  parseRulesetName,
  type Ruleset,
  type RulesetLibrary,
} from '../../rulesets/index.ts';

/** The rulesets that state casting rules themselves, the default first. */
export function castingRulesets(library: RulesetLibrary): readonly string[] {
  return library.ids.filter(id => library.source(id).slots.casting !== undefined);
}

/** The casting rules, with the spell objects of a ruleset that casts by its own. */
function withOwnObjects(library: RulesetLibrary, casting: string): Composition {
  const { slots } = library.source(casting);
  return slots.spells === undefined || casting === DEFAULT_RULESET
    ? { casting }
    : { casting, spells: casting };
}

/**
 * The ruleset of a new game.
 * @param name the host's: an id or a composition
 * @throws UsageError for `casting` if no ruleset with that name has casting rules
 * @throws RulesetError if the host's ruleset doesn't exist
 */
export function playedRuleset(
  library: RulesetLibrary,
  name: string,
  { casting }: Pick<NewGame, 'casting'>,
): Ruleset {
  const own = parseRulesetName(name);
  if (casting === undefined || (casting === DEFAULT_RULESET && own === DEFAULT_RULESET)) {
    return library.resolve(own);
  }
  memberOf('casting', casting, castingRulesets(library));
  return library.resolveWith(own, withOwnObjects(library, casting));
}

// Under what rules a new game is played: those of the host, or with the casting rules of another
// ruleset in their place.

import { memberOf } from '../../errors/index.ts';
import type { NewGame } from '../../game/index.ts';
import {
  DEFAULT_RULESET,
  parseRulesetName,
  type Ruleset,
  type RulesetLibrary,
} from '../../rulesets/index.ts';

/** The rulesets that say something of casting themselves, the default first. */
export function castingRulesets(library: RulesetLibrary): readonly string[] {
  return library.ids.filter(id => library.source(id).slots.casting !== undefined);
}

/**
 * The ruleset of a new game.
 * @param name that of the host: an id or a composition
 * @throws UsageError for `casting` when no ruleset of that name has casting rules
 * @throws RulesetError when there is no ruleset of the host's name
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
  return library.resolveWith(own, { casting });
}

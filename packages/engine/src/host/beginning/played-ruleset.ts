// The ruleset of a new game: the host's or the one that is chosen, optionally with the casting rules of another.

import { memberOf, RulesetError, UsageError } from '../../errors/index.ts';
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
 * @throws UsageError for `ruleset` if it names no rules, and for `casting` if no ruleset with that name has casting
 * rules
 * @throws RulesetError if the host's ruleset doesn't exist
 */
export function playedRuleset(
  library: RulesetLibrary,
  name: string,
  { casting, ruleset }: Pick<NewGame, 'casting' | 'ruleset'>,
): Ruleset {
  const own = ruleset === undefined ? parseRulesetName(name) : chosenRuleset(library, ruleset);
  if (casting === undefined || (casting === DEFAULT_RULESET && own === DEFAULT_RULESET)) {
    return library.resolve(own);
  }
  memberOf('casting', casting, castingRulesets(library));
  return library.resolveWith(own, withOwnObjects(library, casting));
}

/** The ruleset that a player names. @throws UsageError that says what is wrong with it */
function chosenRuleset(library: RulesetLibrary, name: string): string | Composition {
  try {
    const wanted = parseRulesetName(name);
    library.resolve(wanted);
    return wanted;
  } catch (error) {
    if (error instanceof RulesetError) {
      throw new UsageError('ruleset', name, `a ruleset or a composition of some: ${error.message}`);
    }
    throw error;
  }
}

// The choices for a new hero, with explanations.

import type { Content } from '../../objects/index.ts';
import { createRulesets, type Ruleset } from '../../rulesets/index.ts';
import { castingRulesets } from './played-ruleset.ts';

/** One choice. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** All choices. */
export interface HeroChoices {
  readonly roles: readonly Choice[];
  readonly races: readonly Choice[];
  /** Rulesets whose casting rules can be used in a game, the default first. */
  readonly castings: readonly Choice[];
}

/** The roles with an object in the content, the ruleset's races, and the casting rules. */
export function heroChoices(
  content: Content,
  { bridges }: Ruleset,
  library = createRulesets(),
): HeroChoices {
  const choice = ([id, { title, about }]: [string, { title: string; about: string }]) => ({
    id,
    name: title,
    about,
  });
  return {
    roles: Object.entries(bridges.roles)
      .filter(([id]) => content.find(`role_${id}`) !== undefined)
      .map(choice),
    races: Object.entries(bridges.races).map(choice),
    castings: castingRulesets(library).map(id => choice([id, library.source(id)])),
  };
}

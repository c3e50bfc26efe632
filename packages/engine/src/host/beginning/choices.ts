// The choices for a new hero, with explanations.

import type { RulesChoices } from '../../face/index.ts';
import type { Content } from '../../objects/index.ts';
import { createRulesets, type Ruleset } from '../../rulesets/index.ts';
import { rulesChoices } from './rules-choices.ts';

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
  readonly rules: RulesChoices;
}

/** The roles with an object in the content, the ruleset's races, and the rules of a game. */
export function heroChoices(
  content: Content,
  ruleset: Ruleset,
  library = createRulesets(),
): HeroChoices {
  const { bridges } = ruleset;
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
    rules: rulesChoices(library, ruleset),
  };
}

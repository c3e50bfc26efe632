// The choices for a new hero, with explanations.

import { rolesGods } from '../../actors/index.ts';
import type { RulesChoices } from '../../face/index.ts';
import { godOffer } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import { createRulesets, type Ruleset } from '../../rulesets/index.ts';
import { tellGodOffer } from '../../words/index.ts';
import { rulesChoices } from './rules-choices.ts';

/** One choice. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A role, with the gods to whom its heroes may pray, the usual one first. */
export interface RoleChoice extends Choice {
  /** Each with what it gives. Empty: its heroes have no god. */
  readonly gods: readonly Choice[];
}

/** All choices. */
export interface HeroChoices {
  readonly roles: readonly RoleChoice[];
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
      .map(entry => ({ ...choice(entry), gods: godChoices(content, entry[0]) })),
    races: Object.entries(bridges.races).map(choice),
    rules: rulesChoices(library, ruleset),
  };
}

function godChoices(content: Content, role: string): readonly Choice[] {
  return rolesGods(content, role).map(god => ({
    id: god.id,
    name: god.name,
    about: tellGodOffer(godOffer(content, god)).join(' '),
  }));
}

// The choices for a new hero, with explanations.

import { rolesGods } from '../../actors/index.ts';
import type { RulesChoices } from '../../face/index.ts';
import { godOffer } from '../../game/index.ts';
import { type Content, textOf } from '../../objects/index.ts';
import { createRulesets, type Ruleset, type RulesetLibrary } from '../../rulesets/index.ts';
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
  /** Name of its picture in the game-icons set. */
  readonly icon: string;
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
  library: RulesetLibrary = createRulesets(),
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
      .map(entry => ({
        ...choice(entry),
        icon: iconOf(content, entry[0]),
        gods: godChoices(content, entry[0]),
      })),
    races: Object.entries(bridges.races).map(choice),
    rules: rulesChoices(library, ruleset),
  };
}

/** The picture of a role, from its file. */
function iconOf(content: Content, role: string): string {
  const kind = content.find(`role_${role}`);
  return kind === undefined ? '' : textOf(kind, 'icon');
}

function godChoices(content: Content, role: string): readonly Choice[] {
  return rolesGods(content, role).map(god => ({
    id: god.id,
    name: god.name,
    about: tellGodOffer(godOffer(content, god)).join(' '),
  }));
}

// What a new hero can be, explained.

import type { Content } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';

/** One choice. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Everything there is to choose. */
export interface HeroChoices {
  readonly roles: readonly Choice[];
  readonly races: readonly Choice[];
}

/** The roles that the content has an object for, and the races of the ruleset. */
export function heroChoices(content: Content, { bridges }: Ruleset): HeroChoices {
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
  };
}

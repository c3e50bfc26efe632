// What is filled in so far for a new hero: how it begins, what is said of it, and the game that it comes to.

import { rulesetField, rulesInBrief } from '@roguewright/engine/face';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice } from '@roguewright/engine/host';
import {
  ABOUT,
  type Field,
  type HeroDraft,
  type HeroFormParts,
  type HINTS,
  type ListField,
} from './hero-fields.ts';
import { usualPacks } from './packs-page.ts';
import { rulesName } from './rules-page.ts';

type Choices = Pick<HeroFormParts, 'choices' | 'packs'>;

/** The draft of an empty form. @param given what is filled in already */
export function firstDraft({ choices }: Choices, given: Partial<HeroDraft>): HeroDraft {
  const { roles, races, rules } = choices;
  const usual = (list: readonly Choice[], wanted: string, told: string | undefined) =>
    (list.find(({ id }) => id === told) ?? list.find(({ id }) => id === wanted))?.id ?? list[0]!.id;
  return {
    name: given.name ?? '',
    role: usual(roles, 'wizard', given.role),
    race: usual(races, 'human', given.race),
    seed: given.seed ?? '',
    rules: given.rules ?? rules.usual,
    packs: given.packs,
  };
}

/** The game that a draft comes to. */
export function gameOf({ choices }: Choices, draft: HeroDraft): NewGame {
  const { name, role, race, seed, rules, packs } = draft;
  const ruleset = rulesetField(choices.rules, rules);
  return {
    heroName: name.trim(),
    role,
    race,
    // Empty, it is drawn, and told when the game is over.
    seed: seed.trim(),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(packs === undefined ? {} : { packs }),
  };
}

/** What a field is chosen from. */
export function listOf({ choices }: Choices, field: ListField): readonly Choice[] {
  return field === 'role' ? choices.roles : choices.races;
}

/** The rules or packs of a draft in a few words. */
export function briefOf(
  { choices, packs: offers }: Choices,
  { rules, packs }: HeroDraft,
  field: 'rules' | 'packs',
): string {
  return field === 'rules'
    ? rulesName(choices.rules, rules)
    : (packs ?? usualPacks(offers)).join(', ') || 'none';
}

/** What is said of a field. */
export function aboutField(parts: Choices, draft: HeroDraft, field: Field): string {
  switch (field) {
    case 'role':
    case 'race':
      return listOf(parts, field).find(({ id }) => id === draft[field])?.about ?? '';
    case 'rules': {
      const brief = rulesInBrief(parts.choices.rules, draft.rules);
      return brief === '' ? ABOUT.rules : `${ABOUT.rules} Chosen: ${brief}.`;
    }
    default:
      return ABOUT[field];
  }
}

/** What the keys do at a field. */
export function hintOf(field: Field): keyof typeof HINTS {
  switch (field) {
    case 'name':
      return 'text';
    case 'seed':
      return 'seed';
    case 'role':
    case 'race':
      return 'list';
    default:
      return 'page';
  }
}

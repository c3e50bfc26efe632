// What is filled in so far for a new hero: its defaults, its errors, and the game that it begins.

import { rulesetField, rulesInBrief } from '@roguewright/engine/face';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice, RoleChoice } from '@roguewright/engine/host';
import { PET_CHOICES, PICKUP_CHOICES, petWish } from '@roguewright/engine/words';
import {
  ABOUT,
  BACK,
  DEATHS,
  type Field,
  FORWARD,
  type HeroDraft,
  type HeroFormParts,
  type HINTS,
  LIST_FIELDS,
  type ListField,
  type TextField,
} from './hero-fields.ts';
import { usualPacks } from './packs-page.ts';
import { rulesName } from './rules-page.ts';

type Choices = Pick<HeroFormParts, 'choices' | 'packs'>;

/** The draft of an empty form. @param given what is filled in already */
export function firstDraft({ choices }: Choices, given: Partial<HeroDraft>): HeroDraft {
  const { roles, races, rules } = choices;
  const usual = (list: readonly Choice[], wanted: string, told: string | undefined) =>
    (list.find(({ id }) => id === told) ?? list.find(({ id }) => id === wanted))?.id ?? list[0]!.id;
  const role = usual(roles, 'wizard', given.role);
  const gods = godsOf(roles, role);
  return {
    name: given.name ?? '',
    role,
    race: usual(races, 'human', given.race),
    god: gods.find(({ id }) => id === given.god)?.id ?? gods[0]?.id ?? '',
    seed: given.seed ?? '',
    revival: given.revival ?? 'final',
    pet: given.pet ?? 'role',
    pickup: given.pickup ?? PICKUP_CHOICES[0]!.rules,
    rules: given.rules ?? rules.usual,
    packs: given.packs,
  };
}

/** The draft with another value; a new role brings its usual god. */
export function withValue(
  { choices }: Choices,
  draft: HeroDraft,
  field: TextField | ListField,
  value: string,
): HeroDraft {
  const god = field === 'role' ? (godsOf(choices.roles, value)[0]?.id ?? '') : draft.god;
  return { ...draft, god, [field]: value };
}

function godsOf(roles: readonly RoleChoice[], role: string): readonly Choice[] {
  return roles.find(({ id }) => id === role)?.gods ?? [];
}

/** The game that a draft begins. */
export function gameOf({ choices }: Choices, draft: HeroDraft): NewGame {
  const { name, role, race, god, seed, revival, pet, pickup, rules, packs } = draft;
  const ruleset = rulesetField(choices.rules, rules);
  return {
    heroName: name.trim(),
    role,
    race,
    // Empty, it is drawn, and told when the game is over.
    seed: seed.trim(),
    ...(god === '' ? {} : { god }),
    ...(revival === 'revives' && { revives: true }),
    ...petWish(pet),
    ...(pickup !== undefined && { pickup }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(packs === undefined ? {} : { packs }),
  };
}

/** What a field is chosen from. */
export function listOf(
  { choices }: Choices,
  { role }: HeroDraft,
  field: ListField,
): readonly Choice[] {
  switch (field) {
    case 'role':
      return choices.roles;
    case 'race':
      return choices.races;
    case 'god':
      return godsOf(choices.roles, role);
    case 'revival':
      return DEATHS;
    case 'pet':
      return PET_CHOICES;
  }
}

/** What a key chooses after the present one: its neighbour, or the next that begins so, in a circle. */
export function chosenByKey(
  choices: readonly Choice[],
  present: string,
  key: string,
): string | undefined {
  const at = choices.findIndex(({ id }) => id === present);
  const step = FORWARD.has(key) ? 1 : BACK.has(key) ? -1 : 0;
  if (step !== 0) {
    return choices[(at + step + choices.length) % choices.length]!.id;
  }
  const later = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
  return later.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase()))?.id;
}

/** Whether a field is chosen from a list. */
export function isListField(field: Field): field is ListField {
  return LIST_FIELDS.some(one => one === field);
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
    case 'god':
    case 'revival':
    case 'pet':
      return listOf(parts, draft, field).find(({ id }) => id === draft[field])?.about ?? '';
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
    case 'begin':
      return 'seed';
    case 'role':
    case 'race':
    case 'god':
    case 'revival':
    case 'pet':
      return 'list';
    default:
      return 'page';
  }
}

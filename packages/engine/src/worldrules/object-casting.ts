// How a hero of these roles and skills casts by the rules of spell objects.

import type { CastingSkill } from '../casting/index.ts';

/** Turns of a condition by a failure's power. */
export interface FailureTurns {
  /** Turns for each `powerOver` points of power … */
  readonly times: number;
  readonly powerOver: number;
  /** … and at most this. */
  readonly most: number;
}

/** The house's terms for the rules of spell objects. */
export interface ObjectCastingRules {
  /** Level of a skill by its standing, in parts of the hero's level; 0: he lacks the skill. */
  readonly skillParts: Readonly<Record<CastingSkill, number>>;
  readonly skillPartsOver: number;
  /** Turns of a failure's conditions. */
  readonly confusion: FailureTurns;
  readonly paralysis: FailureTurns;
  readonly blindness: FailureTurns;
  /** Ids of the spells that a failed cast releases. */
  readonly releases: { readonly wonder: string; readonly 'magic-storm': string };
  /** Id of the effect that a cursed potion becomes. */
  readonly potionBurst: string;
  /** Ids of what an exploding wand leaves, of which the first that the content has. */
  readonly wandBlasts: readonly string[];
}

/** Level of a skill, 1 or more; undefined: the hero lacks it. @param level the hero's */
export function skillLevel(
  { skillParts, skillPartsOver }: ObjectCastingRules,
  level: number,
  skill: CastingSkill,
): number | undefined {
  const parts = skillParts[skill];
  return parts === 0 ? undefined : Math.max(1, Math.floor((level * parts) / skillPartsOver));
}

/** Turns of a condition by a failure of some power, 1 or more. */
export function failureTurns({ times, powerOver, most }: FailureTurns, power: number): number {
  return Math.min(most, Math.max(1, Math.floor((times * power) / powerOver)));
}

// Spells and schools in a ruleset: facts of each spell, skills of roles, training.

import type { CastingSkill } from './names.ts';

/** A spell's aim: none, a beam or a square, or a ray. */
export type SpellAim = 'nodir' | 'immediate' | 'ray';

/** A spell. */
export interface CastingSpellRow {
  readonly school: string;
  /** 1…7. */
  readonly level: number;
  readonly aim: SpellAim;
  /** Weight of its book in 1,000 random spellbooks. */
  readonly weight: number;
  /** Turns of study per unit of its level. */
  readonly delay: number;
  /** The spell that it replaces: content with the old one uses this one. Absent: none. */
  readonly standsFor?: string;
}

/** A role's skills in schools. */
export interface RoleSchoolsRow {
  /** Highest level in each school; schools not listed are restricted. */
  readonly most: Readonly<Record<string, CastingSkill>>;
  /** Schools that start at basic. */
  readonly basics: readonly string[];
}

/** A role's starting spells. */
interface StartingSpellsRow {
  readonly always: readonly string[];
  /** One of these, all equally likely. */
  readonly oneOf: readonly string[];
  /** Number of different books drawn by weight. */
  readonly random: number;
}

/** Random books of a new hero. */
export interface StartingBookRules {
  /** Highest spell level. */
  readonly mostLevel: number;
  readonly byRole: Readonly<Record<string, StartingSpellsRow>>;
}

/** Training in schools. */
export interface TrainingRules {
  /** Training needed to advance from a skill: this × rank², with ranks from 1 for unskilled. */
  readonly perRankSquared: number;
  /** Attributes that a success exercises. */
  readonly exercises: readonly string[];
  /** The skill that every role can reach at least in the school of its special spell. */
  readonly leastOfSpecial: CastingSkill;
  /** The school that takes the place of one that these rules lack; absent: they have all. */
  readonly schoolsInstead?: Readonly<Record<string, string>>;
}

/** Teleporting by the ability instead of a spell. */
export interface TeleportRules {
  /** Minimum level of a role, and of all others. */
  readonly levels: Readonly<Record<string, number>>;
  readonly level: number;
  /** Minimum nutrition, strength and energy. */
  readonly leastNutrition: number;
  readonly leastStrength: number;
  readonly leastEnergy: number;
  /** Its costs. */
  readonly energy: number;
  readonly nutrition: number;
  /** A refusal uses the move. */
  readonly refusalUsesTurn: boolean;
}

/** Energy regeneration. */
export interface RegenerationRules {
  /** Energy regenerates every ((from − level) × k) div over turns. */
  readonly from: number;
  readonly over: number;
  /** The k of a role, and of all others. */
  readonly roles: Readonly<Record<string, number>>;
  readonly others: number;
  /** The gain is 1 … (wisdom + intelligence) div statOver + 1. */
  readonly statOver: number;
  /** Added to the maximum by a worn amulet of magical breathing. */
  readonly breathing: number;
}

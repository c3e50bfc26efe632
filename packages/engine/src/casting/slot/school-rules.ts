// What a ruleset says of its spells and schools: facts of each spell, what roles can learn, training.

import type { CastingSkill } from './names.ts';

/** How a spell is aimed: at nothing, as a beam or at a square, or as a ray. */
export type SpellAim = 'nodir' | 'immediate' | 'ray';

/** A spell. */
export interface CastingSpellRow {
  readonly school: string;
  /** 1…7. */
  readonly level: number;
  readonly aim: SpellAim;
  /** Weight of its book among a thousand spellbooks. */
  readonly weight: number;
  /** Turns of study for each measure of its level. */
  readonly delay: number;
  /** The spell in whose place it is: content that has the old one plays it as this one. Absent: none. */
  readonly standsFor?: string;
}

/** What a role can learn. */
export interface RoleSchoolsRow {
  /** The most that it reaches in each school; what isn't named is restricted. */
  readonly most: Readonly<Record<string, CastingSkill>>;
  /** Schools in which it begins at basic. */
  readonly basics: readonly string[];
}

/** The spells that a role knows at the start. */
interface StartingSpellsRow {
  readonly always: readonly string[];
  /** One of these, all equally likely. */
  readonly oneOf: readonly string[];
  /** Different books drawn by weight. */
  readonly random: number;
}

/** Which random books a new hero may get. */
export interface StartingBookRules {
  /** Highest level of the spell. */
  readonly mostLevel: number;
  readonly byRole: Readonly<Record<string, StartingSpellsRow>>;
}

/** Training in schools. */
export interface TrainingRules {
  /** Training that leads out of a skill: times its rank squared, ranks from 1 for unskilled. */
  readonly perRankSquared: number;
  /** Attributes that a success exercises. */
  readonly exercises: readonly string[];
}

/** Teleporting oneself by the ability, not by a spell. */
export interface TeleportRules {
  /** Level from which on a role may, and everybody else. */
  readonly levels: Readonly<Record<string, number>>;
  readonly level: number;
  /** Least nutrition, strength and energy. */
  readonly leastNutrition: number;
  readonly leastStrength: number;
  readonly leastEnergy: number;
  /** What it takes. */
  readonly energy: number;
  readonly nutrition: number;
  /** A refusal uses the move. */
  readonly refusalUsesTurn: boolean;
}

/** Energy that comes back. */
export interface RegenerationRules {
  /** A turn counts every ((from − level) × k) div over turns. */
  readonly from: number;
  readonly over: number;
  /** The k of a role, and of everybody else. */
  readonly roles: Readonly<Record<string, number>>;
  readonly others: number;
  /** The gain is 1 … (wisdom + intelligence) div statOver + 1. */
  readonly statOver: number;
  /** Added to the most by a worn amulet of magical breathing. */
  readonly breathing: number;
}

// The spells slot of a ruleset: the tables, numbers and named steps of spell objects.

import type { Chance } from '../chance/index.ts';
import type { CarrierRules } from './carrier-rules.ts';
import type { SpellPath } from './names.ts';

/** Levels that a path moves: up when the caster is attuned to it, down when repelled by it. */
export interface PathLevels {
  /** On the caster's level. */
  readonly caster: number;
  /** On the spell's level, the other way round. */
  readonly spell: number;
}

/** Factors of an amount, by what the caster is to the spell's path; both together multiply. */
export interface PathFactors {
  readonly attuned: number;
  readonly repelled: number;
}

/** The price of a spell. */
export interface CostRules {
  /** Prices grow with the caster's level. */
  readonly growsWithLevel: boolean;
  readonly pathFactors: PathFactors;
  /** What a spell costs at least that costs anything. */
  readonly least: number;
}

/** The time that a cast takes. */
export interface CastingTimeRules {
  readonly pathFactors: PathFactors;
}

/** Levels of a caster and of a spell, before and after the paths. */
export interface CastingLevels {
  /** The caster's, before paths. */
  readonly baseLevel: number;
  /** The caster's, after paths: 1 or more. */
  readonly casterLevel: number;
  /** The spell's, before paths. */
  readonly spellLevel: number;
  /** The least level that casts it, after paths: 1 or more. */
  readonly minCastingLevel: number;
}

/** The steps that rulesets do in different ways. */
export interface SpellcraftSteps {
  /** The caster's level that scales prices. */
  readonly priceLevel: (levels: CastingLevels) => number;
  /** The caster's level that counts for permission. */
  readonly permissionLevel: (levels: CastingLevels) => number;
  /** The level that permission needs. */
  readonly neededLevel: (levels: CastingLevels) => number;
  /** How often something active acts in one tick. Both numbers in single precision. */
  readonly turnsInTick: (speedLeft: number, speed: number) => number;
  /** What one tick, with its acts, leaves of the clock, in single precision. */
  readonly clockAfterTick: (speedLeft: number, speed: number) => number;
  /** Hit points that healing gives back. @param dam for certain @param dice besides; 0: none */
  readonly healingAmount: (chance: Chance, dam: number, dice: number) => number;
  /** How many creatures a summoning brings. @param count its list's, or 1 @param dam further ones */
  readonly summonCount: (count: number, dam: number, listed: boolean) => number;
}

/** What an effect's hit does to a creature. */
export interface HitRules {
  /**
   * Races are one text in which the other occurs, letter for letter; else lists of which one entry has to
   * be the same.
   */
  readonly racesAsText: boolean;
  /** Whoever isn't reached by the holy word is spared by all kinds of attack that come with it. */
  readonly holyWordStopsAll: boolean;
  /** A drain that slays, of somebody without experience to lose, is multiplied twice. */
  readonly drainSlaysTwice: boolean;
  /** Of plain magic resistance to magic is taken off twice. */
  readonly magicCountsTwice: boolean;
  /** Against a state resistance helps the saving throw by a tenth; else it wards the state off before it. */
  readonly resistanceHelpsSaves: boolean;
}

/** The spells slot. */
export interface SpellcraftRules {
  /** What each path is called when it is shown. */
  readonly pathNames: Readonly<Record<SpellPath, string>>;
  readonly pathLevels: PathLevels;
  /** The least level of a caster, and of what casting needs. */
  readonly leastLevel: number;
  /** The least level that casts a spell of a denied path, as displays and bonuses have it. */
  readonly deniedLevel: number;
  readonly cost: CostRules;
  readonly castingTime: CastingTimeRules;
  /** Percent of resistance that is immunity: later protections act on what is left of it. */
  readonly immunity: number;
  /** Whoever steps onto a hostile bullet, bolt or explosion is hit at once. */
  readonly hitsOnEntry: boolean;
  /** Scrolls, books, wands and rods. */
  readonly carriers: CarrierRules;
  /** A magic missile that reaches somebody hits as plain magic, whatever its spell's attack type. */
  readonly missilesAreOnlyMagic: boolean;
  readonly hits: HitRules;
  readonly steps: SpellcraftSteps;
}

// The spells slot of a ruleset: tables, numbers and named steps of spell objects.

import type { Chance } from '../chance/index.ts';
import type { CarrierRules } from './carriers/carrier-rules.ts';
import type { DivineRules } from './divine-rules.ts';
import type { EffectRules } from './effect-rules.ts';
import type { FailureRules } from './failing/failure-rules.ts';
import type { ForceRules } from './force-rules.ts';
import type { HitRules } from './hit-rules.ts';
import type { MakingRules } from './making/making-rules.ts';
import type { MatterRules } from './matter/matter-rules.ts';
import type { SpellPath } from './names.ts';
import type { PoolRules, RecoveryRules } from './pools/pool-rules.ts';
import type { ReleaseRules } from './releases/release-rules.ts';
import type { SicknessRules } from './sickness/sickness-rules.ts';
import type { SideRules } from './sides/side-rules.ts';
import type { StandingRules } from './standing-rules.ts';
import type { TrapRules } from './trap-rules.ts';
import type { WayRules } from './ways/way-rules.ts';

/** Level shift by a path: up when the caster is attuned to it, down when repelled. */
export interface PathLevels {
  /** Of the caster's level. */
  readonly caster: number;
  /** Of the spell's level, in the opposite direction. */
  readonly spell: number;
}

/** Factors of an amount by the caster's relation to the spell's path; both together multiply. */
export interface PathFactors {
  readonly attuned: number;
  readonly repelled: number;
}

/** The price of a spell. */
export interface CostRules {
  /** Prices grow with the caster's level. */
  readonly growsWithLevel: boolean;
  readonly pathFactors: PathFactors;
  /** Minimum price of a spell that isn't free. */
  readonly least: number;
}

/** Casting times. */
export interface CastingTimeRules {
  readonly pathFactors: PathFactors;
}

/** Levels of a caster and of a spell, before and after the paths. */
export interface CastingLevels {
  /** The caster's, before paths. */
  readonly baseLevel: number;
  /** The caster's, after paths; 1 or more. */
  readonly casterLevel: number;
  /** The spell's, before paths. */
  readonly spellLevel: number;
  /** The minimum level to cast it, after paths; 1 or more. */
  readonly minCastingLevel: number;
}

/** The steps that vary between rulesets. */
export interface SpellcraftSteps {
  /** The caster level that scales prices. */
  readonly priceLevel: (levels: CastingLevels) => number;
  /** The caster level that decides permission. */
  readonly permissionLevel: (levels: CastingLevels) => number;
  /** The level required for permission. */
  readonly neededLevel: (levels: CastingLevels) => number;
  /** Number of acts of an active object in one tick. Both numbers in single precision. */
  readonly turnsInTick: (speedLeft: number, speed: number) => number;
  /** The clock after one tick with its acts, in single precision. */
  readonly clockAfterTick: (speedLeft: number, speed: number) => number;
  /** Hit points that healing restores. @param dam fixed amount @param dice additional dice; 0: none */
  readonly healingAmount: (chance: Chance, dam: number, dice: number) => number;
  /** Number of summoned creatures. @param count the list's, or 1 @param dam additional ones */
  readonly summonCount: (count: number, dam: number, listed: boolean) => number;
}

/** The spells slot. */
export interface SpellcraftRules {
  /** Display names of the paths. */
  readonly pathNames: Readonly<Record<SpellPath, string>>;
  readonly pathLevels: PathLevels;
  /** Minimum level of a caster, and minimum required level. */
  readonly leastLevel: number;
  /** The required level of a denied spell, for displays and bonuses. */
  readonly deniedLevel: number;
  readonly cost: CostRules;
  readonly castingTime: CastingTimeRules;
  /** Percentage of resistance that is immunity: later protections act on the remainder. */
  readonly immunity: number;
  /** A creature that steps into a hostile bullet, bolt or explosion is hit at once. */
  readonly hitsOnEntry: boolean;
  /** Scrolls, books, wands and rods. */
  readonly carriers: CarrierRules;
  /** What goes wrong in casts, scrolls and books. */
  readonly failures: FailureRules;
  /** The pace at which pools come back. */
  readonly recovery: RecoveryRules;
  /** Maxima of the pools. */
  readonly pools: PoolRules;
  /** Subtypes that monsters cast by themselves, of Crossfire's numbers; empty: all. */
  readonly monsterSubtypes: readonly number[];
  /** Friendly spells reach those who serve a hero, not only heroes. */
  readonly helpsServants: boolean;
  /** Healing reaches only where its caster is, whatever its direction. */
  readonly healsOwnSquare: boolean;
  /** The flag `stand_still` keeps a cone from spreading. */
  readonly conesStandStill: boolean;
  /** A magic missile hits as plain magic, whatever its spell's attack type. */
  readonly missilesAreOnlyMagic: boolean;
  readonly hits: HitRules;
  /** Bombs, wonders, moving balls, swarms and transfers of mana. */
  readonly releases: ReleaseRules;
  /** Walls and written runes. */
  readonly standing: StandingRules;
  /** What spells leave on a map. */
  readonly effects: EffectRules;
  /** Spells that make, charge, move or examine something. */
  readonly making: MakingRules;
  /** Spells that change matter. */
  readonly matter: MatterRules;
  /** Lasting effects on creatures. */
  readonly forces: ForceRules;
  /** Diseases. */
  readonly sickness: SicknessRules;
  /** Moods, golems and monsters' own casting. */
  readonly sides: SideRules;
  /** Spells of gods. */
  readonly divine: DivineRules;
  /** Runes and traps. */
  readonly traps: TrapRules;
  /** Recalls, portals and raising the dead. */
  readonly ways: WayRules;
  readonly steps: SpellcraftSteps;
}

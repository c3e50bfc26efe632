// Numbers of attack spells in a ruleset: range, aim, damage, explosions.

import type { Chance } from '../../chance/index.ts';
import type { CastingSkill } from './names.ts';
import type { DiceRow, Share } from './share-rules.ts';

/** A uniform number: `least` plus a draw from 0 … spread − 1. */
interface RangeRow {
  readonly least: number;
  readonly spread: number;
}

/** The kind of a directed spell's flight. */
export type FlightKind = 'beam' | 'ray' | 'dig';

/** Aim bonus by dexterity. */
interface AimRow {
  /** Minimum dexterity of the row. */
  readonly dexterity: number;
  readonly bonus: number;
  /** Added for each point above `dexterity`. */
  readonly perPoint: number;
}

/** Flight and hits of spells. */
export interface FlightRules {
  readonly range: Readonly<Record<FlightKind, RangeRow>>;
  /** Aim of a hero's ray by skill. */
  readonly skillAim: Readonly<Record<CastingSkill, number>>;
  /** Aim by dexterity, the highest first. */
  readonly dexterityAim: readonly AimRow[];
  /** A ray's die: faces 0 … n − 1. */
  readonly rayDie: number;
  /** On a 0, a die with this many sides decides. */
  readonly luckyDie: number;
  /** Added to armour class against the ray's die. */
  readonly rayBase: number;
  /** Additional range lost by digging. */
  readonly digs: Readonly<Record<'open' | 'rock' | 'door' | 'wall' | 'tree', number>>;
  /** Range lost per square and per event. */
  readonly loses: { readonly square: number; readonly creature: number; readonly bounce: number };
  /** Range that a beam loses per creature touched. */
  readonly beamLoses: number;
  /** A diagonal ray bounces straight back with probability 1 in this number. */
  readonly straightBackOneIn: number;
  /** Squared distance of a jump. */
  readonly jump: {
    readonly least: number;
    /** Added for each step of skill. */
    readonly perStep: number;
    readonly steps: Readonly<Record<CastingSkill, number>>;
  };
}

/** Facts of a monster for its hit points per level. */
export interface HitDieView {
  readonly kind: 'ordinary' | 'adult-dragon' | 'golem' | 'base-level-50-plus';
  /** Hit points of its kind of golem; 0 for other monsters. */
  readonly golemHitPoints: number;
  /** Its kind's level. */
  readonly baseLevel: number;
  /** Its present level, 0 or more. */
  readonly level: number;
}

/** Rounding of half a damage. */
type HalfStep = (damage: number) => number;

/** A force bolt. */
interface ForceBoltRules {
  readonly dice: DiceRow;
  /** It hits if a die with this many sides … */
  readonly die: number;
  /** … is below this plus the armour class. */
  readonly base: number;
  /** Damage to a monster that resists. */
  readonly half: HalfStep;
}

/** Draining life. */
interface DrainRules {
  /** Hit points of one level of a monster. */
  readonly hitPointsPerLevel: (chance: Chance, view: HitDieView) => number;
  /** Damage to a monster that resists. */
  readonly half: HalfStep;
}

/** Rays with damage dice. */
export interface RayRules {
  /** Sides of the dice. */
  readonly sides: number;
  /** Sides of an equal number of extra dice against a target that resists the opposite element. */
  readonly oppositeSides: number;
  /** Levels per die of a magic missile, by skill. */
  readonly missileLevelsPerDie: Readonly<Record<CastingSkill, number>>;
  /** The share of a magic missile's damage, and the bonus, that penetrate magic resistance, by skill. */
  readonly missileThroughResistance: Readonly<Record<CastingSkill, Share & { plus: number }>>;
  /** Levels per die of the other rays. */
  readonly levelsPerDie: number;
  /** Sides of the dice for sleep, and the maximum in turns. */
  readonly sleepSides: number;
  readonly mostSleep: number;
  /** Whether the caster's bonus is added before or after the opposite element's dice. */
  readonly order: readonly ('bonus' | 'opposite')[];
  readonly half: HalfStep;
}

/** Effect of an explosion on a target's items. */
interface ItemLossRow {
  /** Classes of items that can be destroyed. */
  readonly endangers: readonly string[];
  /** Classes that damage a target even if it resists the element. */
  readonly hurtsResistant: readonly string[];
  /** Indestructible items do damage anyway. */
  readonly exemptHurts: boolean;
}

/** Explosions. */
export interface ExplosionRules {
  /** Damage of an explosion by a caster below skilled. */
  readonly plain: DiceRow;
  /** Levels per point of damage for a skilled caster. */
  readonly levelsPerPoint: number;
  readonly half: HalfStep;
  /** Factors for resistance to the opposite element, and for holding the caster. */
  readonly opposite: number;
  readonly holder: number;
  /** Whether a monster that holds the caster suffers more, depending on whether he is inside the area. */
  readonly holderSuffers: (casterWithin: boolean) => boolean;
  /** Skills at which fireball and cone of cold are explosions at a chosen square instead of rays. */
  readonly skills: readonly CastingSkill[];
  /** Explosions of a skilled caster: 1 plus a die with this many sides. */
  readonly moreBursts: number;
  /** Maximum distance of the target, in steps. */
  readonly reach: number;
  /**
   * Index of the first explosion's square on the path; the path states for each square whether it is open.
   */
  readonly centre: (open: readonly boolean[]) => number;
  /** Loss of carried items, by element. */
  readonly items: Readonly<Record<string, ItemLossRow>>;
  /** Probability that an endangered item is destroyed. */
  readonly destroys: Share;
}

/** Effect of a spell cast at oneself. */
interface AtSelfRow extends DiceRow {
  /** Hit points lost, hit points restored, or turns asleep. */
  readonly gives: 'harm' | 'healing' | 'sleep';
  /** Half physical damage applies; otherwise no reduction does. */
  readonly physical: boolean;
  /** The share that applies to a role. */
  readonly roles: Readonly<Record<string, Share>>;
}

/** Attack spells. */
export interface AttackRules {
  /** Damage factor of the Knights' artifact. */
  readonly artifact: number;
  /** The damage dealt, given the computed damage. */
  readonly dealt: (damage: number) => number;
  readonly forceBolt: ForceBoltRules;
  readonly drain: DrainRules;
  /** Damage of turning undead, before the caster's bonus. */
  readonly turning: DiceRow;
  readonly ray: RayRules;
  readonly explosion: ExplosionRules;
  /** Hit points of golems by kind. */
  readonly golems: Readonly<Record<string, number>>;
  /** Effects of spells cast at oneself, by spell. */
  readonly atSelf: Readonly<Record<string, AtSelfRow>>;
}

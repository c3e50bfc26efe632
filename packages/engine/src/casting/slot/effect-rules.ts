// What a ruleset says of the numbers that attack spells share: range, aim, damage, explosions.

import type { Chance } from '../../chance/index.ts';
import type { CastingSkill } from './names.ts';
import type { DiceRow, Share } from './share-rules.ts';

/** A uniform number: `least` and one of `spread` more, 0 … spread − 1. */
interface RangeRow {
  readonly least: number;
  readonly spread: number;
}

/** What a directed spell flies as. */
export type FlightKind = 'beam' | 'ray' | 'dig';

/** What a dexterity adds to the aim of a ray. */
interface AimRow {
  /** From this dexterity on. */
  readonly dexterity: number;
  readonly bonus: number;
  /** Added for each point above `dexterity`. */
  readonly perPoint: number;
}

/** How spells fly and hit. */
export interface FlightRules {
  readonly range: Readonly<Record<FlightKind, RangeRow>>;
  /** Aim of a hero's ray by skill. */
  readonly skillAim: Readonly<Record<CastingSkill, number>>;
  /** Aim by dexterity, the highest first. */
  readonly dexterityAim: readonly AimRow[];
  /** A ray's die: faces 0 … n − 1. */
  readonly rayDie: number;
  /** On a 0 a die of this many sides decides. */
  readonly luckyDie: number;
  /** Added to armour class against the ray's die. */
  readonly rayBase: number;
  /** What digging loses besides. */
  readonly digs: Readonly<Record<'open' | 'rock' | 'door' | 'wall' | 'tree', number>>;
  /** What a ray loses of its range. */
  readonly loses: { readonly square: number; readonly creature: number; readonly bounce: number };
}

/** A monster as far as its hit points by level ask. */
export interface HitDieView {
  readonly kind: 'ordinary' | 'adult-dragon' | 'golem' | 'base-level-50-plus';
  /** Hit points of a golem of its kind; 0 for anything else. */
  readonly golemHitPoints: number;
  /** Level of the kind. */
  readonly baseLevel: number;
  /** Level as it is, 0 or more. */
  readonly level: number;
}

/** Rounds half of a damage. */
type HalfStep = (damage: number) => number;

/** A force bolt. */
interface ForceBoltRules {
  readonly dice: DiceRow;
  /** It hits when a die of this many sides … */
  readonly die: number;
  /** … is below this and the armour class. */
  readonly base: number;
  /** What is left when a monster resists. */
  readonly half: HalfStep;
}

/** Draining life. */
interface DrainRules {
  /** Hit points of one level of a monster. */
  readonly hitPointsPerLevel: (chance: Chance, view: HitDieView) => number;
  /** What is left when a monster resists. */
  readonly half: HalfStep;
}

/** Rays that deal dice. */
export interface RayRules {
  /** Sides of the dice. */
  readonly sides: number;
  /** Sides of as many dice more against a target that resists the opposite element. */
  readonly oppositeSides: number;
  /** Levels for a die of a magic missile, by skill. */
  readonly missileLevelsPerDie: Readonly<Record<CastingSkill, number>>;
  /** What of a magic missile, and how much more, goes through magic resistance, by skill. */
  readonly missileThroughResistance: Readonly<Record<CastingSkill, Share & { plus: number }>>;
  /** Levels for a die of the other rays. */
  readonly levelsPerDie: number;
  /** Sides of a sleep's dice, and the most turns. */
  readonly sleepSides: number;
  readonly mostSleep: number;
  /** The caster's bonus comes before the opposite element's dice, or after. */
  readonly order: readonly ('bonus' | 'opposite')[];
  readonly half: HalfStep;
}

/** What an explosion does to what a target carries. */
interface ItemLossRow {
  /** Classes of items that are destroyed. */
  readonly endangers: readonly string[];
  /** Classes that add damage to a target that resists the element. */
  readonly hurtsResistant: readonly string[];
  /** What nothing destroys hurts all the same. */
  readonly exemptHurts: boolean;
}

/** Explosions. */
export interface ExplosionRules {
  /** Of a fireball below skilled. */
  readonly plain: DiceRow;
  /** Levels for a point of one by a skilled caster. */
  readonly levelsPerPoint: number;
  readonly half: HalfStep;
  /** What resistance to the opposite element multiplies by, and holding the caster. */
  readonly opposite: number;
  readonly holder: number;
  /** Whether a monster that holds the caster suffers more; told whether he is within the area. */
  readonly holderSuffers: (casterWithin: boolean) => boolean;
  /** Skills at which fireball and cone of cold are explosions at a chosen square, not rays. */
  readonly skills: readonly CastingSkill[];
  /** Bursts of a skilled caster: one and a die of this many sides. */
  readonly moreBursts: number;
  /** How far away the target may be chosen, in steps. */
  readonly reach: number;
  /** The place in the way of the first burst; the way is told square by square, open or not. */
  readonly centre: (open: readonly boolean[]) => number;
  /** Loss of what is carried, by element. */
  readonly items: Readonly<Record<string, ItemLossRow>>;
  /** How often an endangered item is destroyed. */
  readonly destroys: Share;
}

/** What a spell does that is cast at oneself. */
interface AtSelfRow extends DiceRow {
  /** Hit points lost, hit points won, or turns asleep. */
  readonly gives: 'harm' | 'healing' | 'sleep';
  /** Half physical damage halves it; otherwise nothing does. */
  readonly physical: boolean;
  /** What of it is left for a role. */
  readonly roles: Readonly<Record<string, Share>>;
}

/** What attack spells do. */
export interface AttackRules {
  /** What the Knights' artifact multiplies damage by. */
  readonly artifact: number;
  /** Damage as it is taken, whatever it came to. */
  readonly dealt: (damage: number) => number;
  readonly forceBolt: ForceBoltRules;
  readonly drain: DrainRules;
  readonly ray: RayRules;
  readonly explosion: ExplosionRules;
  /** Hit points of golems by kind. */
  readonly golems: Readonly<Record<string, number>>;
  /** What a spell does that is cast at oneself, by spell. */
  readonly atSelf: Readonly<Record<string, AtSelfRow>>;
}

// The combat slot of a ruleset: the tables, numbers and named steps of an attack.

import type { CriticalRules } from './critical-rules.ts';
import type { ClassShotRow, MissileRules } from './missile-rules.ts';
import type { CombatClass, CombatRace, ItemKind, MonsterFlag, SlayFlag } from './names.ts';
import type { SideEffectRules } from './side-effect-rules.ts';

/** How the stat scale moves and is read. */
export interface StatScale {
  /** Points above 18 that one step up or down moves. */
  readonly pointsPerStep: number;
  /** Points above 18 that share one row of the tables. */
  readonly pointsPerRow: number;
}

/** What one row of strength gives. */
export interface StrengthRow {
  /** Adjusted strength for blows: what blows set against the weight of the weapon. */
  readonly blowStrength: number;
  readonly toHit: number;
  readonly toDam: number;
  /** Heaviest weapon or launcher that is not too heavy, in whole pounds. */
  readonly limit: number;
}

/** What one row of dexterity gives. */
export interface DexterityRow {
  readonly toHit: number;
  /** Row of the table of natural blows. */
  readonly blowColumn: number;
}

/** Changes of the six stats, in single steps of the stat scale. */
export interface StatAdjustments {
  readonly strength: number;
  readonly intelligence: number;
  readonly wisdom: number;
  readonly dexterity: number;
  readonly constitution: number;
  readonly charisma: number;
}

/** A skill of a class. */
export interface SkillRow {
  readonly base: number;
  /** Gain per ten character levels. */
  readonly perTenLevels: number;
}

/** What a class gives a fighter. */
export interface ClassRow {
  /** Most natural blows. */
  readonly maximumBlows: number;
  /** Lighter weapons count as this heavy for blows, in tenths of a pound. */
  readonly lightestWeapon: number;
  /** Factor of the strength set against the weapon's weight. */
  readonly strengthFactor: number;
  readonly melee: SkillRow;
  readonly missile: SkillRow;
  /** To-hit and to-dam points lost with an edged weapon that isn't blessed; 0: none. */
  readonly unblessedEdge: number;
  /** One more shot for each row that holds. */
  readonly shots: readonly ClassShotRow[];
  readonly stats: StatAdjustments;
}

/** What a race gives a fighter. */
export interface RaceRow {
  /** Added to the base melee skill. */
  readonly melee: number;
  /** Added to the base missile skill. */
  readonly missile: number;
  readonly stats: StatAdjustments;
  /** The classes that the race may take up. */
  readonly classes: readonly CombatClass[];
}

/** What is too heavy, and what it costs. */
export interface HeavyRules {
  /** Weight units in a pound. */
  readonly unitsPerPound: number;
  /** To-hit points lost for each whole pound above the limit. */
  readonly toHitPerPound: number;
}

/** What a stun counter above a limit costs. */
export interface StunRow {
  /** The row holds for counters above this. */
  readonly above: number;
  readonly toHit: number;
  readonly toDam: number;
}

/** What passing conditions change. */
export interface ConditionRules {
  /** Heaviest stun first; the first row that holds counts. */
  readonly stun: readonly StunRow[];
  /** To-hit points of each. */
  readonly bless: number;
  readonly heroism: number;
  readonly berserk: number;
}

/** The numbers of the hit roll. */
export interface HitRules {
  /** Of `cases`, so many always hit … */
  readonly automaticHits: number;
  /** … and so many always miss. */
  readonly automaticMisses: number;
  readonly cases: number;
  /** Skill that one point of to-hit is worth. */
  readonly skillPerToHit: number;
}

/** One slay, execution or brand. */
export interface SlayRow {
  /** Factor of the dice. */
  readonly multiplier: number;
  /** It works on a monster that has, or lacks, … */
  readonly when: 'has' | 'lacks';
  /** … this. */
  readonly monster: MonsterFlag;
}

/** Attacks without weapon. */
export interface BareHandsRules {
  readonly blows: number;
  /** Damage before bonuses. */
  readonly damage: number;
}

/** The steps that rulesets do in different ways. */
export interface CombatSteps {
  /** The skill that is left against a monster that isn't seen. */
  readonly unseenSkill: (skill: number) => number;
  /** The part of the armour class that turns hits away, in quarters of a point. */
  readonly armorQuarters: (armorClass: number) => number;
  /** The blows made with a weapon too heavy for the arm. @param blows those of a lighter weapon */
  readonly heavyWeaponBlows: (blows: number) => number;
  /** Whether an edged weapon is blessed enough. */
  readonly edgeBlessed: (weaponBlessed: boolean, equipmentBlessed: boolean) => boolean;
  /** The damage bonus that bare hands get. @param characterToDam the character's own bonus */
  readonly bareHandsBonus: (characterToDam: number) => number;
}

/** The combat slot. */
export interface CombatRules {
  readonly statScale: StatScale;
  /** By row of the stat scale. */
  readonly strength: readonly StrengthRow[];
  /** By row of the stat scale. */
  readonly dexterity: readonly DexterityRow[];
  /** Natural blows by blow column and strength per weight. */
  readonly naturalBlows: readonly (readonly number[])[];
  readonly classes: Readonly<Record<CombatClass, ClassRow>>;
  readonly races: Readonly<Record<CombatRace, RaceRow>>;
  readonly heavy: HeavyRules;
  readonly conditions: ConditionRules;
  /** Kinds of weapon with an edge or a point. */
  readonly edgedKinds: readonly ItemKind[];
  readonly hit: HitRules;
  /** A distance is the longer side plus the shorter one divided by this, rounded down. */
  readonly shorterSideOver: number;
  readonly critical: CriticalRules;
  /** Kinds of item whose slays and brands work. */
  readonly slayingKinds: readonly ItemKind[];
  readonly slays: Readonly<Record<SlayFlag, SlayRow>>;
  readonly bareHands: BareHandsRules;
  readonly missiles: MissileRules;
  readonly sideEffects: SideEffectRules;
  readonly steps: CombatSteps;
}

// The combat slot of a ruleset: tables, numbers and named steps of an attack.

import type { CriticalRules } from './critical-rules.ts';
import type { ClassShotRow, MissileRules } from './missile-rules.ts';
import type { CombatClass, CombatRace, ItemKind, MonsterFlag, SlayFlag } from './names.ts';
import type { SideEffectRules } from './side-effect-rules.ts';

/** The stat scale. */
export interface StatScale {
  /** Points above 18 per step up or down. */
  readonly pointsPerStep: number;
  /** Points above 18 per row of the tables. */
  readonly pointsPerRow: number;
}

/** A row of strength. */
export interface StrengthRow {
  /** Adjusted strength for blows, which is compared with the weapon's weight. */
  readonly blowStrength: number;
  readonly toHit: number;
  readonly toDam: number;
  /** Maximum weight of a weapon or launcher that isn't too heavy, in whole pounds. */
  readonly limit: number;
}

/** A row of dexterity. */
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

/** A class. */
export interface ClassRow {
  /** Maximum number of natural blows. */
  readonly maximumBlows: number;
  /** Minimum effective weight of a weapon for blows, in tenths of a pound. */
  readonly lightestWeapon: number;
  /** Factor of the strength compared with the weapon's weight. */
  readonly strengthFactor: number;
  readonly melee: SkillRow;
  readonly missile: SkillRow;
  /** To-hit and to-dam penalty for an edged weapon that isn't blessed; 0: none. */
  readonly unblessedEdge: number;
  /** One extra shot for each row that applies. */
  readonly shots: readonly ClassShotRow[];
  readonly stats: StatAdjustments;
}

/** A race. */
export interface RaceRow {
  /** Added to the base melee skill. */
  readonly melee: number;
  /** Added to the base missile skill. */
  readonly missile: number;
  readonly stats: StatAdjustments;
  /** The classes open to the race. */
  readonly classes: readonly CombatClass[];
}

/** Weights that are too heavy, and the penalties. */
export interface HeavyRules {
  /** Weight units in a pound. */
  readonly unitsPerPound: number;
  /** To-hit penalty per whole pound above the limit. */
  readonly toHitPerPound: number;
}

/** Penalties of a stun counter above a limit. */
export interface StunRow {
  /** The row applies to counters above this. */
  readonly above: number;
  readonly toHit: number;
  readonly toDam: number;
}

/** Effects of temporary conditions. */
export interface ConditionRules {
  /** Heaviest stun first; the first row that applies counts. */
  readonly stun: readonly StunRow[];
  /** To-hit bonus of each. */
  readonly bless: number;
  readonly heroism: number;
  readonly berserk: number;
}

/** The numbers of the hit roll. */
export interface HitRules {
  /** Of `cases`, this many always hit … */
  readonly automaticHits: number;
  /** … and this many always miss. */
  readonly automaticMisses: number;
  readonly cases: number;
  /** Skill per point of to-hit. */
  readonly skillPerToHit: number;
}

/** One slay, execution or brand. */
export interface SlayRow {
  /** Factor of the dice. */
  readonly multiplier: number;
  /** It works on monsters that have, or lack, … */
  readonly when: 'has' | 'lacks';
  /** … this flag. */
  readonly monster: MonsterFlag;
}

/** Unarmed attacks. */
export interface BareHandsRules {
  readonly blows: number;
  /** Damage before bonuses. */
  readonly damage: number;
}

/** The steps that vary between rulesets. */
export interface CombatSteps {
  /** The effective skill against an unseen monster. */
  readonly unseenSkill: (skill: number) => number;
  /** The effective armour class against hits, in quarters of a point. */
  readonly armourQuarters: (armourClass: number) => number;
  /** The blows with a weapon that is too heavy. @param blows with a lighter weapon */
  readonly heavyWeaponBlows: (blows: number) => number;
  /** Whether an edged weapon counts as blessed. */
  readonly edgeBlessed: (weaponBlessed: boolean, equipmentBlessed: boolean) => boolean;
  /** The damage bonus of bare hands. @param characterToDam the character's own bonus */
  readonly bareHandsBonus: (characterToDam: number) => number;
}

/** Words for a skill, as the character sheet shows them. */
export interface SkillWordRules {
  /** Points of a step. */
  readonly pointsPerStep: number;
  /** Each word with its first step, ascending. */
  readonly words: readonly { readonly from: number; readonly word: string }[];
  /** The word for a skill below 0. */
  readonly negative: string;
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
  readonly skillWords: SkillWordRules;
  /** A distance is the longer side plus the shorter one divided by this, rounded down. */
  readonly shorterSideOver: number;
  readonly critical: CriticalRules;
  /** Kinds of items whose slays and brands work. */
  readonly slayingKinds: readonly ItemKind[];
  readonly slays: Readonly<Record<SlayFlag, SlayRow>>;
  readonly bareHands: BareHandsRules;
  readonly missiles: MissileRules;
  readonly sideEffects: SideEffectRules;
  readonly steps: CombatSteps;
}

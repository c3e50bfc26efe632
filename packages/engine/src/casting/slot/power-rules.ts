// Rules of single rulesets: a chance that raises the price, maintained spells, artifacts that cast, and
// effects of skill on creatures.

import type { MonsterListRules } from './monster-list-rules.ts';
import type { CastingSkill } from './names.ts';
import type { Share } from './share-rules.ts';

/** The kind of caster, in rulesets where monsters cast by the same rules. */
export type PowerCaster = 'hero' | 'spellcaster-monster' | 'ordinary-monster' | 'wizard-of-yendor';

/** Gear in one slot, where the property of brilliance removes the hindrance of metal. */
export type PowerWear = 'none' | 'nonmetallic' | 'metallic' | 'metallic-brilliance';

/** The helmet. */
export type PowerHelmet = 'none' | 'nonmetallic' | 'metallic' | 'helm-of-brilliance';

/** The shield by weight and material. */
export type PowerShield =
  | 'none'
  | 'nonmetallic'
  | 'metallic'
  | 'nonmetallic-bulky'
  | 'metallic-bulky'
  | 'brilliance';

/** Monsters that cast by the heroes' rules. */
interface MonsterMagicRules {
  /** Cursing strikes one item plus a draw from 0 … spread − 1; protections reduce the number. */
  readonly curses: {
    readonly spread: number;
    /** Probability that it penetrates the artifact that absorbs curses. */
    readonly pierceMagicbane: Share;
    /** Percent of curses from which an artifact with a will of its own keeps free. */
    readonly artifactKeepsFree: number;
    /** The saddle of a rider is struck besides with probability 1 in this number. */
    readonly saddleOneIn: number;
  };
  /** Probability that a hero rises from his bones. */
  readonly rises: Share;
}

/** A chance that multiplies the price. */
export interface PowerRules {
  /** Base values of roles. */
  readonly roles: Readonly<Record<string, number>>;
  /** Base values of monsters. */
  readonly monsters: Readonly<Record<Exclude<PowerCaster, 'hero'>, number>>;
  readonly perLevel: number;
  readonly perIntelligence: number;
  readonly perSpellLevel: number;
  /** Intelligence bonus of a robe or quarterstaff, up to a maximum. */
  readonly focus: { readonly plus: number; readonly most: number };
  /** Maximum by skill. */
  readonly most: Readonly<Record<CastingSkill, number>>;
  readonly body: Readonly<Record<PowerWear, number>>;
  readonly helmet: Readonly<Record<PowerHelmet, number>>;
  readonly gloves: Readonly<Record<PowerWear, number>>;
  readonly boots: Readonly<Record<PowerWear, number>>;
  readonly shield: Readonly<Record<PowerShield, number>>;
  /** Price factors of the Amulet, and of a chance of 0. */
  readonly amulet: number;
  readonly hopeless: number;
  /** Spells that last until they are cast again. */
  readonly maintained: MaintenanceRules;
  readonly monsterMagic: MonsterMagicRules;
  /** A monster below this share of its energy tries a spell with probability 1 in `onceIn`. */
  /** A professional caster uses an ability that would reach in 1 of this many moves, whatever its file says. */
  readonly castersOneIn: number;
  readonly restraint: { readonly below: Share; readonly onceIn: number };
}

/** Maintained spells. */
interface MaintenanceRules {
  /** A maintained spell reduces regeneration by its price divided by this, in energy a turn. */
  readonly spells: Readonly<Record<string, number>>;
  /** Spells that can be maintained from a skill level on. */
  readonly needs: Readonly<Record<string, CastingSkill>>;
  /** Regeneration in hundredths of energy a turn. */
  readonly perLevel: number;
  readonly perWisdom: number;
  /** Only wisdom above this counts. */
  readonly wisdomAbove: number;
  readonly roles: Readonly<Record<string, number>>;
  readonly least: number;
}

/** Artifacts that cast when invoked. */
export interface InvokingRules {
  /** The spell that each casts, as an expert. */
  readonly casts: Readonly<Record<string, string>>;
  /** Artifacts that can be invoked while they recharge, at this price in energy. */
  readonly whileResting: readonly string[];
  readonly price: number;
}

/** Creatures: effects of skill on them, and what they cast themselves. */
export interface CreatureRules {
  /** Monsters that cast from lists; absent: none does. */
  readonly lists?: MonsterListRules;
  /** Increase of the difficulty limit of a familiar, by skill. */
  readonly familiarDifficulty: Readonly<Record<CastingSkill, number>>;
  /** Fixed tameness bonus from charming a pet, by skill; absent: none. */
  readonly charm?: Readonly<Record<CastingSkill, number>>;
  /** The tameness at which charming has no further effect, and the die for another point. */
  readonly mostTameness: number;
  readonly tamenessDie: number;
  /** Turns that summoned creatures stay, by skill; absent: permanently. */
  readonly summonedTurns?: Readonly<Record<CastingSkill, number>>;
  /** Roles that gain experience by healing their pets. */
  readonly healers: readonly string[];
}

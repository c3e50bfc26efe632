// What only some rulesets have: a chance that raises the price, spells that are maintained, artifacts
// that cast, and what skill does to creatures.

import type { CastingSkill } from './names.ts';
import type { Share } from './share-rules.ts';

/** Who casts, where monsters do so by the same rules. */
export type PowerCaster = 'hero' | 'spellcaster-monster' | 'ordinary-monster' | 'wizard-of-yendor';

/** What is worn in one place, where a property of brilliance takes the hindrance of metal away. */
export type PowerWear = 'none' | 'nonmetallic' | 'metallic' | 'metallic-brilliance';

/** What is on the head. */
export type PowerHelmet = 'none' | 'nonmetallic' | 'metallic' | 'helm-of-brilliance';

/** The shield by weight and material. */
export type PowerShield =
  | 'none'
  | 'nonmetallic'
  | 'metallic'
  | 'nonmetallic-bulky'
  | 'metallic-bulky'
  | 'brilliance';

/** What monsters that cast by the heroes' rules bring with them. */
interface MonsterMagicRules {
  /** Cursing strikes one item and one of 0 … spread − 1 more, shared out among protections. */
  readonly curses: {
    readonly spread: number;
    /** How often it gets past the artifact that soaks it up. */
    readonly pierceMagicbane: Share;
  };
  /** How often a hero rises from his bones. */
  readonly rises: Share;
}

/** A chance that multiplies the price. */
export interface PowerRules {
  /** What roles begin with. */
  readonly roles: Readonly<Record<string, number>>;
  /** What monsters begin with. */
  readonly monsters: Readonly<Record<Exclude<PowerCaster, 'hero'>, number>>;
  readonly perLevel: number;
  readonly perIntelligence: number;
  readonly perSpellLevel: number;
  /** What a robe or a quarterstaff adds to an intelligence below the most, and that most. */
  readonly focus: { readonly plus: number; readonly most: number };
  /** The most by skill. */
  readonly most: Readonly<Record<CastingSkill, number>>;
  readonly body: Readonly<Record<PowerWear, number>>;
  readonly helmet: Readonly<Record<PowerHelmet, number>>;
  readonly gloves: Readonly<Record<PowerWear, number>>;
  readonly boots: Readonly<Record<PowerWear, number>>;
  readonly shield: Readonly<Record<PowerShield, number>>;
  /** What the Amulet multiplies the price by, and a chance of 0. */
  readonly amulet: number;
  readonly hopeless: number;
  /** Spells that last until they are cast again. */
  readonly maintained: MaintenanceRules;
  readonly monsterMagic: MonsterMagicRules;
  /** A monster with less than this share of its energy tries a spell once in so many times. */
  readonly restraint: { readonly below: Share; readonly onceIn: number };
}

/** Spells that are maintained. */
interface MaintenanceRules {
  /** What a spell takes off the regeneration: its price divided by this, in energy a turn. */
  readonly spells: Readonly<Record<string, number>>;
  /** Spells that can be maintained from a skill on. */
  readonly needs: Readonly<Record<string, CastingSkill>>;
  /** Regeneration in hundredths of energy a turn. */
  readonly perLevel: number;
  readonly perWisdom: number;
  /** Wisdom counts above this. */
  readonly wisdomAbove: number;
  readonly roles: Readonly<Record<string, number>>;
  readonly least: number;
}

/** Artifacts that cast when they are invoked. */
export interface InvokingRules {
  /** The spell that each casts, as an expert. */
  readonly casts: Readonly<Record<string, string>>;
  /** Artifacts that go on while they rest, at this price in energy. */
  readonly whileResting: readonly string[];
  readonly price: number;
}

/** What skill does to creatures. */
export interface CreatureRules {
  /** Raises the limit of difficulty of a creature that a familiar may be, by skill. */
  readonly familiarDifficulty: Readonly<Record<CastingSkill, number>>;
  /** What charming a pet adds to its tameness for certain, by skill; absent: it changes nothing. */
  readonly charm?: Readonly<Record<CastingSkill, number>>;
  /** Tameness from which on charming does nothing, and the die that a point more is rolled by. */
  readonly mostTameness: number;
  readonly tamenessDie: number;
  /** Turns that summoned creatures stay, by skill; absent: for good. */
  readonly summonedTurns?: Readonly<Record<CastingSkill, number>>;
  /** Roles that learn by healing their pets. */
  readonly healers: readonly string[];
}

// Totals over all worn and wielded items and over the hero's forces, as the sheet stores them.

import type { SlayFlag } from '../../combat/index.ts';
import { BONUS_TARGETS, type BonusTarget } from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import { NO_PATHS, type PathSets } from '../../spellcraft/index.ts';
import { NO_CRAFT, type WornCraft } from './objects/worn-craft.ts';

/** Totals over worn items and forces. */
export interface WornPowers {
  /** Sums of the items' bonuses, by target; may be negative. */
  readonly bonuses: Readonly<Record<BonusTarget, number>>;
  /** Attributes including worn items and forces; absent: none changes any. */
  readonly attributes: Readonly<Record<Attribute, number>> | undefined;
  /** An item other than the weapon is blessed. */
  readonly blessed: boolean;
  /** An item teleports its wearer now and then. Key `teleports`. */
  readonly teleports: boolean;
  /** An item sets all creatures around its wearer against each other. Key `conflict`. */
  readonly conflict: boolean;
  /** An item lets its wearer see the invisible. Key `see_invisible`. */
  readonly seesInvisible: boolean;
  /** An item changes its wearer's form now and then. Key `polymorphs`. */
  readonly polymorphs: boolean;
  /** An item lets its wearer choose what he is changed into. Key `controls_polymorph`. */
  readonly controlsPolymorph: boolean;
  /** Percent by attack type number, at most 100. */
  readonly resists: Readonly<Record<number, number>>;
  /** Spell paths, those of role and race included. */
  readonly paths: PathSets;
  /** What they do to casting and recovery by the rules of spell objects. */
  readonly craft: WornCraft;
  /** To-hit points by forces. */
  readonly toHit: number;
  /** Brands of blows by forces and worn things. */
  readonly brands: readonly SlayFlag[];
  /** Those of them that the hero knows. */
  readonly knownBrands: readonly SlayFlag[];
  /** Bits of the attack types of blows, by forces and everything worn and wielded. */
  readonly attackTypes: number;
  /** Those of them that the hero knows. */
  readonly knownAttackTypes: number;
  /** Movement points a turn by forces; may be negative. */
  readonly pace: number;
  /** Points by forces of the power that pays for spells. */
  readonly power: number;
}

const NO_BONUSES = Object.fromEntries(BONUS_TARGETS.map(target => [target, 0])) as Readonly<
  Record<BonusTarget, number>
>;

/** No worn item has powers. */
export const NO_POWERS: WornPowers = {
  bonuses: NO_BONUSES,
  attributes: undefined,
  blessed: false,
  teleports: false,
  conflict: false,
  seesInvisible: false,
  polymorphs: false,
  controlsPolymorph: false,
  resists: {},
  paths: NO_PATHS,
  craft: NO_CRAFT,
  toHit: 0,
  brands: [],
  knownBrands: [],
  attackTypes: 0,
  knownAttackTypes: 0,
  pace: 0,
  power: 0,
};

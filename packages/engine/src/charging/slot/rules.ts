// The charging slot of a ruleset: the tables, numbers and named steps of charges.

import type { Chance } from '../../chance/index.ts';
import type { Amount } from './amounts.ts';
import type { CancelRules } from './cancel-rules.ts';
import type { Aim, Beatitude } from './names.ts';
import type { RingChargeView, RingRules, ShockRules } from './ring-rules.ts';
import type { SourceRules } from './source-rules.ts';
import type { MaidRules, ToolRules } from './tool-rules.ts';
import type { EmptyRules, Offered, OfferView, RingHungerView } from './use-rules.ts';
import type { BlastView, BookRules, Odds, WandBlast, WandRow, WandRules } from './wand-rules.ts';

/** How a last charge is wrested from an empty wand. */
export interface WrestRules {
  /** Once in so many tries. */
  readonly onceIn: number;
  /** The charges that the wand then has. */
  readonly leaves: number;
}

/** The charges with which things are made. */
export interface MakingRules {
  /** By kind of thing; what has no row is made without charges. */
  readonly things: Readonly<Record<string, Amount>>;
  /** Wands by name, where they differ from those of their aim. */
  readonly wands: Readonly<Record<string, Amount>>;
  readonly byAim: Readonly<Record<Aim, Amount>>;
  /** Chargings that a thing counts from the start; absent: none. */
  readonly recharged: Readonly<Record<string, number>>;
  /** Turns of fuel with which lamps are made. */
  readonly fuel: Amount;
}

/** The charges that anything can have in the end. */
export interface ChargeRange {
  readonly least: number;
  readonly most: number;
}

/** The steps that rulesets do in different ways. */
export interface ChargingSteps {
  /** A thing that shrugs off the source altogether. */
  readonly shrugsOff: (thing: Beatitude, source: Beatitude) => boolean;
  /** Chance that a wand explodes by having been charged before. */
  readonly explosion: (
    rules: ChargingRules,
    row: WandRow,
    recharged: number,
    artifact: boolean,
  ) => Odds;
  /** Charges of a wand that has as many as it would get, or more. */
  readonly beyond: (charges: number, limit: number) => number;
  /** What an exploding wand does. */
  readonly blast: (chance: Chance, rules: ChargingRules, view: BlastView) => WandBlast;
  /** What half physical damage leaves of damage. */
  readonly halved: (damage: number) => number;
  /** Whether a ring explodes. */
  readonly ringExplodes: (chance: Chance, rules: ChargingRules, view: RingChargeView) => boolean;
  /** Whether charging a tool raises its count. */
  readonly counts: (rules: ChargingRules, tool: string) => boolean;
  /** Turns of fuel that charging sees. @param burning handed to the burn timer of a lit lamp */
  readonly fuelSeen: (fuel: number, burning: number) => number;
  /** Whether a thing is offered when the player is asked what to charge. */
  readonly offers: (view: OfferView) => Offered;
  /** Whether a worn ring that has no enchantment still costs nutrition. */
  readonly emptyRingCosts: (view: RingHungerView, hand: 'left' | 'right') => boolean;
}

/** The charging slot. */
export interface ChargingRules {
  readonly sources: SourceRules;
  readonly wrest: WrestRules;
  readonly making: MakingRules;
  readonly empty: EmptyRules;
  readonly cancel: CancelRules;
  readonly wands: WandRules;
  readonly rings: RingRules;
  readonly tools: ToolRules;
  /** Spellbooks that hold charges; absent: they hold none. */
  readonly books?: BookRules;
  /** What electricity does to rings; absent: nothing that has to do with charges. */
  readonly shock?: ShockRules;
  /** Absent: there are none. */
  readonly maids?: MaidRules;
  readonly range: ChargeRange;
  /** Whether a source makes the number of charges known. */
  readonly reveals: Readonly<Record<Beatitude, boolean>>;
  /** Lamps of known charges show their count and the turns left. */
  readonly lampsShowTurns: boolean;
  readonly steps: ChargingSteps;
}

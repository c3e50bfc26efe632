// The charging slot of a ruleset: tables, numbers and named steps.

import type { Chance } from '../../chance/index.ts';
import type { Amount } from './amounts.ts';
import type { CancelRules } from './cancel-rules.ts';
import type { Aim, Beatitude } from './names.ts';
import type { RingChargeView, RingRules, ShockRules } from './ring-rules.ts';
import type { SourceRules } from './source-rules.ts';
import type { MaidRules, ToolRules } from './tool-rules.ts';
import type { EmptyRules, Offered, OfferView, RingHungerView } from './use-rules.ts';
import type { BlastView, BookRules, Odds, WandBlast, WandRow, WandRules } from './wand-rules.ts';

/** Wresting a last charge from an empty wand. */
export interface WrestRules {
  /** Probability 1 in this number per try. */
  readonly onceIn: number;
  /** The wand's charges afterwards. */
  readonly leaves: number;
}

/** Rods, horns and spell rings, which hold energy. */
interface RodChargeRules {
  /** Energy that a source adds, in tenths of the maximum, −10…10. */
  readonly tenths: Readonly<Record<Beatitude, number>>;
}

/** Initial charges of items. */
export interface MakingRules {
  /** By kind; items without a row have no charges. */
  readonly things: Readonly<Record<string, Amount>>;
  /** Wands by name, where they differ from the row of their aim. */
  readonly wands: Readonly<Record<string, Amount>>;
  readonly byAim: Readonly<Record<Aim, Amount>>;
  /** Initial recharge count; absent: 0. */
  readonly recharged: Readonly<Record<string, number>>;
  /** Initial fuel of lamps, in turns. */
  readonly fuel: Amount;
}

/** The range of charges of any item. */
export interface ChargeRange {
  readonly least: number;
  readonly most: number;
}

/** The steps that vary between rulesets. */
export interface ChargingSteps {
  /** Whether an item is immune to a source. */
  readonly shrugsOff: (thing: Beatitude, source: Beatitude) => boolean;
  /** Probability that a wand explodes because of previous rechargings. */
  readonly explosion: (
    rules: ChargingRules,
    row: WandRow,
    recharged: number,
    artifact: boolean,
  ) => Odds;
  /** Charges of a wand that already has as many as it would get, or more. */
  readonly beyond: (charges: number, limit: number) => number;
  /** The effect of an exploding wand. */
  readonly blast: (chance: Chance, rules: ChargingRules, view: BlastView) => WandBlast;
  /** Damage after half physical damage. */
  readonly halved: (damage: number) => number;
  /** Whether a ring explodes. */
  readonly ringExplodes: (chance: Chance, rules: ChargingRules, view: RingChargeView) => boolean;
  /** Whether charging a tool raises its recharge count. */
  readonly counts: (rules: ChargingRules, tool: string) => boolean;
  /** Turns of fuel that charging takes into account. @param burning fuel in the burn timer of a lit lamp */
  readonly fuelSeen: (fuel: number, burning: number) => number;
  /** Whether an item is offered at the prompt for charging. */
  readonly offers: (view: OfferView) => Offered;
  /** Whether a worn ring without enchantment costs nutrition. */
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
  /** Spellbooks with charges; absent: they have none. */
  readonly books?: BookRules;
  /** Rods, horns and spell rings; absent: they can't be charged. */
  readonly rods?: RodChargeRules;
  /** Effects of electricity on rings; absent: none that involve charges. */
  readonly shock?: ShockRules;
  /** Absent: no maids. */
  readonly maids?: MaidRules;
  readonly range: ChargeRange;
  /** What a hero without hands may still do with wands, and with tools. */
  readonly handless: { readonly zaps: boolean; readonly applies: boolean };
  /** Whether a source reveals the number of charges. */
  readonly reveals: Readonly<Record<Beatitude, boolean>>;
  /** Lamps of known charges show their count and the turns left. */
  readonly lampsShowTurns: boolean;
  readonly steps: ChargingSteps;
}

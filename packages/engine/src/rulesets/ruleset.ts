// What a ruleset is, as its folder states it and as the engine uses it.

import type { Bridges } from '../worldrules/index.ts';
import type { Patch } from './patch.ts';
import type { SlotName, Slots } from './slots.ts';

/** One difference from the parent, in words. */
export interface Difference {
  /** One sentence: what is otherwise, and how it was. */
  readonly says: string;
  /** Program, version, file and function, or the document's row. */
  readonly source: string;
  /**
   * No game has what it is about, such as steeds or sewage: only the library and `odds` know the rule.
   * Absent: a game under the ruleset plays it.
   */
  readonly askedOnly?: true;
}

/** How one slot is filled: whole, or by differences from the parent's, in order. */
export type SlotSource<Rules> =
  | { readonly whole: Rules }
  | { readonly patches: readonly Patch<Rules>[] };

/** A ruleset as its folder states it. */
export interface RulesetSource {
  /** Kebab-case and unique: `nethack-3.6.7`. */
  readonly id: string;
  readonly title: string;
  /** Where each slot is inherited from: one ruleset for all, or one a slot. */
  readonly parent?: string | Readonly<Partial<Record<SlotName, string>>>;
  readonly slots: { readonly [Name in SlotName]?: SlotSource<Slots[Name]> };
  /** Steps or rows of other slots that must be there, as dotted paths: `speed.steps.keepDebt`. */
  readonly needs?: readonly string[];
  /** What the folder's page says about it, a paragraph. */
  readonly about: string;
  readonly differences: readonly Difference[];
}

/** A ruleset ready for use: every slot filled, nothing left to look up. Frozen. */
export interface Ruleset {
  /** The id, or for a composition `casting=…,speed=…`. */
  readonly id: string;
  readonly title: string;
  readonly slots: Slots;
  /** The rules of the slot `world`, bound to its numbers. */
  readonly bridges: Bridges;
  /** Which ruleset each slot comes from. */
  readonly origins: Readonly<Record<SlotName, string>>;
}

/** A composition: a ruleset for some slots; the others are the default's. */
export type Composition = Readonly<Partial<Record<SlotName, string>>>;

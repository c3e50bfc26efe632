// Types of a ruleset: as its folder states it, and as the engine uses it.

import type { Bridges } from '../worldrules/index.ts';
import type { Patch } from './patch.ts';
import type { SlotName, Slots } from './slots.ts';

/** One difference from the parent, in words. */
export interface Difference {
  /** The slot whose rules it is about … */
  readonly slot: SlotName;
  /** … and the tables, numbers and steps of it that it tells, as dotted paths: `memory.reread`. */
  readonly changes: readonly string[];
  /** One sentence: the new behaviour, then the old one. */
  readonly says: string;
  /** Program, version, file and function, or the document's row. */
  readonly source: string;
  /**
   * The rule concerns something that no game has, such as steeds or sewage; only the library and `odds` use
   * it. Absent: games under the ruleset use it.
   */
  readonly askedOnly?: true;
}

/** The contents of one slot: complete, or a list of differences from the parent's, in order. */
export type SlotSource<Rules> =
  | { readonly whole: Rules }
  | { readonly patches: readonly Patch<Rules>[] };

/** A ruleset as its folder states it. */
export interface RulesetSource {
  /** Kebab-case and unique: `nethack-3.6.7`. */
  readonly id: string;
  readonly title: string;
  /** The parent of all slots, or one parent for each slot. */
  readonly parent?: string | Readonly<Partial<Record<SlotName, string>>>;
  readonly slots: { readonly [Name in SlotName]?: SlotSource<Slots[Name]> };
  /** Steps or rows of other slots that must exist, as dotted paths: `speed.steps.keepDebt`. */
  readonly needs?: readonly string[];
  /** One paragraph for the folder's page. */
  readonly about: string;
  readonly differences: readonly Difference[];
}

/** A resolved, frozen ruleset: every slot is filled. */
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

/** A composition: a ruleset for some slots. The default ruleset fills the others. */
export type Composition = Readonly<Partial<Record<SlotName, string>>>;

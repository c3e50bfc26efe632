// A carried item and an item underfoot, as far as the hero knows them.

import type { AmmunitionKind, SlayFlag } from '../../combat/index.ts';
import type { BonusTarget, WearKind } from '../../objects/index.ts';
import type { ItemUse, LearningView } from './item-use.ts';
import type { OwnNamePart } from './own/own-words.ts';
import type { SpellPathView } from './path-view.ts';

/** The energy of a rod, horn or spell ring. */
export interface RodView {
  readonly left: number;
  /** When full. */
  readonly most: number;
  /** Of one shot. */
  readonly cost: number;
  /** Activations a tick, each of which gathers energy. */
  readonly speed: number;
  /** Ticks until it can fire, 0: at once; absent: it never will. */
  readonly readyIn?: number;
}

/** Marks of equipment without a number. */
export const ARMS_TRAITS = [
  'blessed',
  'earthquakes',
  'reflects-missiles',
  'reflects-spells',
  'two-handed',
  'metallic',
] as const;

/** What an item is worth in a fight, as far as the hero knows. Numbers are totals of kind, ego kind and enchantment. */
export interface ArmsView {
  /** Damage dice of a weapon or of ammunition: `2d5`. */
  readonly dice?: string;
  /** Damage dice when it is thrown: `1d1`. Absent: it does none. */
  readonly thrown?: string;
  /** To-hit and damage points, of a launcher or of equipment too. Absent: none known. */
  readonly blows?: { readonly toHit: number; readonly toDam: number };
  /** Points of armour class, by its kind and by its enchantment (absent: unknown). */
  readonly armour?: { readonly base: number; readonly bonus?: number };
  /** Its own enchantment isn't known. */
  readonly unsure?: true;
  /** What a launcher fires, and the factor of its missiles' damage. */
  readonly launcher?: { readonly fires: AmmunitionKind; readonly multiplier: number };
  /** Slays, executions and brands with the factor of the dice; absent: none known. */
  readonly slays?: readonly { readonly flag: SlayFlag; readonly times: number }[];
  /** Points for attributes, blows, shots, might and speed; absent: none known. */
  readonly bonuses?: readonly { readonly to: BonusTarget; readonly by: number }[];
  /** Resistances in percent by attack type; below 0: vulnerable. Absent: none known. */
  readonly resists?: readonly { readonly to: string; readonly percent: number }[];
  readonly traits?: readonly (typeof ARMS_TRAITS)[number][];
}

/** How a carried item is used. */
interface ToolPart {
  /** Zapping or applying it needs a direction, as far as the hero knows. */
  readonly aimed?: true;
  /** It is a tool for digging. */
  readonly digs?: true;
}

/** A carried item, as far as the hero knows it. */
export interface ItemView extends OwnNamePart, ToolPart {
  readonly letter: string;
  readonly id: number;
  /** Its known name without article and count: `blessed potions of healing`. */
  readonly name: string;
  readonly count: number;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** Wielded or readied. */
  readonly wielded: boolean;
  /** A melee weapon, which can be compared with the wielded one. */
  readonly weapon?: true;
  readonly worn: boolean;
  /** Its kind of slot; absent: none. */
  readonly place?: WearKind;
  /** Its kind is known. */
  readonly identified: boolean;
  /** What it is worth in a fight. Absent: nothing known. */
  readonly arms?: ArmsView;
  /** Absent: unknown, or implied. */
  readonly beatitude?: 'cursed' | 'uncursed' | 'blessed';
  /** A potion with water in it; anything covered with grease; arms known to be proof against acid. Absent: none. */
  readonly states?: readonly ('diluted' | 'greased' | 'proofed')[];
  /** `+1`, or to-hit and damage `+1,+3`. Absent: unknown, or not applicable. */
  readonly enchantment?: string;
  /** Rechargings and charges, `(0:5)`. Absent: unknown, or not applicable. */
  readonly charges?: string;
  /** Level at which it releases its spell. Absent: unknown, or it holds none. */
  readonly level?: number;
  /** Name of its material, which decides what spells burn, freeze or melt. Absent: unknown, or of none. */
  readonly material?: string;
  /** Weight of one piece in grams; absent: 0. */
  readonly weight?: number;
  /** Price of one piece in gold. Absent: unknown. */
  readonly worth?: number;
  /** Energy of a rod. Absent: unknown, or it is none. */
  readonly energy?: RodView;
  /** A recognised scroll of charging. */
  readonly charger?: true;
  /** Its kind is unidentified and can be given a name. */
  readonly callable?: true;
  /** Whether it is listed as a target of charging: at once, or on request. Absent: it isn't. */
  readonly chargeable?: 'offered' | 'on-request';
  /** The spell paths that it gives in use; absent: none, or its kind is unknown. */
  readonly paths?: readonly SpellPathView[];
  /** A recognised book, under rules by which it is used up. */
  readonly learning?: LearningView;
  /** The available commands. */
  readonly uses: readonly ItemUse[];
  /** Empty if its kind is unknown. */
  readonly about: string;
}

/** An item on the hero's square, as far as he knows it. */
export interface UnderfootView {
  readonly id: number;
  /** With article or count: `3 arrows`. */
  readonly name: string;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
  /** The commands available where it lies. */
  readonly uses: readonly ('pick-up' | 'eat')[];
  /** It is a box with a lock, as far as the hero knows it; absent: it is none. */
  readonly lock?: 'unknown' | 'locked' | 'open';
}

// The gods, the creatures and the altars of a level, as spells that come from gods need them.

import type { God } from '../../objects/index.ts';

/** A creature that a spell seeks in a direction. */
export interface PointedTarget {
  readonly id: number;
  readonly isHero: boolean;
  /** It reflects spells. */
  readonly reflects: boolean;
  /** Percent of magic that it resists. */
  readonly resistsMagic: number;
  readonly undead: boolean;
  /** Its races and families, as one comma-separated text. */
  readonly races: string;
  /** Its race as its file states it, as one text. */
  readonly race: string;
  /** The god of a hero, or that a monster was given or states, whatever its race; undefined for none. */
  readonly god: God | undefined;
}

/** An altar. */
export interface AltarView {
  readonly id: number;
  readonly level: number;
  /** Its god; undefined for none. */
  readonly god: God | undefined;
}

/** The game implements it by acting, a preview by counting. */
export interface Faith {
  /** All gods, in the order of the catalogue. */
  readonly gods: readonly God[];
  /** The god of a caster: its own, and of a fixture that of its maker. Undefined for none. */
  godOf(caster: number): God | undefined;
  /** Whether a caster is a creature other than a hero, and neither it nor its race, as one text, has a god. */
  lacksGod(caster: number): boolean;
  /** A creature has that god from now on. */
  give(caster: number, god: God): void;
  /** The creature on a square as a target; undefined for none. */
  targetOn(square: number): PointedTarget | undefined;
  /** Whether a caster is a hero. */
  isHero(caster: number): boolean;
  /** A creature has that many times its maximum of hit points. */
  strengthen(creature: number, times: number): void;
  /** The altar on a square; undefined for none. */
  altarOn(square: number): AltarView | undefined;
  /** An altar belongs to the caster's god from now on. @returns whether that god has altars */
  consecrate(altar: number, caster: number, god: God): boolean;
  /** The kinds of monsters of a race, in the order of the catalogue. @returns their catalogue indexes and levels */
  kindsOf(race: string): readonly { readonly kind: string; readonly level: number }[];
}

/** A world without gods, such as a small map for one rule. */
export const NO_FAITH: Faith = {
  gods: [],
  godOf: () => undefined,
  lacksGod: () => false,
  give: () => {},
  targetOn: () => undefined,
  isHero: () => false,
  strengthen: () => {},
  altarOn: () => undefined,
  consecrate: () => false,
  kindsOf: () => [],
};

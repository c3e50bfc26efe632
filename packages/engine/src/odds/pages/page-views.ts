// The numbers of the pages about the hero and about one of his items. Plain JSON.

import type { CastingSkill } from '../../casting/index.ts';
import type { AmmunitionKind, SlayFlag } from '../../combat/index.ts';
import type { Plot, WeaponOdds } from './weapon-odds.ts';

/** A weapon against targets of one kind, otherwise alike. */
export interface GroupOdds {
  /** The slay or brand that counts against them; absent: none does. */
  readonly flag?: SlayFlag;
  /** Damage of one blow or missile that hits: least, greatest and mean. */
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** Mean damage of all blows or missiles of a turn, misses included. */
  readonly turn: number;
}

/** What it takes to strike one more blow a turn; what alone is never enough is absent. */
export interface NextBlow {
  /** Formatted attributes: `18/50`. */
  readonly strength?: string;
  readonly dexterity?: string;
  /** The weight of the heaviest weapon that suffices, in tenths of a pound. */
  readonly weight?: number;
}

/** The opponent of an item's page: a typical monster of the hero's level. */
export interface PageFoe {
  readonly level: number;
  readonly armourClass: number;
}

/** What an edge costs a hero whose gods dislike bloodshed. */
export interface EdgePage {
  /** Points lost in all blows, shots and throws, and of damage in each blow. */
  readonly toHit: number;
  readonly toDam: number;
  /** The probability that they are lost: below 1 where the hero doesn't know whether the weapon is blessed. */
  readonly chance: number;
  /** The god of the hero; absent: he has none. */
  readonly god?: string;
  /** Anything hallowed that he wears lifts it, not only the weapon's own blessing. */
  readonly liftedByWorn: boolean;
}

/** What the skill with a weapon is worth in each blow. */
export interface TrainingPage {
  readonly skill: string;
  readonly level: CastingSkill;
  readonly toHit: number;
  readonly toDam: number;
}

/** A weapon in melee. */
export interface MeleePage {
  readonly blows: number;
  /** The probability that one blow hits. */
  readonly hitChance: number;
  /** The probability that a hit is critical. */
  readonly criticalChance: number;
  /** The plain group first. */
  readonly groups: readonly GroupOdds[];
  readonly nextBlow?: NextBlow;
  /** Absent: the skill gives and costs nothing. */
  readonly training?: TrainingPage;
  /** Absent: its edge costs nothing. */
  readonly edge?: EdgePage;
  /** The weapon in hand and this one, against the same opponent. */
  readonly compared: readonly WeaponOdds[];
}

/** A thing shot or thrown at the opponent. */
export interface MissilePage {
  /** Squares to the opponent. */
  readonly distance: number;
  /** Squares. */
  readonly range: number;
  readonly hitChance: number;
  readonly criticalChance: number;
  readonly groups: readonly GroupOdds[];
  /** Missiles a turn. */
  readonly aTurn: number;
  /** Breakage in percent after a hit. */
  readonly breaks: number;
}

/** What putting it on changes, as far as the hero knows. */
export interface WornPage {
  /** What is worn in its place; empty: nothing. */
  readonly instead: string;
  /** Changes in points. */
  readonly armourClass: number;
  readonly toHit: number;
  readonly toDam: number;
}

/** A meal of flesh. */
interface MealPage {
  /** The first bite by turns since the death; −1 for a tin, which keeps. Ends by falling probability. */
  readonly bites: readonly {
    readonly age: number;
    readonly ends: readonly {
      readonly telling: string;
      readonly probability: number;
      /** Hit points and points of strength that it costs: least and most. */
      readonly damage: readonly [number, number];
      readonly weakness: readonly [number, number];
    }[];
  }[];
  /** What a finished meal gives, each with its probability. */
  readonly gifts: readonly (readonly [gift: string, probability: number])[];
}

/** An item's page. */
export interface ItemOdds {
  readonly item: number;
  readonly foe: PageFoe;
  readonly melee?: MeleePage;
  readonly fired?: MissilePage & {
    readonly multiplier: number;
    readonly launcher: string;
  };
  /** Ammunition that the wielded launcher doesn't fire, and what it fires instead; absent: it fires it. */
  readonly unfired?: { readonly kind: AmmunitionKind; readonly fires?: AmmunitionKind };
  readonly thrown?: MissilePage;
  /** One for each place where it could go. Absent: it is worn, or can't be. */
  readonly worn?: readonly WornPage[];
  /** What eating it does; absent: it is no flesh. */
  readonly meal?: MealPage;
  /** Damage to the hero and his neighbours when it is broken; absent: it doesn't explode, or isn't known. */
  readonly broken?: Plot;
  /** A price of its kind was heard: it leaves fewer kinds possible. */
  readonly priced?: true;
  /** Some number is a guess. */
  readonly guess: boolean;
}

/** To-hit and damage as the character sheet of Angband shows them: with what is identified. */
interface SheetPair {
  readonly toHit: number;
  readonly toDam: number;
}

/** A weapon or launcher that is too heavy. */
interface SheetHeavy {
  /** Whole pounds that the hero holds without a penalty, and whole pounds of the item. */
  readonly limit: number;
  readonly pounds: number;
  /** To-hit points lost. */
  readonly penalty: number;
}

/** A skill as a number and in a word. */
export interface SheetSkill {
  readonly points: number;
  readonly word: string;
}

/** A piece of what is worn, with its armour class. */
interface SheetPiece {
  readonly name: string;
  readonly armourClass: number;
}

/** An attribute that the hero has exercised or abused since the last check. */
interface SheetExercise {
  readonly attribute: string;
  /** Below 0: more abused than exercised. */
  readonly points: number;
  /** The probability that the next check raises it, or lowers it. */
  readonly chance: number;
}

/** The hero's page. */
export interface SheetOdds {
  readonly melee: SheetPair & {
    readonly weapon: string;
    readonly skill: SheetSkill;
    readonly blows: number;
    readonly extraBlows: number;
    /** Of a hit, a probability; 0 without a weapon. */
    readonly criticalChance: number;
    readonly heavy?: SheetHeavy;
    readonly nextBlow?: NextBlow;
  };
  /** Absent: no launcher in hand. */
  readonly shoot?: SheetPair & {
    readonly launcher: string;
    readonly skill: SheetSkill;
    readonly shots: number;
    readonly multiplier: number;
    readonly fires: AmmunitionKind;
    /** Squares. */
    readonly range: number;
    readonly heavy?: SheetHeavy;
  };
  readonly throwing: { readonly toHit: number; readonly skill: SheetSkill };
  readonly armour: { readonly total: number; readonly pieces: readonly SheetPiece[] };
  /** Names of what is worn or held whose numbers aren't known: they aren't counted. */
  readonly unsure: readonly string[];
  /** The form that the hero has taken, a sentence each; absent: his own. */
  readonly form?: readonly string[];
  /** What hampers the hero, a sentence each. */
  readonly hampers: readonly string[];
  /** A call for help: turns until it would be heard, 0 for now; and whether he is in need that it would mend. */
  readonly help: { readonly inTurns: number; readonly isInNeed: boolean };
  /** The god of the altar under a hero who prays to none, with what it gives, a sentence each: a prayer takes it. */
  readonly altar?: { readonly god: string; readonly gives: readonly string[] };
  /** What the next check of exercise may change. */
  readonly exercise: readonly SheetExercise[];
  /** Lengths of a move, an attack, a shot and a throw in beats. */
  readonly beats: {
    readonly move: number;
    readonly attack: number;
    readonly shot?: number;
    readonly throw: number;
  };
  readonly speed: {
    /** Movement points a turn with their probabilities, ascending. */
    readonly points: Plot;
    /** Moves a turn, now and without the burden. */
    readonly moves: number;
    readonly freeMoves: number;
    /** Movement points of one move. */
    readonly perMove: number;
  };
}

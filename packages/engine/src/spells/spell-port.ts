// The level for NetHack's spells (subtypes above 100).

import type { CastingRules } from '../casting/index.ts';
import type { CasterView, DoorCharm, PowerHit, SpellTarget } from './powers/power-rule.ts';
import type { PowerRules } from './powers/power-rules.ts';

/** The steed of the hero on a square, and the outcome of a ray that meets it. */
export interface SteedThere {
  readonly target: SpellTarget;
  /** 1 ray in this many meets it instead of its rider. */
  readonly oneIn: number;
  meet(hit: PowerHit): void;
  missed(hit: PowerHit): void;
}

/** Steeds under their riders. */
interface SteedPort {
  /** The steed on a square; undefined: no rider is there, or the steed reflects rays. */
  steedOn(square: number): SteedThere | undefined;
}

/** The game implements it by acting, a preview by counting. */
export interface SpellPort extends SteedPort {
  /** The casting slot of the game's ruleset. */
  readonly rules: CastingRules;
  /** The powers by the words of spells. */
  readonly powers: PowerRules;
  /** The creature on the square, as input of the rules; undefined for none. */
  targetOn(square: number): SpellTarget | undefined;
  /** A power hits the creature on the square. */
  meet(square: number, hit: PowerHit): void;
  /** A power misses the creature on the square. */
  missed(square: number, hit: PowerHit): void;
  /** One explosion hits all creatures on its squares with one damage roll. */
  explode(squares: readonly number[], hit: PowerHit): void;
  /** Applies the caster's own spell to the caster. @param spell its name in the casting slot's table */
  meetSelf(spell: string, hit: PowerHit): void;
  /** The squares of the caster's enemies, in the order of the level. */
  foesOf(caster: number): readonly number[];
  /** Whether the caster sees the creature on the square. */
  inSight(square: number): boolean;
  /** The caster notices that a power had no target. */
  metNobody(caster: number): void;
  /** Applies a charm to the door on a square. @returns whether it changed */
  charmDoor(square: number, charm: DoorCharm): boolean;
  /**
   * Turns stone on the square, or in the caster's inventory on his own, into meat.
   * @returns whether there was any
   */
  stoneToFlesh(square: number, caster: number): boolean;
  /** Digs out the square if possible. @returns its previous ground, `solid` if it can't be dug */
  dig(square: number): 'open' | 'rock' | 'door' | 'wall' | 'solid';
  /** Takes the caster to a free square. @returns whether he arrived */
  leap(caster: number, square: number, reach: number): boolean;
  /** Applies the power with that word to its caster. @returns whether it had an effect */
  release(word: string, by: CasterView, caster: number, blessed: boolean): boolean;
  /** The squares of a straight path, without the first. */
  way(from: number, to: number): readonly number[];
  /** Whether the caster sees that square when choosing a target. */
  seen(square: number): boolean;
}

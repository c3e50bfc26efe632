// The level on which NetHack's spells happen, as the subtypes above 100 see it.

import type { CastingRules } from '../casting/index.ts';
import type { CasterView, DoorCharm, PowerHit, SpellTarget } from './powers/power-rule.ts';
import type { PowerRules } from './powers/power-rules.ts';

/** The game implements it by doing, a preview by counting. */
export interface SpellPort {
  /** The casting slot of the game's ruleset. */
  readonly rules: CastingRules;
  /** The powers that the words of spells lead to. */
  readonly powers: PowerRules;
  /** The creature on the square, as the rules see it; undefined for none. */
  targetOn(square: number): SpellTarget | undefined;
  /** A power meets the creature on the square. */
  meet(square: number, hit: PowerHit): void;
  /** It passes the creature on the square by. */
  missed(square: number, hit: PowerHit): void;
  /** One explosion meets all who live on its squares: they share its force. */
  explode(squares: readonly number[], hit: PowerHit): void;
  /** What the caster's own spell does to the caster. @param spell its name in the casting slot's table */
  meetSelf(spell: string, hit: PowerHit): void;
  /** The squares on which the caster's enemies stand, in the order of the level. */
  foesOf(caster: number): readonly number[];
  /** Whether the caster has the creature on the square in sight. */
  inSight(square: number): boolean;
  /** The caster notices that a power has met nobody. */
  metNobody(caster: number): void;
  /** What the spell does to the door on a square. @returns whether anything */
  charmDoor(square: number, charm: DoorCharm): boolean;
  /** Turns what is of stone on the square, or with the caster on his own, into meat. @returns whether anything */
  stoneToFlesh(square: number, caster: number): boolean;
  /** Digs the square out if it can be. @returns what it was, `solid` when nothing digs it */
  dig(square: number): 'open' | 'rock' | 'door' | 'wall' | 'solid';
  /** Takes the caster over to a square on which he can stand. @returns whether he got there */
  leap(caster: number, square: number, reach: number): boolean;
  /** Does what the power of that word does to its caster. @returns whether anything came of it */
  release(word: string, by: CasterView, caster: number, blessed: boolean): boolean;
  /** The squares of a straight way, without the first. */
  way(from: number, to: number): readonly number[];
  /** Whether the one who chooses a target sees that square. */
  seen(square: number): boolean;
}

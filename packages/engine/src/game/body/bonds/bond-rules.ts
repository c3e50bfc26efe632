// The ball and chain, and hurled creatures, as rules. NetHack 3.6.7 src/ball.c (drag_ball, drag_down, ballfall),
// src/dothrow.c (throwit, hurtle_step).

import { type Chance, rollDice } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import { ENCUMBRANCES, type Encumbrance } from '../../../speed/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

type PunishmentRules = WorldRules['punishment'];
type HurlingRules = WorldRules['hurling'];

/** What a step does to the chain: it reaches, the ball is dragged, or it can't be. */
export type Pull = 'free' | 'drags' | 'holds';

/** A step of a chained hero. @param apart squares between the ball and the square that he steps to */
export function pullOf(
  { chain, dragsUpTo }: PunishmentRules,
  { apart, burden }: { readonly apart: number; readonly burden: Encumbrance },
): Pull {
  if (apart <= chain) {
    return 'free';
  }
  return ENCUMBRANCES.indexOf(burden) > ENCUMBRANCES.indexOf(dragsUpTo) ? 'holds' : 'drags';
}

/** Who throws, and what. */
export interface Heave {
  /** On NetHack's short scale, 3…25. */
  readonly strength: number;
  readonly grams: number;
}

/** Squares that a hero throws the ball at his chain. */
export function ballRange({ thrown }: PunishmentRules, { strength, grams }: Heave): number {
  const range = truncDiv(strength, thrown.strengthOver) - truncDiv(grams, thrown.gramsPerSquare);
  return Math.max(1, Math.min(thrown.most, range));
}

/** Squares that a hero in the air is pushed back by what he throws. Iron balls fly as such. */
export function recoilOf(
  { punishment, hurling }: Pick<WorldRules, 'punishment' | 'hurling'>,
  { strength, grams, isBall }: Heave & { readonly isBall: boolean },
): number {
  const { strengthOver, gramsPerSquare } = hurling.recoil;
  const force = truncDiv(strength, strengthOver);
  const weighs = truncDiv(grams, isBall ? punishment.thrown.gramsPerSquare : gramsPerSquare);
  const flight = Math.max(1, force - weighs);
  return Math.max(1, force - flight);
}

/** Squares that a creature of a level, 0 or more, hurls another. */
export function tossOf({ toss }: HurlingRules, level: number): number {
  return Math.min(toss.most, toss.sure + truncDiv(Math.max(0, level), toss.levelsOver));
}

/** Damage of a wall to a creature that had squares left to fly. Label: `wall`. */
export function wallDamage(chance: Chance, { wallSides }: HurlingRules, left: number): number {
  return chance.roll(1, wallSides + left, 'wall');
}

/** Damage of the ball to a hero who takes stairs down, 0: it doesn't drag him. Labels: `drags`, `damage`. */
export function stairsDamage(chance: Chance, { stairs }: PunishmentRules): number {
  return chance.test(stairs.drags, stairs.of, 'drags')
    ? rollDice(chance, stairs.damage, 'damage')
    : 0;
}

/** Damage of the ball to a hero who falls through a hole, 0: it misses him. Labels: `falls-on`, `damage`. */
export function fallDamage(chance: Chance, { falls }: PunishmentRules, helmet: boolean): number {
  if (!chance.test(falls.hits, falls.of, 'falls-on')) {
    return 0;
  }
  const damage = rollDice(chance, falls.damage, 'damage');
  return helmet ? falls.helmet : damage;
}

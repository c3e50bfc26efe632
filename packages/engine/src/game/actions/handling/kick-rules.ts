// Kicks as rules. NetHack 3.6.7 src/dokick.c (kick_monster, kickdmg, dokick).

import type { Chance } from '../../../chance/index.ts';
import { floorDiv, truncDiv } from '../../../integers/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

type KickRules = WorldRules['tools']['kicks'];

/** A hero who kicks. Attributes on NetHack's scale, 3…25. */
export interface Kicker {
  readonly strength: number;
  readonly dexterity: number;
  readonly constitution: number;
  /** He carries too much to kick well. */
  readonly clumsy: boolean;
  /** He fights with bare hands and feet by trade. */
  readonly martial: boolean;
}

/** What he kicks. */
export interface KickedView {
  readonly by: Kicker;
  /** It is awake, sees and can move as fast as a walker. */
  readonly dodges: boolean;
}

/** A kick at a creature: damage, or why none. */
export interface Kicked {
  readonly kind: 'misses' | 'blocked' | 'hits';
  readonly damage: number;
}

/** A kick at a creature. Labels: `clumsy`, `dodges`, `kick`, `martial`. */
export function kick(chance: Chance, rules: KickRules, { by, dodges }: KickedView): Kicked {
  const { clumsyMissesOneIn, dodgesOneIn, clumsyDodgedOneIn, damageOver } = rules;
  if (by.clumsy && chance.test(1, clumsyMissesOneIn, 'clumsy')) {
    return { kind: 'misses', damage: 0 };
  }
  if (dodges && chance.test(1, by.clumsy ? clumsyDodgedOneIn : dodgesOneIn, 'dodges')) {
    return { kind: 'blocked', damage: 0 };
  }
  const whole = truncDiv(by.strength + by.dexterity + by.constitution, damageOver);
  const most = by.clumsy ? truncDiv(whole, 2) : whole;
  const damage = most > 0 ? chance.roll(1, most, 'kick') : 0;
  const more = by.martial ? chance.below(truncDiv(by.dexterity, 2) + 1, 'martial') : 0;
  return { kind: 'hits', damage: damage + more };
}

/** Whether a kick breaks a closed or locked door. Label: `door`. */
export function kicksOpen(chance: Chance, { doorDie }: KickRules, by: Kicker): boolean {
  const average = floorDiv(by.strength + by.dexterity + by.constitution, 3);
  const strength = average + (by.martial ? by.dexterity : 0);
  return chance.test(Math.min(doorDie, strength), doorDie, 'door');
}

/** Damage to a foot that meets something solid. Label: `hurts`. */
export function kickHurts(chance: Chance, { wall }: KickRules, by: Kicker): number {
  return chance.roll(1, by.constitution > wall.toughAbove ? wall.tough : wall.others, 'hurts');
}

/** Turns for which a kick at something solid wounds the leg; 0: it doesn't. Labels: `lames`, `lame`. */
export function kickLames(chance: Chance, { kick: rules }: WorldRules['legs']): number {
  return chance.test(1, rules.oneIn, 'lames')
    ? rules.least + chance.roll(1, rules.sides, 'lame')
    : 0;
}

/** Squares that a kicked thing slides: less for heavy ones, none for what is too heavy. */
export function slides({ range }: KickRules, by: Kicker, grams: number): number {
  return Math.max(0, truncDiv(by.strength, 2) - truncDiv(grams, range.gramsPerSquare));
}

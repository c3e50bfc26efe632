// What a monster's blow does besides damage. NetHack 3.6.7 src/mhitu.c (hitmu: AD_PLYS, AD_STUN); fear
// comes as long as Angband 3.0.5's (src/melee1.c, RBE_TERRIFY: 3 turns and one die), which a hero who
// knows no fear shrugs off when he is to strike.

import type { Chance } from '../chance/index.ts';
import type { Condition } from './conditions.ts';

/** One in so many touches paralyses, for one die of so many turns. */
const PARALYSIS = { oneIn: 3, sides: 10 };

/**
 * Turns for which a blow that has hit paralyses; 0 for not at all.
 * @param effect the word after the dice of the blow
 * @param helpless nobody is paralysed twice
 */
export function paralysedFor(chance: Chance, effect: string, helpless: boolean): number {
  if (effect !== 'paralyse' || helpless || !chance.test(1, PARALYSIS.oneIn, 'paralyses')) {
    return 0;
  }
  return chance.roll(1, PARALYSIS.sides, 'paralysis');
}

/** One in so many blows that stun do so, for as many turns as they did damage. */
const STUN_ONE_IN = 4;
/** Turns of fear: so many, and one die. */
const TERROR = { least: 3, sides: 10 };

/** A state that a blow brings, and for how many turns more. */
export interface BlowTouch {
  readonly condition: Condition;
  readonly turns: number;
}

/**
 * What a blow that has hit brings beside damage; undefined for nothing. Labels: `stuns`, `terror`.
 * @param effect the word after the dice of the blow
 * @param damage points that it did
 */
export function touchOf(chance: Chance, effect: string, damage: number): BlowTouch | undefined {
  if (effect === 'terrify') {
    return { condition: 'afraid', turns: TERROR.least + chance.roll(1, TERROR.sides, 'terror') };
  }
  if (effect === 'stun' && chance.test(1, STUN_ONE_IN, 'stuns')) {
    return { condition: 'stunned', turns: damage };
  }
  return undefined;
}

// What a monster's blow does besides damage. NetHack 3.6.7 src/mhitu.c (hitmu: AD_PLYS, AD_STUN, AD_CONF, AD_BLND, AD_DRST); fear
// comes as long as Angband 3.0.5's (src/melee1.c, RBE_TERRIFY: 3 turns and one die), which a hero who
// knows no fear shrugs off when he is to strike.

import type { Chance } from '../../chance/index.ts';
import type { Condition } from '../shared/conditions.ts';

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

/** What lasts as many turns as the blow did damage, and comes once in so many blows. */
interface TouchRule {
  readonly condition: Condition;
  readonly oneIn: number;
  /** How the draw is called. */
  readonly label: string;
}

/**
 * By the word after the dice. Blindness comes with every hit in the original, poison by other means: both
 * as often as a spell brings them; house rule.
 */
const TOUCHES: Readonly<Record<string, TouchRule>> = {
  stun: { condition: 'stunned', oneIn: 4, label: 'stuns' },
  confuse: { condition: 'confused', oneIn: 4, label: 'confuses' },
  blind: { condition: 'blind', oneIn: 3, label: 'blinds' },
  poison: { condition: 'poisoned', oneIn: 3, label: 'poisons' },
};

/** Turns of fear: so many, and one die. */
const TERROR = { least: 3, sides: 10 };

/** A state that a blow brings, and for how many turns more. */
export interface BlowTouch {
  readonly condition: Condition;
  readonly turns: number;
}

/**
 * What a blow that has hit brings beside damage; undefined for nothing. Labels: `stuns`, `confuses`, `blinds`,
 * `poisons`, `terror`. A slowing touch is a rule of the speed slot, which the game asks itself.
 * @param effect the word after the dice of the blow
 * @param damage points that it did
 */
export function touchOf(chance: Chance, effect: string, damage: number): BlowTouch | undefined {
  if (effect === 'terrify') {
    return { condition: 'afraid', turns: TERROR.least + chance.roll(1, TERROR.sides, 'terror') };
  }
  const rule = TOUCHES[effect];
  return rule !== undefined && chance.test(1, rule.oneIn, rule.label)
    ? { condition: rule.condition, turns: damage }
    : undefined;
}

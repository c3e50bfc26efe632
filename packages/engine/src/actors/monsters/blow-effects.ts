// What a monster's blow does besides damage. NetHack 3.6.7 src/mhitu.c (hitmu: AD_PLYS, AD_STUN, AD_CONF, AD_BLND, AD_DRST); fear
// comes as long as Angband 3.0.5's (src/melee1.c, RBE_TERRIFY: 3 turns and one die), which a hero who
// knows no fear shrugs off when he is to strike.

import type { Chance } from '../../chance/index.ts';
import type { TouchRules, WorldRules } from '../../worldrules/index.ts';
import type { Condition } from '../shared/conditions.ts';

/**
 * Turns for which a blow that has hit paralyses; 0 for not at all.
 * @param effect the word after the dice of the blow
 * @param helpless nobody is paralysed twice
 */
export function paralysedFor(
  chance: Chance,
  { paralysis }: TouchRules,
  effect: string,
  helpless: boolean,
): number {
  if (effect !== 'paralyse' || helpless || !chance.test(1, paralysis.oneIn, 'paralyses')) {
    return 0;
  }
  return chance.roll(1, paralysis.sides, 'paralysis');
}

/** What lasts as many turns as the blow did damage, and comes once in so many blows. */
interface TouchRule {
  readonly condition: Condition;
  readonly oneIn: Exclude<keyof TouchRules, 'paralysis'>;
  /** How the draw is called. */
  readonly label: string;
}

/**
 * By the word after the dice. Blindness comes with every hit in the original, poison by other means: both
 * as often as a spell brings them.
 */
const TOUCHES: Readonly<Record<string, TouchRule>> = {
  stun: { condition: 'stunned', oneIn: 'stunsOneIn', label: 'stuns' },
  confuse: { condition: 'confused', oneIn: 'confusesOneIn', label: 'confuses' },
  blind: { condition: 'blind', oneIn: 'blindsOneIn', label: 'blinds' },
  poison: { condition: 'poisoned', oneIn: 'poisonsOneIn', label: 'poisons' },
};

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
export function touchOf(
  chance: Chance,
  { touches, fear }: WorldRules,
  effect: string,
  damage: number,
): BlowTouch | undefined {
  if (effect === 'terrify') {
    return {
      condition: 'afraid',
      turns: fear.terror.least + chance.roll(1, fear.terror.sides, 'terror'),
    };
  }
  const rule = TOUCHES[effect];
  return rule !== undefined && chance.test(1, touches[rule.oneIn], rule.label)
    ? { condition: rule.condition, turns: damage }
    : undefined;
}

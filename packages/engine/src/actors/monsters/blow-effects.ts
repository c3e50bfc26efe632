// Side effects of monsters' blows. NetHack 3.6.7 src/mhitu.c (hitmu: AD_PLYS, AD_STUN, AD_CONF, AD_BLND,
// AD_DRST). Fear lasts as in Angband 3.0.5 (src/melee1.c, RBE_TERRIFY: 3 turns and one die); a fearless hero
// ignores it when striking.

import type { Chance } from '../../chance/index.ts';
import type { TouchRules, WorldRules } from '../../worldrules/index.ts';
import type { Condition } from '../shared/conditions.ts';

/**
 * Turns of paralysis from a blow that hit; 0 for none.
 * @param effect the word after the dice of the blow
 * @param helpless the target is already helpless and can't be paralysed again
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

/** A condition that lasts as many turns as the blow did damage, with a probability per blow. */
interface TouchRule {
  readonly condition: Condition;
  readonly oneIn: Exclude<keyof TouchRules, 'paralysis'>;
  /** Label of the draw. */
  readonly label: string;
}

/**
 * By the word after the dice. In the original, blindness comes with every hit, and poison by other means;
 * here both have the probability of a spell's.
 */
const TOUCHES: Readonly<Record<string, TouchRule>> = {
  stun: { condition: 'stunned', oneIn: 'stunsOneIn', label: 'stuns' },
  confuse: { condition: 'confused', oneIn: 'confusesOneIn', label: 'confuses' },
  blind: { condition: 'blind', oneIn: 'blindsOneIn', label: 'blinds' },
  poison: { condition: 'poisoned', oneIn: 'poisonsOneIn', label: 'poisons' },
};

/** A condition caused by a blow, and its additional turns. */
export interface BlowTouch {
  readonly condition: Condition;
  readonly turns: number;
}

/**
 * The condition caused by a blow that hit; undefined for none. Labels: `stuns`, `confuses`, `blinds`,
 * `poisons`, `terrifies`, `terror`. A slowing touch is a rule of the speed slot, which the game calls itself.
 * @param effect the word after the dice of the blow
 * @param damage hit points
 */
export function touchOf(
  chance: Chance,
  { touches, fear }: WorldRules,
  effect: string,
  damage: number,
): BlowTouch | undefined {
  if (effect === 'terrify') {
    return chance.test(1, fear.terrifiesOneIn, 'terrifies')
      ? {
          condition: 'afraid',
          turns: fear.terror.least + chance.roll(1, fear.terror.sides, 'terror'),
        }
      : undefined;
  }
  const rule = TOUCHES[effect];
  return rule !== undefined && chance.test(1, touches[rule.oneIn], rule.label)
    ? { condition: rule.condition, turns: damage }
    : undefined;
}

/** A blow at the legs of a hero on foot. */
export interface LegBlowView {
  /** On NetHack's short scale, 3…25. */
  readonly dexterity: number;
  readonly boots: boolean;
}

/**
 * Turns for which a blow at the legs wounds one of them; 0: it doesn't. Labels: `through-boots`, `lame`. Source: NetHack
 * 3.6.7 src/mhitu.c (hitmu: AD_LEGS), where a scratch on the boots takes no hit points either.
 */
export function lamesFor(
  chance: Chance,
  { blow }: WorldRules['legs'],
  { dexterity, boots }: LegBlowView,
): number {
  if (boots && !chance.test(1, blow.throughBoots, 'through-boots')) {
    return 0;
  }
  return chance.roll(1, Math.max(1, blow.most - dexterity), 'lame');
}

// Attack types of blows. What a blow does to hit points is a rule of combat, in which the attack types of the
// elements multiply the dice; all that they do besides is a hit of spells. Crossfire server/attack.c
// (attack_ob_simple, hit_player), where one attack does both.

import { type AttackType, attackBit } from '../../spellcraft/index.ts';

/** Attack types that do something besides damage when a blow carries them. Death and chaos are spells' alone. */
const IN_BLOWS = (
  [
    ...['confusion', 'acid', 'drain', 'poison', 'slow', 'paralyze', 'turn_undead', 'fear'],
    ...['cancellation', 'deplete', 'holyword', 'blind', 'life_stealing'],
  ] as AttackType[]
).reduce((bits, type) => bits | attackBit(type), 0);

/** Those of some attack types that do something besides damage when a blow carries them. */
export function typesInBlow(attackTypes: number): number {
  return attackTypes & IN_BLOWS;
}

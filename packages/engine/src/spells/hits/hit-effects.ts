// What a hit does besides damage, as a list of words: for odds, which ask the rule that is played.

import type { Chance } from '../../chance/index.ts';
import { type AttackType, attackBit, type SpellcraftRules } from '../../spellcraft/index.ts';
import { creatureHit } from './creature-hit.ts';
import { BROUGHT, newResult } from './hit-result.ts';
import type { CreatureHitView } from './hit-view.ts';

/** Conditions that hits bring. */
export type AttackState = 'confused' | 'poisoned' | 'slow' | 'paralysed' | 'afraid' | 'blind';

/** What a hit can do besides damage. */
export type HitEffect =
  | AttackState
  | 'depleted'
  | 'experience-drained'
  | 'life-stolen'
  | 'corroded'
  | 'unenchanted';

const STATES: readonly (readonly [bit: number, effect: HitEffect])[] = [
  [BROUGHT.confusion, 'confused'],
  [BROUGHT.poison, 'poisoned'],
  [BROUGHT.slow, 'slow'],
  [BROUGHT.paralysis, 'paralysed'],
  [BROUGHT.fear, 'afraid'],
  [BROUGHT.blindness, 'blind'],
  [BROUGHT.depletion, 'depleted'],
];

/** Bits of the attack types that do something besides damage. */
const BESIDES = (
  [
    ...['confusion', 'acid', 'drain', 'poison', 'slow', 'paralyze', 'turn_undead', 'fear'],
    ...['cancellation', 'deplete', 'chaos', 'holyword', 'blind', 'life_stealing'],
  ] as AttackType[]
).reduce((bits, type) => bits | attackBit(type), 0);

/** Whether hits of an attack type may do something besides damage. */
export function mayDoMore(attackType: number): boolean {
  return (attackType & BESIDES) !== 0;
}

/** What one hit does besides damage, each once; nothing if it kills. Labels: those of `creatureHit`. */
export function hitEffects(
  chance: Chance,
  rules: SpellcraftRules,
  view: CreatureHitView,
): readonly HitEffect[] {
  const result = newResult();
  creatureHit(chance, rules, view, result);
  const { brought, experienceLost, stolen, things } = result;
  const effects = STATES.flatMap(([bit, effect]) => ((brought & bit) === 0 ? [] : [effect]));
  if (experienceLost > 0) {
    effects.push('experience-drained');
  }
  if (stolen > 0) {
    effects.push('life-stolen');
  }
  if (things.some(({ change }) => change === 'corroded')) {
    effects.push('corroded');
  }
  if (things.some(({ change }) => change === 'cancelled')) {
    effects.push('unenchanted');
  }
  return result.killed ? [] : effects;
}

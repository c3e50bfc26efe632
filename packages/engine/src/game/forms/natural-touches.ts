// What the blows of a hero's form bring besides damage: poison, sleep of the limbs, fear. NetHack 3.6.7 src/uhitm.c
// (hmonas, damageum), by the rules of monsters' touches.

import { type Creature, naturalEffects, paralysedFor, touchOf } from '../../actors/index.ts';
import { creditPoison, immobilise, prolong, slowDown } from '../body/afflict.ts';
import type { GameState } from '../state/state.ts';

/** The effect of each part of an attack of the hero's form, in order; empty: none. */
export function effectsOfParts({ sheet, ruleset }: GameState): readonly string[] {
  const { form } = sheet.powers;
  return form === undefined ? [] : naturalEffects(ruleset, sheet, form.kind);
}

/** A hit of such a blow that its target has survived. Labels: those of `paralysedFor` and `touchOf`. */
export function bringNaturalTouch(
  state: GameState,
  target: Creature,
  effect: string,
  damage: number,
): void {
  const { world } = state.ruleset.slots;
  const luck = state.luck('combat');
  if (effect === 'slow') {
    slowDown(state, target);
    return;
  }
  const turns = paralysedFor(luck, world.touches, effect, target.conditions.helpless);
  if (turns > 0) {
    immobilise(state, target, 'paralysed', turns, state.hero.id);
  }
  const brought = touchOf(luck, world, effect, damage);
  if (brought !== undefined) {
    if (brought.condition === 'poisoned') {
      creditPoison(target, state.hero.id);
    }
    prolong(state, target, brought.condition, brought.turns);
  }
}

// Effects of healing besides hit points.

import { type Condition, type Creature, feelOutfit } from '../../actors/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { Store } from '../../spells/index.ts';
import { lookAgain } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { eatTime } from './nutrition.ts';
import { giveBack } from './pay.ts';
import { relieveAndTell } from './relieve.ts';

/** Attack type bits, and the condition that each causes. Crossfire include/attack.h. */
const CURED: readonly (readonly [kind: number, condition: Condition])[] = [
  [attackBit('confusion'), 'confused'],
  [attackBit('poison'), 'poisoned'],
  [attackBit('slow'), 'slow'],
  [attackBit('fear'), 'afraid'],
  [attackBit('blind'), 'blind'],
];

/** Refills one pool. @returns whether anything was missing */
export function restoreHero(state: GameState, store: Store, amount: number): boolean {
  const { sheet, hero } = state;
  if (store === 'energy') {
    const gained = Math.min(amount, sheet.maxEnergy - sheet.energy);
    giveBack(sheet, 'energy', Math.max(0, gained));
    if (gained > 0) {
      state.logFelt('energy-restored', hero.id, gained);
    }
    return gained > 0;
  }
  if (store === 'food') {
    const { mostByMagic } = state.ruleset.slots.world.hunger;
    const gained = Math.min(amount, mostByMagic - sheet.nutrition);
    if (gained > 0) {
      eatTime(state, -gained);
    }
    return gained > 0;
  }
  const gained = Math.min(amount, sheet.maxGrace - sheet.grace);
  giveBack(sheet, 'grace', Math.max(0, gained));
  return gained > 0;
}

/** Whether a creature has a condition caused by some attack types. */
export function isCurable({ conditions }: Creature, kinds: number): boolean {
  return CURED.some(([kind, condition]) => (kinds & kind) !== 0 && conditions.has(condition));
}

/** Ends the conditions caused by some attack types. @returns whether there was any */
export function cureHero(state: GameState, kinds: number): boolean {
  const { conditions } = state.hero;
  let cured = false;
  for (const [kind, condition] of CURED) {
    if ((kinds & kind) !== 0 && conditions.has(condition)) {
      relieveAndTell(state, condition);
      cured = true;
    }
  }
  if (cured) {
    feelOutfit(state.ruleset, state.sheet);
    lookAgain(state);
  }
  return cured;
}

// Drinking potions.

import { beatitudeOf, type GameObject, isDust, TYPE } from '../../objects/index.ts';
import { learnKind } from '../items/learn-kind.ts';
import { useUp } from '../items/pack.ts';
import { carriedOrder, releaseCarried } from '../magic/carried-spell.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { powerIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';

/**
 * Drinks a potion: the spell inside is cast on the drinker at the potion's level without cost, or it has an
 * effect of its own.
 */
export function quaff(state: GameState, itemId: number): ActionResult {
  const potion = state.sheet.inventory.find(itemId);
  if (potion === undefined) {
    return refuse('unknown-item');
  }
  const spell = potion.inventory[0];
  const effect = powerIn(state, potion.archetype)?.drunk;
  const { archetype } = potion;
  const isDrink = archetype.type === TYPE.potion && !isDust(archetype);
  if (!isDrink || (spell === undefined && effect === undefined)) {
    return refuse('not-drinkable');
  }
  const beatitude = beatitudeOf(potion);
  const favourKnown = state.sheet.lore.knows(potion, 'beatitude');
  state.logFelt('quaffed', state.hero.id, potion.id);
  useUp(state, potion);
  const told = state.log.perceivedCount;
  const confused = state.sheet.conditions.has('confused');
  const tells =
    effect === undefined
      ? drinkSpell(state, potion, spell!)
      : effect(state, { beatitude, confused, favourKnown });
  if (tells) {
    learnKind(state, potion);
  } else if (state.log.perceivedCount === told) {
    state.logFelt('nothing-happens', state.hero.id, potion.id);
  }
  return { cost: state.ruleset.bridges.beats.move };
}

function drinkSpell(state: GameState, potion: GameObject, spell: GameObject): boolean {
  return releaseCarried(state, carriedOrder(potion, spell, state.hero.id, 0));
}

// Drinking potions.

import {
  type Beatitude,
  beatitudeOf,
  type GameObject,
  isDust,
  kindOf,
  TYPE,
} from '../../objects/index.ts';
import { cursedPotion } from '../../spellcraft/index.ts';
import { CAST_FAILURES, plantBurst } from '../../spells/index.ts';
import { learnKind } from '../items/learn-kind.ts';
import { useUp } from '../items/pack.ts';
import { carriedOrder, releaseCarried, whyInVain } from '../magic/carried-spell.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { powerIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';

/**
 * Drinks a potion: the spell inside is cast on the drinker at the potion's level without cost, or it has an
 * effect of its own. A cursed one may explode instead. Crossfire types/potion/potion.c (potion_type_apply).
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
  const isKnown = state.sheet.lore.isIdentified(kindOf(potion));
  const favourKnown = state.sheet.lore.knows(potion, 'beatitude');
  state.logFelt('quaffed', state.hero.id, potion.id);
  useUp(state, potion);
  const told = state.log.perceivedCount;
  const confused = state.sheet.conditions.has('confused');
  const tells =
    effect === undefined
      ? drinkSpell(state, potion, spell!, beatitude)
      : effect(state, { beatitude, confused, favourKnown });
  if (tells) {
    learnKind(state, potion);
  } else if (state.log.perceivedCount === told) {
    const why = isKnown && spell !== undefined ? whyInVain(spell) : undefined;
    if (why === undefined) {
      state.logFelt('nothing-happens', state.hero.id, potion.id);
    } else {
      state.logFelt('cast-in-vain', state.hero.id, CAST_FAILURES.indexOf(why));
    }
  }
  return { cost: state.ruleset.bridges.beats.move };
}

function drinkSpell(
  state: GameState,
  potion: GameObject,
  spell: GameObject,
  beatitude: Beatitude,
): boolean {
  if (beatitude === 'cursed' && burst(state, potion)) {
    return true;
  }
  return releaseCarried(state, carriedOrder(potion, spell, state.hero.id, 0));
}

/** A cursed potion explodes in its drinker's hands, under rulesets that say so. @returns whether it does */
function burst(state: GameState, potion: GameObject): boolean {
  const { ruleset, sheet, hero, content } = state;
  const { level, worn } = sheet;
  const view = { level, luck: worn.craft.luck };
  const numbers = cursedPotion(state.luck('potions'), ruleset.slots.spells, view);
  // A custom content may lack it.
  const effect = content.find(ruleset.slots.world.objectCasting.potionBurst);
  if (numbers === undefined || effect === undefined) {
    return false;
  }
  state.logFelt('potion-bursts', hero.id, potion.id);
  plantBurst(state.spells, effect.index, hero.square, numbers);
  return true;
}

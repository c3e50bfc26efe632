// How a creature is drawn. Crossfire server/spell_effect.c (animate_weapon).

import type { Creature } from '../../actors/index.ts';
import { type Appearance, kindOf, lookOf, TYPE } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** A creature looks like its kind. An animated weapon that took the weapon's name also took its look. */
export function creatureLook({ sheet, content }: GameState, creature: Creature): Appearance {
  const { golem, carried, facts } = creature;
  const weapon =
    golem?.name === undefined
      ? undefined
      : carried.find(({ archetype }) => archetype.type === TYPE.weapon);
  return weapon === undefined ? facts.look : lookOf(kindOf(weapon), sheet.lore, content);
}

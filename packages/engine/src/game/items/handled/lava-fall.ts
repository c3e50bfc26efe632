// What falls into lava. NetHack 3.6.7 src/do.c (flooreffects), src/trap.c (lava_damage, fire_damage): what can burn
// burns, and the rest sinks. There it lies under the lava for good; here it is gone.

import { classOf, type GameObject, isProofed, resistsOf } from '../../../objects/index.ts';
import { attackNumber } from '../../../spellcraft/index.ts';
import { materialOf } from '../../../spells/index.ts';
import { nearestFree } from '../../dungeon/placing.ts';
import { LAVA_TELLINGS } from '../../protocol/feature-events.ts';
import type { GameState } from '../../state/state.ts';
import { materialFacts } from '../hit-things.ts';
import { isPrecious } from './precious.ts';

const FIRE = attackNumber('fire');

/** Whether lava burns a thing, by what it is made of, unless it is proof against fire. */
function burns(state: GameState, item: GameObject): boolean {
  const { world, spells } = state.ruleset.slots;
  const { materials, classes } = world.ground.lavaBurns;
  if (isProofed(item) || [...resistsOf(item)].some(([type]) => type === FIRE)) {
    return false;
  }
  const material = materialOf(spells.hits.things, materialFacts(state, item))?.name ?? '';
  return materials.includes(material) || classes.includes(classOf(item.archetype));
}

/**
 * Where a thing comes to lie that falls onto a square: on lava nowhere, which is −1. What must not be lost is thrown
 * clear, and the ball at a chain stays with its chain.
 */
export function restsOn({ level: { map } }: GameState, square: number, item: GameObject): number {
  if (map.terrainAt(square) !== 'lava' || item.fact('chained') !== 0) {
    return square;
  }
  return isPrecious(item) ? nearestFree(map, square, at => map.openToEffects(at)) : -1;
}

/** A thing is lost in the lava of a square, as those who see it are told. @returns what falls out of it */
export function loseInLava(
  state: GameState,
  square: number,
  item: GameObject,
): readonly GameObject[] {
  const doesBurn = burns(state, item);
  const outside = item.inventory.filter(inside => doesBurn || isPrecious(inside));
  state.scratch.usedUp.set(item.id, item);
  state.ports.shops.lost(item, item.count);
  state.logSeen('lava-took', square, item.id, LAVA_TELLINGS.indexOf(doesBurn ? 'burns' : 'sinks'));
  return outside;
}

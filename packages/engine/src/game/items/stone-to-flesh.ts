// Stone to flesh: the game has no statues, boulders or petrification, but what is made of stone becomes food.
// NetHack 3.6.7 src/zap.c (stone_to_flesh_obj).

import { type GameObject, makeObject } from '../../objects/index.ts';
import { materialOf } from '../../spells/index.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { layDown, takeFromFloor } from './floor.ts';
import { materialFacts } from './hit-things.ts';
import { take, takeOut } from './pack.ts';

/** The material of stones, as the rules of hits name it. */
const STONE = 'granite';
/** The replacement for a stone. */
const MEAT = 'meatball';

/** Turns stones on a square, or carried by the caster, into meat. @returns whether there were any */
export function stoneToFlesh(state: GameState, square: number, caster: number): boolean {
  const { level } = state;
  const own = state.of(caster);
  if (own !== undefined) {
    const stones = own.sheet.inventory.things.filter(thing => isStone(own, thing));
    for (const stone of stones) {
      const { count } = takeOut(own, stone, stone.count);
      state.scratch.usedUp.set(stone.id, stone);
      take(own, meat(own, count));
    }
    return tell(own, stones.length);
  }
  const stones = (level.items.get(square) ?? []).filter(thing => isStone(state, thing));
  for (const stone of stones) {
    const { count } = takeFromFloor(state, square, stone, stone.count);
    layDown(state, square, meat(state, count));
  }
  if (stones.length > 0) {
    lookAtFloor(state);
  }
  return tell(state, stones.length);
}

function tell(state: GameState, piles: number): boolean {
  if (piles > 0) {
    state.logFelt('turned-to-meat', state.hero.id, piles);
  }
  return piles > 0;
}

function isStone(state: GameState, thing: GameObject): boolean {
  const { things } = state.ruleset.slots.spells.hits;
  return materialOf(things, materialFacts(state, thing))?.name === STONE;
}

function meat(state: GameState, count: number): GameObject {
  const { content } = state;
  return makeObject(content, content.archetype(MEAT), () => state.newId(), count);
}

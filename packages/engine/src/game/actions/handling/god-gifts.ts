// What gods give to their followers: spells, and things when there is nothing left to teach.

import { memoryAfterBook } from '../../../casting/index.ts';
import { factOf, type God, makeObject, makeTreasure, TYPE } from '../../../objects/index.ts';
import { layDown } from '../../items/floor.ts';
import { knowMade } from '../../items/learn-kind.ts';
import { godId } from '../../state/god-ids.ts';
import type { GameState } from '../../state/state.ts';

/**
 * A god teaches a follower a spell that he doesn't know, or gives him a thing.
 * @param upTo the highest level of a spell that it teaches
 * @returns whether it had anything to give
 */
export function giveGift(state: GameState, god: God, upTo: number): boolean {
  return teach(state, god, upTo) || give(state, god);
}

/** @returns whether there was a spell that he doesn't know, up to a level */
function teach(state: GameState, god: God, upTo: number): boolean {
  const { content, sheet, ruleset } = state;
  const isNew = (id: string) => !sheet.spells.some(({ archetype }) => archetype.id === id);
  const spell = god.spells
    .filter(isNew)
    .map(id => content.find(id))
    .find(kind => kind?.type === TYPE.spell && factOf(kind, 'level') <= upTo);
  if (spell === undefined) {
    return false;
  }
  const thing = makeObject(content, spell, () => state.newId());
  sheet.spells.push(thing);
  sheet.memory.set(thing.id, memoryAfterBook(ruleset.slots.casting, 0));
  state.logFelt('god-taught', godId(god), thing.id);
  return true;
}

/** @returns whether the god has gifts */
function give(state: GameState, god: God): boolean {
  const { content, hero, sheet, ruleset, depth } = state;
  if (god.gifts === '') {
    return false;
  }
  const wish = { list: god.gifts, difficulty: depth, level: sheet.level, ruleset };
  const made = makeTreasure(state.luck('faith'), content, wish, () => state.newId());
  for (const thing of made) {
    knowMade(state, thing);
    layDown(state, hero.square, thing);
    state.logFelt('god-gave', godId(god), thing.id);
  }
  return made.length > 0;
}

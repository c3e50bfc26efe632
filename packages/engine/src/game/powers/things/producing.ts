// The horn of plenty and the bag of tricks. NetHack 3.6.7 src/mkobj.c (hornoplenty), src/makemon.c
// (bagotricks).

import { chargesOf, makeTreasure } from '../../../objects/index.ts';
import { layDown } from '../../items/floor.ts';
import { joining, take } from '../../items/pack.ts';
import { bringMonster } from '../../movement/bring-monster.ts';
import { spendCharge, type ToolUse } from '../tools/tool-use.ts';

/** The treasure list of a horn of plenty. */
const PLENTY = 'horn_of_plenty';

/** Produces food, or sometimes a drink. */
export const plenty: ToolUse = (state, horn) => {
  const { sheet, hero, content, depth, ruleset } = state;
  state.logFelt('horn-blown', hero.id, horn.id);
  if (chargesOf(horn).left <= 0) {
    state.logFelt('nothing-happens', hero.id, horn.id);
    return false;
  }
  spendCharge(horn);
  const wish = {
    list: PLENTY,
    difficulty: depth,
    level: sheet.level,
    rules: ruleset.slots.world,
  };
  for (const thing of makeTreasure(state.luck('tools'), content, wish, () => state.newId())) {
    if (sheet.inventory.hasRoomFor(thing, joining(state))) {
      state.logFelt('produced', hero.id, take(state, thing).id);
    } else {
      layDown(state, hero.square, thing);
      state.logFelt('produced', hero.id, thing.id);
    }
  }
  return true;
};

/** Produces a monster. */
export const tricks: ToolUse = (state, bag) => {
  if (chargesOf(bag).left <= 0) {
    state.logFelt('nothing-happens', state.hero.id, bag.id);
    return false;
  }
  spendCharge(bag);
  return bringMonster(state, state.luck('tools'));
};

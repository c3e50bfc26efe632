// The horn of plenty. NetHack 3.6.7 src/mkobj.c (hornoplenty).

import { makeTreasure } from '../../../objects/index.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { receive } from '../../items/handled/receive.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { spendCharge } from '../spend-charge.ts';

/** The treasure list of a horn of plenty. */
const PLENTY = 'horn_of_plenty';

/** Produces food, or sometimes a drink. */
const apply: Applied = (state, horn) => {
  const { sheet, hero, content, depth, ruleset } = state;
  state.logFelt('horn-blown', hero.id, horn.id);
  if (isFoundEmpty(state, horn)) {
    state.logFelt('nothing-happens', hero.id, horn.id);
    return false;
  }
  spendCharge(state, horn);
  const wish = {
    list: PLENTY,
    difficulty: depth,
    level: sheet.level,
    ruleset,
  };
  for (const thing of makeTreasure(state.luck('tools'), content, wish, () => state.newId())) {
    state.logFelt('produced', hero.id, receive(state, thing).id);
  }
  return true;
};

/** The tool. */
export const plenty: PowerDeed = {
  word: 'plenty',
  applied: apply,
};

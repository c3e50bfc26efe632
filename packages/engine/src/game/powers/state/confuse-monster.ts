// The spell of confuse monster: a confusing touch. NetHack 3.6.7 src/read.c (seffects: SPE_CONFUSE_MONSTER),
// src/uhitm.c (hmon_hitmon, nohandglow).

import type { Creature } from '../../../actors/index.ts';
import { resists } from '../../../casting/index.ts';
import { extendCondition } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { trueFactsOf } from '../../state/true-facts.ts';

/** The next blow or blows that hit confuse their target. */
const cast: Cast = (state, _, blessed) => {
  const { sheet, hero } = state;
  const { least, values, many } = state.ruleset.slots.world.powers.confusingTouches;
  const drawn = blessed ? least + state.luck('spells').below(values, 'touches') : 1;
  sheet.confusingTouches += sheet.confusingTouches >= many ? 1 : drawn;
  state.logFelt('hands-glow', hero.id, sheet.confusingTouches);
  return true;
};

/** The hero's blow hit a creature that survived: it uses up a touch, if he has any. */
export function touchConfuses(state: GameState, target: Creature): void {
  const { sheet, hero } = state;
  if (sheet.confusingTouches === 0 || !target.alive) {
    return;
  }
  sheet.confusingTouches--;
  const { level, magicResistance } = trueFactsOf(state, target);
  const mind = { casterLevel: sheet.level, targetLevel: level, targetResistance: magicResistance };
  if (resists(state.luck('spells'), mind)) {
    state.logSeen('resisted', target, target.id);
  } else {
    // In the original it wears off at random.
    extendCondition(state, target, 'confused', state.ruleset.slots.world.magic.touchConfuses);
  }
  if (sheet.confusingTouches === 0) {
    state.logFelt('hands-glow', hero.id, 0);
  }
}

/** The spell. */
export const confuseMonster: PowerDeed = {
  word: 'confuse-monster',
  cast,
};

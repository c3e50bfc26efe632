// A call for help: a god mends the worst need of a hero who prays away from altars. NetHack 3.6.7 src/pray.c (in_trouble,
// fix_worst_trouble).

import { attackBit } from '../../../spellcraft/index.ts';
import type { ActionResult } from '../../protocol/action-result.ts';
import { breakConduct } from '../../state/conducts.ts';
import { godId } from '../../state/god-ids.ts';
import type { GameState } from '../../state/state.ts';
import { noteCall } from '../faith.ts';
import { heal } from '../harm.ts';
import { cureHero, isCurable, restoreHero } from '../recovery.ts';

/** Conditions that are need enough to call for help. */
const NEED = attackBit('blind');

/** Conditions that end when a call is heard. */
const MENDED = NEED | attackBit('confusion') | attackBit('poison') | attackBit('fear');

/** Whether a hero is in need that a god would mend. */
export function isInNeed({ hero, sheet, ruleset }: GameState): boolean {
  const { faith, hunger } = ruleset.slots.world;
  const { least, over } = faith.help.hitPoints;
  return (
    hero.hitPoints <= least ||
    hero.hitPoints * over <= hero.maxHitPoints ||
    sheet.nutrition < hunger.above.hungry ||
    isCurable(hero, NEED)
  );
}

/** Turns until a call for help is heard again; 0: it would be heard now. */
export function turnsToHelp({ clock, sheet, ruleset }: GameState): number {
  const { god, called } = sheet.faith;
  const { follower, nobody } = ruleset.slots.world.faith.help.again;
  const patience = god === undefined ? nobody : follower;
  return called === undefined ? 0 : Math.max(0, called + patience - clock.turn);
}

/**
 * Calls for help. Who is heard is healed, fed, and rid of what blinds, confuses, poisons or frightens him. Who calls
 * too early isn't heard, and his god's patience begins from now.
 */
export function callForHelp(state: GameState): ActionResult {
  const { hero, sheet, ruleset } = state;
  const { nutrition } = ruleset.slots.world.faith.help;
  breakConduct(state, 'atheist');
  const god = sheet.faith.god === undefined ? 0 : godId(sheet.faith.god);
  const early = turnsToHelp(state);
  noteCall(state);
  if (early > 0) {
    state.logFelt('call-unheard', hero.id, god, early);
  } else {
    state.logFelt('call-heard', hero.id, god);
    heal(state, hero, hero.maxHitPoints);
    restoreHero(state, 'food', Math.max(0, nutrition - sheet.nutrition));
    cureHero(state, MENDED);
  }
  return { cost: ruleset.bridges.beats.move };
}

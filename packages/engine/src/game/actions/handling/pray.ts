// Praying at altars, anywhere in need, and anywhere to one's own god. Crossfire server/gods.c (pray_at_altar); what a
// prayer at an altar brings is a rule of the house.

import type { God } from '../../../objects/index.ts';
import { callForHelp, isInNeed, turnsToHelp } from '../../body/faith/call-for-help.ts';
import { beginFaith, noteGift } from '../../body/faith.ts';
import { giveBack } from '../../body/pay.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { altarOn, godOfAltar } from '../../state/altars.ts';
import { breakConduct } from '../../state/conducts.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import { appeal, wouldHear } from './answered-prayer.ts';
import { giveGift } from './god-gifts.ts';

/**
 * Prays at the altar on the hero's square. One of his god brings back grace, and now and then a gift; one of another
 * god asks whether he changes; one of no god does nothing. A hero without a god begins to pray to the altar's. Away
 * from altars a hero in need calls for help, and any other prays to his own god.
 */
export function pray(state: GameState): ActionResult {
  const { hero, sheet, ruleset } = state;
  const altar = altarOn(state, hero.square);
  const cost = ruleset.bridges.beats.move;
  if (altar === undefined) {
    return isInNeed(state) ? callForHelp(state) : prayToOwn(state);
  }
  breakConduct(state, 'atheist');
  const god = godOfAltar(state, altar.id);
  if (god === undefined) {
    state.logFelt('altar-silent', hero.id, altar.id);
  } else if (sheet.faith.god === undefined) {
    beginFaith(state, god);
  } else if (sheet.faith.god.id === god.id) {
    state.logFelt('prayed-at-altar', hero.id, altar.id, restoreGrace(state));
    giveForGrowth(state, god);
    if (isInNeed(state) && turnsToHelp(state) === 0) {
      return callForHelp(state);
    }
    if (wouldHear(state)) {
      appeal(state, god);
    }
  } else {
    ask(state, { about: 'conversion', facts: { altar: altar.id }, paid: false });
    return { cost: 0 };
  }
  return { cost };
}

/** A hero prays to his own god, where there is no altar. */
function prayToOwn(state: GameState): ActionResult {
  const { god } = state.sheet.faith;
  if (god === undefined) {
    return refuse('no-altar');
  }
  breakConduct(state, 'atheist');
  appeal(state, god);
  return { cost: state.ruleset.bridges.beats.move };
}

/** Grace comes back, up to its maximum. @returns how much */
function restoreGrace({ sheet, ruleset }: GameState): number {
  const { sure, wisdomOver } = ruleset.slots.world.faith.prayer;
  const amount = sure + Math.trunc(sheet.present.wisdom / wisdomOver);
  const gained = Math.max(0, Math.min(amount, sheet.maxGrace - sheet.grace));
  giveBack(sheet, 'grace', gained);
  return gained;
}

/** A god gives something to a follower who has grown since its last gift. */
function giveForGrowth(state: GameState, god: God): void {
  const { sheet, ruleset } = state;
  const { gifted } = sheet.faith;
  const isDue = sheet.level >= gifted + ruleset.slots.world.faith.levelsPerGift;
  if (isDue && giveGift(state, god, sheet.level)) {
    noteGift(state);
  }
}

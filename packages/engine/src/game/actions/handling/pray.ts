// Praying at altars. Crossfire server/gods.c (pray_at_altar); what a prayer brings is a rule of the house.

import { memoryAfterBook } from '../../../casting/index.ts';
import { factOf, type God, makeObject, makeTreasure, TYPE } from '../../../objects/index.ts';
import { beginFaith, noteGift } from '../../body/faith.ts';
import { giveBack } from '../../body/pay.ts';
import { layDown } from '../../items/floor.ts';
import { knowMade } from '../../items/learn-kind.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { altarOn, godOfAltar } from '../../state/altars.ts';
import { breakConduct } from '../../state/conducts.ts';
import { godId } from '../../state/god-ids.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/**
 * Prays at the altar on the hero's square. One of his god brings back grace, and now and then a gift; one of another
 * god asks whether he changes; one of no god does nothing. A hero without a god begins to pray to the altar's.
 */
export function pray(state: GameState): ActionResult {
  const { hero, sheet, ruleset } = state;
  const altar = altarOn(state, hero.square);
  if (altar === undefined) {
    return refuse('no-altar');
  }
  breakConduct(state, 'atheist');
  const cost = ruleset.bridges.beats.move;
  const god = godOfAltar(state, altar.id);
  if (god === undefined) {
    state.logFelt('altar-silent', hero.id, altar.id);
  } else if (sheet.faith.god === undefined) {
    beginFaith(state, god);
  } else if (sheet.faith.god.id === god.id) {
    state.logFelt('prayed-at-altar', hero.id, altar.id, restoreGrace(state));
    giveGift(state, god);
  } else {
    ask(state, { about: 'conversion', facts: { altar: altar.id }, paid: false });
    return { cost: 0 };
  }
  return { cost };
}

/** Grace comes back, up to its maximum. @returns how much */
function restoreGrace({ sheet, ruleset }: GameState): number {
  const { sure, wisdomOver } = ruleset.slots.world.faith.prayer;
  const amount = sure + Math.trunc(sheet.present.wisdom / wisdomOver);
  const gained = Math.max(0, Math.min(amount, sheet.maxGrace - sheet.grace));
  giveBack(sheet, 'grace', gained);
  return gained;
}

/** A god teaches a follower who has grown a spell that he doesn't know, or gives him a thing. */
function giveGift(state: GameState, god: God): void {
  const { sheet, ruleset } = state;
  const { gifted } = sheet.faith;
  if (sheet.level < gifted + ruleset.slots.world.faith.levelsPerGift) {
    return;
  }
  if (teach(state, god) || give(state, god)) {
    noteGift(state);
  }
}

/** @returns whether there was a spell that he doesn't know and may learn at his level */
function teach(state: GameState, god: God): boolean {
  const { content, sheet, ruleset } = state;
  const isNew = (id: string) => !sheet.spells.some(({ archetype }) => archetype.id === id);
  const spell = god.spells
    .filter(isNew)
    .map(id => content.find(id))
    .find(kind => kind?.type === TYPE.spell && factOf(kind, 'level') <= sheet.level);
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

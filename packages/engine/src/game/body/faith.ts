// A hero's faith: he begins to pray to a god, or changes it, and what that gives and takes. Crossfire server/gods.c
// (become_follower).

import { refit } from '../../actors/index.ts';
import type { God } from '../../objects/index.ts';
import { godId } from '../state/god-ids.ts';
import type { GameState } from '../state/state.ts';
import { pay } from './pay.ts';

/** A hero without a god, or a new one, prays to one from now on. */
export function beginFaith(state: GameState, god: God): void {
  const { sheet, ruleset, hero } = state;
  sheet.faith.god = god;
  refit(ruleset, sheet);
  state.logFelt('god-followed', hero.id, godId(god));
}

/** A hero leaves his god for another. He loses all grace, and has to grow before the new one gives him anything. */
export function changeGod(state: GameState, god: God): void {
  const { sheet, hero } = state;
  const before = sheet.faith.god;
  if (before !== undefined) {
    state.logFelt('god-left', hero.id, godId(before));
    pay(sheet, 'grace', Math.max(0, sheet.grace));
    sheet.faith.gifted = sheet.level;
  }
  beginFaith(state, god);
}

/** A god has given the hero something at his present level. */
export function noteGift({ sheet }: GameState): void {
  sheet.faith.gifted = sheet.level;
}

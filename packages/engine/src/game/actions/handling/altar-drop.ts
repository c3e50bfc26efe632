// What is dropped on an altar shows whether it is blessed or cursed. NetHack 3.6.7 src/do.c (doaltarobj).

import { beatitudeOf, type GameObject, TYPE } from '../../../objects/index.ts';
import { learnPart } from '../../items/learn-kind.ts';
import { ALTAR_TELLINGS } from '../../protocol/faith/faith-events.ts';
import { altarOn } from '../../state/altars.ts';
import { breakConduct } from '../../state/conducts.ts';
import type { GameState } from '../../state/state.ts';

/** The altar under a hero who can see shows the beatitude of what he is about to lay on it. Coins have none. */
export function showOnAltar(state: GameState, thing: GameObject): void {
  const { hero, sheet } = state;
  const isShown =
    thing.archetype.type !== TYPE.money &&
    !sheet.conditions.has('blind') &&
    altarOn(state, hero.square) !== undefined;
  if (!isShown) {
    return;
  }
  breakConduct(state, 'atheist');
  const favour = beatitudeOf(thing);
  if (learnPart(state, thing, 'beatitude')) {
    const telling = favour === 'cursed' ? 'black' : favour === 'blessed' ? 'amber' : 'none';
    state.logFelt('altar-showed', hero.id, thing.id, ALTAR_TELLINGS.indexOf(telling));
  }
}

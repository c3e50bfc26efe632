// Giving a creature a name. NetHack 3.6.7 src/do_name.c (do_mname). It takes no time.

import { isHarmless } from '../../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Asks for the name of the creature in a direction; 0 is the hero's steed. */
export function callCreature(state: GameState, direction: Direction): ActionResult {
  const { sheet, level, hero, pending } = state;
  if (pending !== undefined && !isHarmless(pending)) {
    return refuse('question-waits');
  }
  const { map } = level;
  const there = direction === 0 ? 0 : map.occupant[map.neighbour(hero.square, direction)]!;
  const id = direction === 0 ? (sheet.riding?.steed.id ?? 0) : there;
  const isSeen = id !== 0 && (direction === 0 || state.perceives(state.creature(id)));
  if (!isSeen || state.of(id) !== undefined) {
    return refuse('nobody-to-call');
  }
  if (state.creature(id).archetype.flags.has('unique')) {
    return refuse('has-a-name');
  }
  askDeed(state, 'call-creature', { item: id }, true);
  return { cost: 0 };
}

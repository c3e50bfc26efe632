// Amnesia: spells are forgotten or removed from the list, and so is the map of the level. NetHack 3.6.7
// src/spell.c (losespells), src/read.c (forget, SCR_AMNESIA).

import { amnesia } from '../../casting/index.ts';
import type { GameState } from '../state/state.ts';

/** Applies amnesia to the known spells. @returns number of spells with reduced retention */
export function loseSpells(state: GameState): number {
  const { sheet, hero, ruleset } = state;
  const { memory, spells } = sheet;
  const rules = ruleset.slots.casting;
  const before = spells.map(({ id }) => memory.left(rules, id));
  const after = amnesia(state.luck('amnesia'), rules, {
    memories: before,
    confused: sheet.conditions.has('confused'),
    luck: 0,
  });
  const known = spells.length;
  for (const lost of spells.splice(after.length)) {
    memory.drop(lost.id);
    state.scratch.usedUp.set(lost.id, lost);
  }
  for (const [index, { id }] of spells.entries()) {
    memory.set(id, after[index]!);
  }
  const struck = before.filter((left, index) => (after[index] ?? 0) < left).length;
  state.logFelt('spells-forgotten', hero.id, struck, known);
  return struck;
}

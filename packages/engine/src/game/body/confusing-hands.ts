// Confusing touch, from a scroll: the first blow that hits without killing uses it up. Angband 3.0.5
// src/cmd1.c (py_attack), src/spells2.c (a scroll makes the hands glow).

import type { Creature } from '../../actors/index.ts';
import { confusingTouch } from '../../combat/index.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';
import { prolong } from './afflict.ts';
import { relieveAndTell } from './relieve.ts';

/** Touches the creature that was just hit, if the hero has a confusing touch. */
export function touchConfusing(state: GameState, target: Creature): void {
  const { sheet, ruleset } = state;
  if (!sheet.conditions.has('confusing-hands')) {
    return;
  }
  relieveAndTell(state, 'confusing-hands');
  if (!target.alive) {
    return;
  }
  const { baseLevel, unconfusable } = trueFactsOf(state, target);
  const turns = confusingTouch(state.luck('combat'), ruleset.slots.combat, {
    level: ruleset.bridges.combatLevel(sheet.level),
    monsterLevel: baseLevel,
    unconfusable,
  });
  if (turns === 0) {
    state.logSeen('resisted', target, target.id);
  } else {
    prolong(state, target, 'confused', turns);
  }
}

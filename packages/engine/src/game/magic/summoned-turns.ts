// How long those stay whom a hero's spell has called: by his skill, where the rules have an end to it.
// FIQHack libnethack/src/spell.c.

import { type Creature, skillOf } from '../../actors/index.ts';
import { type CastingSkill, summonedTurns } from '../../casting/index.ts';
import { vanish } from '../body/harm.ts';
import type { GameState } from '../state/state.ts';

/** The spell whose school's skill counts, and that school where the rules don't list it. */
const SPELL = 'summoning';
const SCHOOL = 'clerical';

/** A creature has been called by the hero. */
export function beginStay(state: GameState, creature: Creature): void {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.casting;
  if (rules.creatures.summonedTurns !== undefined) {
    const skill = skillOf(ruleset, sheet, rules.spells[SPELL]?.school ?? SCHOOL);
    creature.stays = summonedTurns(rules, skill) ?? 0;
  }
}

/**
 * A creature has been called that goes again whatever the rules: where they have no end to it, the house
 * takes FIQHack's. @param skill of who called it
 */
export function beginShortStay(state: GameState, creature: Creature, skill: CastingSkill): void {
  const { casting, world } = state.ruleset.slots;
  creature.stays = summonedTurns(casting, skill) ?? world.servants.shortStay[skill];
}

/** Once a turn: whose time is over goes where it came from. */
export function endStays(state: GameState): void {
  for (const creature of state.level.creatures.all) {
    if (creature.alive && creature.stays > 0) {
      creature.stays--;
      if (creature.stays === 0) {
        leave(state, creature);
      }
    }
  }
}

/** It is gone without a trace, and nobody learns anything from it. */
function leave(state: GameState, creature: Creature): void {
  state.logSeen('vanished', creature.square, creature.id);
  vanish(state.level, creature);
}

// Duration of summoned creatures by the hero's skill, in rulesets that limit it. FIQHack
// libnethack/src/spell.c.

import { type Creature, skillOf } from '../../actors/index.ts';
import { type CastingSkill, summonedTurns } from '../../casting/index.ts';
import { vanish } from '../body/harm.ts';
import type { GameState } from '../state/state.ts';

/** The spell whose school's skill counts, and that school where the rules don't list the spell. */
const SPELL = 'summoning';
const SCHOOL = 'clerical';

/** Starts the stay of a creature summoned by the hero. */
export function beginStay(state: GameState, creature: Creature): void {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.casting;
  if (rules.creatures.summonedTurns !== undefined) {
    const skill = skillOf(ruleset, sheet, rules.spells[SPELL]?.school ?? SCHOOL);
    creature.stays = summonedTurns(rules, skill) ?? 0;
  }
}

/**
 * Starts the stay of a creature that always disappears again. In rulesets without a limit the house rule uses
 * FIQHack's.
 * @param skill of the summoner
 */
export function beginShortStay(state: GameState, creature: Creature, skill: CastingSkill): void {
  const { casting, world } = state.ruleset.slots;
  creature.stays = summonedTurns(casting, skill) ?? world.servants.shortStay[skill];
}

/** Once a turn: removes creatures whose time is over. */
export function endStays(state: GameState): void {
  const { all } = state.level.creatures;
  for (let index = 0; index < all.length; index++) {
    const creature = all[index]!;
    if (creature.stays > 0 && creature.alive) {
      creature.stays--;
      if (creature.stays === 0) {
        leave(state, creature);
      }
    }
  }
}

/** It disappears without a trace, and gives no experience. */
function leave(state: GameState, creature: Creature): void {
  state.logSeen('vanished', creature, creature.id);
  vanish(state.level, creature);
}

// Creatures that strike back when a blow hits them, and creatures that end with the first hit that they deal.
// Crossfire server/attack.c (attack_ob_simple: `hitback`, at once, even by what the blow kills; hit_player: `one_hit`).

import {
  type Creature,
  hasHabit,
  mostStruckBack,
  type StruckHabit,
  struckBack,
} from '../../actors/index.ts';
import { factOf } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { vanish } from '../body/harm.ts';
import { noticeFlag } from '../movement/noticing.ts';
import type { GameState } from '../state/state.ts';

const PHYSICAL = attackBit('physical');

/** The attack types that a creature strikes back with. */
export function struckBackWith({ archetype }: Pick<Creature, 'archetype'>): number {
  return factOf(archetype, 'attacktype') || PHYSICAL;
}

/**
 * A blow is about to hit a creature, which may strike back first: it does 0 up to the most of its first blow, by the
 * rule of hits. Labels: `strikes-back` and those of `creatureHit`.
 * @returns whether the fight goes on: both are alive
 */
export function strikesBackAt(state: GameState, struck: Creature, striker: Creature): boolean {
  if (!hasHabit(struck.archetype, 'strikes-back')) {
    return true;
  }
  state.logSeen('struck-back', struck, struck.id, striker.id);
  learnHabit(state, struck, 'strikes-back');
  const attackType = struckBackWith(struck);
  const damage = struckBack(state.luck('monsters'), mostStruckBack(struck.archetype));
  state.spells.living.strike({
    ...{ square: striker.square, damage, attackType, owner: struck.id, level: struck.level },
    ...{ source: struck.archetype.index, slaying: '', full: true, oneHit: false, ends: false },
    single: true,
  });
  endsWithHit(state, struck, !striker.alive);
  return struck.alive && striker.alive;
}

/** A creature has hit: one that has but one hit is gone. @param killed it has killed whom it hit */
export function endsWithHit(state: GameState, striker: Creature, killed: boolean): void {
  const { endsAfterKill } = state.ruleset.slots.spells.hits;
  if (striker.alive && hasHabit(striker.archetype, 'one-hit') && (!killed || endsAfterKill)) {
    state.logSeen('burst-apart', striker, striker.id);
    learnHabit(state, striker, 'one-hit');
    vanish(state.level, striker);
  }
}

/** Heroes who see it learn it of the kind. */
function learnHabit(state: GameState, creature: Creature, habit: StruckHabit): void {
  for (const witness of state.states) {
    if (witness.isOn(state.level) && witness.perceives(creature)) {
      noticeFlag(witness, creature, habit, true);
    }
  }
}

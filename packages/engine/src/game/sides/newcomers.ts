// Creatures that spells bring onto a level, except heroes' golems. Crossfire server/pets.c (pets_summon_object,
// pets_summon_golem).

import { Creature, castBy, hitDice, monsterTraits } from '../../actors/index.ts';
import { rollDice } from '../../chance/index.ts';
import { creatureFacts } from '../../objects/index.ts';
import { placeOver } from '../../world/index.ts';
import { forfeitExperience } from '../body/harm.ts';
import { noticeArrival } from '../movement/noticing.ts';
import { befriendNewcomer, bindNewcomer, join } from '../movement/roster.ts';
import { alarm } from '../state/alarm.ts';
import { authorOf, isHostile, ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** A creature that is to come. */
export interface Newcomer {
  /** Archetype index. */
  readonly kind: number;
  /** A square with room for it. */
  readonly on: number;
  /** Id of the summoner. */
  readonly owner: number;
  /** It is on the summoner's side; otherwise it is hostile to all. */
  readonly friendly: boolean;
  /** It follows its master. */
  readonly follows: boolean;
  /** Undefined: by its hit dice. */
  readonly hitPoints?: number | undefined;
  /** Added to its chances to hit; absent: 0. */
  readonly prowess?: number;
  /** It came uncalled, and no event reports it. Absent: the event says that it was summoned. */
  readonly uncalled?: true;
}

/** A creature comes onto a level. Who serves a hero gives no experience. */
export function bringCreature(state: GameState, newcomer: Newcomer): Creature {
  const { kind, on, owner, friendly } = newcomer;
  const archetype = state.content.archetypeAt(kind);
  const square = placeOver(state.level.map, archetype.shape, on);
  const dice = hitDice(state.ruleset, creatureFacts(archetype).level, monsterTraits(archetype));
  const hitPoints = newcomer.hitPoints ?? rollDice(state.luck('spells'), dice, 'hit-points');
  const creature = new Creature(state.newId(), archetype, square, hitPoints);
  for (const spell of castBy(state.content, archetype, () => state.newId())) {
    creature.learn(spell);
  }
  creature.prowess = newcomer.prowess ?? 0;
  alarm(creature);
  if (friendly) {
    joinSide(state, creature, newcomer);
  }
  join(state.level, creature);
  if (newcomer.uncalled !== true) {
    const { map } = state.level;
    state.logSeen('summoned', creature, owner, creature.id, map.x(square), map.y(square));
  }
  noticeArrival(state, creature);
  return creature;
}

/** It belongs to its summoner: a servant's servant to the servant's master. */
function joinSide(state: GameState, creature: Creature, { owner, follows }: Newcomer): void {
  const caller = authorOf(state, owner);
  const master = caller === undefined ? 0 : ownerOf(state, caller);
  bindNewcomer(creature, master, follows);
  if (caller !== undefined && !isHostile(state, caller)) {
    befriendNewcomer(creature);
    forfeitExperience(state, creature);
  }
}

// Summoning of creatures onto a level by spells.

import { Creature, castBy, hitDice, monsterTraits } from '../../actors/index.ts';
import { rollDice } from '../../chance/index.ts';
import { creatureFacts } from '../../objects/index.ts';
import type { SummonEntry } from '../../spellcraft/index.ts';
import { type Summoning, summonsOf } from '../../spells/index.ts';
import { placeOver } from '../../world/index.ts';
import { noticeArrival } from '../movement/noticing.ts';
import { bindNewcomer, join } from '../movement/roster.ts';
import { alarm } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { beginStay } from './summoned-turns.ts';

/** The hero's level. */
export class LevelSummoning implements Summoning {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  listed(list: string): readonly SummonEntry[] {
    return summonsOf(this.#state.content.treasure, list);
  }

  hasRoom(square: number, kind: number): boolean {
    const { level, content } = this.#state;
    return (
      level.map.has(square) && placeOver(level.map, content.archetypeAt(kind).shape, square) >= 0
    );
  }

  summon(kind: number, on: number, owner: number, friendly: boolean): void {
    const state = this.#state;
    const archetype = state.content.archetypeAt(kind);
    const square = placeOver(state.level.map, archetype.shape, on);
    const dice = hitDice(state.ruleset, creatureFacts(archetype).level, monsterTraits(archetype));
    const hitPoints = rollDice(state.luck('spells'), dice, 'hit-points');
    const creature = new Creature(state.newId(), archetype, square, hitPoints);
    for (const spell of castBy(state.content, archetype, () => state.newId())) {
      creature.learn(spell);
    }
    alarm(creature);
    // A creature summoned by a servant serves the same master.
    const caller = state.of(owner);
    const master = caller === undefined ? (state.level.authorOf(owner)?.master ?? 0) : owner;
    bindNewcomer(creature, friendly ? master : 0);
    if (friendly && caller !== undefined) {
      beginStay(caller, creature);
    }
    join(state.level, creature);
    const { map } = state.level;
    state.logSeen('summoned', creature, owner, creature.id, map.x(square), map.y(square));
    noticeArrival(state, creature);
  }
}

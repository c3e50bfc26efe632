// Summoning of creatures onto a level by spells.

import type { SummonEntry } from '../../spellcraft/index.ts';
import { type Summoning, summonsOf } from '../../spells/index.ts';
import { hasRoom, placeOver } from '../../world/index.ts';
import { bringCreature } from '../sides/newcomers.ts';
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
    const { level, content, spells } = this.#state;
    const { shape } = content.archetypeAt(kind);
    const place = spells.rules.sides.headFirst ? square : placeOver(level.map, shape, square);
    return level.map.has(square) && place >= 0 && hasRoom(level.map, shape, place);
  }

  summon(kind: number, on: number, owner: number, friendly: boolean, follows = true): void {
    const state = this.#state;
    const creature = bringCreature(state, { kind, on, owner, friendly, follows });
    const caller = state.of(owner);
    if (friendly && caller !== undefined) {
      beginStay(caller, creature);
    }
  }
}

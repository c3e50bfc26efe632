// The light of the level itself, which spells change. Crossfire common/map.c (change_map_light).

import type { Daylight } from '../../spells/index.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** The hero's level. */
export class LevelDaylight implements Daylight {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  get darkness(): number {
    return this.#state.level.map.darkness;
  }

  setDarkness(darkness: number, caster: number): void {
    const state = this.#state;
    const { level } = state;
    const change = darkness - level.map.darkness;
    level.map.darkness = darkness;
    for (const own of state.states) {
      if (own.isOn(level)) {
        own.log.write('level-darkened', true, caster, darkness, change, 0, 0);
      }
    }
    lookAround(state);
  }
}

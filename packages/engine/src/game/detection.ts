// What spells of detection find on a level.

import type { Archetype } from '../objects/index.ts';
import { TYPE } from '../objects/index.ts';
import type { Detection, Sought } from '../spells/index.ts';
import type { GameState } from './state.ts';

/** Kinds of things that are magical by nature. */
const MAGICAL: ReadonlySet<number> = new Set([TYPE.potion, TYPE.scroll, TYPE.spellbook, TYPE.wand]);

/** The level that the hero is on. Only the hero learns what is found; monsters see well enough. */
export class LevelDetection implements Detection {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  detect(seeker: number, square: number, sought: Sought): boolean {
    if (seeker !== this.#state.hero.id) {
      return false;
    }
    const lives = (sought.monsters || sought.race !== '') && this.#creatureOn(square, sought);
    const lies = sought.magical && this.#magicOn(square);
    return lives || lies;
  }

  #creatureOn(square: number, { monsters, race }: Sought): boolean {
    const state = this.#state;
    const { level, hero } = state;
    level.detected.delete(square);
    const id = level.map.occupant[square]!;
    if (id === 0 || id === hero.id) {
      return false;
    }
    const { archetype } = state.creature(id);
    if (!monsters && archetype.texts.race !== race) {
      return false;
    }
    if (!state.sees(square)) {
      level.detected.set(square, archetype);
    }
    state.logFelt('detected', id, level.map.x(square), level.map.y(square));
    return true;
  }

  #magicOn(square: number): boolean {
    const state = this.#state;
    const { level } = state;
    const found = (level.items.get(square) ?? []).filter(({ archetype }) => isMagical(archetype));
    const top = found.at(-1);
    if (top === undefined) {
      return false;
    }
    level.rememberThing(square, top);
    for (const { id } of found) {
      state.logFelt('detected', id, level.map.x(square), level.map.y(square));
    }
    return true;
  }
}

function isMagical({ type, flags }: Archetype): boolean {
  return MAGICAL.has(type) || flags.has('known_magical');
}

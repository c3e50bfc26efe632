// Results of detection spells on a level.

import { beatitudeOf, type GameObject, TYPE } from '../../objects/index.ts';
import type { Detection, Sought } from '../../spells/index.ts';
import { learnPart } from '../items/learn-kind.ts';
import { isHidden, uncover } from '../movement/change-terrain.ts';
import { forgetCreature, rememberCreature, rememberItem } from '../movement/remembering.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** Inherently magical kinds of items. */
const MAGICAL: ReadonlySet<number> = new Set([TYPE.potion, TYPE.scroll, TYPE.spellbook, TYPE.wand]);

/** The hero's level. Detection informs only the hero; monsters don't need it. */
export class LevelDetection implements Detection {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  detect(seeker: number, square: number, sought: Sought, level: number): boolean {
    const state = this.#state;
    if (seeker !== state.hero.id) {
      return false;
    }
    const hides = sought.hidden && findHidden(state, square, level);
    const lives = (sought.monsters || sought.race !== '') && this.#creatureOn(square, sought);
    const lies = sought.magical && this.#thingsOn(square, isMagical);
    const cursed = sought.cursed && this.#cursesOn(square);
    return hides || lives || lies || cursed;
  }

  /** Reveals that cursed items are cursed, including carried ones. */
  #cursesOn(square: number): boolean {
    const { sheet, hero, level } = this.#state;
    const isCursed = (item: GameObject) => beatitudeOf(item) === 'cursed';
    const carried = square === hero.square ? sheet.inventory.things : [];
    const cursed = [...carried, ...(level.items.get(square) ?? [])].filter(isCursed);
    for (const item of cursed) {
      learnPart(this.#state, item, 'beatitude');
    }
    return this.#thingsOn(square, isCursed) || cursed.length > 0;
  }

  #creatureOn(square: number, { monsters, race }: Sought): boolean {
    const state = this.#state;
    const { level } = state;
    forgetCreature(state, square);
    const id = level.map.occupant[square]!;
    if (id === 0 || state.of(id) !== undefined) {
      return false;
    }
    const { archetype } = state.creature(id);
    if (!monsters && archetype.texts.race !== race) {
      return false;
    }
    if (!state.sees(square)) {
      rememberCreature(state, square, archetype);
    }
    state.logFelt('detected', id, level.map.x(square), level.map.y(square));
    return true;
  }

  #thingsOn(square: number, fits: (item: GameObject) => boolean): boolean {
    const state = this.#state;
    const { level } = state;
    const found = (level.items.get(square) ?? []).filter(fits);
    const top = found.at(-1);
    if (top === undefined) {
      return false;
    }
    rememberItem(state, square, top);
    for (const { id } of found) {
      state.logFelt('detected', id, level.map.x(square), level.map.y(square));
    }
    return true;
  }
}

/**
 * Reveals a hidden feature if a draw below the caster's level exceeds its own level, which is 0 for doors and
 * passages. Label: `finds`.
 */
function findHidden(state: GameState, square: number, casterLevel: number): boolean {
  const sides = Math.max(1, casterLevel);
  if (!isHidden(state, square) || state.spells.chance.below(sides, 'finds') === 0) {
    return false;
  }
  uncover(state, square);
  lookAround(state);
  return true;
}

function isMagical(item: GameObject): boolean {
  return MAGICAL.has(item.archetype.type) || item.hasFlag('known_magical');
}

// The world beyond a hero's level for spells.

import type { Archetype } from '../../objects/index.ts';
import type { FarSquare, PortalPair, WayPort } from '../../spells/index.ts';
import { loseExperienceAsByDeath } from '../body/returning.ts';
import { HOME } from '../dungeon/places.ts';
import { forgetMark, markWay } from '../state/seat-ways.ts';
import type { GameState } from '../state/state.ts';
import { hasHome } from './going-home.ts';
import { closePortals, openPair } from './portal-pairs.ts';

/** The world of one seat. */
export class LevelWays implements WayPort {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  hasHome(creature: number): boolean {
    const own = this.#state.of(creature);
    return own !== undefined && hasHome(own);
  }

  isAtHome(creature: number): boolean {
    const own = this.#state.of(creature);
    return own !== undefined && own.seat.depth === (own.seat.ways.home?.place ?? HOME);
  }

  attunedTo(creature: number): FarSquare | undefined {
    return this.#state.of(creature)?.seat.ways.attuned;
  }

  markedBy(creature: number, spell: Archetype): FarSquare | undefined {
    return this.#state.of(creature)?.seat.ways.marks?.[spell.id];
  }

  mark(creature: number, spell: Archetype): void {
    const own = this.#state.of(creature);
    if (own !== undefined) {
      markWay(own, spell.id, own.hero.square);
      own.logFelt(
        'way-marked',
        creature,
        own.sheet.spells.find(one => one.archetype === spell)?.id ?? 0,
      );
    }
  }

  forget(creature: number, spell: Archetype): void {
    const own = this.#state.of(creature);
    if (own !== undefined) {
      forgetMark(own, spell.id);
    }
  }

  barsPortals(creature: number): boolean {
    return this.#state.of(creature)?.seat.depth === HOME;
  }

  open(pair: PortalPair): boolean {
    const own = this.#state.of(pair.owner);
    if (own === undefined) {
      return false;
    }
    closePortals(own, pair.exit);
    return openPair(own, pair);
  }

  penalise(creature: number): void {
    const own = this.#state.of(creature);
    if (own !== undefined) {
      loseExperienceAsByDeath(own);
    }
  }
}

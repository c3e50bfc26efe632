// The dead of a world for spells: bodies on the hero's level, and souls. Crossfire server/resurrection.c.

import { type GameObject, TYPE } from '../../objects/index.ts';
import type { Body, DeadPort, Return } from '../../spells/index.ts';
import { loseFromFloor } from '../items/floor.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { returnCompanion, returnHero } from './souls.ts';

/** The world of one seat. */
export class LevelDead implements DeadPort {
  readonly #state: GameState;
  /** The bodies whose souls were asked for: they burn before the soul returns. */
  readonly #asked = new Map<number, GameObject>();

  constructor(state: GameState) {
    this.#state = state;
  }

  bodyOn(square: number): Body | undefined {
    const thing = this.#bodiesOn(square).at(-1);
    return thing && { id: thing.id, square, level: thing.fact('level') };
  }

  #bodiesOn(square: number): readonly GameObject[] {
    const things = this.#state.level.items.get(square) ?? [];
    return things.filter(({ archetype }) => archetype.type === TYPE.corpse);
  }

  burn({ id, square }: Body): void {
    const state = this.#state;
    const thing = this.#bodiesOn(square).find(body => body.id === id);
    if (thing !== undefined) {
      state.logSeen('body-burnt', square, id);
      loseFromFloor(state, square, thing, thing.count);
      lookAtFloor(state);
    }
  }

  soulOf({ id, square }: Body): number {
    const thing = this.#bodiesOn(square).find(body => body.id === id);
    if (thing === undefined) {
      return 0;
    }
    if (thing.text('soul') !== '') {
      this.#asked.clear();
      this.#asked.set(id, thing);
      return id;
    }
    const own = thing.fact('soulOf');
    const dead = own > 0 ? this.#deadHeroes().find(({ hero }) => hero.id === own) : undefined;
    return dead?.hero.id ?? (own > 0 ? 0 : this.soulNamed(thing.text('dead') || thing.name));
  }

  soulNamed(name: string): number {
    const wanted = name.trim().toLowerCase();
    const dead = this.#deadHeroes().find(({ sheet }) => sheet.name.toLowerCase() === wanted);
    return dead?.hero.id ?? 0;
  }

  /** The heroes of the world who have died and left it. */
  #deadHeroes(): readonly GameState[] {
    return this.#state.states.filter(({ seat }) => !seat.present && seat.ending?.kind === 'died');
  }

  restore(caster: number, soul: number, square: number, back: Return): boolean {
    const state = this.#state.of(caster) ?? this.#state;
    const body = this.#asked.get(soul);
    if (body !== undefined) {
      this.#asked.clear();
      return returnCompanion(state, body, square, back);
    }
    const dead = state.of(soul);
    return dead !== undefined && returnHero(state, dead, square, back);
  }
}

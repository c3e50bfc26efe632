// The things on the floor of a level, as input of spells: hit, and pushed.

import type { Creature } from '../../actors/index.ts';
import { factOf, GameObject, movementBit, textOf } from '../../objects/index.ts';
import {
  type Lying,
  type Pushing,
  putInert,
  type Strike,
  type ThingFate,
  type ThingHitView,
  thingHit,
} from '../../spells/index.ts';
import { WALK } from '../../world/index.ts';
import { encloseOnFloor, layDown, loseFromFloor, moveOnFloor } from '../items/floor.ts';
import { isPrecious } from '../items/handled/precious.ts';
import { hitThing, makePlain } from '../items/hit-things.ts';
import { isGoods } from '../items/priced/goods.ts';
import { pushCreature } from '../movement/push.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** The archetype that encloses what is frozen, and the picture where something burns. */
const ICE = 'ice_block';
const FIRE = 'burning_remains';

/** Movement type bits of flying: low and high. */
const FLYING = movementBit('flying');

/** What a thing becomes when it is lit; empty for none. */
function litForm({ archetype }: GameObject): string {
  return archetype.flags.has('is_lightable') ? textOf(archetype, 'otherArch') : '';
}

/** A pile as the rule of hits sees it, without the hit. */
export function pileHit(
  state: GameState,
  pile: GameObject,
): Omit<ThingHitView, 'attackType' | 'damage'> {
  return {
    ...hitThing(state, pile),
    count: pile.count,
    // Goods in a shop are spared, as unpaid things are in Crossfire.
    unpaid: isPrecious(pile) || isGoods(pile),
    fixed: isPrecious(pile) || pile.archetype.id === ICE,
    lightable: litForm(pile) !== '',
  };
}

/** Things on the floor. */
export class LevelLying implements Lying {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  hasThings(square: number): boolean {
    return this.#state.level.items.has(square);
  }

  strike({ square, damage, attackType }: Strike): void {
    const state = this.#state;
    const { chance, rules } = state.spells;
    const piles = [...(state.level.items.get(square) ?? [])];
    for (const pile of piles) {
      const fate = thingHit(chance, rules, { ...pileHit(state, pile), attackType, damage });
      this.#happen(square, pile, fate);
    }
    if (piles.length > 0) {
      lookAtFloor(state);
    }
  }

  #happen(square: number, pile: GameObject, fate: ThingFate): void {
    const state = this.#state;
    const { map } = state.level;
    const [x, y] = [map.x(square), map.y(square)] as const;
    if (fate.lost > 0) {
      const inside = [...pile.inventory];
      loseFromFloor(state, square, pile, fate.lost);
      state.logSeen('thing-destroyed', square, pile.id, fate.lost, x, y);
      if (pile.archetype.id === ICE) {
        // Ice that is gone sets free what was in it.
        for (const thing of inside) {
          layDown(state, square, thing);
        }
      }
    }
    if (fate.lit) {
      loseFromFloor(state, square, pile, 1);
      const lit = new GameObject(state.newId(), state.content.archetype(litForm(pile)));
      layDown(state, square, lit);
      state.logSeen('thing-lit', square, lit.id, x, y);
    }
    if (fate.cancelled) {
      makePlain(pile);
      state.logSeen('thing-unenchanted', square, pile.id, x, y);
    }
    if (fate.frozen) {
      this.#freeze(square, pile);
      state.logSeen('thing-frozen', square, pile.id, x, y);
    }
    const picture = fate.burnt ? state.content.find(FIRE) : undefined;
    if (picture !== undefined) {
      putInert(state.spells, picture, square);
    }
  }

  /** A pile goes into the ice of its square, or into new ice. */
  #freeze(square: number, pile: GameObject): void {
    const state = this.#state;
    const kind = state.content.find(ICE);
    if (kind === undefined) {
      return;
    }
    const here = state.level.items.get(square) ?? [];
    let ice = here.find(({ archetype }) => archetype === kind);
    if (ice === undefined) {
      ice = new GameObject(state.newId(), kind);
      layDown(state, square, ice);
    }
    encloseOnFloor(state, square, pile, ice);
  }
}

/** What lies and stands on a square, as heavy effects push it: things first, then the creature. */
export class LevelPushing implements Pushing {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  countOn(square: number): number {
    return this.#things(square).length + (this.#creature(square) === undefined ? 0 : 1);
  }

  /** Creatures without a stated weight can't be pushed, nor by other parts than their heads. */
  weightAt(square: number, place: number): number {
    const thing = this.#things(square)[place];
    if (thing !== undefined) {
      return thing.weight * thing.count;
    }
    const creature = this.#creature(square);
    const isHead = creature?.square === square;
    return (isHead ? factOf(creature.archetype, 'weight') : 0) || -1;
  }

  squaresAt(square: number, place: number): number {
    return this.#things(square)[place] === undefined
      ? (this.#creature(square)?.shape.size ?? 1)
      : 1;
  }

  fliesAt(square: number, place: number): boolean {
    if (this.#things(square)[place] !== undefined) {
      return false;
    }
    const creature = this.#creature(square);
    return creature !== undefined && (factOf(creature.archetype, 'moveType') & FLYING) !== 0;
  }

  push(square: number, place: number, direction: number): boolean {
    const state = this.#state;
    const { map } = state.level;
    const thing = this.#things(square)[place];
    if (thing === undefined) {
      const creature = this.#creature(square);
      if (creature !== undefined) {
        pushCreature(state, creature, direction);
      }
      return creature !== undefined && creature.square !== square;
    }
    const to = map.neighbour(square, direction);
    if (!map.has(to) || (map.bits[to]! & WALK) === 0) {
      return false;
    }
    moveOnFloor(state, square, to, thing);
    state.logSeen('thing-pushed', to, thing.id, map.x(to), map.y(to));
    lookAtFloor(state);
    return true;
  }

  #things(square: number): readonly GameObject[] {
    return this.#state.level.items.get(square) ?? NOTHING;
  }

  #creature(square: number): Creature | undefined {
    const id = this.#state.level.map.occupant[square]!;
    return id === 0 ? undefined : this.#state.creature(id);
  }
}

const NOTHING: readonly GameObject[] = [];

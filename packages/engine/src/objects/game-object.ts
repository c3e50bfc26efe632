// Things that are carried, worn, named or saved by themselves: an archetype and what differs.

import { type Archetype, factOf } from './archetype.ts';

/** A thing as it is saved. */
export interface GameObjectState {
  readonly id: number;
  readonly archetype: string;
  /** The ego kind's archetype; absent for plain things. */
  readonly ego?: string;
  readonly count: number;
  readonly differences: Readonly<Record<string, number>>;
  readonly inventory: readonly GameObjectState[];
}

/** One thing, or a pile of equal things. */
export class GameObject {
  /** Unique in its game. */
  readonly id: number;
  readonly archetype: Archetype;
  /** Pieces of the pile, 1 or more. */
  count: number;
  /** The ego kind that lies over its kind: what makes a dagger a dagger of embers. */
  ego: Archetype | undefined;
  /** Facts in which it differs from its archetype. */
  readonly differences: Record<string, number>;
  /** What it carries: a wand its spell, a caster the spells that he knows. */
  readonly inventory: GameObject[] = [];
  /** What a piece of its archetype weighs: kept here because it is asked many times a turn. */
  readonly #weight: number;

  constructor(id: number, archetype: Archetype, count = 1) {
    this.id = id;
    this.archetype = archetype;
    this.count = count;
    this.ego = undefined;
    this.differences = {};
    this.#weight = factOf(archetype, 'weight');
  }

  /** What one piece weighs by itself, without what it carries, in grams. */
  get weight(): number {
    return this.differences.weight ?? this.#weight;
  }

  /** A number of this thing: its own, else its archetype's, else 0. */
  fact(key: string): number {
    return this.differences[key] ?? this.archetype.numbers[key] ?? 0;
  }

  /** Gives it a number of its own; what its archetype says anyway is no difference. */
  setFact(key: string, value: number): void {
    if (value === (this.archetype.numbers[key] ?? 0)) {
      delete this.differences[key];
    } else {
      this.differences[key] = value;
    }
  }

  save(): GameObjectState {
    return {
      id: this.id,
      archetype: this.archetype.id,
      ...(this.ego === undefined ? {} : { ego: this.ego.id }),
      count: this.count,
      differences: { ...this.differences },
      inventory: this.inventory.map(thing => thing.save()),
    };
  }

  /** A saved thing. @param archetypeOf finds an archetype or throws */
  static restore(state: GameObjectState, archetypeOf: (id: string) => Archetype): GameObject {
    const thing = new GameObject(state.id, archetypeOf(state.archetype), state.count);
    thing.ego = state.ego === undefined ? undefined : archetypeOf(state.ego);
    Object.assign(thing.differences, state.differences);
    for (const inner of state.inventory) {
      thing.inventory.push(GameObject.restore(inner, archetypeOf));
    }
    return thing;
  }
}

// Items that are carried, worn, named or saved individually: an archetype and its differences.

import { type Archetype, factOf } from './archetype.ts';

/** The saved form of an object. */
export interface GameObjectState {
  readonly id: number;
  readonly archetype: string;
  /** The ego kind's archetype; absent if plain. */
  readonly ego?: string;
  readonly count: number;
  readonly differences: Readonly<Record<string, number>>;
  readonly inventory: readonly GameObjectState[];
}

/** One item, or a pile of equal items. */
export class GameObject {
  /** Unique in its game. */
  readonly id: number;
  readonly archetype: Archetype;
  /** Number of pieces in the pile, 1 or more. */
  count: number;
  /** Its ego kind, such as the one of a dagger of embers. */
  ego: Archetype | undefined;
  /** Facts that differ from its archetype's. */
  readonly differences: Record<string, number>;
  /** Contents: a wand holds its spell, a caster the spells that he knows. */
  readonly inventory: GameObject[] = [];
  /** Weight of one piece of its archetype, cached because it is read many times a turn. */
  readonly #weight: number;

  constructor(id: number, archetype: Archetype, count = 1) {
    this.id = id;
    this.archetype = archetype;
    this.count = count;
    this.ego = undefined;
    this.differences = {};
    this.#weight = factOf(archetype, 'weight');
  }

  /** Weight of one piece without its contents, in grams. */
  get weight(): number {
    return this.differences.weight ?? this.#weight;
  }

  /** A fact of this object: its own, else its archetype's, else 0. */
  fact(key: string): number {
    return this.differences[key] ?? this.archetype.numbers[key] ?? 0;
  }

  /** Sets a fact. A value equal to the archetype's isn't stored as a difference. */
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
      inventory: this.inventory.map(item => item.save()),
    };
  }

  /** Restores a saved object. @param archetypeOf finds an archetype or throws */
  static restore(state: GameObjectState, archetypeOf: (id: string) => Archetype): GameObject {
    const item = new GameObject(state.id, archetypeOf(state.archetype), state.count);
    item.ego = state.ego === undefined ? undefined : archetypeOf(state.ego);
    Object.assign(item.differences, state.differences);
    for (const inner of state.inventory) {
      item.inventory.push(GameObject.restore(inner, archetypeOf));
    }
    return item;
  }
}

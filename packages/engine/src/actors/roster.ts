// Everybody on a level, in the order in which they move: newest arrivals first.

import { InvariantError } from '../errors/index.ts';
import type { Creature } from './creature.ts';

/** The creatures of a level besides the hero. The dead stay until `sweep`. */
export class Roster {
  #list: Creature[] = [];
  #byId = new Map<number, Creature>();
  #servants = 0;

  /** All creatures in the order of their arrival, the dead of this turn included. */
  get all(): readonly Creature[] {
    return this.#list;
  }

  /** Whether somebody here serves another. */
  get hasServants(): boolean {
    return this.#servants > 0;
  }

  add(creature: Creature): void {
    this.#servants += Number(creature.master !== 0);
    this.#list.push(creature);
    this.#byId.set(creature.id, creature);
  }

  /** Takes a creature away, which lives on elsewhere. */
  remove(creature: Creature): void {
    this.#list = this.#list.filter(other => other !== creature);
    this.#byId.delete(creature.id);
    this.#countServants();
  }

  /** Puts a creature in the place of another of the same id. */
  replace(creature: Creature): void {
    this.#list = this.#list.map(other => (other.id === creature.id ? creature : other));
    this.#byId.set(creature.id, creature);
  }

  find(id: number): Creature | undefined {
    return this.#byId.get(id);
  }

  /** The creature of that id, dead or alive. Throws an InvariantError when it was never here. */
  get(id: number): Creature {
    const creature = this.#byId.get(id);
    if (creature === undefined) {
      throw new InvariantError(`no creature ${id}`);
    }
    return creature;
  }

  /** Takes the dead out of the order of moves; `get` still finds them. */
  sweep(): void {
    if (this.#anyDead()) {
      this.#list = this.#list.filter(creature => creature.alive);
      this.#countServants();
    }
  }

  /** Somebody who was here before has become a servant, or no longer is one. */
  serve(): void {
    this.#countServants();
  }

  #countServants(): void {
    this.#servants = this.#list.filter(({ master }) => master !== 0).length;
  }

  /** Asked every turn: a loop allocates nothing. */
  #anyDead(): boolean {
    for (let place = 0; place < this.#list.length; place++) {
      if (!this.#list[place]!.alive) {
        return true;
      }
    }
    return false;
  }
}

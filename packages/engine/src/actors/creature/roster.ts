// Everybody on a level, in the order in which they move: newest arrivals first.

import { InvariantError } from '../../errors/index.ts';
import type { Archetype } from '../../objects/index.ts';
import type { Creature } from './creature.ts';

/** What stays known of somebody who has died or left: enough to name it and to know its side. */
export interface FormerCreature {
  readonly id: number;
  readonly archetype: Archetype;
  /** Id of whom it served, 0 for nobody. */
  readonly master: number;
}

/**
 * The creatures of a level besides the hero. The dead stay until `sweep`. Of those who have died or left
 * a short record is kept, because their magic and poison may still be about.
 */
export class Roster {
  #list: Creature[] = [];
  #byId = new Map<number, Creature>();
  #former = new Map<number, FormerCreature>();
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
    this.#former.delete(creature.id);
  }

  /** Takes a creature away, which lives on elsewhere. */
  remove(creature: Creature): void {
    this.#list = this.#list.filter(other => other !== creature);
    this.#leave(creature);
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

  /** The creature of that id, or one who died or left and is still remembered; undefined for others. */
  author(id: number): FormerCreature | undefined {
    return this.#byId.get(id) ?? this.#former.get(id);
  }

  /** Those who died or left and are still remembered. */
  get former(): Iterable<FormerCreature> {
    return this.#former.values();
  }

  /** Remembers somebody who died or left. */
  rememberFormer(former: FormerCreature): void {
    this.#former.set(former.id, former);
  }

  /** Forgets all who died or left but those whose ids are in use. */
  forgetFormer(isInUse: (id: number) => boolean): void {
    for (const id of this.#former.keys()) {
      if (!isInUse(id)) {
        this.#former.delete(id);
      }
    }
  }

  /** Whether anybody who died or left is remembered. */
  get hasFormer(): boolean {
    return this.#former.size > 0;
  }

  #leave({ id, archetype, master }: Creature): void {
    this.#byId.delete(id);
    this.#former.set(id, { id, archetype, master });
  }

  /** The creature of that id. Throws an InvariantError when it isn't here. */
  get(id: number): Creature {
    const creature = this.#byId.get(id);
    if (creature === undefined) {
      throw new InvariantError(`no creature ${id}`);
    }
    return creature;
  }

  /** Takes out the dead; `author` still knows them. */
  sweep(): void {
    if (this.#anyDead()) {
      for (const creature of this.#list) {
        if (!creature.alive) {
          this.#leave(creature);
        }
      }
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

// The creatures of a level in the order of their moves: newest arrivals first.

import { InvariantError } from '../../errors/index.ts';
import type { Archetype } from '../../objects/index.ts';
import { ForceTally } from '../../spells/index.ts';
import type { Creature } from './creature.ts';
import { moodBit } from './moods.ts';

/** The record kept of a creature that died or left: its name and its side. */
export interface FormerCreature {
  readonly id: number;
  readonly archetype: Archetype;
  /** Id of its master, 0 for none. */
  readonly master: number;
  /** Bits of its moods. */
  readonly moods: number;
}

/** Moods that make creatures fight each other. */
const DIVISIVE = moodBit('friendly') | moodBit('berserk');

/** Whether a creature fights other creatures than heroes, or is fought by them. */
function takesSides({ master, moods }: Creature): boolean {
  return master !== 0 || (moods & DIVISIVE) !== 0;
}

/**
 * The creatures of a level besides the hero. The dead stay until `sweep`. A short record is kept of creatures
 * that died or left, because their magic and poison may still be active.
 */
export class Roster {
  #list: Creature[] = [];
  #byId = new Map<number, Creature>();
  #former = new Map<number, FormerCreature>();
  #servants = 0;
  #golems = 0;
  /** How many of them bear forces and auras. */
  readonly forces: ForceTally = new ForceTally();

  /** All creatures in order of arrival, including those that died this turn. */
  get all(): readonly Creature[] {
    return this.#list;
  }

  /** Whether any creature here has a master, or fights others by its mood. */
  get hasServants(): boolean {
    return this.#servants > 0;
  }

  /** Whether any creature here is a hero's golem. */
  get hasGolems(): boolean {
    return this.#golems > 0;
  }

  add(creature: Creature): void {
    this.#servants += Number(takesSides(creature));
    this.#golems += Number(creature.golem !== undefined);
    this.#list.push(creature);
    this.#byId.set(creature.id, creature);
    creature.forces.join(this.forces);
    this.#former.delete(creature.id);
  }

  /** Removes a living creature that goes elsewhere. */
  remove(creature: Creature): void {
    this.#list = this.#list.filter(other => other !== creature);
    this.#leave(creature);
    this.#countServants();
  }

  /** Replaces a creature by another with the same id. */
  replace(creature: Creature): void {
    this.#byId.get(creature.id)?.forces.join(undefined);
    creature.forces.join(this.forces);
    this.#list = this.#list.map(other => (other.id === creature.id ? creature : other));
    this.#byId.set(creature.id, creature);
  }

  find(id: number): Creature | undefined {
    return this.#byId.get(id);
  }

  /** The creature with that id, present or former; undefined for others. */
  author(id: number): FormerCreature | undefined {
    return this.#byId.get(id) ?? this.#former.get(id);
  }

  /** The former creatures still on record. */
  get former(): Iterable<FormerCreature> {
    return this.#former.values();
  }

  /** Records a former creature. */
  rememberFormer(former: FormerCreature): void {
    this.#former.set(former.id, former);
  }

  /** Drops the records of former creatures, except those whose ids are in use. */
  forgetFormer(isInUse: (id: number) => boolean): void {
    for (const id of this.#former.keys()) {
      if (!isInUse(id)) {
        this.#former.delete(id);
      }
    }
  }

  /** Whether any former creature is on record. */
  get hasFormer(): boolean {
    return this.#former.size > 0;
  }

  #leave({ id, archetype, master, moods, forces }: Creature): void {
    forces.join(undefined);
    this.#byId.delete(id);
    this.#former.set(id, { id, archetype, master, moods });
  }

  /** The creature with that id. Throws an InvariantError if it isn't here. */
  get(id: number): Creature {
    const creature = this.#byId.get(id);
    if (creature === undefined) {
      throw new InvariantError(`no creature ${id}`);
    }
    return creature;
  }

  /** Removes the dead; `author` still knows them. */
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

  /** Updates `hasServants` and `hasGolems` after a creature here changed its master, its moods or its nature. */
  serve(): void {
    this.#countServants();
  }

  #countServants(): void {
    this.#servants = this.#list.filter(takesSides).length;
    this.#golems = this.#list.filter(({ golem }) => golem !== undefined).length;
  }

  /** Called every turn; a loop allocates nothing. */
  #anyDead(): boolean {
    const list = this.#list;
    for (let index = 0; index < list.length; index++) {
      if (!list[index]!.alive) {
        return true;
      }
    }
    return false;
  }
}

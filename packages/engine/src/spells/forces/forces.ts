// The forces of one creature, the oldest first, with their sum.

import type { Archetype } from '../../objects/index.ts';
import {
  type Force,
  type ForceKind,
  type ForceState,
  type Gifts,
  makeForce,
  type NewForce,
  restoreForce,
  saveForce,
} from './force.ts';
import { type ForceSum, NO_FORCES, sumOf } from './force-sum.ts';
import type { ForceTally } from './force-tally.ts';

/** The forces of a creature. */
export class Forces {
  #all: Force[] = [];
  #sum: ForceSum = NO_FORCES;
  #tally: ForceTally | undefined;

  /** The oldest first. */
  get all(): readonly Force[] {
    return this.#all;
  }

  /** Whether there is none. */
  get none(): boolean {
    return this.#all.length === 0;
  }

  /** What they give together. */
  get sum(): ForceSum {
    return this.#sum;
  }

  /** The ability of that name. */
  named(name: string): Force | undefined {
    return this.#all.find(force => force.kind === 'ability' && force.name === name);
  }

  /** The force of that kind which came from an archetype. */
  from(kind: ForceKind, source: Archetype): Force | undefined {
    return this.#all.find(force => force.kind === kind && force.source === source);
  }

  /** A force begins. @param id unique in its game */
  begin(id: number, begun: NewForce): Force {
    const force = makeForce(id, begun);
    this.#count(-1);
    this.#all.push(force);
    this.#sum = sumOf(this.#all);
    this.#count(1);
    return force;
  }

  /** A force gives something else from now on. */
  alter(force: Force, gives: Gifts): void {
    force.gives = gives;
    this.#sum = sumOf(this.#all);
  }

  /** A force ends. */
  end(force: Force): void {
    this.#become(this.#all.filter(other => other !== force));
  }

  /** From now on they count among those of a place; undefined: of none. */
  join(tally: ForceTally | undefined): void {
    this.#count(-1);
    this.#tally = tally;
    this.#count(1);
  }

  #become(all: Force[]): void {
    this.#count(-1);
    this.#all = all;
    this.#sum = this.none ? NO_FORCES : sumOf(all);
    this.#count(1);
  }

  #count(sign: 1 | -1): void {
    if (this.#tally !== undefined && !this.none) {
      this.#tally.bearing += sign;
      this.#tally.auras += this.#sum.aura ? sign : 0;
    }
  }

  /** What these forces give together, as far as some hero has noticed them. @param seats bits of heroes' seats */
  noticed(seats: number): ForceSum {
    const known = this.#all.filter(({ seenBy }) => (seenBy & seats) !== 0);
    return known.length === this.#all.length ? this.#sum : sumOf(known);
  }

  /**
   * The same forces once more, each a record of its own.
   * @param seats bits of heroes' seats: only those that one of them has noticed; absent: all
   */
  copy(seats?: number): Forces {
    const copy = new Forces();
    const kept = this.#all.filter(({ seenBy }) => seats === undefined || (seenBy & seats) !== 0);
    copy.#all = kept.map(force => ({ ...force }));
    copy.#sum = sumOf(copy.#all);
    return copy;
  }

  save(): ForceState[] {
    return this.#all.map(saveForce);
  }

  /** Restores saved forces. @param archetypeOf finds an archetype or throws */
  load(states: readonly ForceState[], archetypeOf: (id: string) => Archetype): void {
    this.#become(states.map(state => restoreForce(state, archetypeOf)));
  }
}

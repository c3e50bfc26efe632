// What a hero in the form of an eater of metal has taken in with rings and amulets, for good. NetHack 3.6.7 src/eat.c
// (eataccessory).

import { type Archetype, GameObject } from '../../objects/index.ts';

/** Its saved form. */
export interface AbsorbedState {
  readonly toHit: number;
  readonly toDam: number;
  readonly protection: number;
  readonly kinds: readonly string[];
}

/** Points and properties from eaten rings and amulets. */
export class Absorbed {
  toHit = 0;
  toDam = 0;
  /** NetHack's points of armour class. */
  protection = 0;
  /** One thing of each kind whose properties he has, in the order in which he ate them. */
  readonly things: GameObject[] = [];

  /** Whether he has eaten nothing that did anything. */
  get none(): boolean {
    const { toHit, toDam, protection, things } = this;
    return toHit === 0 && toDam === 0 && protection === 0 && things.length === 0;
  }

  /** Adds the properties of a kind. @returns whether he didn't have them by eating */
  take(kind: Archetype): boolean {
    const isNew = !this.things.some(({ archetype }) => archetype === kind);
    if (isNew) {
      this.things.push(new GameObject(0, kind));
    }
    return isNew;
  }

  save(): AbsorbedState {
    const { toHit, toDam, protection, things } = this;
    return { toHit, toDam, protection, kinds: things.map(({ archetype }) => archetype.id) };
  }

  load(state: AbsorbedState | undefined, archetypeOf: (id: string) => Archetype): void {
    if (state !== undefined) {
      this.toHit = state.toHit;
      this.toDam = state.toDam;
      this.protection = state.protection;
      for (const kind of state.kinds) {
        this.take(archetypeOf(kind));
      }
    }
  }
}

// One level of the dungeon with everything on it. What heroes see and remember of it is theirs
// (state/memory.ts).

import { Creature, type CreatureState, Roster, Ways } from '../../actors/index.ts';
import { type Archetype, GameObject, type GameObjectState } from '../../objects/index.ts';
import { EffectPool, type EffectPoolState } from '../../spells/index.ts';
import { LevelMap, type LevelMapState, Light } from '../../world/index.ts';

/** A level as it is saved. */
export interface LevelState {
  readonly map: LevelMapState;
  readonly restless: boolean;
  readonly creatures: readonly CreatureState[];
  /** Those who died or left, while an effect or a poison of theirs is about; absent: none. */
  readonly former?: readonly (readonly [id: number, archetype: string, master: number])[];
  readonly items: readonly (readonly [square: number, things: readonly GameObjectState[]])[];
  readonly effects: EffectPoolState;
}

/** A level of the dungeon. */
export class Level {
  readonly map: LevelMap;
  readonly creatures = new Roster();
  /** Things on the floor by square. */
  readonly items = new Map<number, GameObject[]>();
  effects = new EffectPool();
  /** Light on the ground; what shines on it is put there by `lighting.ts`. Not saved. */
  readonly light: Light;
  /** New monsters come from time to time. */
  restless = false;
  /** How monsters get to a square. */
  readonly ways: Ways;

  constructor(map: LevelMap) {
    this.map = map;
    this.light = new Light(map);
    this.ways = new Ways(map);
  }

  /** Puts a creature on its square. */
  place(creature: Creature): void {
    this.creatures.add(creature);
    this.map.occupant[creature.square] = creature.id;
  }

  /** Puts a thing on the floor. */
  drop(square: number, thing: GameObject): void {
    const pile = this.items.get(square);
    if (pile === undefined) {
      this.items.set(square, [thing]);
    } else {
      pile.push(thing);
    }
  }

  /** Takes a thing from the floor. */
  lift(square: number, thing: GameObject): void {
    const left = (this.items.get(square) ?? []).filter(other => other !== thing);
    if (left.length === 0) {
      this.items.delete(square);
    } else {
      this.items.set(square, left);
    }
  }

  /** Whether an effect or a poison on this level is of somebody. @param heroPoisoner id of the hero's */
  isAuthor(id: number, heroPoisoner: number): boolean {
    const { count, owner } = this.effects;
    return (
      id === heroPoisoner ||
      owner.subarray(0, count).includes(id) ||
      this.creatures.all.some(({ conditions }) => conditions.poisoner === id)
    );
  }

  /** @param heroPoisoner id of who has poisoned the hero, 0 for nobody */
  save(heroPoisoner: number): LevelState {
    const former = [...this.creatures.former].filter(({ id }) => this.isAuthor(id, heroPoisoner));
    return {
      map: this.map.save(),
      restless: this.restless,
      creatures: this.creatures.all.map(creature => creature.save()),
      ...(former.length > 0 && {
        former: former.map(({ id, archetype, master }) => [id, archetype.id, master] as const),
      }),
      items: [...this.items].map(([square, things]) => [square, things.map(thing => thing.save())]),
      effects: this.effects.save(),
    };
  }

  /** A saved level without its hero. */
  static restore(state: LevelState, archetypeOf: (id: string) => Archetype): Level {
    const level = new Level(LevelMap.restore(state.map));
    level.restless = state.restless;
    for (const creature of state.creatures) {
      level.place(Creature.restore(creature, archetypeOf));
    }
    for (const [id, archetype, master] of state.former ?? []) {
      level.creatures.rememberFormer({ id, archetype: archetypeOf(archetype), master });
    }
    for (const [square, things] of state.items) {
      for (const thing of things) {
        level.drop(square, GameObject.restore(thing, archetypeOf));
      }
    }
    level.effects = EffectPool.restore(state.effects);
    return level;
  }
}

// One level of the dungeon with its contents. Heroes store their own sight and memory of it
// (state/memory.ts).

import {
  Creature,
  type CreatureState,
  type FormerCreature,
  Roster,
  Ways,
} from '../../actors/index.ts';
import { type Archetype, GameObject, type GameObjectState } from '../../objects/index.ts';
import { EffectPool, type EffectPoolState } from '../../spells/index.ts';
import { LevelMap, type LevelMapState, Light } from '../../world/index.ts';
import type { FixtureState } from './fixture.ts';
import { Fixtures } from './fixtures.ts';
import { settle } from './settle.ts';
import { Shop, type ShopState } from './shops/shop.ts';

/** The saved form of a level. */
export interface LevelState {
  readonly map: LevelMapState;
  readonly restless: boolean;
  readonly creatures: readonly CreatureState[];
  /** Former creatures with active effects or poison; absent: none. */
  readonly former?: readonly (readonly [
    id: number,
    archetype: string,
    master: number,
    moods?: number,
  ])[];
  readonly items: readonly (readonly [square: number, things: readonly GameObjectState[]])[];
  readonly effects: EffectPoolState;
  /** Absent: none. */
  readonly fixtures?: readonly FixtureState[];
  /** Ticks that have passed for them; absent: 0. */
  readonly fixtureTicks?: number;
  /** Absent: none. */
  readonly shops?: readonly ShopState[];
}

/** A level of the dungeon. */
export class Level {
  readonly map: LevelMap;
  readonly creatures: Roster = new Roster();
  /** Items on the floor by square. */
  readonly items: Map<number, GameObject[]> = new Map();
  effects: EffectPool = new EffectPool();
  /** Runes, traps, firewalls, plates, levers and signs. */
  readonly fixtures: Fixtures;
  /** Its shops; goods refer to them by their place in the list, from 1. */
  readonly shops: Shop[] = [];
  /** Light of the ground and of lights, which `lighting.ts` adds. It isn't saved. */
  readonly light: Light;
  /** Whether spells may have brought something to a creature here: asked at the next tick. It isn't saved. */
  stirring = true;
  /** Drawings whose feeling a hero gets on the first visit. They aren't saved: the event is logged at once. */
  felt: readonly Archetype[] = [];
  /** Id of the vault that was set into it when it was made; empty: none. It isn't saved. */
  vault = '';
  /** New monsters arrive at random. */
  restless = false;
  /** Cached paths of monsters. */
  readonly ways: Ways;

  constructor(map: LevelMap) {
    this.map = map;
    this.light = new Light(map);
    this.ways = new Ways(map);
    this.fixtures = new Fixtures(map);
  }

  /** Whether anything but creatures may act within the next ticks. */
  busyWithin(ticks: number): boolean {
    return this.stirring || this.effects.count > 0 || this.fixtures.busyWithin(ticks);
  }

  /** Places a creature on its squares. */
  place(creature: Creature): void {
    this.creatures.add(creature);
    this.mark(creature, creature.id);
  }

  /** Writes the occupant of a creature's squares. @param id its id, or 0 for none */
  mark({ shape, square, conditions }: Creature, id: number): void {
    const { occupant, stride } = this.map;
    // It may have come from another level.
    this.stirring ||= id !== 0 && conditions.struck !== undefined;
    if (shape.size === 1) {
      occupant[square] = id;
      return;
    }
    const offsets = shape.offsets(stride);
    for (let part = 0; part < offsets.length; part++) {
      occupant[square + offsets[part]!] = id;
    }
  }

  /** Puts an item on the floor. */
  drop(square: number, item: GameObject): void {
    const pile = this.items.get(square);
    if (pile === undefined) {
      this.items.set(square, [item]);
    } else {
      pile.push(item);
    }
  }

  /** Removes an item from the floor. */
  lift(square: number, item: GameObject): void {
    const left = (this.items.get(square) ?? []).filter(other => other !== item);
    if (left.length === 0) {
      this.items.delete(square);
    } else {
      this.items.set(square, left);
    }
  }

  /** What may be credited with harm: a creature here, a former one, or a fixture. */
  authorOf(id: number): FormerCreature | undefined {
    return this.creatures.author(id) ?? this.fixtures.find(id);
  }

  /**
   * Whether an effect or a poison on this level belongs to a creature.
   * @param poisoners ids of those of heroes poisoner
   */
  isAuthor(id: number, poisoners: readonly number[]): boolean {
    const { count, owner } = this.effects;
    return (
      poisoners.includes(id) ||
      owner.subarray(0, count).includes(id) ||
      this.creatures.all.some(({ conditions }) => conditions.poisoner === id)
    );
  }

  /** @param poisoners ids of those who have poisoned heroes */
  save(poisoners: readonly number[]): LevelState {
    const former = [...this.creatures.former].filter(({ id }) => this.isAuthor(id, poisoners));
    return {
      map: this.map.save(),
      restless: this.restless,
      creatures: this.creatures.all.map(creature => creature.save()),
      ...(former.length > 0 && {
        former: former.map(
          ({ id, archetype, master, moods }) =>
            [id, archetype.id, master, ...(moods === 0 ? [] : [moods])] as never,
        ),
      }),
      items: [...this.items].map(([square, things]) => [square, things.map(item => item.save())]),
      effects: this.effects.save(),
      ...(this.fixtures.all.length > 0 && { fixtures: this.fixtures.save() }),
      ...(this.fixtures.now > 0 && { fixtureTicks: this.fixtures.now }),
      ...(this.shops.length > 0 && { shops: this.shops.map(shop => shop.save()) }),
    };
  }

  /**
   * Restores a saved level without its heroes.
   * @param taken squares of its heroes
   */
  static restore(
    state: LevelState,
    archetypeOf: (id: string) => Archetype,
    taken: readonly number[] = [],
  ): Level {
    const level = new Level(LevelMap.restore(state.map));
    level.restless = state.restless;
    const creatures = state.creatures.map(creature => Creature.restore(creature, archetypeOf));
    settle(level.map, creatures, taken);
    for (const creature of creatures) {
      level.place(creature);
    }
    for (const [id, archetype, master, moods = 0] of state.former ?? []) {
      level.creatures.rememberFormer({ id, archetype: archetypeOf(archetype), master, moods });
    }
    for (const [square, things] of state.items) {
      for (const item of things) {
        level.drop(square, GameObject.restore(item, archetypeOf));
      }
    }
    level.effects = EffectPool.restore(state.effects);
    level.fixtures.restore(state.fixtures ?? [], archetypeOf);
    level.fixtures.now = state.fixtureTicks ?? 0;
    for (const shop of state.shops ?? []) {
      level.shops.push(new Shop({ ...shop, kind: archetypeOf(shop.kind).id }));
    }
    return level;
  }
}

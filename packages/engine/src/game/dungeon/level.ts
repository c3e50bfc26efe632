// One level of the dungeon with everything on it, and what the hero remembers of it.

import { Creature, type CreatureState, Roster, Ways } from '../../actors/index.ts';
import { type Archetype, GameObject, type GameObjectState } from '../../objects/index.ts';
import { EffectPool, type EffectPoolState } from '../../spells/index.ts';
import {
  KnownSquares,
  LevelMap,
  type LevelMapState,
  Light,
  Travel,
  terrainSeen,
  Vision,
} from '../../world/index.ts';

/** A level as it is saved. */
export interface LevelState {
  readonly map: LevelMapState;
  readonly restless: boolean;
  readonly creatures: readonly CreatureState[];
  /** Those who died or left, while an effect or a poison of theirs is about; absent: none. */
  readonly former?: readonly (readonly [id: number, archetype: string, master: number])[];
  readonly items: readonly (readonly [square: number, things: readonly GameObjectState[]])[];
  readonly effects: EffectPoolState;
  readonly remembered: readonly number[];
  readonly rememberedItems: readonly (readonly [square: number, archetype: string])[];
  /** How many of them, where it is more than one; absent: one of each. */
  readonly rememberedCounts?: readonly (readonly [square: number, count: number])[];
  /** Absent: nothing was detected. */
  readonly detected?: readonly (readonly [square: number, archetype: string])[];
}

/** Nothing is remembered of a square. */
const UNKNOWN = 255;

/** How far the hero sees, in squares. */
const EYESIGHT = 40;

/** How far astral eyes see through walls, in squares. NetHack 3.6.7 src/artifact.c (set_artifact_intrinsic). */
const ASTRAL_RANGE = 3;

/** A level of the dungeon. */
export class Level {
  readonly map: LevelMap;
  readonly creatures = new Roster();
  /** Things on the floor by square. */
  readonly items = new Map<number, GameObject[]>();
  effects = new EffectPool();
  /** Terrain number of each square as the hero remembers it; 255 for none. */
  readonly remembered: Uint8Array;
  /** The uppermost thing that the hero remembers on each square. */
  readonly rememberedItems = new Map<number, Archetype>();
  /** How many of it there are, where the hero saw more than one. */
  readonly rememberedCounts = new Map<number, number>();
  /** Creatures that the hero has detected, by the squares on which they then were. */
  readonly detected = new Map<number, Archetype>();
  /** Light on the ground; what shines on it is put there by `lighting.ts`. Not saved. */
  readonly light: Light;
  /** What the hero's eyes make out by that light. */
  readonly sight: Vision;
  /** The hero's eyes serve him for nothing at present. */
  blind = false;
  /** He sees what is near through walls, and in the dark. */
  astral = false;
  #eye = -1;
  #travel: Travel | undefined;
  /** New monsters come from time to time. */
  restless = false;
  /** How monsters get to a square. */
  readonly ways: Ways;

  constructor(map: LevelMap) {
    this.map = map;
    this.light = new Light(map);
    this.sight = new Vision(map, this.light);
    this.remembered = new Uint8Array(map.size).fill(UNKNOWN);
    this.ways = new Ways(map);
  }

  /** The terrain number that the hero remembers, or undefined. */
  rememberedAt(square: number): number | undefined {
    const number = this.remembered[square]!;
    return number === UNKNOWN ? undefined : number;
  }

  /** Finds the hero's steps over what he remembers. */
  get travel(): Travel {
    this.#travel ??= new Travel(this.map);
    return this.#travel;
  }

  /** The ground as the hero knows it now. Asks nothing of the true ground. */
  get known(): KnownSquares {
    return new KnownSquares(this.map, this.remembered, {
      eye: this.#eye,
      seesFar: square => !this.blind && this.sight.lit(square),
    });
  }

  /** Whether the hero sees the square: who is blind knows his own by feel. */
  sees(square: number): boolean {
    if (this.blind) {
      return square === this.#eye;
    }
    return this.sight.sees(square) || (this.astral && this.#isNear(square));
  }

  /** A round patch about the eye, corners of its last row excepted: the square of the distance is at most r (r + 1). */
  #isNear(square: number): boolean {
    const { map } = this;
    const dx = map.x(square) - map.x(this.#eye);
    const dy = map.y(square) - map.y(this.#eye);
    return map.has(square) && dx * dx + dy * dy <= ASTRAL_RANGE * (ASTRAL_RANGE + 1);
  }

  /** Looks around from the hero's square, by the light of now, and remembers what is seen. */
  look(from: number): void {
    this.#eye = from;
    this.sight.look(from, EYESIGHT);
    for (let square = 0; square < this.map.size; square++) {
      if (this.sees(square)) {
        this.remember(square);
        this.#rememberItem(square);
        this.detected.delete(square);
      }
    }
  }

  /** Remembers the ground of a square that is found by touch. */
  remember(square: number): void {
    this.remembered[square] = terrainSeen(this.remembered[square]!, this.map.terrain[square]!);
  }

  /** The hero forgets what is on a square. */
  forget(square: number): void {
    this.remembered[square] = UNKNOWN;
    this.#forgetThing(square);
  }

  /** Remembers a thing as the uppermost of a square, and how many of it there are. */
  rememberThing(square: number, { archetype, count }: GameObject): void {
    this.rememberedItems.set(square, archetype);
    if (count > 1) {
      this.rememberedCounts.set(square, count);
    } else {
      this.rememberedCounts.delete(square);
    }
  }

  #forgetThing(square: number): void {
    this.rememberedItems.delete(square);
    this.rememberedCounts.delete(square);
  }

  #rememberItem(square: number): void {
    const top = this.items.get(square)?.at(-1);
    if (top === undefined) {
      this.#forgetThing(square);
    } else {
      this.rememberThing(square, top);
    }
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
      remembered: Array.from(this.remembered),
      rememberedItems: [...this.rememberedItems].map(([square, { id }]) => [square, id]),
      ...(this.rememberedCounts.size === 0 ? {} : { rememberedCounts: [...this.rememberedCounts] }),
      ...(this.detected.size === 0
        ? {}
        : { detected: [...this.detected].map(([square, { id }]) => [square, id] as const) }),
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
    level.remembered.set(state.remembered);
    for (const [square, id] of state.rememberedItems) {
      level.rememberedItems.set(square, archetypeOf(id));
    }
    for (const [square, count] of state.rememberedCounts ?? []) {
      level.rememberedCounts.set(square, count);
    }
    for (const [square, id] of state.detected ?? []) {
      level.detected.set(square, archetypeOf(id));
    }
    return level;
  }
}

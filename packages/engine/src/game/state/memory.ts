// One hero's sight and memory of one level. The level itself doesn't store it.

import { monsterTraits } from '../../actors/index.ts';
import {
  type Archetype,
  type GameObject,
  kindOf,
  type OwnName,
  ownNameOf,
} from '../../objects/index.ts';
import { KnownSquares, Travel, terrainSeen, Vision } from '../../world/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import { keepsMagicOut, obstacleOf } from '../dungeon/fixtures.ts';
import type { Level } from '../dungeon/level.ts';
import { RememberedWords, type SavedWords } from './remembered/remembered-words.ts';

/** The saved form of a memory. */
export interface MemoryState {
  readonly remembered: readonly number[];
  readonly rememberedItems: readonly (readonly [square: number, archetype: string])[];
  /** Their number if above 1; absent: one each. */
  readonly rememberedCounts?: readonly (readonly [square: number, count: number])[];
  /** Absent: none are known. */
  readonly fixtures?: readonly (readonly [id: number, archetype: string, square: number])[];
  /** Own names of remembered items; absent: none had one. */
  readonly rememberedNames?: readonly (readonly [square: number, name: string, plural: string])[];
  /** What their names said besides kind and count; absent: nothing of any. */
  readonly rememberedWords?: SavedWords;
  /** Absent: nothing was detected. */
  readonly detected?: readonly (readonly [square: number, archetype: string])[];
  /** The hero’s own missiles that lie about; absent: none do. */
  readonly missiles?: readonly (readonly [id: number, square: number, letter: string])[];
  /** Creatures as they were seen last; absent: none were. */
  readonly sightings?: readonly (readonly [
    id: number,
    archetype: string,
    square: number,
    turn: number,
  ])[];
}

/** A missile of the hero’s that lies about. */
export interface OwnMissile {
  readonly square: number;
  /** The letter that it had in his pack; empty: others of its pile still have it. */
  readonly letter: string;
}

/** A creature as a hero saw it last. */
export interface Sighting {
  readonly archetype: Archetype;
  readonly square: number;
  readonly turn: number;
}

/** A fixture as a hero remembers it. */
export interface KnownFixture {
  readonly archetype: Archetype;
  readonly square: number;
}

/** The value of a square that isn't remembered. */
const UNKNOWN = 255;

/** Range of sight in squares. */
const EYESIGHT = 40;

/** A level as one hero sees and remembers it. */
export class Memory {
  readonly #level: Level;
  /** Remembered terrain number of each square; 255 for none. */
  readonly remembered: Uint8Array;
  /** The kind of the topmost remembered item on each square. */
  readonly rememberedItems: Map<number, Archetype> = new Map();
  /** Its remembered number, if above 1. */
  readonly rememberedCounts: Map<number, number> = new Map();
  /** The fixtures that the hero has seen or found, by id. */
  readonly fixtures: Map<number, KnownFixture> = new Map();
  /** Its own name, if it had one. */
  readonly rememberedNames: Map<number, OwnName> = new Map();
  /** What its name said besides kind and count when he saw it last. */
  readonly rememberedWords: RememberedWords = new RememberedWords();
  /** What the hero has shot and thrown, where he saw it come down, by id. */
  readonly missiles: Map<number, OwnMissile> = new Map();
  /** Creatures that the hero has detected, by their squares at that time. */
  readonly detected: Map<number, Archetype> = new Map();
  /** Creatures as the hero saw them last, by id. Nothing is played by them. */
  readonly sightings: Map<number, Sighting> = new Map();
  /** The hero's vision in the light of the level. It isn't saved. */
  readonly sight: Vision;
  /** The hero is blind at present. */
  blind = false;
  /** Squares up to which he sees through walls and in the dark; 0: he doesn't. */
  astralRange = 0;
  /** Squares in line of sight up to which he sees without light; 0: he doesn't. */
  darkRange = 0;
  #eye = -1;
  #travel: Travel | undefined;

  constructor(level: Level) {
    this.#level = level;
    this.sight = new Vision(level.map, level.light);
    this.remembered = new Uint8Array(level.map.size).fill(UNKNOWN);
  }

  /** The remembered terrain number, or undefined. */
  rememberedAt(square: number): number | undefined {
    const number = this.remembered[square]!;
    return number === UNKNOWN ? undefined : number;
  }

  /** Travel over remembered ground. */
  get travel(): Travel {
    this.#travel ??= new Travel(this.#level.map);
    return this.#travel;
  }

  /** The hero's present knowledge of the ground. It never reads the true ground. */
  get known(): KnownSquares {
    const obstacles = [...this.fixtures.values()].map(
      ({ square, archetype }) => [square, obstacleOf(archetype)] as const,
    );
    const seesFar = (square: number) => !this.blind && this.sight.lit(square);
    const onlooker = { eye: this.#eye, seesFar };
    return new KnownSquares(this.#level.map, this.remembered, onlooker, obstacles);
  }

  /** Whether the hero knows of something on the square that keeps magic out. */
  knowsBarred(square: number): boolean {
    for (const fixture of this.fixtures.values()) {
      if (fixture.square === square && keepsMagicOut(fixture.archetype)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the hero sees the square; when blind he knows only his own. */
  sees(square: number): boolean {
    if (this.blind) {
      return square === this.#eye;
    }
    return this.sight.sees(square) || this.#senses(square);
  }

  /**
   * Whether the hero sees the square by light, or by a sense that needs none. What stands beside him in the dark he
   * only feels.
   */
  seesWell(square: number): boolean {
    return this.sees(square) && (this.sight.lit(square) || this.#senses(square));
  }

  #senses(square: number): boolean {
    return (
      (this.astralRange > 0 && this.#isNear(square, this.astralRange)) ||
      (this.darkRange > 0 && this.sight.inLine(square) && this.#isNear(square, this.darkRange))
    );
  }

  /**
   * A round area around the eye without the corners of its last row: the squared distance is at most r (r +
   * 1).
   */
  #isNear(square: number, range: number): boolean {
    const { map } = this.#level;
    const dx = map.x(square) - map.x(this.#eye);
    const dy = map.y(square) - map.y(this.#eye);
    return map.has(square) && dx * dx + dy * dy <= range * (range + 1);
  }

  /** Looks around from the hero's square in the present light, and remembers the visible squares. */
  look(from: number): void {
    this.#eye = from;
    this.sight.look(from, EYESIGHT);
    if (this.blind) {
      this.#see(from);
    } else {
      this.#lookAtGround();
    }
    this.#lookAtFixtures();
  }

  /** Remembers the visible squares of a hero who isn't blind, in ascending order. */
  #lookAtGround(): void {
    const { size } = this.#level.map;
    const onlyByLight = this.astralRange === 0 && this.darkRange === 0;
    for (let square = 0; square < size; square++) {
      // Without another sense, a square out of line costs one comparison instead of three calls.
      if (onlyByLight ? this.sight.sees(square) : this.sees(square)) {
        this.#see(square);
      }
    }
  }

  /** Remembers the ground and the topmost item of a square. */
  #see(square: number): void {
    this.remember(square);
    this.#rememberItem(square);
    if (this.detected.size > 0) {
      this.detected.delete(square);
    }
  }

  /** Remembers the visible fixtures; what isn't where he sees that it should be is forgotten. */
  #lookAtFixtures(): void {
    const { fixtures } = this.#level;
    for (let index = 0; index < fixtures.all.length; index++) {
      const fixture = fixtures.all[index]!;
      if (!fixture.hidden && this.sees(fixture.square)) {
        this.rememberFixture(fixture);
      }
    }
    if (this.fixtures.size > 0) {
      for (const [id, { square }] of this.fixtures) {
        if (this.sees(square) && fixtures.find(id)?.square !== square) {
          this.fixtures.delete(id);
        }
      }
    }
  }

  /** Forgets a fixture. */
  forgetFixture(id: number): void {
    this.fixtures.delete(id);
  }

  /** Remembers a fixture where it is now. @returns whether it is new to the hero */
  rememberFixture({ id, archetype, square }: Fixture): boolean {
    const known = this.fixtures.get(id);
    if (known?.square !== square) {
      this.fixtures.set(id, { archetype, square });
    }
    return known === undefined;
  }

  /** Remembers the ground of a square that was touched. */
  remember(square: number): void {
    const { terrain } = this.#level.map;
    this.remembered[square] = terrainSeen(this.remembered[square]!, terrain[square]!);
  }

  /** Remembers the exact ground of a square, including the state of a door. */
  remark(square: number): void {
    this.remembered[square] = this.#level.map.terrain[square]!;
  }

  /** Forgets everything on a square. */
  forget(square: number): void {
    this.remembered[square] = UNKNOWN;
    this.#forgetThing(square);
    for (const [id, fixture] of this.fixtures) {
      if (fixture.square === square) {
        this.fixtures.delete(id);
      }
    }
  }

  /** Remembers an item as the topmost of a square, and its count. */
  rememberThing(square: number, item: GameObject): void {
    const { count } = item;
    this.rememberedItems.set(square, kindOf(item));
    const own = ownNameOf(item);
    if (own === undefined) {
      this.rememberedNames.delete(square);
    } else {
      this.rememberedNames.set(square, own);
    }
    this.rememberedWords.note(square, item);
    if (count > 1) {
      this.rememberedCounts.set(square, count);
    } else {
      this.rememberedCounts.delete(square);
    }
  }

  /** The hero feels that a thing lies on top of another square from now on, seen or not. */
  thingMoved(from: number, to: number, item: GameObject): void {
    if (this.rememberedItems.get(from) === kindOf(item)) {
      this.#forgetThing(from);
    }
    this.rememberThing(to, item);
  }

  #forgetThing(square: number): void {
    // Nearly every square of every look comes here, and nearly none had an item.
    if (this.rememberedItems.size > 0 && this.rememberedItems.delete(square)) {
      this.rememberedCounts.delete(square);
      this.rememberedNames.delete(square);
      this.rememberedWords.forget(square);
    }
  }

  #rememberItem(square: number): void {
    const top = this.#level.items.get(square)?.at(-1);
    if (top === undefined) {
      this.#forgetThing(square);
    } else {
      this.rememberThing(square, top);
    }
  }

  /** The hero sees a creature. */
  sighted(id: number, archetype: Archetype, square: number, turn: number): void {
    const known = this.sightings.get(id);
    if (known?.square !== square || known.turn !== turn || known.archetype !== archetype) {
      this.sightings.set(id, { archetype, square, turn });
    }
  }

  /** What is saved of it. @param plays only what games are played by: a hash reads no more */
  save(plays = false): MemoryState {
    return {
      remembered: Array.from(this.remembered),
      rememberedItems: [...this.rememberedItems].map(([square, { id }]) => [square, id]),
      ...(this.rememberedCounts.size === 0 ? {} : { rememberedCounts: [...this.rememberedCounts] }),
      ...(this.fixtures.size > 0 && {
        fixtures: [...this.fixtures].map(
          ([id, { archetype, square }]) => [id, archetype.id, square] as const,
        ),
      }),
      ...(this.rememberedNames.size === 0
        ? {}
        : {
            rememberedNames: [...this.rememberedNames].map(
              ([square, { name, plural }]) => [square, name, plural] as const,
            ),
          }),
      ...(!plays && savedWords(this.rememberedWords)),
      ...(this.detected.size === 0
        ? {}
        : { detected: [...this.detected].map(([square, { id }]) => [square, id] as const) }),
      ...(this.missiles.size > 0 && {
        missiles: [...this.missiles].map(
          ([id, { square, letter }]) => [id, square, letter] as const,
        ),
      }),
      ...this.#savedSightings(plays),
    };
  }

  /** Journeys go around growths that were seen, wherever the hero is. */
  #savedSightings(plays: boolean): Pick<MemoryState, 'sightings'> {
    const all = [...this.sightings];
    const read = plays ? all.filter(([, { archetype }]) => monsterTraits(archetype).staysPut) : all;
    return read.length === 0
      ? {}
      : {
          sightings: read.map(
            ([id, { archetype, square, turn }]) =>
              [id, archetype.id, square, plays ? 0 : turn] as const,
          ),
        };
  }

  /** Restores a saved memory of a level. */
  static restore(level: Level, state: MemoryState, archetypeOf: (id: string) => Archetype): Memory {
    const memory = new Memory(level);
    memory.remembered.set(state.remembered);
    for (const [square, id] of state.rememberedItems) {
      memory.rememberedItems.set(square, archetypeOf(id));
    }
    for (const [square, count] of state.rememberedCounts ?? []) {
      memory.rememberedCounts.set(square, count);
    }
    for (const [id, archetype, square] of state.fixtures ?? []) {
      memory.fixtures.set(id, { archetype: archetypeOf(archetype), square });
    }
    for (const [square, name, plural] of state.rememberedNames ?? []) {
      memory.rememberedNames.set(square, { name, plural });
    }
    memory.rememberedWords.restore(state.rememberedWords ?? []);
    for (const [id, square, letter] of state.missiles ?? []) {
      memory.missiles.set(id, { square, letter });
    }
    for (const [square, id] of state.detected ?? []) {
      memory.detected.set(square, archetypeOf(id));
    }
    for (const [id, archetype, square, turn] of state.sightings ?? []) {
      memory.sighted(id, archetypeOf(archetype), square, turn);
    }
    return memory;
  }
}

function savedWords(words: RememberedWords): Pick<MemoryState, 'rememberedWords'> {
  const saved = words.save();
  return saved.length === 0 ? {} : { rememberedWords: saved };
}

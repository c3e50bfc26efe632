// What a recording says of each object after each of its lines.

import { objectsOf, type SceneChange, type SceneHeader, type SceneLine } from './scene-file.ts';

/** The fields of an object that aren't 0 or empty. */
export type SceneFields = Readonly<Record<string, unknown>>;

/** Fields that are recorded only together with another change: between two such lines they aren't known. */
const QUIET = ['speedLeft'];

/** A force's duration is such a field too. */
const FORCE = 114;
const QUIET_FORCE = ['speedLeft', 'duration'];

/** So is the counter of a player's invisibility. */
const PLAYER = 1;
const QUIET_PLAYER = ['speedLeft', 'invisible'];

/** Every such field. */
const ALL_QUIET = [...QUIET_FORCE, ...QUIET_PLAYER];

function quietOf({ type }: SceneFields): readonly string[] {
  return type === FORCE ? QUIET_FORCE : type === PLAYER ? QUIET_PLAYER : QUIET;
}

/** The objects of a recording, brought up to date line by line. */
export class RecordedState {
  readonly #objects = new Map<string, Record<string, unknown>>();
  /** The holders of the objects of the header, by id. */
  readonly #holders = new Map<string, string>();
  /** The quiet fields that the latest line has told, by object. */
  readonly #exact = new Map<string, readonly string[]>();

  constructor(header: SceneHeader) {
    for (const object of objectsOf(header)) {
      this.#objects.set(object.id, { ...object });
      this.#exact.set(object.id, ALL_QUIET);
      for (const { id } of object.inventory ?? []) {
        this.#holders.set(id, object.id);
      }
    }
  }

  /** The archetypes of a creature's carried things of one type, in alphabetical order. */
  carried(holder: string, type: number): string[] {
    return [...this.#objects]
      .filter(([id, object]) => object.type === type && this.#holderOf(id, object) === holder)
      .map(([, { arch }]) => String(arch))
      .sort();
  }

  #holderOf(id: string, object: SceneFields): unknown {
    return object.in ?? this.#holders.get(id);
  }

  /** Time has passed without a line: quiet fields are no longer known. */
  pass(): void {
    this.#exact.clear();
  }

  /** Reads a line. */
  apply({ fresh, changed, gone }: SceneLine): void {
    this.#exact.clear();
    for (const object of fresh) {
      this.#objects.set(object.id, { ...object });
      this.#exact.set(object.id, ALL_QUIET);
    }
    for (const change of changed) {
      this.#change(change);
    }
    for (const id of gone) {
      this.#objects.delete(id);
    }
  }

  #change({ id, ...fields }: SceneChange): void {
    const object = this.#objects.get(id) ?? {};
    for (const [field, value] of Object.entries(fields)) {
      if (value === null && ALL_QUIET.includes(field)) {
        object[field] = 0;
      } else if (value === null) {
        delete object[field];
      } else {
        object[field] = value;
      }
    }
    this.#objects.set(id, object);
    this.#exact.set(
      id,
      ALL_QUIET.filter(field => field in fields),
    );
  }

  /** An object's fields as far as they are known; undefined if it is gone. */
  object(id: string): SceneFields | undefined {
    const object = this.#objects.get(id);
    return object === undefined ? undefined : this.#known(id, object);
  }

  /** The effects on the map. */
  effects(): SceneFields[] {
    return [...this.#objects]
      .filter(([, { type, x }]) => type === EFFECT && x !== undefined)
      .map(([id, object]) => this.#known(id, object));
  }

  #known(id: string, object: Readonly<Record<string, unknown>>): SceneFields {
    const told = this.#exact.get(id) ?? [];
    const quiet = quietOf(object).filter(field => !told.includes(field));
    return Object.fromEntries(Object.entries(object).filter(([field]) => !quiet.includes(field)));
  }
}

/** The type of what a spell puts on the map. */
const EFFECT = 102;

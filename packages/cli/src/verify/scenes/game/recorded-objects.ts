// The objects of a recording by what the game makes of them. An object keeps its kind, whatever becomes of it: a
// spent rune is still the fixture that it was.

import { FIXTURE_TYPES } from '@roguewright/engine/objects';
import { RecordedState, type SceneFields } from '../recorded-state.ts';
import {
  objectsOf,
  type SceneHeader,
  type SceneLine,
  type SceneMap,
  type SceneObject,
  type SceneSoul,
} from '../scene-file.ts';

/** What a recorded object is in the game; `none`: skills, spells and contents, which aren't compared. */
export type SceneKind = 'hero' | 'creature' | 'fixture' | 'thing' | 'effect' | 'force' | 'none';

/** Recorded types. */
const PLAYER = 1;
const SKILL = 43;
const EXIT = 66;
const GOLEM = 46;
const SIGN = 98;
const SPELL = 101;
const EFFECT = 102;
/** Forces, poison, curses, diseases, symptoms and immunities. */
const FORCES: readonly number[] = [114, 105, 158, 159];

/** The objects of a recording, brought up to date line by line. */
export class RecordedObjects {
  readonly #state: RecordedState;
  readonly #kinds = new Map<string, SceneKind>();

  /** The darkness of the level. */
  darkness: number;
  /** The map that a hero was shown in the latest line; undefined: none. */
  map: SceneMap | undefined;
  /** The one who was dead, as the latest line shows him; undefined: it doesn't. */
  soul: SceneSoul | undefined;

  constructor(header: SceneHeader) {
    this.darkness = header.map.darkness ?? 0;
    this.#state = new RecordedState(header);
    const carried = new Set(header.items.flatMap(({ inventory = [] }) => inventory));
    for (const object of objectsOf(header)) {
      this.#kinds.set(object.id, carried.has(object) ? 'none' : kindOf(object));
    }
  }

  /** Time has passed without a line: quiet fields are no longer known. */
  pass(): void {
    this.#state.pass();
    this.map = undefined;
    this.soul = undefined;
  }

  /** Reads a line. */
  apply(line: SceneLine): void {
    this.#state.apply(line);
    this.darkness = line.darkness ?? this.darkness;
    this.map = line.magicMap;
    this.soul = line.soul;
    for (const object of line.fresh) {
      const opens = line.fresh.some(
        ({ in: holder, type }) => holder === object.id && type === EXIT,
      );
      this.#kinds.set(object.id, opens ? 'fixture' : kindOf(object));
    }
    for (const id of line.gone) {
      this.#kinds.delete(id);
    }
  }

  /** Every object of a kind, as far as its fields are known. */
  *all(kind: SceneKind): Generator<[id: string, object: SceneFields]> {
    for (const [id, own] of this.#kinds) {
      const object = own === kind ? this.#state.object(id) : undefined;
      // The exit inside what opens into it isn't there yet.
      const isInside = object?.type === EXIT && object.in !== undefined && object.in !== null;
      if (object !== undefined && !isInside) {
        yield [id, object];
      }
    }
  }

  /** The id of what a player has marked. */
  markedBy(player: string): string | undefined {
    const marked = this.#state.object(player)?.marked;
    return typeof marked === 'string' ? marked : undefined;
  }
}

function kindOf(object: SceneObject): SceneKind {
  const { type, in: holder } = object;
  const has = (flag: string) => Array.isArray(object.flags) && object.flags.includes(flag);
  if (type === PLAYER) {
    return 'hero';
  }
  if (type === GOLEM || has('monster')) {
    return 'creature';
  }
  const isImmunity = type === SIGN && holder !== undefined;
  if (FORCES.includes(type) || isImmunity || (type === EFFECT && holder !== undefined)) {
    return 'force';
  }
  if (type === EFFECT || (has('isUsedUp') && has('noPick') && holder === undefined)) {
    return 'effect';
  }
  if (type === SKILL || type === SPELL || type === undefined) {
    return 'none';
  }
  return FIXTURE_TYPES.has(type) ? 'fixture' : 'thing';
}

// The words of a scene: creatures, items and effects before and after an action and tick by tick, as the
// original server played them.

import { parseRecord, VectorError } from '../vector-record.ts';

/** An object of a scene: its id, its archetype, and every field that isn't 0 or empty. */
export interface SceneObject {
  readonly id: string;
  readonly arch: string;
  readonly type: number;
  readonly inventory?: readonly SceneObject[];
  readonly skills?: readonly SceneObject[];
  readonly [field: string]: unknown;
}

/** An archetype of a scene, with what it makes. */
export interface SceneArchetype {
  readonly arch: string;
  readonly type: number;
  readonly subtype: number;
  readonly otherArch?: SceneArchetype;
  readonly [field: string]: unknown;
}

/** The first line of a scene. */
export interface SceneHeader {
  readonly ruleset: string;
  readonly deterministic: boolean;
  /** The number of the spell's subtype, or 0 for a scene of a carrier. */
  readonly subtype: number;
  /** `firewall`, `rod`, `potion` or `spellbook`; empty for a scene of a subtype. */
  readonly carrier: string;
  /** The spell that is cast first; absent in scenes of carriers. */
  readonly spell?: SceneArchetype;
  /** Of the first cast. */
  readonly arguments: {
    /** The id of the marked thing. */
    readonly marked?: string;
    readonly count?: number;
    readonly text?: string;
  };
  /** Fields of archetypes that were changed before anything was made, by the names of content files. */
  readonly archetypeOverrides: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Spells and devices by id, as archetypes. */
  readonly unplaced: Readonly<Record<string, SceneArchetype>>;
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly walls: readonly (readonly [x: number, y: number])[];
    /** 0 light … 5 dark. */
    readonly darkness?: number;
    readonly path?: string;
  };
  /** Further maps in memory; objects on them have `map` 1, 2, … */
  readonly otherMaps: readonly {
    readonly width: number;
    readonly height: number;
    readonly path: string;
  }[];
  /** What the scene shows. */
  readonly about: string;
  /** Of raise dead: whether the dead character is stored; absent: it isn't. */
  readonly soul?: { readonly deadFile?: boolean };
  readonly caster: SceneObject;
  readonly targets: readonly SceneObject[];
  readonly items: readonly SceneObject[];
}

/** The fields of an object that have changed; null: now 0 or empty. */
export type SceneChange = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A moment at which something changed. */
export interface SceneLine {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Whole ticks run so far. */
  readonly tick: number;
  /** What was done between two ticks; absent: the line is the effect of a tick. */
  readonly action?: string;
  readonly result?: number;
  readonly fresh: readonly SceneObject[];
  readonly changed: readonly SceneChange[];
  readonly gone: readonly string[];
  /** Raw numbers that the original drew. */
  readonly rolls: readonly number[];
  /** The new darkness of the map. */
  readonly darkness?: number;
  /** The map that a hero was shown. */
  readonly magicMap?: SceneMap;
  /** Of raise dead: the stored dead character, and the one that came back. */
  readonly soul?: SceneSoul;
}

/** A character who was dead. */
export interface SceneSoul {
  readonly deadFile?: boolean;
  readonly race?: string;
  readonly exp?: number;
  readonly con?: number;
}

/** A map that a hero was shown: `#` where there is something, `.` where not. */
export interface SceneMap {
  readonly selfX: number;
  readonly selfY: number;
  readonly rows: readonly string[];
}

/** A whole scene. */
export interface Scene {
  readonly header: SceneHeader;
  readonly lines: readonly SceneLine[];
}

/** A scene from the text of its file. @throws VectorError for a line that isn't one of a scene */
export function readScene(path: string, text: string): Scene {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const header = readHeader(path, parseRecord(path, 1, first));
  let tick = 0;
  const lines = rest.map((each, index) => {
    const line = readLine(path, index + 2, parseRecord(path, index + 2, each));
    if (line.tick < tick) {
      throw new VectorError(path, line.line, 'tick', `${tick} or more`, line.tick);
    }
    tick = line.tick;
    return line;
  });
  return { header, lines };
}

type Fields = Readonly<Record<string, unknown>>;

function readHeader(path: string, fields: Fields): SceneHeader {
  const need = (field: string, expected: string, fits: boolean) => {
    if (!fits) {
      throw new VectorError(path, 1, `header: ${field}`, expected, fields[field]);
    }
  };
  const { subtype = 0, carrier = '', map, caster } = fields;
  need('subtype', 'a number, or a carrier', typeof subtype === 'number');
  need('carrier', 'the name of a carrier', typeof carrier === 'string');
  need('map', 'width, height and walls', isRecord(map) && Array.isArray(map.walls));
  need('caster', 'an object with id, arch, x and y', isRecord(caster) && caster.x !== undefined);
  const { ruleset, deterministic, unplaced = {}, targets = [], items = [] } = fields;
  const { spell, arguments: given = {}, archetypeOverrides = {} } = fields;
  const { otherMaps = [], about = '', soul } = fields;
  return {
    ruleset: String(ruleset),
    deterministic: deterministic === true,
    subtype: subtype as number,
    carrier: carrier as string,
    ...(isRecord(spell) && { spell: spell as unknown as SceneArchetype }),
    arguments: given as SceneHeader['arguments'],
    archetypeOverrides: archetypeOverrides as SceneHeader['archetypeOverrides'],
    unplaced: unplaced as SceneHeader['unplaced'],
    map: map as unknown as SceneHeader['map'],
    caster: caster as SceneObject,
    targets: targets as SceneObject[],
    items: items as SceneObject[],
    otherMaps: otherMaps as SceneHeader['otherMaps'],
    about: String(about),
    ...(isRecord(soul) && { soul }),
  };
}

function readLine(path: string, line: number, fields: Fields): SceneLine {
  const { tick, action, result } = fields;
  if (typeof tick !== 'number' || !Number.isInteger(tick) || tick < 0) {
    throw new VectorError(path, line, 'tick', 'a whole number from 0', tick);
  }
  const list = <Entry>(field: string): readonly Entry[] => {
    const value = fields[field] ?? [];
    if (!Array.isArray(value)) {
      throw new VectorError(path, line, field, 'a list', value);
    }
    return value as Entry[];
  };
  return {
    line,
    tick,
    ...(typeof action === 'string' ? { action } : {}),
    ...(typeof result === 'number' ? { result } : {}),
    fresh: list<SceneObject>('new'),
    changed: list<SceneChange>('changed'),
    gone: list<string>('gone'),
    rolls: list<number>('rolls'),
    ...(typeof fields.darkness === 'number' && { darkness: fields.darkness }),
    ...(isRecord(fields.soul) && { soul: fields.soul }),
    ...(isRecord(fields.magicMap) && { magicMap: fields.magicMap as unknown as SceneMap }),
  };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object of a scene's header: creatures and items, with what they carry. */
export function objectsOf({ caster, targets, items }: SceneHeader): SceneObject[] {
  const withContents = (object: SceneObject): SceneObject[] => [
    object,
    ...(object.inventory ?? []).flatMap(withContents),
    ...(object.skills ?? []).flatMap(withContents),
  ];
  return [caster, ...targets, ...items].flatMap(withContents);
}

// The archetypes of a recorded scene: what its records say, in the terms of this game. What no record shows, such as
// the entries of a summoning list, comes from a Crossfire tree beside the scenes.

import {
  type Archetype,
  Content,
  ONE_SQUARE,
  Shape,
  TYPE,
  translate,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { objectsOf, type Scene, type SceneArchetype, type SceneObject } from '../scene-file.ts';
import type { CrossfireTree } from './crossfire-tree.ts';
import { cultTwins, godsOf, isOfCult } from './scene-gods.ts';
import { COPY } from './scene-names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of records whose names in content files are others. */
const RENAMED: Readonly<Record<string, string>> = {
  attackType: 'attacktype',
  animationFrames: 'pictures',
  maxHp: 'maxhp',
  maxSp: 'maxsp',
  maxGrace: 'maxgrace',
  runAwayBelow: 'runAway',
  randomItems: 'randomitems',
};

/** Fields that belong to an object in its place and not to its kind. */
const OF_PLACE: ReadonlySet<string> = new Set([
  ...['id', 'arch', 'in', 'x', 'y', 'map', 'inventory', 'skills', 'squares', 'enemy', 'owner'],
  ...['speedLeft', 'facing', 'home', 'marked', 'golem', 'nrof', 'baseStats', 'carrying'],
]);

/** Each way to move, in the order of their bits. */
const MOVEMENTS = ['walk', 'fly-low', 'fly-high', 'swim', 'boat'];
const MOVEMENT_FIELDS: ReadonlySet<string> = new Set([
  'moveType',
  'moveBlock',
  'moveOn',
  'moveOff',
]);

/** The archetypes of one scene, and what each of its objects is made from. */
export class SceneArchetypes {
  readonly content: Content;
  readonly #archetypes: Archetype[] = [];
  readonly #byId = new Map<string, Archetype>();
  /** Archetype ids by the record that they were made from. */
  readonly #made = new Map<string, string>();

  constructor({ header, lines }: Scene, { slots }: Ruleset, tree: CrossfireTree | undefined) {
    const { foreign } = slots.world;
    const pictures = picturesIn(header, lines);
    const make = (id: string, fields: Fields, inherited: Archetype | undefined) => {
      const shown = { animationFrames: pictures.get(id.split(COPY)[0]!), ...fields };
      const plain = archetypeOf(id, shown, this.#archetypes.length, inherited);
      const setting = { isLarge: plain.shape.size > 1, isMade: true };
      const { archetype } = translate(plain, foreign, setting);
      this.#archetypes.push(archetype);
      this.#byId.set(id, archetype);
    };
    const addKind = (kind: SceneArchetype): void => {
      if (!this.#byId.has(kind.arch) && kind.isReference !== true) {
        const name = tree?.find(kind.arch)?.name;
        make(kind.arch, name === undefined ? kind : { name, ...kind }, undefined);
        if (kind.otherArch !== undefined && typeof kind.otherArch !== 'string') {
          addKind(kind.otherArch);
        }
      }
    };
    const { spell, unplaced } = header;
    for (const kind of [...(spell === undefined ? [] : [spell]), ...Object.values(unplaced)]) {
      addKind(kind);
    }
    const addRecord = (record: SceneObject): void => {
      const text = JSON.stringify(ofKind(record));
      const taken = this.#byId.has(record.arch) && ![...this.#made.values()].includes(record.arch);
      if (taken || this.#made.has(text)) {
        return;
      }
      let id = record.arch;
      for (let copy = 2; this.#byId.has(id); copy++) {
        id = `${record.arch}${COPY}${copy}`;
      }
      this.#made.set(text, id);
      make(id, record, tree?.find(record.arch));
    };
    for (const record of objectsOf(header)) {
      // Skills are recorded without an archetype.
      if (record.arch !== undefined) {
        addRecord(record);
      }
    }
    for (const record of lines.flatMap(({ fresh }) => fresh)) {
      if (!this.#byId.has(record.arch) && tree?.find(record.arch) === undefined) {
        addRecord(record);
      }
    }
    for (const archetype of tree?.archetypes ?? []) {
      if (!this.#byId.has(archetype.id)) {
        const overrides = header.archetypeOverrides[archetype.id] ?? {};
        make(archetype.id, overrides, isOfCult(header, archetype) ? alone(archetype) : archetype);
      }
    }
    for (const [id, value] of NUGGETS) {
      if (!this.#byId.has(id)) {
        make(id, { type: TYPE.gem, value, weight: value }, undefined);
      }
    }
    for (const twin of cultTwins(header, lines, this.#archetypes)) {
      make(twin.id, {}, twin);
    }
    for (const god of godsOf(slots.spells, header, lines, this.#archetypes.length)) {
      this.#archetypes.push(god);
      this.#byId.set(god.id, god);
    }
    const lists = [...(tree?.lists ?? []), ...raceListOf(header, lines, tree)];
    for (const id of namesIn(lists)) {
      if (!this.#byId.has(id)) {
        make(id, { flags: ['monster'] }, undefined);
      }
    }
    this.content = new Content(this.#archetypes, '', lists);
  }

  /** What a recorded object is made from. */
  of(record: SceneObject): Archetype {
    const id = this.#made.get(JSON.stringify(ofKind(record))) ?? record.arch;
    return this.content.archetype(id);
  }
}

/** A kind that no god sends: of a god’s cult only those are known that the recording shows. */
function alone(archetype: Archetype): Archetype {
  return { ...archetype, texts: { ...archetype.texts, race: '' } };
}

/** Values of kinds that the tree lacks, as scenes show them on things as they are made. */
const PLAIN_VALUES: ReadonlyMap<string, number> = new Map([
  ['sword', 45],
  ['dagger', 20],
  ['plate_mail', 100],
  ['scale_mail', 30],
  ['ring', 60],
]);

/** Nuggets with their values, which a scene shows only where they are made. */
const NUGGETS = [
  ['smallnugget', 40],
  ['largenugget', 400],
] as const;

/** The number of pictures of each archetype: only objects on the map show it. */
function picturesIn(header: Scene['header'], lines: Scene['lines']): Map<string, number> {
  const found = new Map<string, number>();
  for (const record of [...objectsOf(header), ...lines.flatMap(({ fresh }) => fresh)]) {
    if (typeof record.animationFrames === 'number') {
      found.set(record.arch, record.animationFrames);
    }
  }
  return found;
}

/** The list of races of a spell, where the tree lacks it: it gives what the recording shows that it gave. */
function raceListOf(
  { spell, subtype }: Scene['header'],
  lines: Scene['lines'],
  tree: CrossfireTree | undefined,
): CrossfireTree['lists'] {
  const name = spell?.race;
  const arch = lines.find(({ soul }) => soul?.race !== undefined)?.soul?.race;
  const isKnown = tree?.lists.some(list => list.name === name) === true;
  return subtype !== RAISE_DEAD || typeof name !== 'string' || arch === undefined || isKnown
    ? []
    : [{ name, one: true, items: [{ arch }] }];
}

/** The subtype whose spells may name a list of races. */
const RAISE_DEAD = 1;

/** The archetypes that lists name; the tree doesn't hold all of them. */
function namesIn(lists: CrossfireTree['lists']): string[] {
  const inEntries = (items: (typeof lists)[number]['items']): string[] =>
    items.flatMap(({ arch, yes = [], no = [] }) => [
      ...(arch === undefined ? [] : [arch]),
      ...inEntries([...yes, ...no]),
    ]);
  return lists.flatMap(({ items }) => inEntries(items));
}

function ofKind(record: SceneObject): Fields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !OF_PLACE.has(field)));
}

/** @param inherited what the tree says of it: keys that records leave out */
function archetypeOf(
  id: string,
  fields: Fields,
  index: number,
  inherited: Archetype | undefined,
): Archetype {
  const numbers: Record<string, number> = { ...inherited?.numbers };
  const texts: Record<string, string> = { ...inherited?.texts };
  const flags = new Set<string>(fields.flags === undefined ? inherited?.flags : []);
  for (const [field, value] of Object.entries(fields)) {
    const key = RENAMED[field] ?? field;
    // A thing may have a value of its own: its kind's is in the tree.
    const plain = inherited?.numbers.value ?? PLAIN_VALUES.get(id.split(COPY)[0]!);
    if (OF_PLACE.has(field)) {
      continue;
    }
    if (field === 'value' && plain !== undefined) {
      numbers.value = plain;
      continue;
    }
    if (MOVEMENT_FIELDS.has(field)) {
      numbers[key] = movementBits(value);
    } else if (typeof value === 'number') {
      numbers[key] = value;
    } else if (typeof value === 'string') {
      texts[key] = value;
    } else if (value === true) {
      flags.add(fileName(field));
    } else if (field === 'flags' && Array.isArray(value)) {
      for (const flag of value) {
        flags.add(fileName(String(flag)));
      }
    } else if (field === 'resist') {
      for (const [kind, percent] of Object.entries(value as Record<string, number>)) {
        numbers[`resist${kind[0]!.toUpperCase()}${kind.slice(1)}`] = percent;
      }
    } else if (field === 'keys') {
      for (const [name, text] of Object.entries(value as Record<string, string>)) {
        texts[codeName(name)] = text;
      }
    }
  }
  const { otherArch } = fields;
  if (typeof otherArch === 'object' && otherArch !== null) {
    texts.otherArch = String((otherArch as Fields).arch);
  }
  return {
    index,
    id,
    name: typeof fields.name === 'string' ? fields.name : (inherited?.name ?? nameOf(id)),
    plural: inherited?.plural ?? nameOf(id),
    type: Number(fields.type ?? inherited?.type ?? 0),
    subtype: Number(fields.subtype ?? inherited?.subtype ?? 0),
    numbers,
    texts,
    flags,
    inventory: [],
    parts: inherited?.parts ?? [],
    shape: inherited?.shape ?? shapeOf(Number(fields.squares ?? 1)),
    file: 'scene',
  };
}

/**
 * The shape of a kind that the tree lacks. A recording tells only the number of its squares: as in the tree, they are
 * a rectangle that isn’t wider than high, below and east of the head.
 */
function shapeOf(squares: number): Shape {
  let width = Math.max(1, Math.floor(Math.sqrt(squares)));
  while (squares % width !== 0) {
    width--;
  }
  const parts = Array.from({ length: squares }, (_, part) => ({
    x: part % width,
    y: Math.floor(part / width),
  }));
  return squares === 1 ? ONE_SQUARE : new Shape(parts.slice(1));
}

/** Names of archetypes that differ from their ids, where spells go by them. */
const NAMES: Readonly<Record<string, string>> = { food: 'food ration' };

function nameOf(id: string): string {
  const plain = id.split(COPY)[0]!;
  return NAMES[plain] ?? plain.replaceAll('_', ' ');
}

/** The name of a flag in content files: `noPick` is `no_pick`. */
function fileName(flag: string): string {
  return flag.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}

/** The name in code of a key of content files: `wc_increase_rate` is `wcIncreaseRate`. */
function codeName(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function movementBits(words: unknown): number {
  return Array.isArray(words)
    ? words.reduce<number>((bits, word) => bits | (1 << MOVEMENTS.indexOf(String(word))), 0)
    : 0;
}

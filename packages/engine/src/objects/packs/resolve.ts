// Leads the names in a pack's archetypes and lists to ids of the game. A name that leads nowhere is left out and
// reported; in a list its entry stays and gives nothing, so the chances of the others don't change.

import type { ContentProblem } from '../../errors/index.ts';
import { clamp } from '../../integers/index.ts';
import { type Archetype, type ArchetypeContent, TYPE, textOf } from '../archetype.ts';
import { CARRIED_NUMBERS } from '../checks/check-fields.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import { isGod, namesIn } from '../gods/god.ts';
import { lineWithin } from '../source-lines.ts';
import { facingWalls } from '../wall-names.ts';
import type { PackNames } from './pack-names.ts';

/** Where an archetype or list stands. */
export interface DefinedAt {
  readonly file: string;
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
}

/** Keys of a god that name other archetypes; and of creatures and roles that name gods. */
const GOD_NAMES = ['servants', 'avatars', 'teaches', 'artifacts', 'altar'];
const FAITH_NAMES = ['god', 'gods'];

/** The name of the empty list. */
const NOTHING = 'NONE';

/** The archetypes that spells make without naming them, by the key in which another can be named. */
const MADE_BY_DEFAULT = [
  { field: { type: TYPE.effect, subtype: 8, key: 'splinter' }, name: 'splint' },
  { field: { type: TYPE.spell, subtype: 36, key: 'swarm' }, name: 'swarm_spell' },
] as const;

/** Lines are looked up for at most this many names, as half a tree has hundreds that lead nowhere. */
const MOST_LINES = 200;

/** Resolves the names of one pack. */
export class Resolver {
  readonly #names: PackNames;
  readonly #warnings: ContentProblem[];
  #lines = 0;

  /** @param warnings collects the names that lead nowhere */
  constructor(names: PackNames, warnings: ContentProblem[]) {
    this.#names = names;
    this.#warnings = warnings;
  }

  /** An archetype whose references are ids of the game. */
  archetype(source: Archetype, at: DefinedAt): Archetype {
    const { texts, inventory, type } = source;
    const { otherArch, randomitems, artifactOf } = texts;
    const keys = isGod(source) ? GOD_NAMES : FAITH_NAMES;
    const isPlain =
      inventory.length === 0 &&
      type !== TYPE.spell &&
      type !== TYPE.effect &&
      otherArch === undefined &&
      randomitems === undefined &&
      artifactOf === undefined &&
      keys.every(key => texts[key] === undefined);
    if (isPlain) {
      // Most archetypes of a tree name no others.
      return source;
    }
    const led: Record<string, string> = { ...texts };
    if (otherArch !== undefined) {
      set(led, 'otherArch', this.#archetype('other_arch', otherArch, at));
    }
    if (artifactOf !== undefined) {
      set(led, 'artifactOf', this.#archetype('artifact_of', artifactOf, at));
    }
    if (randomitems !== undefined) {
      set(led, 'randomitems', this.#list('randomitems', randomitems, at));
    }
    this.#leadByDefault(led, source);
    for (const key of keys) {
      if (texts[key] !== undefined) {
        set(led, key, this.#several(key, texts[key], at));
      }
    }
    const walls = facingWalls(source);
    if (walls !== undefined) {
      set(led, 'race', this.#wall(textOf(source, 'race'), walls, at));
    }
    return { ...source, texts: led, inventory: this.#contents(inventory, at) };
  }

  /** What a spell makes without naming it is the pack's own, where it has one of that name. */
  #leadByDefault(led: Record<string, string>, { type, subtype }: Archetype): void {
    for (const { field, name } of MADE_BY_DEFAULT) {
      const isMaker = field.type === type && field.subtype === subtype;
      const found = isMaker ? this.#names.archetype(led[field.key] ?? name) : undefined;
      if (found !== undefined && found !== name) {
        led[field.key] = found;
      }
    }
  }

  /** A list whose entries name ids of the game. */
  list(list: TreasureListReading, at: DefinedAt): TreasureListReading {
    return { ...list, items: list.items.map(entry => this.#entry(entry, at)) };
  }

  #contents(inventory: readonly ArchetypeContent[], at: DefinedAt): readonly ArchetypeContent[] {
    return inventory.flatMap(inside => {
      const archetype = this.#archetype('arch', inside.archetype, at);
      const ego = inside.ego === undefined ? undefined : this.#archetype('ego', inside.ego, at);
      if (archetype === undefined) {
        return [];
      }
      const { ego: _, inventory: further, ...plain } = inside;
      return [
        {
          ...plain,
          archetype,
          numbers: withinRanges(inside.numbers),
          ...(ego === undefined ? {} : { ego }),
          ...(further === undefined ? {} : { inventory: this.#contents(further, at) }),
        },
      ];
    });
  }

  #entry(entry: TreasureEntryReading, at: DefinedAt): TreasureEntryReading {
    const { arch, list, yes, no, ...rest } = entry;
    const chains = {
      ...(yes === undefined ? {} : { yes: yes.map(one => this.#entry(one, at)) }),
      ...(no === undefined ? {} : { no: no.map(one => this.#entry(one, at)) }),
    };
    if (arch !== undefined) {
      const led = this.#archetype('arch', arch, at);
      return { ...rest, ...(led === undefined ? { list: NOTHING } : { arch: led }), ...chains };
    }
    if (list !== undefined) {
      return { ...rest, list: this.#list('list', list, at) ?? NOTHING, ...chains };
    }
    return { ...rest, ...chains };
  }

  #archetype(field: string, name: string, at: DefinedAt): string | undefined {
    const found = this.#names.archetype(name);
    if (found === undefined) {
      this.#lost(field, name, 'archetype', at);
    }
    return found;
  }

  /** The names of a comma-separated list, without those that lead nowhere. */
  #several(field: string, list: string, at: DefinedAt): string | undefined {
    const led = namesIn(list).flatMap(name => this.#archetype(field, name, at) ?? []);
    return led.length === 0 ? undefined : led.join(',');
  }

  /** The name of a wall with the mark of the direction, where all directions have an archetype of one origin. */
  #wall(name: string, walls: readonly string[], at: DefinedAt): string | undefined {
    const [first = ''] = walls;
    const led = walls.map(wall => this.#names.archetype(wall));
    const prefix = led[0]?.slice(0, -first.length) ?? '';
    if (led.every((id, facing) => id === `${prefix}${walls[facing]}`)) {
      return `${prefix}${name}`;
    }
    this.#lost('race', name, 'archetype for each direction', at);
    return undefined;
  }

  #list(field: string, name: string, at: DefinedAt): string | undefined {
    if (name.toUpperCase() === NOTHING) {
      return name;
    }
    const found = this.#names.list(name);
    if (found === undefined) {
      this.#lost(field, name, 'treasure list', at);
    }
    return found;
  }

  #lost(field: string, name: string, what: string, { file, text, line }: DefinedAt): void {
    this.#lines++;
    this.#warnings.push({
      file,
      line: this.#lines <= MOST_LINES ? lineWithin(text, line, `${field} ${name}`) : line,
      field,
      expected: `${what} of this pack, an earlier pack or the game`,
      got: name,
    });
  }
}

function set(texts: Record<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) {
    delete texts[key];
  } else {
    texts[key] = value;
  }
}

/** Numbers of something carried, moved into their ranges. */
function withinRanges(numbers: Readonly<Record<string, number>>): Record<string, number> {
  const moved = { ...numbers };
  for (const { key, least, most, fraction } of CARRIED_NUMBERS) {
    const value = moved[key];
    if (value !== undefined) {
      moved[key] = clamp(fraction === true ? value : Math.trunc(value), least, most);
    }
  }
  return moved;
}

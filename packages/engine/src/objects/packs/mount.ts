// Mounts packs into a game: reads their trees, gives all that they define ids of their own, leads their names to
// what they mean, and translates what is written for Crossfire. What ships isn't touched.

import type { ContentProblem } from '../../errors/index.ts';
import type { ForeignRules } from '../../worldrules/index.ts';
import { type Archetype, TYPE } from '../archetype.ts';
import { wrongShapes } from '../checks/check-shape.ts';
import type { ListSource } from '../checks/check-treasure.ts';
import type { ArchetypeSource } from '../checks/report.ts';
import { hashFiles } from '../content-hash.ts';
import {
  type ObjectDraft,
  readTree,
  type TreeDefinition,
  type TreeReading,
} from '../formats/index.ts';
import { ArchetypeMaker } from '../make-archetype.ts';
import { ONE_SQUARE } from '../shape.ts';
import { lineWithin } from '../source-lines.ts';
import { SPELL_SUBTYPES, subtypeName } from '../spell-subtypes.ts';
import { lacksMade, markedVain } from '../vain-spell.ts';
import { floorList } from './floor-list.ts';
import type { CreatureSetting } from './foreign-creature.ts';
import { checkPackName, type Pack, qualifiedId } from './pack.ts';
import { type KnownNames, PackNames } from './pack-names.ts';
import { type PackClash, type PackKind, type PackReport, PassedOverTally } from './pack-report.ts';
import { racesOf, withRaces } from './races.ts';
import { Resolver } from './resolve.ts';
import { isCreature, spellFirst, translate } from './translate.ts';

/** What ships, as packs are mounted beside it. */
export interface Shipped extends KnownNames {
  readonly archetypes: readonly Archetype[];
  find(id: string): Archetype | undefined;
}

/** All packs of a game, mounted. */
export interface Mounting {
  /** With the pack's name before the file in each position. */
  readonly archetypes: readonly ArchetypeSource[];
  readonly lists: readonly ListSource[];
  readonly reports: readonly PackReport[];
  /** Problems of the files; a pack that has some can't be played. */
  readonly problems: readonly ContentProblem[];
}

/** The most characters of an archetype's or list's name: ids are part of every save. */
const LONGEST_ID = 100;

/**
 * Mounts packs in the given order.
 * @throws UsageError for a pack's name that isn't one, or that two packs have
 */
export function mountPacks(
  shipped: Shipped,
  packs: readonly Pack[],
  rules: ForeignRules,
): Mounting {
  const archetypes: ArchetypeSource[] = [];
  const lists: ListSource[] = [];
  const reports: PackReport[] = [];
  const problems: ContentProblem[] = [];
  const names: PackNames[] = [];
  const mounted = new Map<string, Archetype>();
  const find = (id: string) => mounted.get(id) ?? shipped.find(id);
  for (const pack of packs) {
    checkPackName(pack.name);
    const mount = new PackMount(pack, { shipped, rules, names, find });
    for (const source of mount.archetypes(shipped.archetypes.length + archetypes.length)) {
      archetypes.push(source);
      mounted.set(source.archetype.id, source.archetype);
    }
    lists.push(...mount.lists());
    problems.push(...mount.problems);
    names.push(mount.names);
    const floor = mount.floor(lists);
    reports.push(mount.report(floor));
  }
  return { archetypes, lists, reports, problems };
}

interface Surroundings {
  readonly shipped: Shipped;
  readonly rules: ForeignRules;
  /** Of the packs before it. */
  readonly names: readonly PackNames[];
  /** Anything mounted or shipped, by its id in the game. */
  readonly find: (id: string) => Archetype | undefined;
}

/** The mounting of one pack. */
class PackMount {
  readonly names: PackNames;
  readonly problems: ContentProblem[];
  readonly #pack: Pack;
  readonly #around: Surroundings;
  readonly #tree: TreeReading;
  readonly #resolver: Resolver;
  readonly #passedOver = new PassedOverTally();
  readonly #clashes: PackClash[] = [];
  readonly #warnings: ContentProblem[] = [];
  readonly #counts: Record<PackKind, number> = {
    creatures: 0,
    spells: 0,
    items: 0,
    effects: 0,
    others: 0,
    lists: 0,
  };
  /** Texts of heads, for the looks of their parts. */
  readonly #looks = new Map<string, Archetype['texts']>();
  #met = 0;
  #own: readonly ArchetypeSource[] = [];

  constructor(pack: Pack, around: Surroundings) {
    this.#pack = pack;
    this.#around = around;
    this.#tree = readTree(pack.files, { root: pack.name });
    const { archetypes, lists, problems, passedOver } = this.#tree;
    this.problems = problems.filter(({ severity }) => severity === 'error');
    this.names = new PackNames(
      pack,
      { archetypes: archetypes.map(({ name }) => name), lists: lists.map(({ name }) => name) },
      around.names,
      around.shipped,
    );
    this.#resolver = new Resolver(this.names, this.#warnings);
    for (const { path, reason } of passedOver) {
      this.#passedOver.add(reason, path);
    }
    this.#compareNames();
  }

  /** All of its archetypes. @param first the index of the first */
  archetypes(first: number): readonly ArchetypeSource[] {
    const maker = new ArchetypeMaker();
    const { archetypes } = this.#tree;
    const parts = partsByHead(archetypes);
    const summoned = summonedBy(archetypes);
    const races = racesOf(this.#tree.races, this.names, this.#warnings);
    const drafts = archetypes.map(({ name, what, file }, at) => {
      const plain = isOwnForm(what) ? what : withoutUnknownKeys(what);
      const own = what.part ? [] : (parts.get(name) ?? []);
      return this.#qualified(maker.make(plain, first + at, file, own), name);
    });
    const typeOf = new Map(drafts.map(({ id, type }) => [id, type]));
    this.#own = archetypes.map(({ what, text, line, file, name }, at) => {
      const where = { file, text, line };
      if (name.length > LONGEST_ID) {
        const expected = `a name of at most ${LONGEST_ID} characters`;
        this.problems.push({ file, line, field: 'Object', expected, got: `${name.length}` });
      }
      const resolved = withRaces(this.#resolver.archetype(drafts[at]!, where), races.get(name));
      const isSpell = (id: string) =>
        (typeOf.get(id) ?? this.#around.find(id)?.type) === TYPE.spell;
      const inventory = spellFirst(resolved, ({ archetype }) => isSpell(archetype));
      const setting = { isLarge: parts.has(name), isMade: what.part || summoned.has(name) };
      const held = inventory === resolved.inventory ? resolved : { ...resolved, inventory };
      const settled = this.#settled(held, what, setting, where);
      const archetype = this.#shaped({ archetype: settled, text, from: line });
      this.#count(archetype, what.part);
      return { archetype, text, from: line };
    });
    return this.#own;
  }

  lists(): readonly ListSource[] {
    const { lists } = this.#tree;
    this.#counts.lists = lists.length;
    return lists.map(({ name, what, file, text, line }) => ({
      list: {
        ...this.#resolver.list(what, { file, text, line }),
        name: qualifiedId(this.#pack.name, name),
      },
      file,
      text,
      from: line,
    }));
  }

  /** The list for floors: its own by the name `floor`, or one of all that can be used. Adds it to the lists. */
  floor(lists: ListSource[]): string | undefined {
    const own = qualifiedId(this.#pack.name, 'floor');
    if (lists.some(({ list }) => list.name === own)) {
      return own;
    }
    const made = floorList(
      this.#pack.name,
      this.#own.map(({ archetype }) => archetype),
      lists.map(({ list }) => list),
      this.#around.shipped,
      this.#around.rules.things,
    );
    if (made === undefined) {
      return undefined;
    }
    lists.push({ list: made, file: this.#pack.name, text: '', from: 1 });
    return made.name;
  }

  report(floor: string | undefined): PackReport {
    const { name, files } = this.#pack;
    let hash: string | undefined;
    return {
      name,
      get hash() {
        hash ??= hashFiles([...files].sort((a, b) => (a.path < b.path ? -1 : 1)));
        return hash;
      },
      files: this.#tree.files.length,
      counts: this.#counts,
      met: this.#met,
      clashes: this.#clashes,
      uncastable: this.#own.flatMap(({ archetype }) => uncastable(archetype)),
      warnings: this.#warnings,
      passedOver: this.#passedOver.all,
      ...(floor === undefined ? {} : { floor }),
    };
  }

  /** With the ids of the game in place of the pack's own names. */
  #qualified(made: Archetype, name: string): Archetype {
    const idOf = (own: string) => qualifiedId(this.#pack.name, own);
    if (made.parts.length === 0 && made.partOf === undefined) {
      return { ...made, id: idOf(name) };
    }
    return {
      ...made,
      id: idOf(name),
      parts: made.parts.map(part => ({ ...part, archetype: idOf(part.archetype) })),
      ...(made.partOf === undefined ? {} : { partOf: idOf(made.partOf) }),
    };
  }

  /** A part looks like its head. Of parts that overlap, lie apart or reach too far only the head is left. */
  #shaped(source: ArchetypeSource): Archetype {
    const { archetype } = source;
    if (archetype.partOf !== undefined) {
      const { glyph = '', hue = '' } = this.#looks.get(archetype.partOf) ?? {};
      return glyph === '' ? archetype : { ...archetype, texts: { ...archetype.texts, glyph, hue } };
    }
    if (archetype.parts.length === 0) {
      return archetype;
    }
    this.#looks.set(archetype.id, archetype.texts);
    if (wrongShapes([source]).length === 0) {
      return archetype;
    }
    this.#passedOver.add('its parts overlap, lie apart or reach too far', archetype.name);
    return { ...archetype, parts: [], shape: ONE_SQUARE };
  }

  #settled(
    source: Archetype,
    draft: ObjectDraft,
    setting: CreatureSetting,
    { file, text, line }: { readonly file: string; readonly text: string; readonly line: number },
  ): Archetype {
    if (isOwnForm(draft)) {
      return isCreature(source)
        ? source
        : { ...source, numbers: { ...source.numbers, plainLooks: 1 } };
    }
    const { archetype, passedOver, moved } = translate(source, this.#around.rules, setting);
    for (const what of passedOver) {
      this.#passedOver.add(what, archetype.name);
    }
    for (const { field, from, to } of moved) {
      const at = lineWithin(text, line, field);
      this.#warnings.push({
        file,
        line: at,
        field,
        expected: `${to}, the nearest in range`,
        got: `${from}`,
      });
    }
    if (!lacksMade(archetype)) {
      return archetype;
    }
    this.#passedOver.add('casts in vain: what it should make isn’t defined', archetype.name);
    return markedVain(archetype);
  }

  #count(archetype: Archetype, isPart: boolean): void {
    if (isPart) {
      return;
    }
    this.#counts[kindCounted(archetype)]++;
    if (isCreature(archetype) && (archetype.numbers.frequency ?? 0) > 0) {
      this.#met++;
    }
  }

  #compareNames(): void {
    const { shipped, names } = this.#around;
    const { archetypes, lists } = this.#tree;
    const compare = (
      kind: PackClash['kind'],
      all: readonly TreeDefinition<unknown>[],
      has: (name: string) => boolean,
      inPack: (pack: PackNames, name: string) => boolean,
    ) => {
      for (const { name, file, line } of all) {
        const packs = names.filter(pack => inPack(pack, name)).map(pack => pack.pack);
        for (const other of [...(has(name) ? ['the game'] : []), ...packs]) {
          this.#clashes.push({ kind, name, file, line, with: other });
        }
      }
    };
    compare(
      'archetype',
      archetypes,
      name => shipped.hasArchetype(name),
      (pack, name) => pack.definesArchetype(name),
    );
    compare(
      'treasure list',
      lists,
      name => shipped.hasList(name),
      (pack, name) => pack.definesList(name),
    );
  }
}

/** What has a glyph is written for this game. */
function isOwnForm({ keyValues }: ObjectDraft): boolean {
  return keyValues?.glyph !== undefined;
}

/** Keys of Crossfire that aren't fields and that rules read. */
const READ_KEYS: ReadonlySet<string> = new Set([
  'wc_increase_rate',
  'casting_requirements',
  'no_mood_change',
]);

/** A key of this game in a file for Crossfire means something else there, so it isn't read. */
function withoutUnknownKeys(draft: ObjectDraft): ObjectDraft {
  if (draft.keyValues === undefined && draft.inventory === undefined) {
    return draft;
  }
  const kept = Object.entries(draft.keyValues ?? {}).filter(([key]) => READ_KEYS.has(key));
  return {
    ...draft,
    keyValues: kept.length === 0 ? undefined : Object.fromEntries(kept),
    inventory: draft.inventory?.map(withoutUnknownKeys),
  };
}

/** The further parts of each head. */
function partsByHead(
  definitions: readonly TreeDefinition<ObjectDraft>[],
): ReadonlyMap<string, readonly ObjectDraft[]> {
  const parts = new Map<string, ObjectDraft[]>();
  let head = '';
  for (const { name, what } of definitions) {
    if (what.part) {
      parts.set(head, [...(parts.get(head) ?? []), what]);
    } else {
      head = name;
    }
  }
  return parts;
}

/** Names of what spells create. */
function summonedBy(definitions: readonly TreeDefinition<ObjectDraft>[]): ReadonlySet<string> {
  const made = new Set<string>();
  for (const { what } of definitions) {
    const { type, other_arch: other } = what.fields.record;
    if (type === TYPE.spell && typeof other === 'string') {
      made.add(other);
    }
  }
  return made;
}

function uncastable({ id, name, type, subtype }: Archetype): PackReport['uncastable'] {
  if (type !== TYPE.spell || SPELL_SUBTYPES.get(subtype)?.built === true) {
    return [];
  }
  return [{ id, name, reason: `subtype ${subtype} (${subtypeName(subtype)}) isn’t built` }];
}

const ITEMS: ReadonlySet<number> = new Set(Object.values(TYPE));

function kindCounted(archetype: Archetype): PackKind {
  if (isCreature(archetype)) {
    return 'creatures';
  }
  switch (archetype.type) {
    case TYPE.spell:
      return 'spells';
    case TYPE.effect:
      return 'effects';
    default:
      return ITEMS.has(archetype.type) ? 'items' : 'others';
  }
}

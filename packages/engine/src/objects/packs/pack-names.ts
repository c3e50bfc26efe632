// To what the names in a pack's files lead. A name is looked for in the pack itself, then in the packs before it
// (the last of them first), then in the content that ships. What ships never leads into a pack, nor does a pack
// into a later one; so no pack changes what others or the game define.

import { type Pack, qualifiedId } from './pack.ts';

/** The names that something outside defines. */
export interface KnownNames {
  hasArchetype(id: string): boolean;
  hasList(name: string): boolean;
}

/** The names of one pack, and those that it can reach. */
export class PackNames {
  readonly #pack: string;
  readonly #archetypes: ReadonlySet<string>;
  readonly #lists: ReadonlySet<string>;
  readonly #earlier: readonly PackNames[];
  readonly #shipped: KnownNames;

  /** @param earlier the packs before it, in their order */
  constructor(
    { name }: Pick<Pack, 'name'>,
    own: { readonly archetypes: Iterable<string>; readonly lists: Iterable<string> },
    earlier: readonly PackNames[],
    shipped: KnownNames,
  ) {
    this.#pack = name;
    this.#archetypes = new Set(own.archetypes);
    this.#lists = new Set(own.lists);
    this.#earlier = earlier;
    this.#shipped = shipped;
  }

  /** The name of the pack. */
  get pack(): string {
    return this.#pack;
  }

  definesArchetype(name: string): boolean {
    return this.#archetypes.has(name);
  }

  definesList(name: string): boolean {
    return this.#lists.has(name);
  }

  /** The id of the archetype that a name leads to; undefined: nothing has it. */
  archetype(name: string): string | undefined {
    return (
      this.#ownArchetype(name) ??
      this.#before(names => names.#ownArchetype(name)) ??
      (this.#shipped.hasArchetype(name) ? name : undefined)
    );
  }

  /** The treasure list that a name leads to; undefined: nothing has it. */
  list(name: string): string | undefined {
    return (
      this.#ownList(name) ??
      this.#before(names => names.#ownList(name)) ??
      (this.#shipped.hasList(name) ? name : undefined)
    );
  }

  #ownArchetype(name: string): string | undefined {
    return this.#archetypes.has(name) ? qualifiedId(this.#pack, name) : undefined;
  }

  #ownList(name: string): string | undefined {
    return this.#lists.has(name) ? qualifiedId(this.#pack, name) : undefined;
  }

  #before(find: (names: PackNames) => string | undefined): string | undefined {
    for (let at = this.#earlier.length - 1; at >= 0; at--) {
      const found = find(this.#earlier[at]!);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }
}

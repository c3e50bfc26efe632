// The definitions of a tree by name. A second definition of a name replaces the first, as the original's loader
// does it, and is listed.

/** A definition that counts. */
export interface TreeDefinition<What> {
  readonly name: string;
  readonly what: What;
  /** The name of its file, as in problems. */
  readonly file: string;
  /** The text of its file. */
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
}

/** A definition that doesn't count, because a later one has its name. */
export interface ReplacedDefinition {
  /** What it defines, in words: `archetype`, `treasure list` … */
  readonly kind: string;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The definition that counts instead. */
  readonly by: { readonly file: string; readonly line: number };
}

/** Definitions of one kind in loading order. */
export class TreeDefinitions<What> {
  readonly #kind: string;
  readonly #replaced: ReplacedDefinition[];
  readonly #byName = new Map<string, TreeDefinition<What>>();
  /** Names of the further parts by the name of their head. */
  readonly #parts = new Map<string, string[]>();

  /** @param replaced collects the definitions that are replaced */
  constructor(kind: string, replaced: ReplacedDefinition[]) {
    this.#kind = kind;
    this.#replaced = replaced;
  }

  /** All that count. One that replaces another stands in its own place, so that parts stay behind their head. */
  get all(): TreeDefinition<What>[] {
    return [...this.#byName.values()];
  }

  /** Adds a definition. It replaces an earlier one of its name, with that one's further parts. */
  add(definition: TreeDefinition<What>): void {
    const { name } = definition;
    this.#remove(name, definition);
    for (const part of this.#parts.get(name) ?? []) {
      this.#remove(part, definition);
    }
    this.#parts.delete(name);
    this.#byName.set(name, definition);
  }

  /** Adds a further part of the definition with the name `head`. */
  addPart(definition: TreeDefinition<What>, head: string): void {
    this.add(definition);
    const parts = this.#parts.get(head);
    if (parts === undefined) {
      this.#parts.set(head, [definition.name]);
    } else {
      parts.push(definition.name);
    }
  }

  #remove(name: string, by: TreeDefinition<What>): void {
    const before = this.#byName.get(name);
    if (before !== undefined) {
      const { file, line } = before;
      const at = { file: by.file, line: by.line };
      this.#replaced.push({ kind: this.#kind, name, file, line, by: at });
      this.#byName.delete(name);
    }
  }
}

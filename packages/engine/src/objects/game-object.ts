// Items that are carried, worn, named or saved individually: an archetype and its differences.

import { type Archetype, factOf } from './archetype.ts';

/** The saved form of an object. */
export interface GameObjectState {
  readonly id: number;
  readonly archetype: string;
  /** The ego kind's archetype; absent if plain. */
  readonly ego?: string;
  readonly count: number;
  readonly differences: Readonly<Record<string, number>>;
  /** Texts that differ from the archetype's; absent if none do. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Flags that differ from the archetype's; absent if none do. */
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly inventory: readonly GameObjectState[];
}

const NO_TEXTS: Readonly<Record<string, string>> = Object.freeze({});
const NO_FLAGS: Readonly<Record<string, boolean>> = Object.freeze({});

/** One item, or a pile of equal items. */
export class GameObject {
  /** Unique in its game. */
  readonly id: number;
  readonly archetype: Archetype;
  /** Number of pieces in the pile, 1 or more. */
  count: number;
  /** Its ego kind, such as the one of a dagger of embers. */
  ego: Archetype | undefined;
  /** Contents: a wand holds its spell, a caster the spells that he knows. */
  readonly inventory: GameObject[] = [];
  readonly #differences: Record<string, number> = {};
  /** Whether it has ever had a fact of its own. Most items never do, and many are asked for facts every turn. */
  #hasDiffered = false;
  /** Weight of one piece, its own or its archetype's, kept because it is read many times a turn. */
  #weight: number;
  #texts = NO_TEXTS;
  #flags = NO_FLAGS;

  constructor(id: number, archetype: Archetype, count = 1) {
    this.id = id;
    this.archetype = archetype;
    this.count = count;
    this.ego = undefined;
    this.#weight = factOf(archetype, 'weight');
  }

  /** Weight of one piece without its contents, in grams. */
  get weight(): number {
    return this.#weight;
  }

  /** Facts that differ from its archetype's, or that were stated as its own. */
  get differences(): Readonly<Record<string, number>> {
    return this.#differences;
  }

  /** Whether it may have facts of its own. False is certain. */
  get hasDiffered(): boolean {
    return this.#hasDiffered;
  }

  /** A fact of this object: its own, else its archetype's, else 0. */
  fact(key: string): number {
    if (this.#hasDiffered) {
      const own = this.#differences[key];
      if (own !== undefined) {
        return own;
      }
    }
    return this.archetype.numbers[key] ?? 0;
  }

  /** Sets a fact. A value equal to the archetype's isn't stored as a difference. */
  setFact(key: string, value: number): void {
    if (value === (this.archetype.numbers[key] ?? 0)) {
      this.dropOwn(key);
    } else {
      this.setOwn(key, value);
    }
  }

  /** States a fact as its own, even where it equals the archetype's. */
  setOwn(key: string, value: number): void {
    this.#differences[key] = value;
    this.#hasDiffered = true;
    if (key === 'weight') {
      this.#weight = value;
    }
  }

  /** States each of some facts as its own. */
  setAllOwn(facts: Readonly<Record<string, number>>): void {
    for (const key in facts) {
      this.setOwn(key, facts[key]!);
    }
  }

  /** Takes a fact of its own away: the archetype's counts again. */
  dropOwn(key: string): void {
    if (this.#hasDiffered) {
      delete this.#differences[key];
      if (key === 'weight') {
        this.#weight = factOf(this.archetype, 'weight');
      }
    }
  }

  /** Texts that differ from its archetype's, by their names in code. An empty text takes one away. */
  get ownTexts(): Readonly<Record<string, string>> {
    return this.#texts;
  }

  /** Flags that differ from its archetype's. */
  get ownFlags(): Readonly<Record<string, boolean>> {
    return this.#flags;
  }

  /** A text of this object: its own, else its archetype's, else empty. */
  text(key: string): string {
    return this.#texts[key] ?? this.archetype.texts[key] ?? '';
  }

  /** Sets a text. A value equal to the archetype's isn't stored. */
  setText(key: string, value: string): void {
    const { [key]: _, ...others } = this.#texts;
    const isOwn = value !== (this.archetype.texts[key] ?? '');
    this.#texts = isOwn ? { ...others, [key]: value } : others;
  }

  /** Whether a flag is set: its own, else its archetype's. */
  hasFlag(name: string): boolean {
    return this.#flags[name] ?? this.archetype.flags.has(name);
  }

  /** Sets or clears a flag. A value equal to the archetype's isn't stored. */
  setFlag(name: string, on: boolean): void {
    const { [name]: _, ...others } = this.#flags;
    this.#flags = on === this.archetype.flags.has(name) ? others : { ...others, [name]: on };
  }

  /** Name of one piece, such as `letter`. */
  get name(): string {
    return this.#texts.name ?? this.archetype.name;
  }

  /** Name of several pieces. An own name without an own plural is its own plural. */
  get plural(): string {
    return this.#texts.namePl ?? this.#texts.name ?? this.archetype.plural;
  }

  save(): GameObjectState {
    return {
      id: this.id,
      archetype: this.archetype.id,
      ...(this.ego === undefined ? {} : { ego: this.ego.id }),
      count: this.count,
      differences: { ...this.#differences },
      ...(isEmpty(this.#texts) ? {} : { texts: this.#texts }),
      ...(isEmpty(this.#flags) ? {} : { flags: this.#flags }),
      inventory: this.inventory.map(item => item.save()),
    };
  }

  /** Restores a saved object. @param archetypeOf finds an archetype or throws */
  static restore(state: GameObjectState, archetypeOf: (id: string) => Archetype): GameObject {
    const item = new GameObject(state.id, archetypeOf(state.archetype), state.count);
    item.ego = state.ego === undefined ? undefined : archetypeOf(state.ego);
    item.setAllOwn(state.differences);
    copyOwnWords(item, state.texts ?? NO_TEXTS, state.flags ?? NO_FLAGS);
    for (const inner of state.inventory) {
      item.inventory.push(GameObject.restore(inner, archetypeOf));
    }
    return item;
  }
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

/** Gives an object texts and flags of its own. */
export function copyOwnWords(
  item: GameObject,
  texts: Readonly<Record<string, string>>,
  flags: Readonly<Record<string, boolean>>,
): void {
  for (const [key, text] of Object.entries(texts)) {
    item.setText(key, text);
  }
  for (const [name, on] of Object.entries(flags)) {
    item.setFlag(name, on);
  }
}

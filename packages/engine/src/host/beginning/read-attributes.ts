// What depends on some of a hero's attributes, asked for many heroes: a record of attributes that notes which of them
// are read, and the answers by the values that were read. A pure function reads the same attribute first every time,
// the same one next after the same value, and so on. So its answers form a tree of decisions, and a hero whose
// attributes lead to a leaf needs no call.

import { ATTRIBUTES, type Attribute } from '../../rulesets/index.ts';

/** Attributes by their place in ATTRIBUTES. */
export type AttributeRow = readonly number[];

/** A record of attributes that notes what is read. */
export interface ReadAttributes {
  readonly record: Record<Attribute, number>;
  /** The places of the attributes that were read since the last `clear`, in that order, each once. */
  readonly read: readonly number[];
  /** Forgets what was read. */
  clear(): void;
}

/** A record with the values of another. */
export function readAttributes(from: Readonly<Record<Attribute, number>>): ReadAttributes {
  const values = ATTRIBUTES.map(name => from[name]);
  const read: number[] = [];
  const record = {} as Record<Attribute, number>;
  for (const [place, name] of ATTRIBUTES.entries()) {
    Object.defineProperty(record, name, {
      enumerable: true,
      get: () => {
        if (!read.includes(place)) {
          read.push(place);
        }
        return values[place]!;
      },
      set: (value: number) => {
        values[place] = value;
      },
    });
  }
  return {
    record,
    read,
    clear: () => {
      read.length = 0;
    },
  };
}

/** Answers that have been found so far: after one attribute by its values, or an answer. */
type Decision<Value> =
  | { readonly place: number; readonly after: Map<number, Decision<Value>> }
  | { readonly answer: Value };

/** The answers of one pure function. */
export class AnswersByAttributes<Value> {
  #first: Decision<Value> | undefined;

  /**
   * The answer for a row of attributes.
   * @param work gives it, and says in what order it read which of them
   */
  find(row: AttributeRow, work: () => readonly [answer: Value, read: readonly number[]]): Value {
    let decision = this.#first;
    while (decision !== undefined && !('answer' in decision)) {
      decision = decision.after.get(row[decision.place]!);
    }
    if (decision !== undefined) {
      return decision.answer;
    }
    const [answer, read] = work();
    this.#keep(row, read, answer);
    return answer;
  }

  #keep(row: AttributeRow, read: readonly number[], answer: Value): void {
    const leaf = { answer };
    if (read.length === 0) {
      this.#first = leaf;
      return;
    }
    const [top] = read;
    this.#first ??= { place: top!, after: new Map() };
    let here = this.#first;
    for (let depth = 0; depth < read.length && !('answer' in here); depth++) {
      const value = row[here.place]!;
      const next = read[depth + 1];
      const below: Decision<Value> =
        here.after.get(value) ?? (next === undefined ? leaf : { place: next, after: new Map() });
      here.after.set(value, below);
      here = below;
    }
  }
}

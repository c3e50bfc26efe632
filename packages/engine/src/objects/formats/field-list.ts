// The fields of one object while its lines are read: a list, which for so few of them takes less time
// and memory to fill than a record with names of its own choosing.

import type { ArcKey } from './arc-keys.ts';
import type { ArchetypeFields } from './archetype-reading.ts';

/** Values by known key, in the order in which they were set. */
export class FieldList {
  /** The keys; `values` has their values at the same places. */
  readonly keys: ArcKey[] = [];
  readonly values: (string | number)[] = [];

  /** The value of a key; undefined when it isn't set. */
  get(key: ArcKey): string | number | undefined {
    return this.values[this.#placeOf(key)];
  }

  /** Sets a value; the key keeps its place if it has one. */
  set(key: ArcKey, value: string | number): void {
    const at = this.#placeOf(key);
    if (at < 0) {
      this.keys.push(key);
      this.values.push(value);
    } else {
      this.values[at] = value;
    }
  }

  /** Forgets a key. */
  delete(key: ArcKey): void {
    const at = this.#placeOf(key);
    if (at >= 0) {
      this.keys.splice(at, 1);
      this.values.splice(at, 1);
    }
  }

  /** The fields as plain data, by name. */
  get record(): ArchetypeFields {
    const fields: ArchetypeFields = {};
    for (let at = 0; at < this.keys.length; at++) {
      fields[this.keys[at]!.name] = this.values[at]!;
    }
    return fields;
  }

  #placeOf(key: ArcKey): number {
    const { keys } = this;
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] === key) {
        return at;
      }
    }
    return -1;
  }
}

// The fields of one object during reading. For so few entries a list is faster and smaller than a record with
// dynamic keys.

import type { ArcKey } from './arc-keys.ts';
import type { ArchetypeFields } from './archetype-reading.ts';

// Copied for each list, where a literal would do the same, for the reason that `Draft` is a class.
const NO_KEYS: readonly ArcKey[] = [];
const NO_VALUES: readonly (string | number)[] = [];

/** Values by known key, in the order in which they were set. */
export class FieldList {
  /** The keys; `values` holds their values at the same indexes. */
  readonly keys: ArcKey[] = NO_KEYS.slice();
  readonly values: (string | number)[] = NO_VALUES.slice();

  /** The value of a key, or undefined. */
  get(key: ArcKey): string | number | undefined {
    return this.values[this.#placeOf(key)];
  }

  /** Sets a value. An existing key keeps its position. */
  set(key: ArcKey, value: string | number): void {
    const at = this.#placeOf(key);
    if (at < 0) {
      this.keys.push(key);
      this.values.push(value);
    } else {
      this.values[at] = value;
    }
  }

  /** Removes a key. */
  delete(key: ArcKey): void {
    const at = this.#placeOf(key);
    if (at >= 0) {
      this.keys.splice(at, 1);
      this.values.splice(at, 1);
    }
  }

  /** The fields as plain data by name. */
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

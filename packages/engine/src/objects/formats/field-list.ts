// The fields of one object during reading. For so few entries a list is faster and smaller than a record with
// dynamic keys.

import type { ArcKey } from './arc-keys.ts';
import type { ArchetypeFields } from './archetype-reading.ts';

/** Places that a list begins with: three of four archetypes need no more. */
const FEW = 10;

// Copied for each list, where literals would do the same, for the reason that `Draft` is a class.
const NO_KEYS: readonly (ArcKey | undefined)[] = new Array(FEW).fill(undefined);
const NO_VALUES: readonly (string | number | undefined)[] = new Array(FEW).fill(undefined);

/** Values by known key, in the order in which they were set. */
export class FieldList {
  #count = 0;
  readonly #keys = NO_KEYS.slice();
  /** The values at the indexes of their keys. */
  readonly #values = NO_VALUES.slice();

  /** Number of fields. */
  get count(): number {
    return this.#count;
  }

  /** The key of a field. @param at from 0 */
  keyAt(at: number): ArcKey {
    return this.#keys[at]!;
  }

  /** The value of a field. @param at from 0 */
  valueAt(at: number): string | number {
    return this.#values[at]!;
  }

  /** The value of a key, or undefined. */
  get(key: ArcKey): string | number | undefined {
    const at = this.#placeOf(key);
    return at < 0 ? undefined : this.#values[at];
  }

  /** Sets a value. An existing key keeps its position. */
  set(key: ArcKey, value: string | number): void {
    const at = this.#placeOf(key);
    if (at < 0) {
      this.#keys[this.#count] = key;
      this.#values[this.#count] = value;
      this.#count++;
    } else {
      this.#values[at] = value;
    }
  }

  /** Removes a key. */
  delete(key: ArcKey): void {
    const at = this.#placeOf(key);
    if (at >= 0) {
      this.#keys.splice(at, 1);
      this.#values.splice(at, 1);
      this.#count--;
    }
  }

  /** The fields as plain data by name. */
  get record(): ArchetypeFields {
    const fields: ArchetypeFields = {};
    for (let at = 0; at < this.#count; at++) {
      fields[this.keyAt(at).name] = this.valueAt(at);
    }
    return fields;
  }

  #placeOf(key: ArcKey): number {
    const keys = this.#keys;
    for (let at = 0; at < this.#count; at++) {
      if (keys[at] === key) {
        return at;
      }
    }
    return -1;
  }
}

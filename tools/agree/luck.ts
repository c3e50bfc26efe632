// The luck that questions are drawn by.

import { Generator, hashText } from '@roguewright/engine/chance';
import { axisOf, fieldsOf, type LabKindName } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** Draws of one question. */
export class Luck {
  readonly #generator: Generator;

  constructor(seed: string) {
    this.#generator = new Generator(hashText(seed));
  }

  /** An integer of a range. */
  between(least: number, most: number): number {
    return least + this.#generator.below(most - least + 1);
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.#generator.below(values.length)]!;
  }

  /** Whether something of that percentage comes. */
  percent(share: number): boolean {
    return this.#generator.below(100) < share;
  }

  /** Dice of so many at most. */
  dice(most: number, sides: number): string {
    return `${this.between(1, most)}d${this.between(2, sides)}`;
  }

  /**
   * Inputs of a question of the lab: each field is told one time in two.
   * @param own values of fields, which are always told; an empty text: never
   */
  inputs(kind: LabKindName, ruleset: Ruleset, own: Inputs = {}): Inputs {
    const told: Record<string, string> = {};
    for (const field of fieldsOf(kind)) {
      const { name } = field;
      const value = own[name];
      if (value !== undefined) {
        if (value !== '') {
          told[name] = value;
        }
      } else if (this.percent(50)) {
        const values = axisOf(field, ruleset)?.values ?? [];
        if (values.length > 0) {
          told[name] = this.pick(values);
        }
      }
    }
    const shares = ['exactly', 'at-least', 'at-most'];
    return Object.fromEntries(Object.entries(told).filter(([name]) => !shares.includes(name)));
  }
}

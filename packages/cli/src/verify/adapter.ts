// What joins a golden vector to a rule: an adapter renames fields and does nothing else.

import type { Distribution, Enumerator, Outcomes } from '@roguewright/engine/chance';
import type { Ruleset, SlotName } from '@roguewright/engine/rulesets';

/** How one golden rule is asked of the engine. */
export interface Adapter {
  /** The id in the vectors' header: `casting/success-chance`. */
  readonly rule: string;
  /** The slot that the rule lives in: a ruleset that doesn't fill it has not built the rule. */
  readonly slot: SlotName;
  /**
   * How far numbers may be apart, where the original rounds differently; absent: not at all.
   * `probability` (absolute) is for what the original gives up on and the spec lets be left out.
   */
  readonly tolerance?: { readonly relative?: number; readonly probability?: number };
  /**
   * The engine's answer to one input. Value rules return the value; distribution rules return
   * what the enumerator gave.
   */
  answer(
    ruleset: Ruleset,
    input: never,
    ask: Enumerator,
  ): Distribution | Outcomes<unknown> | unknown;
}

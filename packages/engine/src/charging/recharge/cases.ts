// What somebody who doesn't know all of a thing, or of the source, may be about to charge: cases, each with
// its probability.

import type { RingChargeView } from '../slot/ring-rules.ts';
import type { BookChargeView } from './book.ts';
import type { ToolChargeView } from './tool.ts';
import type { WandChargeView } from './wand.ts';

/** One thing that may be charged by one source. */
export type ChargeCase =
  | {
      readonly class: 'wand';
      readonly view: WandChargeView & {
        /** The hero's greatest hit points; few rulesets ask. */
        readonly mostHitPoints: number;
      };
    }
  | { readonly class: 'ring'; readonly view: RingChargeView }
  | { readonly class: 'tool'; readonly view: ToolChargeView }
  | { readonly class: 'spellbook'; readonly view: BookChargeView }
  /** It can't be charged. */
  | { readonly class: 'none' };

/** A case, and how likely it is. */
export interface LikelyCharge {
  readonly probability: number;
  readonly of: ChargeCase;
}

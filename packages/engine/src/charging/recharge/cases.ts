// The possible cases of charging an incompletely known item from an incompletely known source, each with its
// probability.

import type { RingChargeView } from '../slot/ring-rules.ts';
import type { BookChargeView } from './book.ts';
import type { RodChargeView } from './rod.ts';
import type { ToolChargeView } from './tool.ts';
import type { WandChargeView } from './wand.ts';

/** One possible item with one possible source. */
export type ChargeCase =
  | {
      readonly class: 'wand';
      readonly view: WandChargeView & {
        /** The hero's maximum hit points; few rulesets use them. */
        readonly mostHitPoints: number;
      };
    }
  | { readonly class: 'ring'; readonly view: RingChargeView }
  | { readonly class: 'tool'; readonly view: ToolChargeView }
  | { readonly class: 'spellbook'; readonly view: BookChargeView }
  | { readonly class: 'rod'; readonly view: RodChargeView }
  /** It can't be charged. */
  | { readonly class: 'none' };

/** A case and its probability. */
export interface LikelyCharge {
  readonly probability: number;
  readonly of: ChargeCase;
}

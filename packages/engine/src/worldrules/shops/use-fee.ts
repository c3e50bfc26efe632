// The fee for one use of unpaid goods. NetHack 3.6.7 src/shk.c (cost_per_charge, check_unpaid_usage).

import { floorDiv } from '../../integers/index.ts';
import type { FeeRules, Share } from './shop-rules.ts';

/** Unpaid goods in use. */
export interface UsedView {
  /** The kind in the words of the rules of charging. */
  readonly kind: string;
  /** The class in the same words. */
  readonly class: string;
  /** Kinds of this sort are made with charges. */
  readonly charged: boolean;
  /** Charges before this use. */
  readonly charges: number;
  /** What one piece costs. */
  readonly asked: number;
  /** What a plain lamp costs this customer. */
  readonly plainLamp: number;
  /** One use, or the djinni that comes out. */
  readonly how: 'used' | 'released';
}

/** The fee in gold; 0: the use is free. Rounding: down. */
export function useFee(rules: FeeRules, view: UsedView): number {
  const { kind, charged, charges, asked, how } = view;
  if (charged && charges <= 0) {
    return 0;
  }
  const { djinniLamp } = rules;
  if (kind === djinniLamp.kind) {
    const { times, over } = djinniLamp.released;
    return how === 'released' ? asked + floorDiv(asked * times, over) : view.plainLamp;
  }
  const row = rowOf(rules, view);
  if (row === undefined) {
    return 0;
  }
  const isFull = charges <= 1 && isAmong(rules.fullAtLast, view);
  return isFull ? asked : part(asked, row);
}

function rowOf({ kinds, classes }: FeeRules, view: UsedView): Share | undefined {
  return kinds[view.kind] ?? classes[view.class];
}

function isAmong(words: readonly string[], { kind, class: own }: UsedView): boolean {
  return words.includes(kind) || words.includes(own);
}

/** A part of a price. A book costs the price less a fifth, which rounds the other way. */
function part(asked: number, { times, over }: Share): number {
  return times === 1 ? floorDiv(asked, over) : asked - floorDiv(asked * (over - times), over);
}

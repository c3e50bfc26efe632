// What dipping does, as rules. NetHack 3.6.7 src/potion.c (dodip, H2Opotion_dip, mixtype), src/trap.c (water_damage).

import type { Chance } from '../../../chance/index.ts';
import type { Beatitude, ItemClass } from '../../../objects/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

/** What is dipped, as the rules see it. */
export interface DippedView {
  readonly class: ItemClass;
  /** In the words of the rules: `water`, `blank-paper`. */
  readonly kind: string;
  readonly diluted: boolean;
  readonly beatitude: Beatitude;
}

/** What water does to it. */
export type Wetted = 'blanks' | 'dilutes' | 'becomes-water' | 'nothing';

const PAGES: ReadonlySet<ItemClass> = new Set(['scroll', 'spellbook']);

/** What plain water does. */
export function wetted({ class: itemClass, kind, diluted }: DippedView): Wetted {
  if (PAGES.has(itemClass)) {
    return kind === 'blank-paper' ? 'nothing' : 'blanks';
  }
  if (itemClass !== 'potion' || kind === 'water') {
    return 'nothing';
  }
  return diluted ? 'becomes-water' : 'dilutes';
}

/** The beatitude after a dip into holy or unholy water; the same: nothing happens. */
export function hallowed(item: Beatitude, water: Beatitude): Beatitude {
  const steps: readonly Beatitude[] = ['cursed', 'uncursed', 'blessed'];
  const place = steps.indexOf(item) + steps.indexOf(water) - 1;
  return steps[Math.max(0, Math.min(steps.length - 1, place))]!;
}

/** What comes of a potion in another one. */
export type Mixed = 'explodes' | 'water' | 'juice' | 'any' | 'evaporates';

/** Mixes two potions. Labels: `explodes`, `mixture`. */
export function mixed(
  chance: Chance,
  { explodesOneIn, weights }: WorldRules['tools']['dipping'],
  { cursed }: { readonly cursed: boolean },
): Mixed {
  if (cursed || chance.test(1, explodesOneIn, 'explodes')) {
    return 'explodes';
  }
  return (['water', 'juice', 'any', 'evaporates'] as const)[chance.pick(weights, 'mixture')]!;
}

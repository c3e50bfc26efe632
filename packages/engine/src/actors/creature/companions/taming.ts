// How tame a creature is and becomes. NetHack 3.6.7 src/dog.c (initedog, tamedog, abuse_dog, mon_catchup_elapsed_time).

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { CompanionRules } from '../../../worldrules/index.ts';

/** Tameness of a newly tamed creature. */
export function firstTameness({ taming }: CompanionRules, domestic: boolean): number {
  return domestic ? taming.domestic : taming.wild;
}

/**
 * Tameness of a pet that is charmed again. Label: `more-loyal`. Source: NetHack 3.7 src/dog.c (tamedog).
 * @param blessed by a blessed scroll, or by a skilled caster under rules that tell him apart
 */
export function tamenessAgain(
  chance: Chance,
  { taming }: CompanionRules,
  tameness: number,
  blessed: boolean,
): number {
  const { below, sides, blessed: more } = taming.again;
  if (tameness >= below) {
    return tameness;
  }
  const grown = chance.test(sides - tameness, sides, 'more-loyal') ? tameness + 1 : tameness;
  return Math.min(below, grown + (blessed ? more : 0));
}

/** Tameness of a pet after its master struck it. Rounding: down. Source: NetHack 3.6.7 src/dog.c (abuse_dog). */
export function tamenessStruck(
  { taming }: CompanionRules,
  tameness: number,
  conflict: boolean,
): number {
  return conflict ? floorDiv(tameness, taming.conflictOver) : Math.max(0, tameness - 1);
}

/** What a pet is after its master was away. */
export interface Left {
  /** 0: it is tame no longer. */
  readonly tameness: number;
  /** It attacks those who left it. */
  readonly hostile: boolean;
}

/**
 * Tameness after turns without its master. Label: `goes-wild`. Rounding: to the nearest. Source: NetHack 3.6.7
 * src/dog.c (mon_catchup_elapsed_time).
 */
export function tamenessLeft(
  chance: Chance,
  { taming }: CompanionRules,
  tameness: number,
  turns: number,
): Left {
  const wilder = floorDiv(turns + taming.away.round, taming.away.turns);
  if (tameness > wilder) {
    return { tameness: tameness - wilder, hostile: false };
  }
  // rn2(wilder) below the tameness leaves it peaceful.
  const peaceful = chance.test(tameness, wilder, 'goes-wild');
  return { tameness: 0, hostile: !peaceful };
}

/** A hungry pet, as the rule of hunger sees it. */
export interface HungryView {
  /** Turns since it has grown hungry, below 0 before. */
  readonly since: number;
  readonly hitPoints: number;
}

/** How hungry a pet is. */
export type PetHunger = 'fed' | 'hungry' | 'weak' | 'starved';

/** Source: NetHack 3.6.7 src/dogmove.c (dog_hunger). */
export function petHunger({ hunger }: CompanionRules, since: number): PetHunger {
  if (since > hunger.starvesAfter) {
    return 'starved';
  }
  return since > hunger.weakAfter ? 'weak' : since > 0 ? 'hungry' : 'fed';
}

/** Whether a pet that was left alone has gone wild from hunger instead of dying. */
export function wildFromHunger(
  { hunger }: CompanionRules,
  { since, hitPoints }: HungryView,
): boolean {
  return since > hunger.starvesAfter || (since > hunger.weakAfter && hitPoints < hunger.wildBelow);
}

/** Greatest hit points that a pet loses when it weakens. Rounding of what it keeps: down. */
export function weakenedBy({ hunger }: CompanionRules, maxHitPoints: number): number {
  return maxHitPoints - floorDiv(maxHitPoints, hunger.weakKeeps);
}

/** Turns for which food feeds an eater. Source: NetHack 3.6.7 src/dogmove.c (dog_nutrition). */
export function feeds({ hunger }: CompanionRules, nutrition: number, grams: number): number {
  const row = hunger.portions.find(({ from }) => grams >= from);
  return nutrition * (row?.times ?? 1);
}

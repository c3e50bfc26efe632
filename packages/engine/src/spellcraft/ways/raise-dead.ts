// Whether the dead come back, and what they lose. Crossfire server/resurrection.c (cast_raise_dead_spell,
// resurrection_fails, resurrect_player).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { WayRules } from './way-rules.ts';

/** An attempt to raise a dead hero or companion. */
export interface RaisingView {
  readonly casterLevel: number;
  /** Of the dead; absent: there is no body. */
  readonly deadLevel?: number;
}

/** Whether the attempt succeeds. Label: `raises`. */
export function raises(
  chance: Chance,
  { raising }: WayRules,
  { casterLevel, deadLevel }: RaisingView,
): boolean {
  const { mayFail, base, least, outOf, bodilessLevel } = raising;
  const chances = Math.max(least, base + casterLevel - (deadLevel ?? bodilessLevel));
  return !mayFail || chance.test(Math.min(chances, outOf), outOf, 'raises');
}

/** What coming back costs, by the spell's file. */
export interface RaisingPrice {
  /** Points of constitution. */
  readonly constitution: number;
  /** The n of an n-th of the experience; 0: none is lost. */
  readonly experiencePart: number;
}

/** Constitution and experience of the dead hero or companion. */
export interface LivingCost {
  readonly constitution: number;
  readonly experience: number;
}

/** Constitution and experience after coming back. */
export function afterRaising(
  { raising: { leastConstitution } }: WayRules,
  { constitution, experiencePart }: RaisingPrice,
  before: LivingCost,
): LivingCost {
  const lost = experiencePart === 0 ? 0 : truncDiv(before.experience, experiencePart);
  const least = Math.min(before.constitution, leastConstitution);
  return {
    constitution: Math.max(least, before.constitution - constitution),
    experience: before.experience - lost,
  };
}

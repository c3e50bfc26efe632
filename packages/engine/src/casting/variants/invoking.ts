// Artifacts that cast when invoked, and artifacts that can be invoked at a price while they recharge. NetHack
// 5.0.0 src/artifact.c (invoke_storm_spell, arti_invoke_cost).

import { silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';

/** An invoked artifact. */
export interface InvokeView {
  /** Kebab-case name of the artifact. */
  readonly artifact: string;
  /** It is still recharging. */
  readonly resting: boolean;
  readonly energy: number;
}

/** The result. */
export interface Invocation {
  readonly works: boolean;
  /** Its price in energy. */
  readonly energy: number;
  /** Its recharging time starts again. */
  readonly rests: boolean;
  /** The spell that it casts as an expert, without check, price, roll or training. */
  readonly spell: string | undefined;
}

/** Whether an artifact works, and at what price. */
export function invoke(
  rules: CastingRules,
  view: InvokeView,
  notes: CastingNotebook = silent,
): Invocation {
  const { invoking } = rules;
  const spell = invoking?.casts[view.artifact];
  if (!view.resting) {
    return { works: true, energy: 0, rests: true, spell };
  }
  const pays =
    invoking?.whileResting.includes(view.artifact) === true && view.energy >= invoking.price;
  const energy = pays ? invoking.price : 0;
  notes.note('invoked-resting', energy, view.energy);
  return { works: pays, energy, rests: false, spell };
}

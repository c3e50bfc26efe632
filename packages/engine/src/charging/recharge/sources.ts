// Sources of charging, and the effect on a confused reader. NetHack 3.6.7 src/read.c (seffects),
// src/artifact.c (arti_invoke).

import type { Chance } from '../../chance/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { Power } from '../slot/source-rules.ts';

/** An artifact invoked to charge an item. */
export interface InvokedView {
  /** Kebab case: `platinum-yendorian-express-card`. */
  readonly artifact: string;
  readonly beatitude: Beatitude;
  /** The invoking hero's role. */
  readonly role: string;
}

/**
 * The beatitude of an invoked artifact as a source; undefined: it doesn't charge. Source: NetHack 3.6.7
 * src/artifact.c (arti_invoke)
 */
export function invokedSource(rules: ChargingRules, view: InvokedView): Beatitude | undefined {
  const role = rules.sources.artifacts[view.artifact];
  if (role === undefined) {
    return undefined;
  }
  const { beatitude } = view;
  return beatitude === 'blessed' && role !== view.role ? 'uncursed' : beatitude;
}

/** Whether an item that is read, cast or applied charges with its own beatitude: `scroll-of-charging`. */
export function isChargingSource({ sources }: ChargingRules, kind: string): boolean {
  return sources.things.includes(kind);
}

/** Whether monsters charge items that they carry. Source: GruntHack, EvilHack, FIQHack src/muse.c. */
export function monstersCharge({ sources }: ChargingRules): boolean {
  return sources.monsters;
}

/** A confused reader of a scroll of charging. */
export interface ConfusedChargingView extends Power {
  readonly source: Beatitude;
}

/** The reader's power afterwards. Label: `power`. Source: NetHack 3.6.7 src/read.c (seffects). */
export function confusedCharging(
  chance: Chance,
  rules: ChargingRules,
  view: ConfusedChargingView,
): Power {
  const notes: ChargingNotebook = chance;
  const power = rules.sources.confused(chance, view.source, view);
  notes.note(
    power.energy < view.energy ? 'power-lost' : 'power-gained',
    power.energy,
    power.mostEnergy,
  );
  return { energy: power.energy, mostEnergy: power.mostEnergy };
}

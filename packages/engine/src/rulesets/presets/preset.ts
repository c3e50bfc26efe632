// A composition of rulesets that has a name of its own.

import type { Composition, Difference } from '../ruleset.ts';

/** Rules under a name that players know. Its empty slots are the default ruleset's. */
export interface Preset {
  /** The title in kebab-case: `angbands-blades`. */
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** A ruleset for each slot that differs from the default ruleset. */
  readonly rules: Composition;
  /** What players notice most: how it differs from the default ruleset, in words. */
  readonly differences: readonly Difference[];
}

/** A title or a name as players type it, as an id: `Angband’s blades` is `angbands-blades`. */
export function presetId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

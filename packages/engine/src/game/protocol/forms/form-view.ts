// The form that a hero has taken, as he knows it himself. How long he keeps it he doesn't know.

import type { FormDeed, FormObstacle } from '../../../actors/index.ts';

/** One blow of a form: its name and its dice. */
interface FormBlow {
  readonly method: string;
  /** `2d8`, `1d6+2`. */
  readonly dice: string;
  /** What a hit brings besides; absent: nothing. */
  readonly effect?: string;
}

/** A power of a form, which the command `form-power` uses. */
interface FormPowerView {
  /** Its place in the list, from 1. */
  readonly id: number;
  readonly name: string;
  /** Its price. */
  readonly energy: number;
  /** It flies in a direction. */
  readonly needsDirection: boolean;
}

/** A form. Hit points of the view are the form's. */
export interface FormView {
  readonly name: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  readonly blows: readonly FormBlow[];
  /** What creatures of its kind can do besides; empty: nothing. */
  readonly powers: readonly FormPowerView[];
  /** The hit points that wait for him in his own body. */
  readonly ownHitPoints: number;
  readonly ownMaxHitPoints: number;
  /** The least and the most turns that are left of it, as far as he knows; absent: he doesn't know. */
  readonly turnsLeft?: readonly [least: number, most: number];
  /** What he can't do in it, and why. */
  readonly cannot: readonly (readonly [deed: FormDeed, why: FormObstacle])[];
}

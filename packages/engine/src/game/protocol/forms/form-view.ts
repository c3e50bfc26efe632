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

/** A form. Hit points of the view are the form's. */
export interface FormView {
  readonly name: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  readonly blows: readonly FormBlow[];
  /** The hit points that wait for him in his own body. */
  readonly ownHitPoints: number;
  readonly ownMaxHitPoints: number;
  /** What he can't do in it, and why. */
  readonly cannot: readonly (readonly [deed: FormDeed, why: FormObstacle])[];
}

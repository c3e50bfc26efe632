// Shots per turn, their multiplier, and the launcher's ammunition. Angband 3.0.5 src/xtra1.c (calc_bonuses).

import { type Notebook, silent } from '../../chance/index.ts';
import { heavyLimit } from '../melee/heavy-limit.ts';
import type { ShotsView } from '../slot/missile-views.ts';
import type { AmmunitionKind } from '../slot/names.ts';
import type { CombatRules } from '../slot/rules.ts';

/** The shots of one turn. */
export interface Shots {
  /** 1 or more; 0 without a launcher. */
  readonly shots: number;
  /** Damage factor; 0 without a launcher. */
  readonly multiplier: number;
  /** The only ammunition that the launcher fires; other kinds can only be thrown. */
  readonly ammunition: AmmunitionKind | undefined;
  /** The launcher is too heavy. */
  readonly heavy: boolean;
}

const NONE: Shots = { shots: 0, multiplier: 0, ammunition: undefined, heavy: false };

/** The shots of one turn with the wielded launcher. */
export function shots(rules: CombatRules, view: ShotsView, notes: Notebook = silent): Shots {
  const { launcher, extraShots, extraMight } = view;
  if (launcher === undefined) {
    return NONE;
  }
  const { steps, launchers } = rules.missiles;
  const { multiplier: base, ammunition } = launchers[launcher.kind];
  const { heavy } = heavyLimit(rules, view.strength, launcher.weight, notes);
  const learnt = classShots(rules, view, ammunition);
  if (learnt !== 0) {
    notes.note('class-shots', learnt);
  }
  if (extraShots !== 0) {
    notes.note('extra-shots', extraShots);
  }
  notes.note('launcher-multiplier', base);
  if (extraMight !== 0) {
    notes.note('extra-might', extraMight);
  }
  const light = Math.max(1, 1 + extraShots + learnt);
  const fired = heavy ? steps.heavyLauncherShots(light) : light;
  const strong = base + extraMight;
  const multiplier = heavy ? steps.heavyLauncherMultiplier(strong, base) : strong;
  if (fired !== light) {
    notes.note('too-heavy-shots', fired, light);
  }
  if (multiplier !== strong) {
    notes.note('too-heavy-might', multiplier, strong);
  }
  notes.note('shots', fired);
  return { shots: fired, multiplier, ammunition, heavy };
}

/** The class's extra shots with this kind of launcher. */
function classShots(rules: CombatRules, view: ShotsView, fires: AmmunitionKind): number {
  let learnt = 0;
  for (const { ammunition, fromLevel } of rules.classes[view.class].shots) {
    learnt += ammunition === fires && view.level >= fromLevel ? 1 : 0;
  }
  return learnt;
}

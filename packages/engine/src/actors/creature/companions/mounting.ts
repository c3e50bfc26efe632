// Mounting, saddling and falling. NetHack 3.6.7 src/steed.c (mount_steed, use_saddle, dismount_steed), src/apply.c
// (use_whip).

import type { CastingSkill } from '../../../casting/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { CompanionRules, WorldRules } from '../../../worldrules/index.ts';

/** A hero who gets onto a steed. */
export interface MountView {
  readonly role: string;
  /** 1…30. */
  readonly level: number;
  readonly tameness: number;
  /** He slips in any case. */
  readonly confused: boolean;
  /** The saddle is cursed: he slips in any case. */
  readonly cursedSaddle: boolean;
}

/** The result of the attempt. Tameness is what is left. */
export type Mounted =
  | { readonly kind: 'mounts'; readonly tameness: number }
  /** The steed has had enough of him. */
  | { readonly kind: 'resists'; readonly tameness: 0 }
  | { readonly kind: 'slips'; readonly tameness: number; readonly damage: number };

/**
 * A try to mount. It costs a point of tameness, except for Knights. Labels: `slips`, `fall`. Source: NetHack 3.6.7
 * src/steed.c (mount_steed).
 */
export function mount(chance: Chance, rules: CompanionRules, view: MountView): Mounted {
  const { riding } = rules;
  const tameness = view.role === riding.rider ? view.tameness : Math.max(0, view.tameness - 1);
  if (tameness === 0) {
    return { kind: 'resists', tameness };
  }
  // level + tameness < rnd(20) slips.
  const least = view.level + tameness;
  const slips =
    view.confused ||
    view.cursedSaddle ||
    chance.test(riding.mountSides - least, riding.mountSides, 'slips');
  return slips
    ? { kind: 'slips', tameness, damage: fallDamage(chance, rules) }
    : { kind: 'mounts', tameness };
}

/** Damage of a fall from a steed, or from a try to mount. Label: `fall`. */
export function fallDamage(chance: Chance, { riding }: CompanionRules): number {
  return riding.fall.least + chance.below(riding.fall.values, 'fall');
}

/** Turns for which the legs of a rider who is thrown are wounded. Label: `lame`. Source: as `fallDamage`. */
export function lameAfterFall(chance: Chance, { thrown }: WorldRules['legs']): number {
  return thrown.least + chance.below(thrown.values, 'lame');
}

/** A hero who puts a saddle on a creature. */
export interface SaddleView {
  readonly role: string;
  readonly level: number;
  readonly dexterity: number;
  readonly charisma: number;
  /** Absent skill counts as basic. */
  readonly skill: CastingSkill;
  /** 0: it isn't tame. */
  readonly tameness: number;
  readonly itsLevel: number;
  readonly confused: boolean;
  readonly cursed: boolean;
}

/** Chance in percent to saddle a creature, 0…100. Rounding: down. Source: NetHack 3.6.7 src/steed.c (use_saddle). */
export function saddleChance({ riding }: CompanionRules, view: SaddleView): number {
  const { saddling, rider } = riding;
  const tame = view.tameness > 0;
  const chance =
    view.dexterity +
    floorDiv(view.charisma, saddling.charismaOver) +
    saddling.perTameness * view.tameness +
    view.level * (tame ? saddling.perLevel : saddling.perLevelUntamed) -
    (tame ? 0 : saddling.lessPerLevelUntamed * view.itsLevel) +
    (view.role === rider ? saddling.rider : 0) +
    saddling.skill[view.skill] +
    (view.confused ? saddling.confused : 0) +
    (view.cursed ? saddling.cursed : 0);
  return Math.max(0, Math.min(100, chance));
}

/** Proficiency with a whip, 0…3; more of it slips less. Source: NetHack 3.6.7 src/apply.c (use_whip). */
export function whipProficiency(
  { riding }: CompanionRules,
  role: string,
  dexterity: number,
): number {
  const { whip } = riding;
  const byRole = role === whip.role ? 1 : 0;
  const byHand =
    dexterity < whip.clumsyBelow ? -1 : dexterity >= whip.deftFrom ? dexterity - whip.deftFrom : 0;
  return Math.max(0, Math.min(whip.most, byRole + byHand));
}

import type { CriticalClass } from './critical-rules.ts';
import type { SlayFlag } from './names.ts';

/** Facts of the stat scale and of weights. */
export type StatFact =
  | 'stat-row'
  | 'stat-becomes'
  | 'stat-becomes-above'
  | 'weight-limit'
  | 'over-limit'
  | 'grids-away';

/** Facts of the number of blows. */
export type BlowsFact =
  | 'bare-hands-blows'
  | 'weight-counts'
  | 'strength-per-weight'
  | 'blow-column'
  | 'natural-blows'
  | 'class-maximum-blows'
  | 'extra-blows'
  | 'too-heavy-blows'
  | 'blows';

/** Facts of skills and bonuses. */
export type BonusFact =
  | 'class-skill'
  | 'race-skill'
  | 'level-skill'
  | 'base-skill'
  | 'strength-to-hit'
  | 'dexterity-to-hit'
  | 'equipment-to-hit'
  | 'stunned-to-hit'
  | 'bless-to-hit'
  | 'heroism-to-hit'
  | 'berserk-to-hit'
  | 'heavy-weapon-to-hit'
  | 'heavy-launcher-to-hit'
  | 'unblessed-edge-to-hit'
  | 'to-hit-bonus'
  | 'strength-to-dam'
  | 'equipment-to-dam'
  | 'stunned-to-dam'
  | 'unblessed-edge-to-dam'
  | 'to-dam-bonus';

/** Facts of the hit roll. */
export type HitFact =
  | 'attack-skill'
  | 'unseen'
  | 'armor-counts'
  | 'automatic-hit'
  | 'automatic-miss'
  | 'hopeless'
  | 'hit-chance';

/** Facts of damage. An applicable slay is a fact of its own name. */
export type DamageFact =
  | 'weapon-dice'
  | 'bare-hands-damage'
  | 'dice-multiplied'
  | SlayFlag
  | 'critical-chance'
  | `critical-${CriticalClass}`
  | 'damage-added'
  | 'damage-nothing'
  | 'dies-above';

/** Facts of shots and throws. */
export type MissileFact =
  | 'class-shots'
  | 'extra-shots'
  | 'launcher-multiplier'
  | 'extra-might'
  | 'too-heavy-shots'
  | 'too-heavy-might'
  | 'shots'
  | 'shot-energy'
  | 'fire-range'
  | 'throw-range'
  | 'distance-to-hit'
  | 'shot-skill'
  | 'throw-skill'
  | 'missile-dice'
  | 'missile-added'
  | 'launcher-multiplies'
  | 'thrown-no-weapon'
  | 'artifact-unbreakable'
  | 'met-nobody'
  | 'breaks-usually'
  | 'breaks-near';

/** Facts of side effects of blows. */
export type SideEffectFact = 'too-afraid' | 'unconfusable' | 'resists-confusion' | 'ground-shakes';

/** All facts that the attack rules note. */
export type CombatFact =
  | StatFact
  | BlowsFact
  | BonusFact
  | HitFact
  | DamageFact
  | MissileFact
  | SideEffectFact;

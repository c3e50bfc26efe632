// Plans of a shot or throw, and reasons against it; used by the commands and by the odds.

import {
  ammunitionView,
  firedBy,
  missileView,
  shooterView,
  throwerView,
  weaponSkill,
  wornAt,
} from '../../../actors/index.ts';
import {
  type CombatRules,
  type Flight,
  fireRange,
  missileShot,
  missileThrow,
  prepareShot,
  prepareThrow,
  type ShooterView,
  shotEnergy,
  shots,
  type TargetView,
  type ThrowerView,
  throwEnergy,
  throwRange,
  type WeaponView,
} from '../../../combat/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { type GameObject, slotOf, TYPE } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { ballRange, type Heave } from '../../body/bonds/bond-rules.ts';
import { obstacleTo } from '../../forms/hampered.ts';
import { gridsBetween } from '../../movement/missiles/flight.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

interface Plan {
  /** The pile that the piece is taken from. */
  readonly pile: GameObject;
  readonly missile: WeaponView;
  /** Range in grids. */
  readonly range: number;
  /** What it costs. */
  readonly cost: number;
  /** The skill that it trains; empty for none. */
  readonly skill: string;
}

/** A planned shot. */
export interface ShotPlan extends Plan {
  readonly how: 'shot';
  readonly by: ShooterView;
  /** Factor of the launcher, might included. */
  readonly multiplier: number;
}

/** A planned throw. */
export interface ThrowPlan extends Plan {
  readonly how: 'thrown';
  readonly by: ThrowerView;
}

/** A planned shot or throw. */
export type MissilePlan = ShotPlan | ThrowPlan;

/** Why no shot or throw is possible. */
export interface NoMissile {
  readonly refused: RefusalReason;
}

/**
 * Plans a shot with the wielded launcher.
 * @param itemId ammunition; 0: from the quiver, else the first that fits
 */
export function planShot(state: GameState, itemId: number): ShotPlan | NoMissile {
  const { ruleset, sheet } = state;
  const launcher = wornAt(sheet, 'launcher');
  const fires = firedBy(ruleset, sheet);
  if (launcher === undefined || fires === undefined) {
    return { refused: obstacleTo(state, 'throw') ?? 'no-launcher' };
  }
  const fits = (item: GameObject | undefined): item is GameObject =>
    item !== undefined && isFired(ruleset, item, fires);
  const quiver = wornAt(sheet, 'quiver');
  const pile =
    itemId === 0
      ? fits(quiver)
        ? quiver
        : sheet.inventory.things.find(fits)
      : sheet.inventory.find(itemId);
  if (itemId !== 0 && pile === undefined) {
    return { refused: 'unknown-item' };
  }
  if (!fits(pile)) {
    return { refused: 'no-ammunition' };
  }
  const rules = ruleset.slots.combat;
  const by = shooterView(ruleset, sheet);
  const turn = shots(rules, by);
  return {
    how: 'shot',
    pile,
    missile: ammunitionView(ruleset, sheet, pile),
    by,
    multiplier: turn.multiplier,
    range: fireRange(rules, turn.multiplier),
    cost: beatsOf(ruleset, shotEnergy(rules, turn.shots)),
    skill: weaponSkill(launcher.archetype),
  };
}

/** Whether an item is ammunition for the wielded launcher. */
export function fitsLauncher({ ruleset, sheet }: GameState, item: GameObject): boolean {
  const fires = firedBy(ruleset, sheet);
  return fires !== undefined && isFired(ruleset, item, fires);
}

function isFired(ruleset: Ruleset, item: GameObject, fires: string): boolean {
  return item.archetype.type === TYPE.ammunition && missileView(ruleset, item).kind === fires;
}

/** Slots whose item can be thrown directly. */
const IN_HAND: readonly string[] = ['weapon', 'launcher', 'quiver'];

/** Plans a throw of one piece of a carried item. */
export function planThrow(state: GameState, itemId: number): ThrowPlan | NoMissile {
  const { ruleset, sheet } = state;
  const pile = sheet.inventory.find(itemId);
  if (pile === undefined) {
    return { refused: 'unknown-item' };
  }
  const unfit = obstacleTo(state, 'throw');
  if (unfit !== undefined) {
    return { refused: unfit };
  }
  const slot = slotOf(sheet.equipment, pile.id);
  if (slot !== undefined && !IN_HAND.includes(slot)) {
    return { refused: 'worn' };
  }
  const rules = ruleset.slots.combat;
  const missile = missileView(ruleset, pile);
  return {
    how: 'thrown',
    pile,
    missile,
    by: throwerView(ruleset, sheet, pile),
    range: isChained(state, pile)
      ? ballRange(ruleset.slots.world.punishment, heaveOf(state, pile))
      : throwRange(rules, sheet.present.strength, missile.weight),
    cost: beatsOf(ruleset, throwEnergy(rules)),
    skill: weaponSkill(pile.archetype),
  };
}

/** Whether a thing is the ball at the hero's chain. */
function isChained({ sheet }: GameState, { id }: GameObject): boolean {
  return sheet.powers.chained === id;
}

/** The strength of the hero's throw, against the weight of one piece. */
export function heaveOf({ ruleset, sheet }: GameState, { weight }: GameObject): Heave {
  return { strength: ruleset.bridges.shortScale(sheet.present.strength), grams: weight };
}

/** Converts energy (100 per turn) to beats. */
export function beatsOf({ bridges, slots }: Ruleset, energy: number): number {
  return energy * floorDiv(bridges.beats.move, slots.combat.missiles.turnEnergy);
}

/** Whether a square is within the missile's range, and not the hero's own. */
export function isInRange(
  { level, hero, ruleset }: GameState,
  plan: Plan,
  square: number,
): boolean {
  const grids = gridsBetween(ruleset.slots.combat, level.map, hero.square, square);
  return grids > 0 && grids <= Math.max(1, plan.range);
}

/** The flight of a planned missile at a target at a distance in grids. */
export function flightAt(
  rules: CombatRules,
  plan: MissilePlan,
  target: TargetView,
  distance: number,
): Flight {
  const { missile } = plan;
  return plan.how === 'shot'
    ? prepareShot(rules, missileShot(rules, { shooter: plan.by, missile, target, distance }))
    : prepareThrow(
        rules,
        missileThrow(rules, { thrower: plan.by, object: missile, target, distance }),
      );
}

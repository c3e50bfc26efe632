// The questions of `odds shoot` and `odds throw`, read from their options.

import type {
  CombatRules,
  LauncherKind,
  LauncherView,
  TargetView,
  WeaponView,
} from '../../../combat/index.ts';
import { LAUNCHER_KINDS } from '../../../combat/index.ts';
import type { ShotOddsView, ThrowOddsView } from '../../../odds/index.ts';
import { integerOption, nameOption, weightOption } from '../reading/values.ts';
import {
  type FighterOptions,
  fighterTitle,
  readFighter,
  readHitPoints,
  readStriking,
  readTarget,
  type StrikingOptions,
  type TargetOptions,
  targetTitle,
} from './fighter.ts';

/** Options that shots and throws share. */
interface FlightOptions extends FighterOptions, TargetOptions, Omit<StrikingOptions, 'kind'> {
  readonly distance: string;
  readonly artifact?: true;
}

/** The options of `odds shoot` as commander gives them. */
export interface ShootOptions extends FlightOptions {
  readonly launcher: string;
  readonly launcherWeight?: string;
  readonly launcherToHit: string;
  readonly launcherToDam: string;
  readonly missile: string;
  readonly extraShots: string;
  readonly extraMight: string;
}

/** The options of `odds throw` as commander gives them. */
export interface ThrowOptions extends FlightOptions {
  readonly object: string;
  readonly kind: string;
}

/** A question, and the same in words. */
export interface MissileQuestion<View> {
  readonly view: View;
  readonly title: string;
}

/** The farthest that any launcher of the rules carries, with room for more. */
const FARTHEST = 99;

/** Default weight of each kind of launcher, in pounds. */
const USUAL_POUNDS: Readonly<Record<LauncherKind, string>> = {
  sling: '0.5',
  'short-bow': '3',
  'long-bow': '4',
  'light-crossbow': '11',
  'heavy-crossbow': '20',
};

/** Reads the options. Throws a UsageError that names option, value and range. */
export function shootQuestion(
  rules: CombatRules,
  options: ShootOptions,
): MissileQuestion<ShotOddsView> {
  const launcher = readLauncher(options);
  const { multiplier, ammunition } = rules.missiles.launchers[launcher.kind];
  const shooter = {
    ...readFighter(rules, options),
    weapon: undefined,
    launcher,
    extraShots: integerOption('--extra-shots', options.extraShots, -99, 99),
    extraMight: integerOption('--extra-might', options.extraMight, -multiplier, 99),
  };
  const missile = readStriking('--missile', options.missile, { ...options, kind: ammunition });
  const flight = readFlight(options);
  const armed = `${launcher.kind} of ${launcher.weight / 10} lb, ${missileTitle(missile)}`;
  return {
    view: { shooter, missile, ...flight },
    title: `${fighterTitle(shooter, armed)} shoots at ${flightTitle(flight, options)}`,
  };
}

/** Reads the options. Throws a UsageError that names option, value and range. */
export function throwQuestion(
  rules: CombatRules,
  options: ThrowOptions,
): MissileQuestion<ThrowOddsView> {
  const thrower = { ...readFighter(rules, options), weapon: undefined, launcher: undefined };
  const object = readStriking('--object', options.object, options);
  const flight = readFlight(options);
  const armed = missileTitle(object);
  return {
    view: { thrower, object, ...flight },
    title: `${fighterTitle(thrower, armed)} throws at ${flightTitle(flight, options)}`,
  };
}

function readLauncher(options: ShootOptions): LauncherView {
  const kind = nameOption('--launcher', options.launcher, LAUNCHER_KINDS);
  return {
    kind,
    weight: weightOption('--launcher-weight', options.launcherWeight ?? USUAL_POUNDS[kind]),
    toHit: integerOption('--launcher-to-hit', options.launcherToHit, -999, 999),
    toDam: integerOption('--launcher-to-dam', options.launcherToDam, -999, 999),
  };
}

function readFlight(options: FlightOptions) {
  return {
    target: readTarget(options),
    hitPoints: readHitPoints(options),
    distance: integerOption('--distance', options.distance, 1, FARTHEST),
    artifact: options.artifact ?? false,
  };
}

function missileTitle({ kind, dice, sides, weight }: WeaponView): string {
  return `${kind} ${dice}d${sides} of ${weight / 10} lb`;
}

function flightTitle(
  { target, distance }: { readonly target: TargetView; readonly distance: number },
  { hp }: TargetOptions,
): string {
  const squares = distance === 1 ? 'a square' : `${distance} squares`;
  return `${targetTitle(target, hp)}, ${squares} away`;
}

// Charging tools. NetHack 3.6.7 src/read.c (recharge).

import type { Chance } from '../../chance/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import { type Beatitude, MOST_RECHARGED } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { ToolRow } from '../slot/tool-rules.ts';
import { gained, type ToolState } from './tool-gains.ts';
import { inRange } from './wand.ts';

/** A tool and the source that charges it. */
export interface ToolChargeView {
  /** Kebab case: `magic-marker`. */
  readonly tool: string;
  readonly source: Beatitude;
  /** The tool's beatitude. */
  readonly beatitude: Beatitude;
  readonly charges: number;
  /** Number of previous rechargings, 0…7. */
  readonly recharged: number;
  /** Turns of fuel left (excluding burning fuel), or cells; absent: none. */
  readonly fuel?: number | undefined;
  /** Turns in the burn timer of a lit lamp; absent: none. */
  readonly burning?: number | undefined;
  /** Absent: no. */
  readonly lit?: boolean | undefined;
}

/** The result; `loss`: it can't be charged. */
export interface ToolCharged {
  readonly kind: 'charged' | 'loss';
  readonly charges: number;
  readonly recharged: number;
  readonly fuel: number;
  readonly lit: boolean;
  /** Absent: charging never changes the beatitude of such a tool. */
  readonly beatitude?: Beatitude;
}

/**
 * Charges a tool. Labels: `charges`. Source: NetHack 3.6.7 src/read.c (recharge). The count rises even if
 * nothing else changes.
 */
export function chargeTool(
  chance: Chance,
  rules: ChargingRules,
  view: ToolChargeView,
): ToolCharged {
  const notes: ChargingNotebook = chance;
  const row = rules.tools.rows[view.tool];
  const before = stateOf(view);
  if (row !== undefined && rules.steps.shrugsOff(view.beatitude, view.source)) {
    notes.note('shrugged-off');
    return outcome('charged', row, before, view.recharged);
  }
  const counts = rules.steps.counts(rules, view.tool);
  const counted = counts ? Math.min(MOST_RECHARGED, view.recharged + 1) : view.recharged;
  const refused = row === undefined ? undefined : refusal(row, view);
  if (counts && refused === undefined) {
    notes.note('recharge-count', counted);
  }
  if (row === undefined) {
    notes.note('nothing-to-charge');
    return outcome('loss', row, before, counted);
  }
  if (refused !== undefined) {
    notes.note('charged-too-often', refused);
    const charges = allowed(rules, row, driedUp(row, before.charges));
    return outcome('charged', row, { ...before, charges }, refused);
  }
  const seen = { ...before, fuel: rules.steps.fuelSeen(before.fuel, view.burning ?? 0) };
  const after = gained(chance, row[view.source], seen);
  const charges = allowed(rules, row, after.charges);
  noteChange(notes, before, after);
  return outcome('charged', row, { ...after, charges }, counted);
}

function outcome(
  kind: ToolCharged['kind'],
  row: ToolRow | undefined,
  { charges, fuel, lit, beatitude }: ToolState,
  recharged: number,
): ToolCharged {
  const blesses = row?.blesses === true ? { beatitude } : {};
  return { kind, charges, recharged, fuel, lit, ...blesses };
}

function stateOf(view: ToolChargeView): ToolState {
  const { charges, fuel = 0, lit = false, beatitude } = view;
  return { charges, fuel, lit, beatitude };
}

/** The count that a tool recharged too often is reset to; undefined: it wasn't. */
function refusal({ onlyTimes }: ToolRow, view: ToolChargeView): number | undefined {
  if (onlyTimes === undefined || view.recharged < onlyTimes.times) {
    return undefined;
  }
  return view.source === 'cursed' && !onlyTimes.evenCursed ? undefined : onlyTimes.times;
}

function driedUp({ onlyTimes }: ToolRow, charges: number): number {
  const driesUpTo = onlyTimes?.driesUpTo ?? 0;
  return charges <= driesUpTo ? Math.min(0, charges) : charges;
}

function allowed(rules: ChargingRules, { cutTo }: ToolRow, charges: number): number {
  return inRange(rules, Math.min(cutTo ?? charges, charges));
}

function noteChange(notes: ChargingNotebook, before: ToolState, after: ToolState): void {
  if (after.charges !== before.charges) {
    notes.note('tool-charges', after.charges, before.charges);
  }
  if (after.fuel !== before.fuel) {
    notes.note('tool-fuel', after.fuel, before.fuel);
  }
  if (before.lit && !after.lit) {
    notes.note('lamp-goes-out');
  }
}

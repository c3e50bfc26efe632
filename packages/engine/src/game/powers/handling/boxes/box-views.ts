// A hero at a lock or a trap, as the rules see him.

import { wornAt } from '../../../../actors/index.ts';
import {
  beatitudeOf,
  conditionOf,
  type GameObject,
  TYPE,
  weaponFacts,
} from '../../../../objects/index.ts';
import { ruleKind } from '../../../items/charge-view.ts';
import type { GameState } from '../../../state/state.ts';
import { type ForceView, type PickView, pickPercent } from './lock-rules.ts';
import type { BoxDisarmView, BoxSearchView } from './trap-rules.ts';

/** @param cursed as far as the asker knows */
export function pickView(
  { sheet, ruleset }: GameState,
  tool: GameObject,
  at: PickView['at'],
  cursed: boolean,
): PickView {
  return {
    kind: ruleKind(tool),
    at,
    dexterity: ruleset.bridges.shortScale(sheet.present.dexterity),
    role: sheet.role,
    cursed,
  };
}

/** The tools for locks that the hero carries. */
export function lockTools(state: GameState): readonly GameObject[] {
  return state.sheet.inventory.things.filter(thing => isLockTool(state, thing));
}

/** Whether a thing is a tool for locks. */
export function isLockTool({ ruleset }: GameState, thing: GameObject): boolean {
  return ruleset.slots.world.tools.boxes.tools[ruleKind(thing)] !== undefined;
}

/** Whether a tool is of any use at a lock at present. */
export function canMove(
  { ruleset }: GameState,
  view: PickView,
  { locked }: { readonly locked: boolean },
): boolean {
  const { boxes } = ruleset.slots.world.tools;
  return (locked || boxes.tools[view.kind]?.locks === true) && pickPercent(boxes, view) > 0;
}

/** Kinds of weapons that pry; the others bash. */
const BLADES: ReadonlySet<string> = new Set(['sword', 'polearm']);

/** The weapon in hand as a tool that forces locks; undefined: it is none. */
export function forceView(
  { sheet }: GameState,
  known: { readonly cursed: boolean; readonly enchantment: number } | undefined,
): ForceView | undefined {
  const weapon = forcingWeapon(sheet);
  if (weapon === undefined) {
    return undefined;
  }
  const { kind, dice, sides } = weaponFacts(weapon.archetype);
  return {
    damage: dice * sides,
    blade: BLADES.has(kind),
    cursed: known?.cursed ?? beatitudeOf(weapon) === 'cursed',
    enchantment: known?.enchantment ?? conditionOf(weapon).enchantment,
  };
}

/** The weapon in hand, if it is one with which locks are forced. */
export function forcingWeapon(sheet: GameState['sheet']): GameObject | undefined {
  const weapon = wornAt(sheet, 'weapon');
  const isHandWeapon = weapon?.archetype.type === TYPE.weapon && weapon.text('weaponKind') !== '';
  return isHandWeapon ? weapon : undefined;
}

/** @param trapped as far as the asker knows */
export function searchView({ sheet }: GameState, trapped: boolean): BoxSearchView {
  return { trapped, level: sheet.level, confused: sheet.conditions.has('confused') };
}

export function boxDisarmView({ sheet, ruleset, depth }: GameState): BoxDisarmView {
  return {
    dexterity: ruleset.bridges.shortScale(sheet.present.dexterity),
    level: sheet.level,
    role: sheet.role,
    confused: sheet.conditions.has('confused'),
    depth,
  };
}

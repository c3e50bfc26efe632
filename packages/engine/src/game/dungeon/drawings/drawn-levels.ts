// Which levels of a game's dungeon are drawn, and which vaults a level may have.

import type { Chance } from '../../../chance/index.ts';
import {
  type Archetype,
  type Content,
  type DrawingPlan,
  drawingPlan,
  isDrawing,
} from '../../../objects/index.ts';
import type { BranchName, LayoutRules } from '../../../worldrules/index.ts';

/** Where a drawing would be. */
export interface DrawnPlace {
  readonly key: number;
  readonly branch: BranchName | undefined;
  /** The depth of danger. */
  readonly depth: number;
  /** Whether the level has stairs down. */
  readonly down: boolean;
}

/** The letter of stairs down. */
const DOWN = '>';

/**
 * Assigns drawings to levels: each that fits is part of the game with the probability of the rules, on one of the
 * levels that it fits. Labels: `drawn`, `drawn-level`.
 */
export function dealDrawnLevels(
  chance: Chance,
  { drawnLevels: { times, of } }: LayoutRules,
  content: Content,
  places: readonly DrawnPlace[],
): Map<number, string> {
  const drawn = new Map<number, string>();
  const drawings = content.archetypes.filter(each => isDrawing(each, 'level'));
  const sure = drawings.filter(each => drawingPlan(each).always);
  for (const drawing of [...sure, ...drawings.filter(each => !sure.includes(each))]) {
    const plan = drawingPlan(drawing);
    const fitting = places.filter(place => !drawn.has(place.key) && fitsLevel(plan, place));
    const isThere = plan.always || chance.test(times, of, 'drawn');
    if (fitting.length > 0 && isThere) {
      drawn.set(fitting[chance.below(fitting.length, 'drawn-level')]!.key, drawing.id);
    }
  }
  return drawn;
}

function fitsLevel(plan: DrawingPlan, place: DrawnPlace): boolean {
  const down = plan.rows.some(row => row.includes(DOWN));
  return down === place.down && place.key !== 1 && fits(plan, place.branch, place.depth);
}

function fits(
  { branches, fromDepth, toDepth }: DrawingPlan,
  branch: BranchName | undefined,
  depth: number,
): boolean {
  const isHere = branch === undefined ? branches.length === 0 : branches.includes(branch);
  return isHere && depth >= fromDepth && depth <= toDepth;
}

/** A vault for a level; undefined: none fits. Labels: `vault`, `vault-kind`. */
export function chooseVault(
  chance: Chance,
  { vaults: { oneIn } }: LayoutRules,
  content: Content,
  { branch, depth }: Pick<DrawnPlace, 'branch' | 'depth'>,
): Archetype | undefined {
  const fitting = content.archetypes.filter(
    each => isDrawing(each, 'vault') && fits(drawingPlan(each), branch, depth),
  );
  if (fitting.length === 0 || !chance.test(1, oneIn, 'vault')) {
    return undefined;
  }
  const weights = fitting.map(each => drawingPlan(each).frequency);
  return fitting[chance.pick(weights, 'vault-kind')];
}

// How creatures grow by what they kill: hit points, levels, and at last the body of a bigger kind. NetHack 3.6.7
// src/makemon.c (grow_up).

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { CompanionRules } from '../../../worldrules/index.ts';

/** A creature that has killed another. */
export interface GrowthView {
  /** Its level now, 0 or more. */
  readonly level: number;
  /** The level of its kind. */
  readonly kindLevel: number;
  /** The level of the kind that it grows into; absent: it grows into none. */
  readonly biggerLevel?: number;
  /** Its greatest hit points. */
  readonly most: number;
  /** The level of what it killed. */
  readonly killed: number;
}

/** What it gains. */
export interface Grown {
  /** Greatest hit points. */
  readonly most: number;
  /** Present hit points. */
  readonly now: number;
  /** Levels: 0 or 1. */
  readonly levels: number;
  /** It becomes one of the bigger kind. */
  readonly bigger: boolean;
}

/** The greatest hit points of a level: beyond them the next level begins. */
function mostOfLevel({ growth }: CompanionRules, level: number): number {
  return level === 0 ? growth.lowest : level * growth.perLevel;
}

/** The highest level that a creature reaches by killing. Rounding: down. */
export function highestLevel(
  { growth }: CompanionRules,
  { kindLevel, biggerLevel = 0 }: Pick<GrowthView, 'kindLevel' | 'biggerLevel'>,
): number {
  const { times, over, least, most } = growth.levels;
  const own = Math.max(floorDiv(times * kindLevel, over), biggerLevel);
  return Math.min(Math.max(own, least), Math.max(most, kindLevel));
}

/** What a creature gains by a kill. Labels: `grows`, `grows-now`. Source: NetHack 3.6.7 src/makemon.c (grow_up). */
export function growUp(chance: Chance, rules: CompanionRules, view: GrowthView): Grown {
  const { level, biggerLevel, killed } = view;
  const threshold = mostOfLevel(rules, level);
  const room = Math.max(0, threshold + 1 - view.most);
  const most = Math.min(chance.roll(1, killed + 1, 'grows'), room);
  const now = most > 1 ? chance.below(most, 'grows-now') : 0;
  if (view.most + most <= threshold) {
    return { most, now, levels: 0, bigger: false };
  }
  if (biggerLevel !== undefined && level + 1 >= biggerLevel) {
    return { most, now, levels: 1, bigger: true };
  }
  const rises = level + 1 <= highestLevel(rules, view);
  // The point beyond the threshold was the step to the next level, which is barred.
  const kept = rises || view.most + most !== threshold + 1 ? most : most - 1;
  return { most: kept, now, levels: Number(rises), bigger: false };
}

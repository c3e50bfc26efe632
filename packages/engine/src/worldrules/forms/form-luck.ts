// The rules of forms that draw luck. NetHack 3.6.7 src/polyself.c (polyself, polymon, newman), src/eat.c
// (bounded_increase, eataccessory).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { EatenRules, FormRules } from './form-rules.ts';

/** A form that a hero takes. */
export interface FormView {
  /** Level of its kind, 0 or more. */
  readonly level: number;
  readonly dragon: boolean;
}

/** Hit points of a form, 1 or more. Label: `form-hit-points`. */
export function formHitPoints(
  chance: Chance,
  { hitPoints, dragon }: FormRules,
  form: FormView,
): number {
  const { level } = form;
  if (level === 0) {
    return chance.roll(1, hitPoints.lowestDie, 'form-hit-points');
  }
  return form.dragon
    ? dragon.sure * level + chance.roll(level, dragon.die, 'form-hit-points')
    : chance.roll(level, hitPoints.levelDie, 'form-hit-points');
}

/** What the time for which a hero keeps a form depends on. */
interface KeptFormView {
  /** Level of its kind, 0 or more. */
  readonly level: number;
  /** His own, 1 or more. */
  readonly heroLevel: number;
}

/** Turns for which a hero keeps a form, 1 or more. Label: `form-turns`. */
export function formTurns(
  chance: Chance,
  { turns }: FormRules,
  { level, heroLevel }: KeptFormView,
): number {
  const drawn = turns.least + chance.below(turns.values, 'form-turns');
  return heroLevel < level ? Math.max(1, floorDiv(drawn * heroLevel, level)) : drawn;
}

/** The least and the most turns for which a hero keeps a form. */
export function formTurnsRange(
  { turns }: FormRules,
  { level, heroLevel }: KeptFormView,
): readonly [least: number, most: number] {
  const kept = (drawn: number) =>
    heroLevel < level ? Math.max(1, floorDiv(drawn * heroLevel, level)) : drawn;
  return [kept(turns.least), kept(turns.least + turns.values - 1)];
}

/** Hit points that the shock of a change takes; 0: the change comes. Labels: `shock`, `shock-damage`. */
export function changeShock(chance: Chance, { shock }: FormRules, constitution: number): number {
  return chance.test(shock.outOf - 1 - constitution, shock.outOf, 'shock')
    ? chance.roll(1, shock.die, 'shock-damage')
    : 0;
}

/** What eating a ring or an amulet depends on. */
export interface EatenView {
  readonly amulet: boolean;
}

/** Whether an eaten ring or amulet does anything. Label: `eaten-works`. */
export function eatenWorks(chance: Chance, rules: EatenRules, { amulet }: EatenView): boolean {
  return chance.test(1, amulet ? rules.amuletOneIn : rules.ringOneIn, 'eaten-works');
}

/** Points that were gained by eating, and those of the ring that is eaten. */
export interface GrowthByEating {
  /** Both may be negative. */
  readonly before: number;
  readonly points: number;
}

/**
 * Points after eating a ring. Those of one sign add up in full below `slowFrom`, as a draw below `pointFrom`, by at
 * most one below `endsAt`, and from then on not at all. Labels: `eaten-points`, `eaten-point`. NetHack 3.6.7
 * src/eat.c (bounded_increase).
 */
export function grownByEating(
  chance: Chance,
  { slowFrom, pointFrom, endsAt }: EatenRules,
  { before, points }: GrowthByEating,
): number {
  const own = Math.abs(before);
  const more = Math.abs(points);
  if (more === 0 || Math.sign(before) !== Math.sign(points) || own + more < slowFrom) {
    return before + points;
  }
  const sign = Math.sign(points);
  if (own + more < pointFrom) {
    const drawn = chance.roll(1, more, 'eaten-points');
    return before + sign * (own + drawn < slowFrom ? slowFrom - own : drawn);
  }
  if (own + more < endsAt) {
    const drawn = chance.test(more - 1, more, 'eaten-point') ? 1 : 0;
    const lifted =
      own + drawn < pointFrom ? chance.roll(1, pointFrom - own, 'eaten-points') : drawn;
    return before + sign * lifted;
  }
  return before;
}

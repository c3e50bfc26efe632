// Gains per level: the dice of role and race (hit points roll them twice), and every fifth level a step in
// the role's primary attributes. NetHack 3.6.7 src/attrib.c (newhp), src/exper.c (newpw).

import type { Chance } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { Growth, GrowthRow } from './heroes.ts';
import type { WorldRules } from './rules.ts';
import type { GrowthView } from './views.ts';

/** The column of a growth row for a hero who leaves a level. */
function rowFor({ role, level }: GrowthView): keyof GrowthRow {
  if (level === 0) {
    return 'first';
  }
  return level < role.middleLevel ? 'low' : 'high';
}

/** One draw of growth: the fixed part plus one die. */
function grow(chance: Chance, { sure, sides }: Growth, label: string): number {
  return sure + chance.roll(1, sides, label);
}

/** Constitution bonus to a level's hit points: that of the first row reached, 0 below all rows. */
function ofConstitution({ growth }: WorldRules, constitution: number): number {
  const row = growth.constitution.find(({ least }) => constitution >= least);
  return row?.points ?? 0;
}

/** Hit points gained at a level, 1 or more. Label: `hit-points`. */
export function hitPointsGained(
  chance: Chance,
  rules: WorldRules,
  view: GrowthView & { readonly constitution: number },
): number {
  const row = rowFor(view);
  const rolls = row === 'first' ? 1 : rules.growth.rollsOfALevel;
  let points = row === 'first' ? 0 : ofConstitution(rules, view.constitution);
  for (let roll = 0; roll < rolls; roll++) {
    points += grow(chance, view.role.hitPoints[row], 'hit-points');
    points += grow(chance, view.race.hitPoints[row], 'hit-points');
  }
  return Math.max(1, points);
}

/** Energy or grace gained at a level, 1 or more. Label: `energy`. */
export function energyGained(
  chance: Chance,
  rules: WorldRules,
  view: GrowthView & { readonly wisdom: number },
): number {
  const row = rowFor(view);
  const [role, race] = [view.role.energy[row], view.race.energy[row]];
  if (row === 'first') {
    return Math.max(1, grow(chance, role, 'energy') + grow(chance, race, 'energy'));
  }
  // One uniform draw from 0, whose range adds a share of wisdom to the sides of both dice.
  const sides = floorDiv(view.wisdom, rules.growth.wisdomOver) + role.sides + race.sides;
  const drawn = role.sure + race.sure + chance.below(sides, 'energy');
  const { times, over } = view.role.energyShare;
  return Math.max(1, floorDiv(times * drawn, over));
}

/** Whether reaching a level raises the role's primary attributes. @param level 2…30 */
export function raisesAttributes({ growth }: WorldRules, level: number): boolean {
  return level % growth.attributesEvery === 0;
}

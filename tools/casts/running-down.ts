// What runs down by itself besides effects: forces on creatures and fixtures, and fixtures that are used up. Waiting
// has to bring each nearer to its end.

import { Creature } from '@roguewright/engine/actors';
import type { GameState } from '@roguewright/engine/game';
import { ticksLeft } from '@roguewright/engine/spells';

/** What is left of one of them: ticks of a force, turns of a fixture. */
export interface Remaining {
  readonly name: string;
  readonly left: number;
  /** Ticks that pass for each of these at most. */
  readonly ticksEach: number;
}

/** Everything that runs down on the hero's level, by a name of its own. */
export function running(state: GameState): ReadonlyMap<string, Remaining> {
  const found = new Map<string, Remaining>();
  const { hero, sheet, level, spells } = state;
  const living = level.creatures.all.filter(({ alive }) => alive);
  const bearers = [{ id: hero.id, forces: sheet.forces }, ...living, ...level.fixtures.all];
  for (const bearer of bearers) {
    const { id, forces } = bearer;
    for (const force of forces.all) {
      // Symptoms end with their disease.
      if (force.kind === 'symptom') {
        continue;
      }
      const on = bearer instanceof Creature ? bearer.archetype.id : 'the hero';
      const left = ticksLeft(spells.rules, force);
      // A stronger strain of a disease takes the place of a weaker one.
      found.set(`force ${id} ${force.id} ${force.level}`, {
        name: `${force.name} on ${on}`,
        left,
        ticksEach: 1,
      });
    }
  }
  for (const { id, thing, usedUp, speed, gone, fading } of level.fixtures.all) {
    const turns = usedUp ? thing.fact('food') : fading;
    if (!gone && speed > 0 && turns >= 0 && (usedUp || fading >= 0)) {
      const ticksEach = 2 + 1 / speed;
      found.set(`fixture ${id}`, { name: thing.archetype.id, left: turns, ticksEach });
    }
  }
  return found;
}

/**
 * The names of what hasn't run down as it should while ticks passed.
 * @param margin ticks by which clocks and casts may be late
 */
export function stuck(
  before: ReadonlyMap<string, Remaining>,
  after: ReadonlyMap<string, Remaining>,
  ticks: number,
  margin: number,
): readonly string[] {
  return [...before].flatMap(([key, { name, left, ticksEach }]) => {
    const now = after.get(key)?.left;
    const due = Math.floor((ticks - margin) / ticksEach);
    return now !== undefined && now > Math.max(0, left - due)
      ? [`${name}: ${left}, then ${now}`]
      : [];
  });
}

// Saves as older versions wrote them, made of one of today: the steps of the migrations backwards.

import type { Versioned } from '../saves/migrations.ts';
import type { SavedGame } from '../saves/save.ts';

/** The save of a hero who is alone, as version 8 wrote it. Tests of older versions go on from there. */
export function asVersion8(saved: SavedGame): Versioned {
  const { seats, levels, clock, ...world } = JSON.parse(JSON.stringify(saved)) as SavedGame;
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) {
    throw new Error(`version 8 had one hero, not ${seats.length}`);
  }
  const { depth, hero, ending, pending, memories } = seat;
  const { maintained, ...sheet } = seat.sheet;
  const acquainted = new Set(seat.acquainted);
  const damageSeen = new Map(seat.damageSeen);
  const { heroes, ...shared } = clock;
  const { movement, granted, spent, helpless, burden } = heroes[0]!;
  return {
    ...world,
    version: 8,
    depth,
    hero: { ...hero, seen: true, damageSeen: 0 },
    sheet: { ...sheet, ...(maintained && { keptUp: maintained }) },
    ending,
    pending,
    levels: levels.map(([at, level], place) => [
      at,
      {
        ...level,
        creatures: level.creatures.map(creature => ({
          ...creature,
          seen: acquainted.has(creature.id),
          damageSeen: damageSeen.get(creature.id) ?? 0,
        })),
        ...memories[place]![1],
      },
    ]),
    clock: { ...shared, heroMovement: movement, granted, spent, helpless, burden },
  };
}

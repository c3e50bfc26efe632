// Until version 8 a save had one hero, and his level held what he remembered of it. From version 9 on a save
// has seats, each with its hero and all that is his own: what he sees and remembers of levels and creatures too.

import type { MigrationStep, Versioned } from './migrations.ts';

/** Takes what is the hero's own to his seat. */
export const withSeats: MigrationStep = saved => {
  const { depth, hero, sheet, ending, pending, levels, clock, ...world } = saved;
  const old = levels as readonly (readonly [number, Versioned])[];
  const creatures = old.flatMap(([, level]) => level.creatures as readonly Versioned[]);
  const seat = {
    depth,
    present: true,
    hero: withoutSight(hero as Versioned),
    sheet: withMaintained(sheet as Versioned),
    memories: old.map(([at, level]) => [at, memoryOf(level)]),
    acquainted: creatures.filter(({ seen }) => seen === true).map(({ id }) => id),
    damageSeen: creatures
      .filter(({ damageSeen }) => damageSeen !== 0)
      .map(({ id, damageSeen }) => [id, damageSeen]),
    ending,
    pending,
  };
  return {
    ...world,
    levels: old.map(([at, level]) => [at, withoutMemory(level)]),
    clock: withHeroes(clock as Versioned),
    seats: [seat],
  };
};

/** A creature without what the hero has seen of it. */
function withoutSight({ seen: _, damageSeen: __, ...creature }: Versioned): Versioned {
  return creature;
}

/** What the hero maintains has its name of now. */
function withMaintained({ keptUp, ...sheet }: Versioned): Versioned {
  return keptUp === undefined ? sheet : { ...sheet, maintained: keptUp };
}

/** The keys of a level that were the hero's memory of it. */
const REMEMBERED = ['remembered', 'rememberedItems', 'rememberedCounts', 'detected'] as const;

function memoryOf(level: Versioned): Versioned {
  const kept = REMEMBERED.filter(key => level[key] !== undefined);
  return Object.fromEntries(kept.map(key => [key, level[key]]));
}

function withoutMemory({ creatures, ...level }: Versioned): Versioned {
  const isTheWorlds = ([key]: readonly [string, unknown]) =>
    !(REMEMBERED as readonly string[]).includes(key);
  return {
    ...Object.fromEntries(Object.entries(level).filter(isTheWorlds)),
    creatures: (creatures as readonly Versioned[]).map(withoutSight),
  };
}

/** The clock counts the time of each hero. */
function withHeroes(clock: Versioned): Versioned {
  const { heroMovement, granted, spent, helpless, burden, ...shared } = clock;
  const hero = {
    movement: heroMovement,
    ...{ granted, spent, helpless, burden },
    due: clock.phase === 'hero',
    gone: false,
  };
  return { ...shared, heroes: [hero] };
}

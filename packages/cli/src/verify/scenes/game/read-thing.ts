// The fields of recorded things, read from the game's items, on the floor and in packs, and from its fixtures.

import type { Fixture, GameState } from '@roguewright/engine/game';
import {
  beatitudeOf,
  enchantmentsOf,
  type GameObject,
  isGodGiven,
} from '@roguewright/engine/objects';

/** Reads one field of an item, as the first hero knows it; undefined, 0 and an empty text are the same. */
type ThingReader = (thing: GameObject, state: GameState) => unknown;

/** Facts that items and fixtures have under names of their own. */
const FACTS: Readonly<Record<string, (thing: GameObject) => unknown>> = {
  level: thing => thing.fact('level'),
  hp: thing => thing.fact('hp'),
  maxHp: thing => thing.fact('maxhp'),
  dam: thing => thing.fact('dam'),
  cha: thing => thing.fact('cha'),
  value: thing => thing.fact('value'),
  food: thing => thing.fact('food'),
  direction: thing => thing.fact('direction'),
};

/** The fields of items that can be compared. */
export const THING_READERS: Readonly<Record<string, ThingReader>> = {
  ...FACTS,
  'flag:cursed': thing => (thing.hasFlag('cursed') ? 1 : 0),
  'flag:damned': thing => (thing.hasFlag('damned') ? 1 : 0),
  'flag:blessed': thing => (thing.hasFlag('blessed') ? 1 : 0),
  'flag:startequip': thing => (isGodGiven(thing) ? 1 : 0),
  'flag:identified': (thing, { sheet }) => (sheet.lore.isKnownWhole(thing) ? 1 : 0),
  'flag:knownMagical': (thing, { sheet }) => (sheet.lore.knowsMagic(thing) ? 1 : 0),
  'flag:knownCursed': (thing, { sheet }) =>
    beatitudeOf(thing) === 'cursed' && sheet.lore.knows(thing, 'beatitude') ? 1 : 0,
  magic: thing => enchantmentsOf(thing).toHit,
  food: thing => thing.fact('nutrition') || thing.fact('food'),
  nrof: thing => (thing.count > 1 ? thing.count : 0),
};

/** Where an exit leads to; undefined for any other fixture. */
function farX({ thing }: Fixture, { world }: GameState): number | undefined {
  const far = thing.fact('toSquare');
  return far === 0 ? undefined : world.levels.get(thing.fact('toPlace'))?.map.x(far);
}

function farY({ thing }: Fixture, { world }: GameState): number | undefined {
  const far = thing.fact('toSquare');
  return far === 0 ? undefined : world.levels.get(thing.fact('toPlace'))?.map.y(far);
}

/** Reads one field of a fixture. */
type FixtureReader = (fixture: Fixture, state: GameState) => unknown;

/** The fields of fixtures that can be compared. */
export const FIXTURE_READERS: Readonly<Record<string, FixtureReader>> = {
  ...Object.fromEntries(
    Object.entries(FACTS).map(([field, read]) => [field, ({ thing }: Fixture) => read(thing)]),
  ),
  food: fixture =>
    fixture.usedUp ? Math.max(0, fixture.thing.fact('food')) : Math.max(0, fixture.fading),
  hp: (fixture, state) => farX(fixture, state) ?? fixture.thing.fact('hp'),
  sp: (fixture, state) => farY(fixture, state) ?? fixture.thing.fact('sp'),
  invisible: fixture => (fixture.hidden ? 1 : 0),
  message: ({ thing }) => thing.text('msg'),
  value: fixture => (fixture.pressed ? 1 : 0),
};

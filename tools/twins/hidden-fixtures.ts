// Runes and traps that the hero hasn't found, and what he doesn't know of those that he has.

import { Fixture, type GameState, type SavedGame } from '@roguewright/engine/game';
import { type Content, makeObject } from '@roguewright/engine/objects';

type Fixtures = NonNullable<SavedGame['levels'][number][1]['fixtures']>;
type SavedFixture = Fixtures[number];

/** A fixture as it stands on the room of a stage. */
export interface HiddenFixture {
  readonly title: string;
  readonly archetype: string;
  readonly x: number;
  readonly y: number;
  /** Facts of its own. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Two squares or more from the hero, so that the search with which a stage begins doesn't come to them. */
export const HIDDEN_FIXTURES: readonly HiddenFixture[] = [
  {
    title: 'a trap in line with a spell',
    archetype: 'dart_trap',
    x: 6,
    y: 2,
    numbers: { cha: 15 },
  },
  { title: 'a trap under the other creature', archetype: 'needle_trap', x: 8, y: 2, numbers: {} },
  { title: 'a trap in a corner', archetype: 'scald_vent', x: 11, y: 3, numbers: { level: 7 } },
  {
    title: 'a rune whose clock stands',
    archetype: 'rune_of_spores',
    x: 7,
    y: 1,
    numbers: { speed: 0 },
  },
];

/** A known rune with hidden numbers, by their names in saves. */
export const HIDDEN_FACTS: readonly (readonly [title: string, differences: object])[] = [
  ['a higher level', { level: 9 }],
  ['more damage', { dam: 99 }],
  ['more charges', { hp: 7 }],
  ['better hidden', { cha: 40 }],
];

/** The save with one more fixture on its level, unknown to the hero. */
export function withHiddenFixture(
  content: Content,
  saved: SavedGame,
  { archetype, x, y, numbers }: HiddenFixture,
): SavedGame {
  const { id } = content.archetype(archetype);
  return withFixtures(saved, (fixtures, width) => [
    ...fixtures,
    { square: (y + 2) * (width + 2) + x + 2, thing: thingOf(saved, id, numbers) },
  ]);
}

/** The save with other facts of every fixture on its level. */
export function withHiddenFacts(saved: SavedGame, differences: object): SavedGame {
  return withFixtures(saved, fixtures =>
    fixtures.map(fixture => ({
      ...fixture,
      thing: { ...fixture.thing, differences: { ...fixture.thing.differences, ...differences } },
    })),
  );
}

/** Puts a fixture on a stage, found by the hero. */
export function placeKnown(
  state: GameState,
  archetype: string,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { content, level, memory } = state;
  const thing = makeObject(content, content.archetype(archetype), () => state.newId());
  const fixture = new Fixture(thing, level.map.square(x, y));
  thing.setFact('speed', 0);
  fixture.speed = 0;
  level.fixtures.place(fixture);
  memory.rememberFixture(fixture);
}

function thingOf(
  { nextId }: SavedGame,
  archetype: string,
  differences: Readonly<Record<string, number>>,
): SavedFixture['thing'] {
  // No id of a game that is small enough to be asked about.
  return { id: nextId, archetype, count: 1, differences, inventory: [] };
}

function withFixtures(
  saved: SavedGame,
  change: (fixtures: Fixtures, width: number) => readonly SavedFixture[],
): SavedGame {
  const { depth } = saved.seats[0]!;
  return {
    ...saved,
    levels: saved.levels.map(([at, level]) =>
      at === depth
        ? [at, { ...level, fixtures: change(level.fixtures ?? [], level.map.width) }]
        : [at, level],
    ),
  };
}

// Consistency checks between the fields of a save whose values are in range: ids are unique, every creature
// has its own square on the map, and the hero is the one that the game began with.

import type { CreatureState } from '../../actors/index.ts';
import type { Flaw } from '../../errors/index.ts';
import type { GameObjectState } from '../../objects/index.ts';
import type { LevelState } from '../dungeon/level.ts';
import type { NewGame } from '../protocol/performed.ts';
import { ThingIds } from '../state/thing-ids.ts';
import { strayWays } from './places/saved-ways.ts';
import type { SavedGame, SavedSeat } from './save.ts';

/** The first inconsistency in a save whose fields are in range; undefined if there is none. */
export function boundsFlaw(saved: SavedGame): Flaw | undefined {
  return firstOf(flawsOf(saved));
}

function firstOf(flaws: Iterable<Flaw>): Flaw | undefined {
  for (const flaw of flaws) {
    return flaw;
  }
  return undefined;
}

function* flawsOf(saved: SavedGame): Iterable<Flaw> {
  const depths = new Map<number, LevelState>();
  for (const [index, [depth, level]] of saved.levels.entries()) {
    if (depths.has(depth)) {
      yield flaw(`levels.${index}.0`, 'a depth of its own', depth);
    }
    depths.set(depth, level);
    yield* levelFlaws(level, `levels.${index}.1`, heroesOn(saved, depth));
  }
  const heroes = [saved.start, ...(saved.start.companions ?? []), ...(saved.joined ?? [])];
  if (saved.seats.length !== heroes.length) {
    yield flaw('seats', `${heroes.length}, as the game was begun`, saved.seats.length);
  }
  if (saved.joined !== undefined && saved.start.shared !== true) {
    yield flaw('joined', 'nothing in a world that is not shared', saved.joined.length);
  }
  if (saved.clock.heroes.length !== heroes.length) {
    yield flaw('clock.heroes', `${heroes.length}, one for each seat`, saved.clock.heroes.length);
  }
  for (const [number, seat] of saved.seats.entries()) {
    const path = `seats.${number}`;
    if (!depths.has(seat.depth)) {
      yield flaw(`${path}.depth`, 'the depth of a saved level', seat.depth);
    }
    yield* heroFlaws(seat, path, heroes[number] ?? saved.start);
    yield* memoryFlaws(seat, path, depths);
  }
  for (const [field, square] of strayWays(saved)) {
    yield flaw(field, 'a square of the map that it leads to', square);
  }
  yield* goingOnFlaws(saved);
  yield* idFlaws(saved);
}

/** The fields of a question that waits which hold the id of something carried. */
function itemsAskedAbout(pending: SavedSeat['pending']): [field: string, id: number][] {
  switch (pending?.about) {
    case 'charging':
      return [['scroll', pending.facts.scroll]];
    case 'naming':
      return [['item', pending.facts.item]];
    default:
      return [];
  }
}

/** A hero is to act while any is in the world whose game goes on; the others of a shared world may be away. */
function* goingOnFlaws({ seats, clock, start }: SavedGame): Iterable<Flaw> {
  const goesOn = seats.some(({ ending, present }) => ending === null && present);
  const isUp = clock.phase === 'hero' && clock.heroes.some(({ due }) => due);
  if (goesOn && !isUp) {
    yield flaw('clock.phase', 'a hero who is to act while the game goes on', clock.phase);
  }
  for (const [number, { present, ending }] of seats.entries()) {
    const hero = clock.heroes[number];
    if (hero !== undefined && hero.gone === present) {
      yield flaw(`clock.heroes.${number}.gone`, `${!present}, as the seat says`, hero.gone);
    }
    if (hero?.due === true && (ending !== null || hero.gone) && goesOn) {
      yield flaw(`clock.heroes.${number}.due`, 'false for a hero whose game is over', true);
    }
    if (!present && ending === null && start.shared !== true) {
      yield flaw(`seats.${number}.present`, 'true while his game goes on', present);
    }
  }
}

/** Those who stand on a level, with the places of their seats. */
function heroesOn(
  { seats }: SavedGame,
  depth: number,
): readonly (readonly [string, CreatureState])[] {
  return seats.flatMap((seat, number) =>
    seat.depth === depth && seat.present ? [[`seats.${number}.hero`, seat.hero] as const] : [],
  );
}

function* heroFlaws(
  { sheet, hero, ending, pending }: SavedSeat,
  path: string,
  { heroName, role }: Pick<NewGame, 'heroName' | 'role'>,
): Iterable<Flaw> {
  for (const [field, begun] of Object.entries({ name: heroName, role })) {
    const now = sheet[field as 'name' | 'role'];
    if (now !== begun) {
      yield flaw(`${path}.sheet.${field}`, `${begun}, as the game was begun`, now);
    }
  }
  for (const [field, now, most] of [
    ['hero.hitPoints', hero.hitPoints, hero.maxHitPoints],
    // Not energy: a gift of mana may exceed the maximum.
    ['sheet.grace', sheet.grace, sheet.maxGrace],
  ] as const) {
    if (now > most) {
      yield flaw(`${path}.${field}`, `at most ${most}`, now);
    }
  }
  if (hero.hitPoints < 0 && ending === null) {
    yield flaw(`${path}.hero.hitPoints`, 'at least 0 while the game goes on', hero.hitPoints);
  }
  const carried = new Set(sheet.inventory.map(([, { id }]) => id));
  for (const [slot, id] of Object.entries(sheet.equipment)) {
    if (id !== 0 && !carried.has(id)) {
      yield flaw(`${path}.sheet.equipment.${slot}`, '0, or the id of something carried', id);
    }
  }
  for (const [field, id] of itemsAskedAbout(pending)) {
    if (id !== 0 && !carried.has(id)) {
      yield flaw(`${path}.pending.facts.${field}`, 'the id of something carried', id);
    }
  }
  const letters = new Set<string>();
  for (const [index, [letter]] of sheet.inventory.entries()) {
    if (letters.has(letter)) {
      yield flaw(`${path}.sheet.inventory.${index}.0`, 'a letter of its own', letter);
    }
    letters.add(letter);
  }
}

/** Memories are of levels that there are, and as large as those. */
function* memoryFlaws(
  { memories, depth }: SavedSeat,
  path: string,
  levels: ReadonlyMap<number, LevelState>,
): Iterable<Flaw> {
  const seen = new Set<number>();
  for (const [place, [at, memory]] of memories.entries()) {
    const level = levels.get(at);
    const here = `${path}.memories.${place}`;
    if (level === undefined || seen.has(at)) {
      yield flaw(`${here}.0`, 'the depth of a saved level, each once', at);
      continue;
    }
    seen.add(at);
    const { size, isInside } = groundOf(level);
    if (memory.remembered.length !== size) {
      yield flaw(`${here}.1.remembered`, `${size} squares`, memory.remembered.length);
    }
    yield* outsideFlaws(
      (memory.fixtures ?? []).map(([, , square]) => [square] as const),
      `${here}.1.fixtures`,
      isInside,
    );
    yield* outsideFlaws(
      (memory.sightings ?? []).map(([, , square]) => [square] as const),
      `${here}.1.sightings`,
      isInside,
    );
    const { rememberedItems, detected = [] } = memory;
    for (const [field, places] of Object.entries({ rememberedItems, detected })) {
      yield* outsideFlaws(places, `${here}.1.${field}`, isInside);
    }
  }
  if (!seen.has(depth)) {
    yield flaw(`${path}.memories`, 'one of the level that he is on', depth);
  }
}

function groundOf({ map: { width, height } }: LevelState) {
  const stride = width + 2;
  const isInside = (square: number) => {
    const [x, y] = [square % stride, Math.floor(square / stride)];
    return x > 0 && y > 0 && x <= width && y <= height;
  };
  return { size: stride * (height + 2), isInside };
}

function* outsideFlaws(
  places: readonly (readonly [square: number, ...rest: unknown[]])[],
  path: string,
  isInside: (square: number) => boolean,
): Iterable<Flaw> {
  for (const [place, [square]] of places.entries()) {
    if (!isInside(square)) {
      yield flaw(`${path}.${place}.0`, 'a square of the map', square);
    }
  }
}

function* levelFlaws(
  level: LevelState,
  path: string,
  heroes: readonly (readonly [at: string, hero: CreatureState])[],
): Iterable<Flaw> {
  const { size, isInside } = groundOf(level);
  const taken = new Set<number>();
  const standing = [
    ...heroes,
    ...level.creatures.map((one, index) => [`${path}.creatures.${index}`, one] as const),
  ];
  for (const [at, { square, hitPoints, maxHitPoints }] of standing) {
    if (!isInside(square)) {
      yield flaw(`${at}.square`, 'a square of the map', square);
    }
    if (taken.has(square)) {
      yield flaw(`${at}.square`, 'a square on which nobody else is', square);
    }
    if (hitPoints > maxHitPoints) {
      yield flaw(`${at}.hitPoints`, `at most ${maxHitPoints}`, hitPoints);
    }
    taken.add(square);
  }
  yield* outsideFlaws(level.items, `${path}.items`, isInside);
  yield* outsideFlaws(
    (level.fixtures ?? []).map(({ square }) => [square] as const),
    `${path}.fixtures`,
    isInside,
  );
  yield* outsideFlaws(
    (level.shops ?? []).flatMap(({ post, door }) => [[post] as const, [door] as const]),
    `${path}.shops`,
    isInside,
  );
  yield* effectFlaws(level, `${path}.effects.columns`, size);
}

function* effectFlaws({ effects }: LevelState, path: string, size: number): Iterable<Flaw> {
  const { columns, strands = [] } = effects;
  const rows = columns.id!.length;
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== rows) {
      yield flaw(`${path}.${name}`, `${rows} in the list, as many as ids`, column.length);
    }
  }
  const outside = columns.square!.findIndex(square => square >= size);
  if (outside >= 0) {
    yield flaw(`${path}.square.${outside}`, 'a square of the map', columns.square![outside]);
  }
  for (const [row] of strands) {
    if (row >= rows) {
      yield flaw('strands', `rows below ${rows}`, row);
    }
  }
}

/** Ids are unique, from one counter. */
function* idFlaws({ start, levels, seats, nextId }: SavedGame): Iterable<Flaw> {
  const ids = new ThingIds(start, nextId);
  const given = new Set<number>();
  const creatures = [
    ...seats.map(({ hero }) => hero),
    ...seats.flatMap(({ sheet }) => (sheet.riding === undefined ? [] : [sheet.riding.steed])),
    ...levels.flatMap(([, level]) => level.creatures),
  ];
  const things = [
    ...creatures.flatMap(({ carried }) => carried),
    ...levels.flatMap(([, level]) => level.items.flatMap(([, pile]) => pile)),
    ...levels.flatMap(([, { fixtures = [] }]) => fixtures.map(({ thing }) => thing)),
    ...seats.flatMap(({ sheet }) => [
      ...sheet.inventory.map(([, thing]) => thing),
      ...sheet.spells,
    ]),
  ];
  const fixtures = levels.flatMap(([, level]) => level.fixtures ?? []);
  const forces = [...creatures, ...fixtures, ...seats.map(({ sheet }) => sheet)].flatMap(
    bearer => bearer.forces ?? [],
  );
  for (const { id } of [...creatures, ...things.flatMap(withContents), ...forces]) {
    if (given.has(id)) {
      yield flaw('nextId', `every id once`, `${id} twice`);
    }
    if (!ids.wasGiven(id)) {
      yield flaw('nextId', 'the number after that of every id', `${nextId}, and the id ${id}`);
    }
    given.add(id);
  }
}

function withContents(thing: GameObjectState): GameObjectState[] {
  return [thing, ...thing.inventory.flatMap(withContents)];
}

function flaw(field: string, expected: string, got: unknown): Flaw {
  return { field, expected, got: String(got) };
}

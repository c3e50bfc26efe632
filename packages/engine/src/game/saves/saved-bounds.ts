// Consistency checks between the fields of a save whose values are in range: ids are unique, every creature
// has its own square on the map, and the hero is the one that the game began with.

import type { CreatureState } from '../../actors/index.ts';
import type { Flaw } from '../../errors/index.ts';
import type { GameObjectState } from '../../objects/index.ts';
import type { LevelState } from '../dungeon/level.ts';
import { ThingIds } from '../state/thing-ids.ts';
import type { SavedGame, SavedLevel } from './save.ts';

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
  const depths = new Set<number>();
  for (const [index, [depth, level]] of saved.levels.entries()) {
    if (depths.has(depth)) {
      yield flaw(`levels.${index}.0`, 'a depth of its own', depth);
    }
    depths.add(depth);
    yield* levelFlaws(level, `levels.${index}.1`, depth === saved.depth ? saved.hero : undefined);
  }
  if (!depths.has(saved.depth)) {
    yield flaw('depth', 'the depth of a saved level', saved.depth);
  }
  yield* heroFlaws(saved);
  yield* idFlaws(saved);
}

/** The fields of a question that waits which hold the id of something carried. */
function itemsAskedAbout(pending: SavedGame['pending']): [field: string, id: number][] {
  switch (pending?.about) {
    case 'charging':
      return [['scroll', pending.facts.scroll]];
    case 'naming':
      return [['item', pending.facts.item]];
    default:
      return [];
  }
}

function* heroFlaws({ start, sheet, hero, ending, pending }: SavedGame): Iterable<Flaw> {
  const { heroName, role, race } = start;
  for (const [field, begun] of Object.entries({ name: heroName, role, race })) {
    const now = sheet[field as 'name' | 'role' | 'race'];
    if (now !== begun) {
      yield flaw(`sheet.${field}`, `${begun}, as the game was begun`, now);
    }
  }
  for (const [field, now, most] of [
    ['hero.hitPoints', hero.hitPoints, hero.maxHitPoints],
    ['sheet.energy', sheet.energy, sheet.maxEnergy],
    ['sheet.grace', sheet.grace, sheet.maxGrace],
  ] as const) {
    if (now > most) {
      yield flaw(field, `at most ${most}`, now);
    }
  }
  if (hero.hitPoints < 0 && ending === null) {
    yield flaw('hero.hitPoints', 'at least 0 while the game goes on', hero.hitPoints);
  }
  const carried = new Set(sheet.inventory.map(([, { id }]) => id));
  for (const [slot, id] of Object.entries(sheet.equipment)) {
    if (id !== 0 && !carried.has(id)) {
      yield flaw(`sheet.equipment.${slot}`, '0, or the id of something carried', id);
    }
  }
  for (const [field, id] of itemsAskedAbout(pending)) {
    if (id !== 0 && !carried.has(id)) {
      yield flaw(`pending.facts.${field}`, 'the id of something carried', id);
    }
  }
  const letters = new Set<string>();
  for (const [index, [letter]] of sheet.inventory.entries()) {
    if (letters.has(letter)) {
      yield flaw(`sheet.inventory.${index}.0`, 'a letter of its own', letter);
    }
    letters.add(letter);
  }
}

function* levelFlaws(level: SavedLevel, path: string, hero?: CreatureState): Iterable<Flaw> {
  const { width, height } = level.map;
  const stride = width + 2;
  const size = stride * (height + 2);
  const isInside = (square: number) => {
    const [x, y] = [square % stride, Math.floor(square / stride)];
    return x > 0 && y > 0 && x <= width && y <= height;
  };
  if (level.remembered.length !== size) {
    yield flaw(`${path}.remembered`, `${size} squares`, level.remembered.length);
  }
  const taken = new Set<number>();
  const standing = [
    ...(hero === undefined ? [] : [['hero', hero] as const]),
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
  const lying = { items: level.items, rememberedItems: level.rememberedItems };
  for (const [field, places] of Object.entries({ ...lying, detected: level.detected ?? [] })) {
    for (const [index, [square]] of places.entries()) {
      if (!isInside(square)) {
        yield flaw(`${path}.${field}.${index}.0`, 'a square of the map', square);
      }
    }
  }
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
function* idFlaws({ start, levels, hero, sheet, nextId }: SavedGame): Iterable<Flaw> {
  const ids = new ThingIds(start, nextId);
  const given = new Set<number>();
  const creatures = [hero, ...levels.flatMap(([, level]) => level.creatures)];
  const things = [
    ...creatures.flatMap(({ carried }) => carried),
    ...levels.flatMap(([, level]) => level.items.flatMap(([, pile]) => pile)),
    ...sheet.inventory.map(([, thing]) => thing),
    ...sheet.spells,
  ];
  for (const { id } of [...creatures, ...things.flatMap(withContents)]) {
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

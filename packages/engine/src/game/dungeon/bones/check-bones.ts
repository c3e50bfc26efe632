// Checks bones, which come from files: whatever they hold, a game that is begun with them can be played.

import { integerIn, UsageError } from '../../../errors/index.ts';
import { type Archetype, type Content, isFixture, TYPE } from '../../../objects/index.ts';
import { LevelMap, type LevelMapState } from '../../../world/index.ts';
import { BONES_VERSION, MOST_BONES } from '../../protocol/bones/bones.ts';
import { GREATEST_KEY } from '../branches/level-keys.ts';
import { DEEPEST_THING, isKeptKind, KEPT_FACTS, KEPT_TEXTS } from './bones-thing.ts';

/** Types of fixtures that are kept: those that stand alone. */
export const KEPT_FIXTURES: ReadonlySet<number> = new Set([
  ...[TYPE.rune, TYPE.trap, TYPE.sign, TYPE.altar, TYPE.fountain, TYPE.throne, TYPE.sink],
]);

/** The widest and highest map. */
const MOST_WIDTH = 160;
const MOST_HEIGHT = 100;

/** Most squares with things, fixtures, creatures, things of a pile, spells, and things in all. */
export const MOST_SQUARES = 400;
export const MOST_FIXTURES = 100;
export const MOST_CREATURES = 100;
const MOST_PILE = 200;
const MOST_SPELLS = 100;
const MOST_THINGS = 1500;

/** Longest names of heroes and of kinds. */
const LONGEST_NAME = 24;
const LONGEST_KIND = 200;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks the bones of a new game.
 * @throws UsageError that names the first field that is wrong
 */
export function checkBones(content: Content, given: unknown): void {
  for (const [place, bones] of listOf('bones', given, MOST_BONES).entries()) {
    new BonesCheck(content).check(`bones.${place}`, bones);
  }
}

/** Checks one level. */
class BonesCheck {
  readonly #content: Content;
  #things = 0;
  #map: LevelMap | undefined;

  constructor(content: Content) {
    this.#content = content;
  }

  check(field: string, given: unknown): void {
    const bones = fieldsOf(field, given, BONES_KEYS);
    if (bones.version !== BONES_VERSION) {
      throw new UsageError(`${field}.version`, shown(bones.version), `${BONES_VERSION}`);
    }
    integerIn(`${field}.level`, bones.level, 1, GREATEST_KEY);
    this.#map = mapOf(`${field}.map`, bones.map);
    for (const [at, entry] of listOf(`${field}.items`, bones.items, MOST_SQUARES).entries()) {
      const [square, things] = pairOf(`${field}.items.${at}`, entry);
      this.#square(`${field}.items.${at}.0`, square);
      this.#pile(`${field}.items.${at}.1`, things, 0);
    }
    this.#placed(
      `${field}.fixtures`,
      bones.fixtures,
      MOST_FIXTURES,
      'a trap, an altar or the like',
      kind => isFixture(kind) && KEPT_FIXTURES.has(kind.type),
    );
    this.#placed(`${field}.creatures`, bones.creatures, MOST_CREATURES, 'a monster', isMonster);
    this.#dead(`${field}.dead`, bones.dead);
  }

  #dead(field: string, given: unknown): void {
    const dead = fieldsOf(field, given, HERO_KEYS);
    textOf(`${field}.name`, dead.name, LONGEST_NAME);
    integerIn(`${field}.level`, dead.level, 1, 30);
    integerIn(`${field}.maxHitPoints`, dead.maxHitPoints, 1, 20_000);
    integerIn(`${field}.maxEnergy`, dead.maxEnergy, 0, 20_000);
    this.#square(`${field}.square`, dead.square);
    if (dead.risen !== '') {
      this.#kind(`${field}.risen`, dead.risen, 'a monster, or nothing', isMonster);
    }
    for (const [at, spell] of listOf(`${field}.spells`, dead.spells, MOST_SPELLS).entries()) {
      this.#kind(`${field}.spells.${at}`, spell, 'a spell', ({ type }) => type === TYPE.spell);
    }
    this.#pile(`${field}.things`, dead.things, 0);
  }

  #placed(
    field: string,
    given: unknown,
    most: number,
    expected: string,
    fits: (kind: Archetype) => boolean,
  ): void {
    for (const [at, entry] of listOf(field, given, most).entries()) {
      const [kind, square] = pairOf(`${field}.${at}`, entry);
      this.#kind(`${field}.${at}.0`, kind, expected, fits);
      this.#square(`${field}.${at}.1`, square);
    }
  }

  #pile(field: string, given: unknown, depth: number): void {
    const things = listOf(field, given, MOST_PILE);
    this.#things += things.length;
    if (this.#things > MOST_THINGS || depth > DEEPEST_THING) {
      throw new UsageError(field, 'more', `at most ${MOST_THINGS} things, ${DEEPEST_THING} deep`);
    }
    for (const [at, thing] of things.entries()) {
      this.#thing(`${field}.${at}`, thing, depth);
    }
  }

  #thing(field: string, given: unknown, depth: number): void {
    const { kind, count, ego, facts, texts, inside } = fieldsOf(field, given, THING_KEYS);
    this.#kind(`${field}.kind`, kind, 'a thing that can be carried', found =>
      isKeptKind(found, depth > 0),
    );
    integerIn(`${field}.count`, count, 1, 10_000);
    if (ego !== undefined) {
      this.#kind(`${field}.ego`, ego, 'an ego kind', ({ type }) => type === TYPE.ego);
    }
    for (const [key, value] of Object.entries(fieldsOf(`${field}.facts`, facts ?? {}))) {
      const range = KEPT_FACTS.get(key);
      if (range === undefined) {
        throw new UsageError(`${field}.facts`, key, 'a fact that things of bones have');
      }
      integerIn(`${field}.facts.${key}`, value, ...range);
    }
    for (const [key, value] of Object.entries(fieldsOf(`${field}.texts`, texts ?? {}))) {
      const longest = KEPT_TEXTS.get(key);
      if (longest === undefined) {
        throw new UsageError(`${field}.texts`, key, 'a text that things of bones have');
      }
      textOf(`${field}.texts.${key}`, value, longest);
    }
    this.#pile(`${field}.inside`, inside ?? [], depth + 1);
  }

  #kind(field: string, given: unknown, expected: string, fits: (kind: Archetype) => boolean): void {
    const kind = this.#content.find(textOf(field, given, LONGEST_KIND));
    if (kind === undefined || !fits(kind)) {
      throw new UsageError(field, shown(given), `the id of ${expected}`);
    }
  }

  #square(field: string, given: unknown): void {
    const map = this.#map!;
    const square = integerIn(field, given, 0, map.size - 1);
    const [x, y] = [map.x(square), map.y(square)];
    if (x < 0 || y < 0 || x >= map.width || y >= map.height) {
      throw new UsageError(field, square, 'a square of the map');
    }
  }
}

const BONES_KEYS = ['version', 'level', 'map', 'items', 'fixtures', 'creatures', 'dead'];
const HERO_KEYS = [
  ...['name', 'level', 'maxHitPoints', 'maxEnergy', 'square', 'risen', 'spells', 'things'],
];
const THING_KEYS = ['kind', 'ego', 'count', 'facts', 'texts', 'inside'];

/** The kinds that live on levels: none that is called, alone of its kind, or a part of another. */
export function isMonster({ flags, partOf }: Archetype): boolean {
  return flags.has('monster') && flags.has('alive') && !flags.has('unique') && partOf === undefined;
}

/** The map, with one flight of stairs up and one down. */
function mapOf(field: string, given: unknown): LevelMap {
  const { width, height, terrain, lit, darkness } = fieldsOf(field, given, [
    ...['width', 'height', 'terrain', 'lit', 'darkness'],
  ]);
  integerIn(`${field}.width`, width, 1, MOST_WIDTH);
  integerIn(`${field}.height`, height, 1, MOST_HEIGHT);
  const state = { width, height, terrain, lit, ...(darkness !== undefined && { darkness }) };
  const map = restored(field, state as LevelMapState);
  const stairs = { 'stairs-up': 0, 'stairs-down': 0, 'branch-stairs': 0 };
  for (let square = 0; square < map.size; square++) {
    const name = map.terrainAt(square);
    if (name in stairs) {
      stairs[name as keyof typeof stairs]++;
    }
  }
  for (const [name, expected] of [
    ['stairs-up', 1],
    ['stairs-down', 1],
    ['branch-stairs', 0],
  ] as const) {
    if (stairs[name] !== expected) {
      throw new UsageError(`${field}.terrain`, `${stairs[name]} ${name}`, `${expected}`);
    }
  }
  return map;
}

function restored(field: string, state: LevelMapState): LevelMap {
  try {
    return LevelMap.restore(state);
  } catch (error) {
    throw error instanceof UsageError
      ? new UsageError(`${field}.${error.field}`, error.value, error.expected)
      : error;
  }
}

function fieldsOf(field: string, given: unknown, keys?: readonly string[]): Fields {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new UsageError(field, shown(given), 'a record');
  }
  const other = keys && Object.keys(given).find(key => !keys.includes(key));
  if (other !== undefined) {
    throw new UsageError(field, other, `only ${keys!.join(', ')}`);
  }
  return given as Fields;
}

function listOf(field: string, given: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(given) || given.length > most) {
    const got = Array.isArray(given) ? `${given.length} of them` : shown(given);
    throw new UsageError(field, got, `a list of at most ${most}`);
  }
  return given;
}

function pairOf(field: string, given: unknown): readonly [unknown, unknown] {
  const [one, other, ...more] = listOf(field, given, 2);
  if (other === undefined || more.length > 0) {
    throw new UsageError(field, shown(given), 'a list of 2');
  }
  return [one, other];
}

function textOf(field: string, given: unknown, longest: number): string {
  if (typeof given !== 'string' || given.length > longest) {
    throw new UsageError(field, shown(given), `a text of at most ${longest} characters`);
  }
  return given;
}

/** A value as an error shows it. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

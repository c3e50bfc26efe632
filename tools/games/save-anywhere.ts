// Whether a save holds all of a game: after every command the game is saved and restored, and both go
// on with the same next command. A field that a save forgets, or brings back, shows as a difference. Monsters,
// carriers and fixtures are put near the hero, so that there is much to save.

import { makeMonster } from '@roguewright/engine/actors';
import { type Chance, Streams } from '@roguewright/engine/chance';
import {
  type Command,
  type Direction,
  type GameState,
  hashGame,
  type ItemUse,
  type NewGame,
  newGame,
  type Performed,
  performCommand,
  performedFor,
  putFixture,
  restoreGame,
  type SavedGame,
  saveGame,
} from '@roguewright/engine/game';
import { RandomPlayer, SimplePlayer } from '@roguewright/engine/host';
import {
  type Archetype,
  type Content,
  type GameObject,
  isFixture,
  makeObject,
  makeTreasure,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** One game to be tried. */
export interface SaveTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  /** Commands after each of which the game is saved and restored. */
  readonly commands: number;
  /** Gets every save. */
  readonly keep?: (saved: SavedGame) => void;
}

/** What the trial came to. */
export interface SaveTrialResult {
  /** Saves that were restored and played on. */
  readonly saves: number;
  /** The first command after which the two games differ, and in what; absent: none. */
  readonly difference?: string;
}

/** Commands between two monsters that are put beside the hero. */
const COMPANY_EVERY = 6;

/** Commands between two carriers that he gets, with a fixture that is put near him. */
const STOCK_EVERY = 9;

/** The lists of what he gets. */
const LISTS = ['floor_wand', 'floor_wand_strong', 'floor_scroll', 'floor_book', 'floor_potion'];

/** Hit points that outlast what a few monsters do in one command. */
const CHARMED = 500;

/** Squares to each side of the hero within which they are put. */
const NEAR = 4;

/** Plays one game, and one more command from a save of each of its states. */
export function trySaves({ content, ruleset, start, commands, keep }: SaveTrial): SaveTrialResult {
  const state = newGame(content, ruleset, start);
  const chance: Chance = new Streams(`${start.seed} company`).stream('company');
  const shooters = shootersOf(content);
  const fixtures = content.archetypes.filter(isFixture);
  const simple = new SimplePlayer(start.seed);
  const random = new RandomPlayer(start.seed);
  let performed = performedFor(state, undefined);
  for (let number = 0; number < commands && state.ending === undefined; number++) {
    if (number % COMPANY_EVERY === 0) {
      putShooter(state, chance, shooters);
    }
    if (number % STOCK_EVERY === 0) {
      putFixtureNear(state, chance, fixtures);
      giveCarrier(state, chance);
    }
    charm(state);
    const saved = asText(saveGame(state));
    keep?.(saved);
    const restored = restoreGame(content, ruleset, saved);
    const command =
      (chance.test(1, 3, 'carrier') ? useCarrier(chance, performed) : undefined) ??
      (chance.test(1, 2, 'player') ? simple : random).next(performed);
    performed = perform(state, command);
    const difference = differenceBetween(state, performed, restored, perform(restored, command));
    if (difference !== undefined) {
      const told = `command ${number}, ${JSON.stringify(command)}: ${difference}`;
      return { saves: number + 1, difference: told };
    }
  }
  return { saves: state.world.sequence };
}

/** What is stored is text. */
function asText(saved: SavedGame): SavedGame {
  return JSON.parse(JSON.stringify(saved)) as SavedGame;
}

function perform(state: GameState, command: Command): Performed {
  return performedFor(state, performCommand(state, command));
}

function differenceBetween(
  state: GameState,
  performed: Performed,
  restored: GameState,
  performedThere: Performed,
): string | undefined {
  if (hashGame(state) !== hashGame(restored)) {
    return `saved: ${firstDifference(asText(saveGame(state)), asText(saveGame(restored)))}`;
  }
  const [here, there] = [performed, performedThere].map(told => JSON.stringify(told));
  return here === there ? undefined : `told: ${firstDifference(performed, performedThere)}`;
}

/** Where two pieces of JSON first differ: `levels.0.1.effects: 3 against 2`. */
function firstDifference(one: unknown, other: unknown): string {
  if (!isRecord(one) || !isRecord(other)) {
    return `${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) {
      return `${key}.${firstDifference(one[key], other[key])}`;
    }
  }
  return 'the order of keys';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Keeps the hero alive, and able to cast. */
function charm({ hero, sheet }: GameState): void {
  hero.maxHitPoints = CHARMED;
  hero.hitPoints = CHARMED;
  sheet.energy = sheet.maxEnergy;
  sheet.grace = sheet.maxGrace;
  sheet.nutrition = Math.max(sheet.nutrition, 400);
}

/**
 * The monsters that carry spells, and those that shoot. Those that glow are left out: the game looks
 * around when a light comes near, and these are put down by hand.
 */
function shootersOf(content: Content): readonly Archetype[] {
  const isSpell = (id: string) => content.archetype(id).type === TYPE.spell;
  return content.archetypes.filter(
    ({ flags, inventory, numbers }) =>
      flags.has('monster') &&
      (numbers.lightRadius ?? 0) === 0 &&
      (numbers.shoots === 1 || inventory.some(({ archetype }) => isSpell(archetype))),
  );
}

/** A free square near the hero; −1 if none is found at once. */
function squareNear({ level: { map }, hero }: GameState, chance: Chance): number {
  const aside = () => chance.below(2 * NEAR + 1, 'aside') - NEAR;
  const [x, y] = [map.x(hero.square) + aside(), map.y(hero.square) + aside()];
  const square = x > 0 && y > 0 && x < map.width && y < map.height ? map.square(x, y) : -1;
  return square < 0 || (map.bits[square]! & 1) === 0 || map.occupant[square] !== 0 ? -1 : square;
}

/** Puts one that has noticed the hero on a free square near him, if one is found. */
function putShooter(state: GameState, chance: Chance, shooters: readonly Archetype[]): void {
  const { level, content, ruleset } = state;
  const kind = shooters[chance.below(shooters.length, 'kind')]!;
  const square = squareNear(state, chance);
  if (square >= 0) {
    const monster = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
    monster.hunts = true;
    level.place(monster);
  }
}

/** Puts a trap, wall, plate, lever or sign near the hero; all of them are connected. */
function putFixtureNear(state: GameState, chance: Chance, kinds: readonly Archetype[]): void {
  const square = squareNear(state, chance);
  const kind = kinds[chance.below(kinds.length, 'fixture')];
  if (square < 0 || kind === undefined || state.level.fixtures.countOn(square) > 0) {
    return;
  }
  const thing = makeObject(state.content, kind, () => state.newId());
  thing.setFact('connected', 1);
  thing.setFact('level', 1 + chance.below(9, 'level'));
  const list = textOf(kind, 'randomitems');
  if (list !== '') {
    thing.inventory.push(...treasure(state, chance, list));
  }
  putFixture(state, thing, square);
}

/** Gives the hero something that a list fills. */
function giveCarrier(state: GameState, chance: Chance): void {
  const list = LISTS[chance.below(LISTS.length, 'list')]!;
  for (const item of treasure(state, chance, list)) {
    state.sheet.inventory.add(item);
  }
}

function treasure(state: GameState, chance: Chance, list: string): GameObject[] {
  const { content, ruleset, sheet } = state;
  const wish = { list, difficulty: 1 + chance.below(9, 'difficulty'), level: sheet.level, ruleset };
  return makeTreasure(chance, content, wish, () => state.newId());
}

/** A command with something that the hero carries; undefined if he carries nothing of use. */
function useCarrier(chance: Chance, { view }: Performed): Command | undefined {
  const uses = view.inventory.flatMap(({ id, uses: own }) =>
    own.filter(isReleasing).map(kind => ({ kind, item: id })),
  );
  const chosen = uses[chance.below(Math.max(1, uses.length), 'use')];
  return chosen?.kind === 'zap'
    ? { kind: 'zap', item: chosen.item, direction: chance.below(9, 'direction') as Direction }
    : (chosen as Command | undefined);
}

/** Whether a use of an item releases what is in it. */
function isReleasing(use: ItemUse): use is 'zap' | 'read' | 'quaff' {
  return use === 'zap' || use === 'read' || use === 'quaff';
}

// Whether a save holds all of a game: after every command the game is saved and restored, and both go
// on with the same next command. Whatever a save forgets, or brings back, shows as a difference.

import { makeMonster } from '@roguewright/engine/actors';
import { type Chance, Streams } from '@roguewright/engine/chance';
import {
  type Command,
  type GameState,
  hashGame,
  type NewGame,
  newGame,
  type Performed,
  performCommand,
  performedFor,
  restoreGame,
  type SavedGame,
  saveGame,
} from '@roguewright/engine/game';
import { RandomPlayer, SimplePlayer } from '@roguewright/engine/host';
import { type Archetype, type Content, TYPE } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** One game to be tried. */
export interface SaveTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  /** Commands after each of which the game is saved and restored. */
  readonly commands: number;
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

/** Hit points that outlast what a few monsters do in one command. */
const CHARMED = 500;

/** Squares to each side of the hero within which they are put. */
const NEAR = 4;

/** Plays one game, and one more command from a save of each of its states. */
export function trySaves({ content, ruleset, start, commands }: SaveTrial): SaveTrialResult {
  const state = newGame(content, ruleset, start);
  const chance: Chance = new Streams(`${start.seed} company`).stream('company');
  const shooters = shootersOf(content);
  const simple = new SimplePlayer(start.seed);
  const random = new RandomPlayer(start.seed);
  let performed = performedFor(state, undefined);
  for (let number = 0; number < commands && state.ending === undefined; number++) {
    if (number % COMPANY_EVERY === 0) {
      putShooter(state, chance, shooters);
    }
    charm(state);
    const restored = restoreGame(content, ruleset, asText(saveGame(state)));
    const player = chance.test(1, 2, 'player') ? simple : random;
    const command = player.next(performed);
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

/** Puts one that has noticed the hero on a free square near him, if one is found. */
function putShooter(state: GameState, chance: Chance, shooters: readonly Archetype[]): void {
  const { level, hero, content, ruleset } = state;
  const { map } = level;
  const aside = () => chance.below(2 * NEAR + 1, 'aside') - NEAR;
  const kind = shooters[chance.below(shooters.length, 'kind')]!;
  const [x, y] = [map.x(hero.square) + aside(), map.y(hero.square) + aside()];
  const square = x > 0 && y > 0 && x < map.width && y < map.height ? map.square(x, y) : -1;
  if (square < 0 || (map.bits[square]! & 1) === 0 || map.occupant[square] !== 0) {
    return;
  }
  const monster = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
  monster.hunts = true;
  level.place(monster);
}

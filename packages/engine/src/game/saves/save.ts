// A game as plain JSON, and back; its hash is the same on every platform.

import {
  Creature,
  type CreatureState,
  feelOutfit,
  HeroSheet,
  type HeroSheetState,
} from '../../actors/index.ts';
import { hashTwice, Streams, type StreamsState } from '../../chance/index.ts';
import { memberOf, ReplayError, UsageError } from '../../errors/index.ts';
import type { Archetype, Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { PartyClockState } from '../../speed/index.ts';
import { assembleGame } from '../assembly/assemble.ts';
import { checkBones } from '../dungeon/bones/check-bones.ts';
import { Level, type LevelState } from '../dungeon/level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookWith } from '../movement/stepping.ts';
import type { Pending } from '../protocol/pending.ts';
import type { Companion, NewGame } from '../protocol/performed.ts';
import type { ConductBreaches } from '../protocol/results/conducts.ts';
import type { Ending } from '../protocol/view.ts';
import { leadingStates } from '../state/company.ts';
import type { SeatWays } from '../state/known-places.ts';
import { Memory, type MemoryState } from '../state/memory.ts';
import type { SeatWords } from '../state/own/seat-words.ts';
import type { Seat, SeatParts } from '../state/seat.ts';
import type { GameState } from '../state/state.ts';
import { type EffectKinds, effectKindsOf, placeEffects } from './effect-kinds.ts';
import { type MigrationStep, migrate } from './migrations.ts';
import { restoreDungeon, type SavedDungeon, saveDungeon } from './places/saved-dungeon.ts';
import { withRenamedKinds } from './renamed-kinds.ts';
import { SAVE_MIGRATIONS } from './save-migrations.ts';

/** The version of the save format that this engine writes; it reads all versions up to it. */
export const SAVE_VERSION: number = SAVE_MIGRATIONS.length + 1;

/** A seat as it is saved: a hero and all that is his own. */
export interface SavedSeat {
  /** The key of the level that the hero is on: its depth, or that of a place beside the dungeon. */
  readonly depth: number;
  /** Absent heroes are on no level: they are away, or their game is over and that of others goes on. */
  readonly present: boolean;
  readonly hero: CreatureState;
  readonly sheet: HeroSheetState;
  /** What he remembers of each level on which he has been. */
  readonly memories: readonly (readonly [depth: number, memory: MemoryState])[];
  /** Ids of the creatures that he has seen, of those that there are. */
  readonly acquainted: readonly number[];
  /** Hit points that he has seen them lose. */
  readonly damageSeen: readonly (readonly [id: number, hitPoints: number])[];
  /** Missiles that he has seen them spend, less those that he saw them pick up; absent: none. */
  readonly missilesSpent?: readonly (readonly [id: number, missiles: number])[];
  readonly ending: Ending | null;
  /** A question to him that waits for its answer. */
  readonly pending: Pending | null;
  /** The squares that his spells know; absent: none. */
  readonly ways?: SeatWays;
  /** The conducts that he has broken; absent: the game began before they were counted. */
  readonly conducts?: ConductBreaches;
  /** What the player has written down; absent: nothing. */
  readonly words?: SeatWords;
}

/** The complete state of a game. */
export interface SavedGame {
  readonly version: number;
  readonly ruleset: string;
  readonly contentHash: string;
  readonly start: NewGame;
  readonly sequence: number;
  readonly ticks: number;
  readonly nextId: number;
  readonly levels: readonly (readonly [depth: number, level: LevelState])[];
  readonly effectKinds: EffectKinds;
  /** The level of each artifact in the dungeon. */
  readonly artifacts: readonly (readonly [artifact: string, depth: number])[];
  /** The level of each unique in the dungeon. */
  readonly uniques: readonly (readonly [kind: string, depth: number])[];
  /** The layout of the dungeon; absent: five levels without branches. */
  readonly dungeon?: SavedDungeon;
  /** Ids of the kinds of monsters that have been wiped out; absent: none. */
  readonly extinct?: readonly string[];
  /** The heroes of the last seats, who joined after the beginning; absent: none. */
  readonly joined?: readonly Companion[];
  /** The bones of the start of which levels were made, by their places; absent: none. */
  readonly bonesMet?: readonly number[];
  readonly clock: PartyClockState;
  readonly streams: StreamsState;
  /** At least one, in the order of their numbers. */
  readonly seats: readonly SavedSeat[];
}

/** The game with all its seats as plain JSON. @param state of any of them */
export function saveGame(state: GameState): SavedGame {
  return savedForm(state, false);
}

/** @param plays only what the game is played by, and so what its hash reads */
function savedForm({ world, states }: GameState, plays: boolean): SavedGame {
  const levels = [...world.levels].sort(([one], [other]) => one - other);
  const dungeon = saveDungeon(world.dungeon);
  const poisoners = states.map(({ sheet }) => sheet.conditions.poisoner);
  const ids = [
    ...levels.flatMap(([, level]) => level.creatures.all.map(({ id }) => id)),
    ...world.seats.map(({ hero }) => hero.id),
    ...world.seats.flatMap(({ sheet }) => sheet.riding?.steed.id ?? []),
  ];
  return {
    version: SAVE_VERSION,
    ruleset: world.ruleset.id,
    contentHash: world.content.hash,
    start: world.start,
    sequence: world.sequence,
    ticks: world.ticks,
    nextId: world.ids.next,
    levels: levels.map(([depth, level]) => [depth, level.save(poisoners)]),
    effectKinds: effectKindsOf(
      levels.map(([, level]) => level.effects),
      world.content,
    ),
    artifacts: [...world.dealt.artifacts],
    uniques: [...world.dealt.uniques],
    ...(dungeon !== undefined && { dungeon }),
    ...(world.extinct.size > 0 && { extinct: [...world.extinct] }),
    ...(world.joined.length > 0 && { joined: [...world.joined] }),
    ...(world.bonesMet.length > 0 && { bonesMet: world.bonesMet }),
    clock: world.clock.party(),
    streams: world.streams.save(),
    seats: world.seats.map(seat => saveSeat(seat, ids, plays)),
  };
}

/** @param ids of all creatures that there are @param plays only what the game is played by */
function saveSeat(seat: Seat, ids: readonly number[], plays: boolean): SavedSeat {
  const memories = [...seat.memories].sort(([one], [other]) => one - other);
  const missilesSpent = ids.flatMap(id => {
    const missiles = seat.missilesSpent.get(id) ?? 0;
    return missiles === 0 ? [] : [[id, missiles] as const];
  });
  return {
    depth: seat.depth,
    present: seat.present,
    hero: seat.hero.save(true),
    sheet: seat.sheet.save(),
    memories: memories.map(([depth, memory]) => [depth, memory.save(plays)]),
    acquainted: ids.filter(id => seat.acquainted.has(id)),
    damageSeen: ids.flatMap(id => {
      const hitPoints = seat.damageSeen.get(id);
      return hitPoints === undefined ? [] : [[id, hitPoints] as const];
    }),
    ...(missilesSpent.length > 0 && { missilesSpent }),
    ending: seat.ending ?? null,
    pending: seat.pending ?? null,
    ...(Object.keys(seat.ways).length > 0 && { ways: seat.ways }),
    ...(seat.conducts && { conducts: seat.conducts }),
    ...(Object.keys(seat.words).length > 0 && { words: seat.words }),
  };
}

/**
 * Converts a save of any version to the present format, without further checks. Throws a ReplayError for a
 * newer version, or if a step can't read it.
 * @param migrations steps from older versions; only tests pass others than this engine's
 */
export function migrateSave(
  read: unknown,
  migrations: readonly MigrationStep[] = SAVE_MIGRATIONS,
): SavedGame {
  try {
    return migrate('the save', read, migrations) as unknown as SavedGame;
  } catch (error) {
    if (error instanceof ReplayError) {
      throw error;
    }
    throw new ReplayError(`the save can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The save in the present format, its things under the kinds of this content. A save of any version may have
 * been made under older content.
 * @throws ReplayError as `migrateSave` does
 */
export function presentSave(
  content: Content,
  read: unknown,
  migrations: readonly MigrationStep[] = SAVE_MIGRATIONS,
): SavedGame {
  return withRenamedKinds(migrateSave(read, migrations), content);
}

/**
 * Restores a saved game. Newer content is accepted if it has every archetype named in the save. Throws a
 * ReplayError for a newer version or another ruleset, for damage, and for a missing archetype.
 * @param migrations steps from older versions; only tests pass others than this engine's
 */
export function restoreGame(
  content: Content,
  ruleset: Ruleset,
  read: SavedGame,
  migrations: readonly MigrationStep[] = SAVE_MIGRATIONS,
): GameState {
  const saved = presentSave(content, read, migrations);
  if (saved.ruleset !== ruleset.id) {
    throw new ReplayError(`the save was played under ${saved.ruleset}, not ${ruleset.id}`);
  }
  try {
    return rebuild(content, ruleset, saved);
  } catch (error) {
    throw new ReplayError(`the save can't be read: ${(error as Error).message}`, { cause: error });
  }
}

function rebuild(content: Content, ruleset: Ruleset, saved: SavedGame): GameState {
  checkBones(content, saved.start.bones ?? []);
  const archetypeOf = (id: string) => content.archetype(id);
  const levels = new Map(
    saved.levels.map(([depth, level]) => [
      depth,
      Level.restore(level, archetypeOf, heroSquares(saved, depth)),
    ]),
  );
  for (const { effects } of levels.values()) {
    placeEffects(effects, saved.effectKinds, content);
  }
  const seats = saved.seats.map(seat => restoreSeat(seat, levels, ruleset, archetypeOf));
  const state = assembleGame({
    content,
    ruleset,
    start: saved.start,
    streams: new Streams(saved.start.seed, saved.streams, saved.start.luck),
    levels,
    seats,
    clock: saved.clock,
    artifacts: new Map(saved.artifacts),
    uniques: new Map(saved.uniques),
    dungeon: restoreDungeon(saved.dungeon),
    joined: saved.joined,
    bonesMet: saved.bonesMet,
    ...(saved.extinct && { extinct: saved.extinct }),
    nextId: saved.nextId,
  });
  state.world.sequence = saved.sequence;
  state.world.ticks = saved.ticks;
  for (const [number, { seat, level, hero }] of state.states.entries()) {
    const { present, ending, pending } = saved.seats[number]!;
    seat.present = present;
    seat.ending = ending ?? undefined;
    seat.pending = pending ?? undefined;
    if (hero.alive && present) {
      occupy(level, hero, hero.square);
    }
  }
  for (const leading of leadingStates(state)) {
    lookWith(leading);
  }
  return state;
}

function heroSquares({ seats }: SavedGame, at: number): number[] {
  return seats.flatMap(({ depth, present, hero }) =>
    depth === at && present ? [hero.square] : [],
  );
}

function restoreSeat(
  saved: SavedSeat,
  levels: ReadonlyMap<number, Level>,
  ruleset: Ruleset,
  archetypeOf: (id: string) => Archetype,
): SeatParts {
  const { depth, acquainted, damageSeen } = saved;
  const levelAt = (at: number, field: string) => {
    const level = levels.get(at);
    if (level === undefined) {
      throw new UsageError(field, at, 'the depth of a saved level');
    }
    return level;
  };
  levelAt(depth, 'depth');
  const sheet = HeroSheet.restore(saved.sheet, archetypeOf);
  memberOf('race', sheet.race, Object.keys(ruleset.bridges.races));
  feelOutfit(ruleset, sheet);
  return {
    hero: Creature.restore(saved.hero, archetypeOf),
    sheet,
    depth,
    memories: new Map(
      saved.memories.map(([at, memory]) => [
        at,
        Memory.restore(levelAt(at, 'memories'), memory, archetypeOf),
      ]),
    ),
    acquainted,
    damageSeen,
    missilesSpent: saved.missilesSpent,
    ways: saved.ways,
    conducts: saved.conducts,
    words: saved.words,
  };
}

/**
 * The version of the save format and 64 bits of all that the game is played by, in hexadecimal, such as
 * `12-0123456789abcdef`: equal states have equal hashes everywhere.
 */
export function hashGame(state: GameState): string {
  const hashes = hashTwice(JSON.stringify(savedForm(state, true)));
  const bits = hashes.map(hash => hash.toString(16).padStart(8, '0'));
  return `${SAVE_VERSION}-${bits.join('')}`;
}

/** A hash of any version, as in files and storage; the oldest have no version. */
const HASH = /^(?:\d{1,4}-)?[0-9a-f]{16}$/;

/** Whether a text is a hash of a state. */
export function isStateHash(text: unknown): text is string {
  return typeof text === 'string' && HASH.test(text);
}

/**
 * Whether two hashes prove different states. Hashes of different save formats can't be compared, and neither
 * can an empty one.
 */
export function areOtherStates(one: string, other: string): boolean {
  return one !== other && one !== '' && other !== '' && formOf(one) === formOf(other);
}

/** Whether a hash can be compared with this engine's hashes. */
export function isComparableHash(hash: string): boolean {
  return formOf(hash) === `${SAVE_VERSION}`;
}

/** The save format version in a hash, empty for the oldest hashes. */
function formOf(hash: string): string {
  return hash.slice(0, Math.max(0, hash.indexOf('-')));
}

/** The start of a saved game of any version. Throws a ReplayError if it isn't a saved game. */
export function beginningOfSave(saved: SavedGame): NewGame {
  return (migrate('the save', saved, SAVE_MIGRATIONS) as unknown as SavedGame).start;
}

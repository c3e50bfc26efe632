// A game as plain JSON, and back; its hash is the same on every platform.

import {
  Creature,
  type CreatureState,
  feelOutfit,
  HeroSheet,
  type HeroSheetState,
} from '../../actors/index.ts';
import { hashText, Streams, type StreamsState } from '../../chance/index.ts';
import { ReplayError, UsageError } from '../../errors/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnClockState } from '../../speed/index.ts';
import { assembleGame } from '../assembly/assemble.ts';
import { Level, type LevelState } from '../dungeon/level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookWith } from '../movement/stepping.ts';
import type { Pending } from '../protocol/pending.ts';
import type { NewGame } from '../protocol/performed.ts';
import type { Ending } from '../protocol/view.ts';
import { Memory, type MemoryState } from '../state/memory.ts';
import type { GameState } from '../state/state.ts';
import { type EffectKinds, effectKindsOf, placeEffects } from './effect-kinds.ts';
import { migrate } from './migrations.ts';
import { SAVE_MIGRATIONS } from './save-migrations.ts';

/** The version of the save format that this engine writes; it reads all versions up to it. */
export const SAVE_VERSION = SAVE_MIGRATIONS.length + 1;

/** A level with the hero's memory of it. */
export type SavedLevel = LevelState & MemoryState;

/** The complete state of a game. */
export interface SavedGame {
  readonly version: number;
  readonly ruleset: string;
  readonly contentHash: string;
  readonly start: NewGame;
  readonly sequence: number;
  readonly ticks: number;
  readonly nextId: number;
  readonly depth: number;
  readonly levels: readonly (readonly [depth: number, level: SavedLevel])[];
  readonly effectKinds: EffectKinds;
  readonly hero: CreatureState;
  readonly sheet: HeroSheetState;
  /** The level of each artifact in the dungeon. */
  readonly artifacts: readonly (readonly [artifact: string, depth: number])[];
  /** The level of each unique in the dungeon. */
  readonly uniques: readonly (readonly [kind: string, depth: number])[];
  readonly clock: TurnClockState;
  readonly streams: StreamsState;
  readonly ending: Ending | null;
  /** The pending question. */
  readonly pending: Pending | null;
}

/** The game as plain JSON. */
export function saveGame(state: GameState): SavedGame {
  const levels = [...state.world.levels].sort(([one], [other]) => one - other);
  return {
    version: SAVE_VERSION,
    ruleset: state.ruleset.id,
    contentHash: state.content.hash,
    start: state.world.start,
    sequence: state.world.sequence,
    ticks: state.world.ticks,
    nextId: state.world.ids.next,
    depth: state.depth,
    levels: levels.map(([depth, level]) => [
      depth,
      {
        ...level.save(state.sheet.conditions.poisoner),
        ...state.seat.memories.get(depth)!.save(),
      },
    ]),
    effectKinds: effectKindsOf(
      levels.map(([, level]) => level.effects),
      state.content,
    ),
    hero: state.hero.save(),
    sheet: state.sheet.save(),
    artifacts: [...state.world.dealt.artifacts],
    uniques: [...state.world.dealt.uniques],
    clock: state.clock.state(),
    streams: state.world.streams.save(),
    ending: state.ending ?? null,
    pending: state.pending ?? null,
  };
}

/**
 * Converts a save of any version to the present format, without further checks. Throws a ReplayError for a
 * newer version, or if a step can't read it.
 * @param migrations steps from older versions; only tests pass others than this engine's
 */
export function migrateSave(read: unknown, migrations = SAVE_MIGRATIONS): SavedGame {
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
 * Restores a saved game. Newer content is accepted if it has every archetype named in the save. Throws a
 * ReplayError for a newer version or another ruleset, for damage, and for a missing archetype.
 * @param migrations steps from older versions; only tests pass others than this engine's
 */
export function restoreGame(
  content: Content,
  ruleset: Ruleset,
  read: SavedGame,
  migrations = SAVE_MIGRATIONS,
): GameState {
  const saved = migrateSave(read, migrations);
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
  const archetypeOf = (id: string) => content.archetype(id);
  const levels = new Map(
    saved.levels.map(([depth, level]) => [depth, Level.restore(level, archetypeOf)]),
  );
  for (const { effects } of levels.values()) {
    placeEffects(effects, saved.effectKinds, content);
  }
  const memories = new Map(
    saved.levels.map(([depth, level]) => [
      depth,
      Memory.restore(levels.get(depth)!, level, archetypeOf),
    ]),
  );
  const level = levels.get(saved.depth);
  if (level === undefined) {
    throw new UsageError('depth', saved.depth, 'the depth of a saved level');
  }
  const sheet = HeroSheet.restore(saved.sheet, archetypeOf);
  feelOutfit(ruleset, sheet);
  const hero = Creature.restore(saved.hero, archetypeOf);
  const state = assembleGame({
    content,
    ruleset,
    start: saved.start,
    streams: new Streams(saved.start.seed, saved.streams, saved.start.luck),
    levels,
    seats: [{ hero, sheet, depth: saved.depth, memories }],
    clock: saved.clock,
    artifacts: new Map(saved.artifacts),
    uniques: new Map(saved.uniques),
    nextId: saved.nextId,
  });
  if (hero.alive) {
    occupy(level, hero, hero.square);
  }
  state.world.sequence = saved.sequence;
  state.world.ticks = saved.ticks;
  state.seat.ending = saved.ending ?? undefined;
  state.seat.pending = saved.pending ?? undefined;
  lookWith(state);
  return state;
}

/**
 * The version of the save format and 64 bits of everything that is saved, in hexadecimal, such as
 * `8-0123456789abcdef`: equal states have equal hashes everywhere.
 */
export function hashGame(state: GameState): string {
  const text = JSON.stringify(saveGame(state));
  const bits = [1, 2].map(part => hashText(`${part}${text}`).toString(16).padStart(8, '0'));
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

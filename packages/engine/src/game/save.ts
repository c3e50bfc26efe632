// A game as plain JSON, and back; its hash is the same on every platform.

import { Creature, type CreatureState, HeroSheet, type HeroSheetState } from '../actors/index.ts';
import { hashText, Streams, type StreamsState } from '../chance/index.ts';
import { ReplayError } from '../errors/index.ts';
import type { Content } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { TurnClockState } from '../speed/index.ts';
import { assembleGame } from './assemble.ts';
import { Level, type LevelState } from './level.ts';
import type { NewGame } from './performed.ts';
import type { GameState } from './state.ts';
import type { Ending } from './view.ts';

/** The version of the save format that this engine writes and reads. */
export const SAVE_VERSION = 1;

/** A whole game at one moment. */
export interface SavedGame {
  readonly version: number;
  readonly ruleset: string;
  readonly contentHash: string;
  readonly start: NewGame;
  readonly sequence: number;
  readonly ticks: number;
  readonly nextId: number;
  readonly level: LevelState;
  readonly hero: CreatureState;
  readonly sheet: HeroSheetState;
  readonly clock: TurnClockState;
  readonly streams: StreamsState;
  readonly ending: Ending | null;
}

/** The game as plain JSON. */
export function saveGame(state: GameState): SavedGame {
  return {
    version: SAVE_VERSION,
    ruleset: state.ruleset.id,
    contentHash: state.content.hash,
    start: state.start,
    sequence: state.sequence,
    ticks: state.ticks,
    nextId: state.nextId,
    level: state.level.save(),
    hero: state.hero.save(),
    sheet: state.sheet.save(),
    clock: state.clock.state(),
    streams: state.streams.save(),
    ending: state.ending ?? null,
  };
}

/**
 * A saved game, ready to go on. Throws a ReplayError when it is of another version or ruleset, is
 * damaged, or names an archetype that the content doesn't have.
 */
export function restoreGame(content: Content, ruleset: Ruleset, saved: SavedGame): GameState {
  if (saved.version !== SAVE_VERSION) {
    throw new ReplayError(
      `the save is of version ${saved.version}; this engine reads version ${SAVE_VERSION}`,
    );
  }
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
  const level = Level.restore(saved.level, archetypeOf);
  const hero = Creature.restore(saved.hero, archetypeOf);
  const state = assembleGame({
    content,
    ruleset,
    start: saved.start,
    streams: new Streams(saved.start.seed, saved.streams),
    level,
    hero,
    sheet: HeroSheet.restore(saved.sheet, archetypeOf),
    clock: saved.clock,
    nextId: saved.nextId,
  });
  if (hero.alive) {
    level.map.occupant[hero.square] = hero.id;
  }
  state.sequence = saved.sequence;
  state.ticks = saved.ticks;
  state.ending = saved.ending ?? undefined;
  level.look(hero.square);
  return state;
}

/** 64 bits of everything that is saved, in hexadecimal: equal states have equal hashes everywhere. */
export function hashGame(state: GameState): string {
  const text = JSON.stringify(saveGame(state));
  return [1, 2].map(part => hashText(`${part}${text}`).toString(16).padStart(8, '0')).join('');
}

// What is stored of the games on this device, and the storage interface that the worker needs.

import type { HallEntry, NewGame } from '@roguewright/engine/game';
import type { KeptBones } from '@roguewright/engine/host';
import type { TreeFile } from '@roguewright/engine/objects';

/** A game without what happened in it. */
export interface StoredGame {
  readonly id: string;
  readonly start: NewGame;
  readonly ruleset: string;
  readonly contentHash: string;
  readonly status: 'playing' | 'won' | 'died';
  readonly turn: number;
  /** The names of its packs; absent: it has none. */
  readonly packs?: readonly string[];
  /** It came as a file: its end is not for the hall. */
  readonly brought?: boolean;
}

/** A line of the hall, kept also when its game is not. */
export interface StoredLine extends HallEntry {
  readonly game: string;
  readonly start: NewGame;
}

/** Content that a game was begun with: the JSON text of its files, by its hash. */
export interface StoredContent {
  readonly hash: string;
  readonly files: string;
}

/** A level on which a hero of this device died. */
export interface StoredBones extends KeptBones {
  /** The key of the level: there are bones of it at most once. */
  readonly level: number;
}

/** A pack that is kept for new games. */
export interface StoredPack {
  readonly name: string;
  readonly files: readonly TreeFile[];
}

/** The state after a number of commands, as JSON text. */
export interface StoredSnapshot {
  readonly game: string;
  readonly sequence: number;
  readonly body: string;
}

/** A command as JSON text, with the hash of the state after it; empty where that isn't known. */
export interface StoredCommand {
  readonly game: string;
  /** From 1. */
  readonly sequence: number;
  readonly body: string;
  readonly hash: string;
}

/** A command that could not be performed, or not again. */
export interface SetAside {
  readonly game: string;
  readonly sequence: number;
  readonly body: string;
  readonly error: string;
}

/** A whole new game. */
export interface Addition {
  readonly game: StoredGame;
  readonly content: StoredContent;
  readonly snapshot: StoredSnapshot;
  readonly commands: readonly StoredCommand[];
  readonly setAside: readonly SetAside[];
}

/** A command that was performed, and how the game stands after it. */
export interface Progress {
  readonly game: StoredGame;
  readonly command: StoredCommand;
  /** Replaces the snapshot that is there. */
  readonly snapshot: StoredSnapshot | undefined;
  /** The line in the hall of a game that is over. */
  readonly hall: StoredLine | undefined;
}

/** All that is stored of a game. */
export interface WholeGame {
  readonly game: StoredGame;
  readonly content: StoredContent;
  readonly snapshot: StoredSnapshot;
  /** In order, from the first. */
  readonly commands: readonly StoredCommand[];
}

/** Keeps games. What a method resolved is kept whatever happens then; each is done whole or not. */
export interface DeviceStore {
  add(addition: Addition): Promise<void>;
  /** @throws SequenceTaken when there is already a command of that number, or the game is gone */
  addCommand(progress: Progress): Promise<void>;
  find(game: string): Promise<StoredGame | undefined>;
  load(game: string): Promise<WholeGame | undefined>;
  /** All packs, by name. */
  packs(): Promise<readonly StoredPack[]>;
  /** Keeps a pack, in place of one of the same name. */
  keepPack(pack: StoredPack): Promise<void>;
  /** Games keep the files of their packs. */
  removePack(name: string): Promise<void>;
  /** All bones. */
  bones(): Promise<readonly StoredBones[]>;
  /** Keeps bones, unless there are some of that level. */
  keepBones(bones: StoredBones): Promise<void>;
  dropBones(level: number): Promise<void>;
  findContent(hash: string): Promise<StoredContent | undefined>;
  /** Takes the commands from a number on out of the game and keeps them as set aside, untold. */
  setAside(game: string, from: number, error: string): Promise<void>;
  /** What was set aside and not told yet; told by this. */
  takeUntold(game: string): Promise<readonly SetAside[]>;
  /** All lines of the hall in the order of their coming. */
  hall(): Promise<readonly StoredLine[]>;
  /** Removes the game; its line in the hall stays. */
  remove(game: string): Promise<void>;
}

/** Another window has gone on with the game, or removed it. */
export class SequenceTaken extends Error {
  override readonly name = 'SequenceTaken';
}

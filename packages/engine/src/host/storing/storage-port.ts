// What a game that is stored needs of its storage, and what a storage gets of it.

import type { Command, Performed } from '../../game/index.ts';

/** A running game, as far as storing it needs one: a `LocalGame`, or what stands for one in a test. */
export interface StorableGame {
  /** Commands performed so far. */
  readonly sequence: number;
  look(): Performed;
  /** @throws UsageError when the command is malformed; the game then stands as before */
  perform(command: Command): Performed;
  /** The state as plain JSON. */
  save(): object;
  /** Hash of the state. */
  hash(): string;
}

/** A command as it was stored. */
export interface KeptCommand {
  /** From 1. */
  readonly sequence: number;
  /** JSON text. */
  readonly body: string;
  /** Of the state after it; empty where that isn't known. */
  readonly hash: string;
}

/** A state after so many commands, as JSON text. */
export interface KeptState {
  readonly sequence: number;
  readonly body: string;
}

/** A game as its storage has it. */
export interface Reopened<Game, Kept extends KeptCommand> {
  /** As the latest snapshot has it. */
  readonly game: Game;
  /** Commands contained in that snapshot. */
  readonly snapshotAt: number;
  /** Those since, in order. */
  readonly commands: readonly Kept[];
}

/** A command that was performed, and what is to be stored of it. */
export interface Progress<Note> {
  readonly command: KeptCommand;
  readonly performed: Performed;
  /** The state before it, where a snapshot was due. */
  readonly snapshot: KeptState | undefined;
  /** What came with the request. */
  readonly note: Note;
}

/**
 * Why a command isn't answered: the rules failed on it, another program has gone on with the game, or
 * the command could not be stored.
 */
export type StoringTrouble = 'rules' | 'taken' | 'storage';

/**
 * Where one game is stored. What a method resolved is kept whatever happens then; each is done whole or
 * not.
 */
export interface StoragePort<Game extends StorableGame, Note, Kept extends KeptCommand> {
  /** Reads the game. Throws what its player is to be told when that is impossible. */
  reopen(): Promise<Reopened<Game, Kept>>;
  /** Stores a command. Throws when it can't, or when its number is taken. */
  store(progress: Progress<Note>): Promise<void>;
  /** Takes the commands from a number on out of the game, and keeps them as set aside. */
  setAside(from: number, error: string): Promise<void>;
  /** Keeps a command on which the rules failed, so that the fault can be found. */
  keepFailed?(command: Omit<KeptCommand, 'hash'>, error: string): Promise<void>;
  /** Whether there is room for one more snapshot: throws what the player is to be told when there isn't. */
  expectRoom?(): Promise<void>;
  /** Carries out a command; the game does it by itself without this. */
  perform?(game: Game, command: Command, note: Note): Performed;
  /** Told of each command that was performed again when the game was read. */
  performedAgain?(command: Kept, performed: Performed): Promise<void>;
  /** Told when the game is read. @returns the commands in a snapshot that was stored meanwhile */
  settled?(game: Game): Promise<number | undefined>;
  /** Whether an error of `store` says that the number was taken. */
  isTaken(error: unknown): boolean;
  /** What the player is told. */
  problem(trouble: StoringTrouble, error: unknown): Error;
  /** Where defects are reported. */
  report(error: unknown): void;
}

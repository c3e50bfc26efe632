// Interfaces between a stored game and its storage.

import type { Command, Performed } from '../../game/index.ts';

/** The part of a running game that storing needs: a `LocalGame`, or a substitute in a test. */
/** @template Order what it carries out */
export interface StorableGame<Order = Command> {
  /** Number of commands performed so far. */
  readonly sequence: number;
  look(): Performed;
  /** @throws UsageError if the command is malformed; the game is then unchanged */
  perform(command: Order): Performed;
  /** The state as plain JSON. */
  save(): object;
  /** Hash of the state. */
  hash(): string;
}

/** A stored command. */
export interface KeptCommand {
  /** From 1. */
  readonly sequence: number;
  /** JSON text. */
  readonly body: string;
  /** State hash after it; empty if unknown. */
  readonly hash: string;
}

/** A state after a number of commands, as JSON text. */
export interface KeptState {
  readonly sequence: number;
  readonly body: string;
}

/** A game read from storage. */
export interface Reopened<Game, Kept extends KeptCommand> {
  /** The state of the latest snapshot. */
  readonly game: Game;
  /** Number of commands included in that snapshot. */
  readonly snapshotAt: number;
  /** The commands since, in order. */
  readonly commands: readonly Kept[];
}

/** A performed command, with the data to store. */
export interface Progress<Note> {
  readonly command: KeptCommand;
  readonly performed: Performed;
  /** The state before it, if a snapshot was due. */
  readonly snapshot: KeptState | undefined;
  /** The data that came with the request. */
  readonly note: Note;
}

/**
 * Why a command isn't answered: the rules failed, another program has continued the game, or storing failed.
 */
export type StoringTrouble = 'rules' | 'taken' | 'storage';

/** Storage of one game. Whatever a method has resolved is permanent; each method is atomic. */
export interface StoragePort<
  Game extends StorableGame<Order>,
  Note,
  Kept extends KeptCommand,
  Order = Command,
> {
  /** Reads the game. Throws the message for the player if that is impossible. */
  reopen(): Promise<Reopened<Game, Kept>>;
  /** Stores a command. Throws if it can't, or if its number is taken. */
  store(progress: Progress<Note>): Promise<void>;
  /** Removes the commands from a number on, and keeps them as set aside. */
  setAside(from: number, error: string): Promise<void>;
  /** Keeps a command on which the rules failed, for debugging. */
  keepFailed?(command: Omit<KeptCommand, 'hash'>, error: string): Promise<void>;
  /** Whether there is room for another snapshot: throws the message for the player if there isn't. */
  expectRoom?(): Promise<void>;
  /** Carries out a command; by default the game does. */
  perform?(game: Game, command: Order, note: Note): Performed;
  /** Called for each command performed again when the game was read. */
  performedAgain?(command: Kept, performed: Performed): Promise<void>;
  /** Called after the game was read. @returns number of commands in a snapshot stored meanwhile */
  settled?(game: Game): Promise<number | undefined>;
  /** Whether an error of `store` means that the number was taken. */
  isTaken(error: unknown): boolean;
  /** The message for the player. */
  problem(trouble: StoringTrouble, error: unknown): Error;
  /** Reports a bug. */
  report(error: unknown): void;
}

// Input for a new game, and the result of each command.

import type { Bones } from './bones/bones.ts';
import type { Refusal } from './commands.ts';
import type { GameEvent } from './events.ts';
import type { GameView, ThingLook, ThingName } from './view.ts';

/** Heroes who share a world, at most. */
export const MOST_SEATS = 16;

/** A hero who sets out with another. */
export interface Companion {
  /** 1…24 characters. */
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
  /** Id of the god to whom the hero prays, one of the role's; absent: a role with several is asked in the game. */
  readonly god?: string | undefined;
}

/** The animal with which heroes begin: that of the role, or a dog or a cat. A Knight has his pony in any case. */
export const FIRST_PETS = ['role', 'dog', 'cat'] as const;

/** One of them. */
export type FirstPet = (typeof FIRST_PETS)[number];

/** How a new game is made: its hero, and the others if several share its world. */
export interface NewGame {
  /** 1…24 characters. */
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
  /** Id of the god to whom the hero prays, one of the role's; absent: a role with several is asked in the game. */
  readonly god?: string | undefined;
  /** Any text of up to 64 characters; equal seeds give equal games. */
  readonly seed: string;
  /**
   * The rules: a ruleset's id, or a composition such as `casting=crossfire,speed=nethack-3.7`; absent: those of the
   * host. Like `casting` it isn't part of the hero's start.
   */
  readonly ruleset?: string | undefined;
  /**
   * The ruleset of the casting rules; absent: that of the game. It isn't part of the hero's start: a game
   * records it in its ruleset's name.
   */
  readonly casting?: string | undefined;
  /**
   * Names of the packs that are mounted, in their order; absent: those that the host mounts by default. It isn't
   * part of the hero's start: a game records them in its content.
   */
  readonly packs?: readonly string[] | undefined;
  /**
   * Bits of the seed hash for each stream; absent: 128. Only games begun before saves of version 6 have 32,
   * and keep them.
   */
  readonly luck?: 32 | undefined;
  /** The heroes of the seats from 1 on; absent: the first hero is alone. */
  readonly companions?: readonly Companion[] | undefined;
  /** Heroes who die wake up at home, and lose experience; absent: death is final. */
  readonly revives?: true | undefined;
  /** The animal with which each hero begins; absent: none. */
  readonly pet?: FirstPet | undefined;
  /**
   * The first hero's rules for what is picked up on the way, in the form of the command `prefer`: 1…200 characters;
   * absent: he has none yet.
   */
  readonly pickup?: string | undefined;
  /** Other heroes may join the world while it is played; absent: nobody joins. */
  readonly shared?: true | undefined;
  /** Levels on which earlier heroes of the host died, which this game may meet; absent: none. */
  readonly bones?: readonly Bones[] | undefined;
  /** The host gives the game no bones. It isn't part of the hero's start. */
  readonly boneless?: true | undefined;
}

/** Names by object id. */
export type NamesById = Readonly<Record<number, ThingName>>;

/** The result of a command, which is stored before it is returned. */
export interface Performed {
  /** Number of commands stored so far, including this one. */
  readonly sequence: number;
  readonly refusal: Refusal | undefined;
  readonly events: readonly GameEvent[];
  /** Names of the creatures and items in the events at their first mention, by id. */
  readonly names: NamesById;
  /** Names that change at an event, by the event's index: for example, drinking identified a potion. */
  readonly renamed: Readonly<Record<number, NamesById>>;
  /** Looks of the effects and missiles in the events, by the event's `archetype`; of `burned`, by `source` − 1. */
  readonly looks: Readonly<Record<number, ThingLook>>;
  readonly view: GameView;
}

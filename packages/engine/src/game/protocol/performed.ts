// What goes in when a game begins, and what comes out of each command.

import type { Refusal } from './commands.ts';
import type { GameEvent } from './events.ts';
import type { GameView, ThingLook, ThingName } from './view.ts';

/** How a new hero is made. */
export interface NewGame {
  /** 1…24 characters. */
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
  /** Any text up to 64 characters; equal seeds make equal games. */
  readonly seed: string;
  /**
   * The ruleset whose rules of casting are played; absent: those of the ruleset of the game. It is no
   * part of how the hero began: a game tells it by the name of its ruleset.
   */
  readonly casting?: string | undefined;
  /**
   * Bits of luck from which each stream begins; absent: 128. Only games begun before saves of version
   * 6 have 32, and go on with them.
   */
  readonly luck?: 32 | undefined;
}

/** Names by the ids of what has them. */
export type NamesById = Readonly<Record<number, ThingName>>;

/** What came of a command: stored before it is answered. */
export interface Performed {
  /** Commands stored so far, this one included. */
  readonly sequence: number;
  readonly refusal: Refusal | undefined;
  readonly events: readonly GameEvent[];
  /** What the creatures and things that the events mention are called where they are first mentioned, by id. */
  readonly names: NamesById;
  /** What is called otherwise from an event on, by the place of that event: drinking told what it was. */
  readonly renamed: Readonly<Record<number, NamesById>>;
  /** How effects and missiles that the events mention look to the hero, by the event's `archetype`. */
  readonly looks: Readonly<Record<number, ThingLook>>;
  readonly view: GameView;
}

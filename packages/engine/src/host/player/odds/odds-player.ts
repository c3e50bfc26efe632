// A player in code who asks the odds: it sees what a person sees and asks what a person may ask. An example of a
// program that plays by the library.

import { type Chance, Streams } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { KnownGround } from '../../../face/index.ts';
import { type Command, checkCommand, type Direction, type Performed } from '../../../game/index.ts';
import type { AskOdds, Attempt } from './attempt.ts';
import { ODDS_IDEAS } from './ideas.ts';
import { Memory } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { isBetterLeft, Recollection, threatOf } from './threat.ts';

/** Plays by the odds. Equal seeds and games give equal commands. */
export class OddsPlayer {
  readonly #chance: Chance;
  readonly #ask: AskOdds;
  readonly #memory = new Memory();
  readonly #recollection = new Recollection();

  /** @param ask the odds of the game that is played */
  constructor(seed: string, ask: AskOdds) {
    this.#chance = new Streams(seed).stream('odds-player');
    this.#ask = ask;
  }

  /** The next command, given the result of the last one. */
  next(performed: Performed): Command {
    const { view } = performed;
    const ground = new KnownGround(view);
    const memory = this.#memory;
    memory.learn(performed, ground);
    const threat = threatOf(view, this.#ask, this.#recollection, memory.level.unreached);
    memory.noteFoes(threat, ground);
    const outlook: Outlook = { view, ground, memory, ask: this.#ask, threat };
    const command = this.#choose(outlook);
    memory.note(command, ground);
    return command;
  }

  #choose(outlook: Outlook): Command {
    const { memory, threat } = outlook;
    // Foes who have harmed nobody for long don't keep it from wandering, unless one of them could strike now.
    const isPressed = threat.awake.some(foe => foe.away <= 1 && !isBetterLeft(foe));
    if (!memory.isBored || isPressed) {
      for (const idea of ODDS_IDEAS) {
        const found = idea(outlook).find(attempt => !memory.isVain(attempt) && isCommand(attempt));
        if (found !== undefined) {
          return found as Command;
        }
      }
    }
    return this.#wander(outlook);
  }

  /** A random step; an attack on who is in the way; a wait if nothing else is possible. */
  #wander({ view, ground, memory }: Outlook): Command {
    const [near] = view.adjacentHostile;
    if (near !== undefined) {
      return { kind: 'attack', direction: near };
    }
    const ways = ([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(direction => {
      const to = ground.next(ground.here, direction);
      const step = { kind: 'move', direction };
      return to !== undefined && ground.walkable(to) && !memory.isVain(step);
    });
    return ways.length === 0
      ? { kind: 'search', count: 1 + this.#chance.below(5, 'patience') }
      : { kind: 'move', direction: ways[this.#chance.below(ways.length, 'way')] as Direction };
  }
}

/** A later game may have other commands, or other fields for them. */
function isCommand(command: Attempt): boolean {
  try {
    checkCommand(command);
    return true;
  } catch (error) {
    if (error instanceof UsageError) {
      return false;
    }
    throw error;
  }
}

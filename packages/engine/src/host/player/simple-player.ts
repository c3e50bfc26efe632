// A simple player in code: it sees what a person sees and does what a person may do. It plays badly, but
// never gives up: it doesn't repeat a refused command until something has changed, and without ideas it
// wanders.

import { type Chance, Streams } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { KnownGround } from '../../face/index.ts';
import { type Command, checkCommand, type Direction, type Performed } from '../../game/index.ts';
import { IDEAS, type Idea } from './player-ideas.ts';
import type { Situation } from './player-situation.ts';

/** Number of commands without anything new after which it wanders, and the duration of wandering. */
const BORED_AFTER = 120;
const WANDERS_FOR = 15;

/** Commands for which it doesn't rest after it was hurt by something unseen. */
const WARY_FOR = 10;

/** Number of useless visits after which it considers a square exhausted. */
const VISITS = 2;

/** A simple player. Equal seeds and games give equal commands. */
export class SimplePlayer {
  readonly #chance: Chance;
  /** Commands refused since the last change. */
  readonly #refused = new Set<string>();
  /** Squares that could not be entered, and squares from which nothing more can be discovered. */
  readonly #avoided = new Set<number>();
  readonly #exhausted = new Set<number>();
  readonly #unfetched = new Set<number>();
  readonly #visits = new Map<number, number>();
  readonly #tried = new Set<number>();
  #place = '';
  #known = 0;
  #lastNews = 0;
  #wandering = 0;
  #commands = 0;
  #hitPoints = 0;
  #wary = 0;
  #last: Command | undefined;
  #lastFrom = -1;

  readonly #ideas: readonly Idea[];

  /** @param ideas most urgent first */
  constructor(seed: string, ideas: readonly Idea[] = IDEAS) {
    this.#ideas = ideas;
    this.#chance = new Streams(seed).stream('simple-player');
  }

  /** The next command, given the result of the last one. */
  next(performed: Performed): Command {
    const ground = new KnownGround(performed.view);
    this.#learn(performed, ground);
    const situation: Situation = {
      view: performed.view,
      ground,
      avoided: this.#avoided,
      exhausted: this.#exhausted,
      unfetched: this.#unfetched,
      isUnderFire: this.#wary > 0,
      tried: this.#tried,
    };
    const command = this.#choose(situation);
    this.#commands += 1;
    this.#last = command;
    this.#lastFrom = ground.here;
    if ('item' in command && command.item !== 0) {
      this.#tried.add(command.item);
    }
    return command;
  }

  #choose(situation: Situation): Command {
    if (this.#wandering === 0) {
      for (const idea of this.#ideas) {
        const command = this.#firstPossible(idea, situation);
        if (command !== undefined) {
          return command;
        }
      }
    }
    this.#wandering = Math.max(0, this.#wandering - 1);
    return this.#wander(situation);
  }

  #firstPossible(idea: Idea, situation: Situation): Command | undefined {
    for (const attempt of idea(situation)) {
      if (isCommand(attempt) && !this.#refused.has(JSON.stringify(attempt))) {
        return attempt;
      }
    }
    return undefined;
  }

  /** A random step; an attack on a creature in the way; waiting if nothing else is possible. */
  #wander({ view, ground }: Situation): Command {
    const [near] = view.adjacentHostile;
    if (near !== undefined) {
      return { kind: 'attack', direction: near };
    }
    const ways = ([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(direction => {
      const to = ground.next(ground.here, direction);
      const step = { kind: 'move', direction };
      return to !== undefined && ground.walkable(to) && !this.#refused.has(JSON.stringify(step));
    });
    return ways.length === 0
      ? { kind: 'rest', count: 1 + this.#chance.below(5, 'patience') }
      : { kind: 'move', direction: ways[this.#chance.below(ways.length, 'way')] as Direction };
  }

  #learn({ refusal, view }: Performed, ground: KnownGround): void {
    const place = `${view.dungeonLevel} ${view.map.width} ${view.map.height}`;
    if (place !== this.#place) {
      this.#place = place;
      this.#forget();
    }
    if (refusal === undefined) {
      this.#refused.clear();
    } else if (this.#last !== undefined) {
      this.#refused.add(JSON.stringify(this.#last));
      if (this.#last.kind === 'pick-up') {
        this.#unfetched.add(ground.here);
      }
    }
    const alone = !view.things.some(({ kind, hostile }) => kind === 'creature' && hostile);
    const isHurt = alone && view.hero.hitPoints < this.#hitPoints;
    this.#wary = isHurt ? WARY_FOR : Math.max(0, this.#wary - 1);
    this.#hitPoints = view.hero.hitPoints;
    this.#learnStep(ground, view.adjacentHostile.length > 0);
    const known = view.map.terrain.reduce((sum, row) => sum + row.replaceAll(' ', '').length, 0);
    if (known !== this.#known || view.adjacentHostile.length > 0) {
      this.#known = known;
      this.#lastNews = this.#commands;
    }
    if (this.#commands - this.#lastNews > BORED_AFTER) {
      this.#lastNews = this.#commands;
      this.#wandering = WANDERS_FOR;
      this.#avoided.clear();
      this.#exhausted.clear();
    }
  }

  /** A step that failed isn't repeated; a square visited in vain has nothing new. */
  #learnStep(ground: KnownGround, disturbed: boolean): void {
    const last = this.#last;
    if (last?.kind === 'move' && !disturbed) {
      const aimed = ground.next(this.#lastFrom, last.direction);
      const stayed = ground.here === this.#lastFrom;
      if (aimed !== undefined && stayed && !ground.terrain(aimed).includes('door')) {
        this.#avoided.add(aimed);
      }
    }
    const visits = (this.#visits.get(ground.here) ?? 0) + 1;
    this.#visits.set(ground.here, visits);
    if (visits >= VISITS || ground.isFrontier(ground.here)) {
      this.#exhausted.add(ground.here);
    }
    // A door that doesn't open after several pushes counts as a wall.
    if (last?.kind === 'move' && visits % 6 === 5) {
      const aimed = ground.next(this.#lastFrom, last.direction);
      if (aimed !== undefined && aimed !== ground.here) {
        this.#avoided.add(aimed);
      }
    }
  }

  #forget(): void {
    this.#refused.clear();
    this.#avoided.clear();
    this.#exhausted.clear();
    this.#unfetched.clear();
    this.#visits.clear();
    this.#known = 0;
  }
}

/** A later game may have other commands, or other fields for them. */
function isCommand(command: unknown): command is Command {
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

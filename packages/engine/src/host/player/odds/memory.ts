// What the player by the odds remembers between its commands: what was refused, what it has tried, and what it
// has done on the level where it is.

import type { KnownGround } from '../../../face/index.ts';
import type { Command, GameView, Performed } from '../../../game/index.ts';
import type { Attempt } from './attempt.ts';
import { isBetterLeft, type Threat } from './threat.ts';

/** Turns after a prayer in which a god isn't asked again. */
const PRAYS_EVERY = 1000;

/** Commands for which it doesn't rest after it was hurt by something unseen. */
const WARY_FOR = 8;

/** Commands without news on a level after which it wanders, and how many it wanders for. */
const BORED_AFTER = 150;
const WANDERS_FOR = 12;

/** What is remembered of one level. */
interface LevelMemory {
  /** Squares that could not be entered. */
  readonly avoided: Set<number>;
  /** Squares of creatures that hardly move: no way leads through them. */
  readonly barred: Set<number>;
  /** Squares from which nothing more can be discovered. */
  readonly exhausted: Set<number>;
  /** Squares whose items are left alone: goods of a shop, and what could not be lifted. */
  readonly left: Set<number>;
  /** Squares where it has searched for hidden doors, with the times. */
  readonly searched: Map<number, number>;
  /** Doors that it has pushed or kicked, with the times. */
  readonly pushed: Map<number, number>;
  /** Turn of the first visit. */
  readonly since: number;
  /** Times that it has searched all the level. */
  rounds: number;
}

/** What a player remembers. */
export class Memory {
  /** Attempts that changed nothing since time last passed. */
  readonly #vain = new Set<string>();
  /** Uses of items that aren't tried twice: `read 17`. */
  readonly #tried = new Set<string>();
  /** Wands with which nothing happened, by id. */
  readonly #empty = new Set<number>();
  /** What was considered before, and need not be again. */
  readonly #considered = new Set<string>();
  readonly #levels = new Map<string, LevelMemory>();
  /** The turn at which each thing on the floor was first seen, by id. */
  readonly #seen = new Map<number, number>();
  #level: LevelMemory = newLevel(0);
  #key = '';
  #clock = '';
  #last: Command | undefined;
  #lastFrom = -1;
  #hitPoints = 0;
  #wary = 0;
  #prayed = -PRAYS_EVERY;
  #news = '';
  #quiet = 0;
  /** Commands since a foe was in sight, downwards. */
  #fights = 0;
  #wandering = 0;

  get level(): LevelMemory {
    return this.#level;
  }

  /** It was hurt lately by something that it didn't see: this is no place to rest. */
  get isWary(): boolean {
    return this.#wary > 0;
  }

  /** It has seen nothing new for long, and walks about. */
  get isBored(): boolean {
    return this.#wandering > 0;
  }

  /** Whether nothing happened when a wand was last zapped. */
  isEmpty(wand: number): boolean {
    return this.#empty.has(wand);
  }

  /** Whether a god may be asked for help again. */
  mayPray(turn: number): boolean {
    return turn - this.#prayed >= PRAYS_EVERY;
  }

  /** Whether an attempt changed nothing before, in the same moment. */
  isVain(attempt: Attempt): boolean {
    return this.#vain.has(JSON.stringify(attempt));
  }

  /** Whether an item was put to a use before. */
  hasTried(use: string, item: number): boolean {
    return this.#tried.has(`${use} ${item}`);
  }

  /** Whether something is considered for the first time; it isn't the next time. */
  isFirst(consideration: string): boolean {
    const isNew = !this.#considered.has(consideration);
    this.#considered.add(consideration);
    return isNew;
  }

  /** The turn at which a thing on the floor was first seen. @param turn of the present, for what wasn't seen */
  seenSince(id: number, turn: number): number {
    return this.#seen.get(id) ?? turn;
  }

  /** Learns from the result of the last command. */
  learn({ view, refusal, events }: Performed, ground: KnownGround): void {
    this.#enterLevel(view);
    const clock = `${view.turn} ${view.tick}`;
    const last = this.#last;
    const isSameMoment = clock === this.#clock;
    if (!isSameMoment) {
      this.#clock = clock;
      this.#vain.clear();
    }
    if (last !== undefined && (refusal !== undefined || (isSameMoment && last.kind !== 'answer'))) {
      this.#vain.add(JSON.stringify(last));
    }
    if (last?.kind === 'zap' && events.some(({ kind }) => kind === 'nothing-happens')) {
      this.#empty.add(last.item);
    }
    if (last !== undefined && refusal !== undefined && last.kind === 'pick-up') {
      this.#level.left.add(ground.here);
    }
    const isAlone = !view.things.some(({ kind, hostile }) => kind === 'creature' && hostile);
    const isHurt = isAlone && view.hero.hitPoints < this.#hitPoints;
    this.#wary = isHurt ? WARY_FOR : Math.max(0, this.#wary - 1);
    this.#hitPoints = view.hero.hitPoints;
    for (const { kind, id } of view.things) {
      if (kind === 'item' && id !== 0 && !this.#seen.has(id)) {
        // What lay there when the level was entered may be old.
        this.#seen.set(id, this.#fights > 0 ? view.turn : Number.NEGATIVE_INFINITY);
      }
    }
    this.#fights = isAlone ? Math.max(0, this.#fights - 1) : 3;
    this.#learnStep(view, ground);
    this.#learnNews(view);
  }

  /** Searches the level once more, closer. */
  beginRound(): void {
    this.#level.searched.clear();
    this.#level.rounds += 1;
  }

  /** Notes the squares of creatures that hardly move. */
  noteFoes({ foes }: Threat, ground: KnownGround): void {
    for (const foe of foes) {
      if (isBetterLeft(foe)) {
        this.#level.barred.add(ground.square(foe.thing.x, foe.thing.y));
      }
    }
  }

  /** Notes a command that is about to be performed. */
  note(command: Command, { turn }: GameView, ground: KnownGround): void {
    this.#last = command;
    this.#lastFrom = ground.here;
    if ('item' in command && command.item !== 0) {
      this.#tried.add(`${command.kind} ${command.item}`);
    }
    if (command.kind === 'charge') {
      this.#empty.clear();
    }
    if (command.kind === 'pray') {
      this.#prayed = turn;
    }
    if (command.kind === 'drop') {
      this.#level.left.add(ground.here);
    }
    if (command.kind === 'search' || command.kind === 'rest') {
      const { searched } = this.#level;
      searched.set(ground.here, (searched.get(ground.here) ?? 0) + 1);
    }
    if (command.kind === 'kick' || command.kind === 'force') {
      const door = ground.next(ground.here, command.direction);
      if (door !== undefined) {
        this.#level.pushed.set(door, (this.#level.pushed.get(door) ?? 0) + 1);
      }
    }
    this.#wandering = Math.max(0, this.#wandering - 1);
  }

  #enterLevel({ dungeonLevel, map, turn }: GameView): void {
    const key = `${dungeonLevel} ${map.width} ${map.height}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#vain.clear();
      this.#level = this.#levels.get(key) ?? newLevel(turn);
      this.#levels.set(key, this.#level);
      this.#quiet = 0;
      this.#last = undefined;
    }
  }

  /** A step that failed isn't repeated, and a square that was reached has nothing new beside it. */
  #learnStep({ adjacentHostile }: GameView, ground: KnownGround): void {
    const last = this.#last;
    const { avoided, exhausted, pushed } = this.#level;
    if (last?.kind === 'move' && ground.here === this.#lastFrom && adjacentHostile.length === 0) {
      const aimed = ground.next(this.#lastFrom, last.direction);
      if (aimed !== undefined) {
        const times = (pushed.get(aimed) ?? 0) + 1;
        pushed.set(aimed, times);
        if (!ground.terrain(aimed).includes('door') || times > 5) {
          avoided.add(aimed);
        }
      }
    }
    exhausted.add(ground.here);
  }

  /** Walks about when nothing has changed for long, and leaves what lies there. */
  #learnNews({ map, hero, dungeonLevel, adjacentHostile, things }: GameView): void {
    const known = map.terrain.reduce((sum, row) => sum + row.replaceAll(' ', '').length, 0);
    const news = `${dungeonLevel} ${known} ${hero.experience} ${hero.hitPoints} ${hero.gold}`;
    this.#quiet = news === this.#news && adjacentHostile.length === 0 ? this.#quiet + 1 : 0;
    this.#news = news;
    if (this.#quiet > BORED_AFTER) {
      this.#quiet = 0;
      this.#wandering = WANDERS_FOR;
      this.#level.avoided.clear();
      this.#level.exhausted.clear();
      for (const { kind, x, y } of things) {
        if (kind === 'item') {
          this.#level.left.add(y * map.width + x);
        }
      }
    }
  }
}

function newLevel(since: number): LevelMemory {
  return {
    avoided: new Set(),
    barred: new Set(),
    exhausted: new Set(),
    left: new Set(),
    searched: new Map(),
    pushed: new Map(),
    since,
    rounds: 0,
  };
}

// What the player by the odds remembers between its commands: what was refused, what it has tried, and what it
// has done on the level where it is.

import type { KnownGround } from '../../../face/index.ts';
import type { Command, GameView, Performed } from '../../../game/index.ts';
import { AskedLately } from './asked-lately.ts';
import type { Attempt } from './attempt.ts';
import { isBetterLeft, type Threat } from './threat.ts';
import { UnseenFoe } from './unseen-foe.ts';

/** Commands for which it doesn't rest after it was hurt by something unseen. */
const WARY_FOR = 8;

/** Commands without news on a level after which it wanders, and how many it wanders for. */
const BORED_AFTER = 150;
const WANDERS_FOR = 12;

/** Times that it travelled somewhere in vain until it gives up, and commands for which it does. */
const TRAVELS_IN_VAIN = 10;
const GIVES_UP_FOR = 500;

/** Commands for which a creature near by is waited for and walked to, and the steps that count as near. */
const MOST_WAITS = 25;
const WAITED_WITHIN = 8;

/** What is remembered of one level. */
interface LevelMemory {
  /** Squares that could not be entered. */
  readonly avoided: Set<number>;
  /** Squares of creatures that hardly move: no way leads through them. */
  readonly barred: Set<number>;
  /** Ids of creatures that neither come nor can be reached. */
  readonly unreached: Set<number>;
  /** Commands for which a creature near by was neither beside the hero nor anybody else was. */
  readonly waitedFor: Map<number, number>;
  /** Squares from which nothing more can be discovered. */
  readonly exhausted: Set<number>;
  /** Squares whose items are left alone: goods of a shop, and what could not be lifted. */
  readonly left: Set<number>;
  /** Squares to which it travelled since something last happened, with the times. */
  readonly aims: Map<number, number>;
  /** Squares that it couldn't get to, with the number of the command from which it tries again. */
  readonly givenUp: Map<number, number>;
  /** Squares where something fell that the hero wore or wielded. */
  readonly lost: Set<number>;
  /** Squares where it has searched for hidden doors, with the times. */
  readonly searched: Map<number, number>;
  /** Doors that it has pushed or kicked, with the times. */
  readonly pushed: Map<number, number>;
  /** Turn of the first visit. */
  readonly since: number;
  /** Squares known, but for shut doors, when there was nothing more to explore; −1: never. */
  explored: number;
  /** Words written on it. */
  words: number;
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
  /** Answers to questions about acts. */
  readonly lately: AskedLately = new AskedLately();
  readonly #levels = new Map<string, LevelMemory>();
  /** Ids of what the hero wears and wields, and of what fell from him. */
  #outfit: readonly number[] = [];
  readonly #lost = new Set<number>();
  /** The turn at which each thing on the floor was first seen, by id. */
  readonly #seen = new Map<number, number>();
  #level: LevelMemory = newLevel(0);
  #key = '';
  #clock = '';
  #last: Command | undefined;
  #lastFrom = -1;
  #hitPoints = 0;
  #wary = 0;
  /** Squares known of the level, but for shut doors. */
  #known = 0;
  #isHurt = false;
  readonly #unseen = new UnseenFoe();
  #news = '';
  #quiet = 0;
  /** Commands since a foe was in sight, downwards. */
  #fights = 0;
  #wandering = 0;
  #commands = 0;

  get level(): LevelMemory {
    return this.#level;
  }

  /** It was hurt lately by something that it didn't see: this is no place to rest. */
  get isWary(): boolean {
    return this.#wary > 0;
  }

  /** The creature that strikes the hero without being seen. */
  get unseen(): UnseenFoe {
    return this.#unseen;
  }

  /** It has lost hit points since its last command. */
  get isHurt(): boolean {
    return this.#isHurt;
  }

  /** Words that it has written on the level. */
  get wordsWritten(): number {
    return this.#level.words;
  }

  /** It has seen nothing new for long, and walks about. */
  get isBored(): boolean {
    return this.#wandering > 0;
  }

  /** Whether nothing happened when a wand was last zapped. */
  isEmpty(wand: number): boolean {
    return this.#empty.has(wand);
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

  /** Whether the hero wore or wielded a thing until it fell. */
  isLost(item: number): boolean {
    return this.#lost.has(item);
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
    this.#isHurt = view.hero.hitPoints < this.#hitPoints;
    this.#wary = isAlone && this.#isHurt ? WARY_FOR : Math.max(0, this.#wary - 1);
    this.#unseen.learn(view, events, last);
    this.#hitPoints = view.hero.hitPoints;
    for (const { kind, id } of view.things) {
      if (kind === 'item' && id !== 0 && !this.#seen.has(id)) {
        // What lay there when the level was entered may be old.
        this.#seen.set(id, this.#fights > 0 ? view.turn : Number.NEGATIVE_INFINITY);
      }
    }
    this.#fights = isAlone ? Math.max(0, this.#fights - 1) : 3;
    this.#learnStep(view, ground);
    this.#learnOutfit(view, ground);
    this.#learnNews(view);
    const isAll = refusal?.reason === 'all-explored' || refusal?.reason === 'behind-creature';
    if (last?.kind === 'explore' && isAll) {
      this.#level.explored = this.#known;
    }
  }

  /** Whether nothing has been discovered since there was nothing more to explore. */
  get isExplored(): boolean {
    return this.#level.explored === this.#known;
  }

  /** Searches the level once more, closer. */
  beginRound(): void {
    this.#level.searched.clear();
    this.#level.rounds += 1;
  }

  /** Notes the squares of creatures that hardly move, and creatures that neither come nor can be reached. */
  noteFoes({ foes, awake }: Threat, ground: KnownGround): void {
    const { waitedFor, unreached } = this.#level;
    const isStruck = awake.some(({ away }) => away <= 1) || this.#isHurt;
    for (const { thing, away } of foes.filter(foe => foe.away <= WAITED_WITHIN)) {
      const waited = isStruck ? 0 : (waitedFor.get(thing.id) ?? 0) + 1;
      waitedFor.set(thing.id, waited);
      if (away <= 1) {
        unreached.delete(thing.id);
      } else if (waited > MOST_WAITS) {
        unreached.add(thing.id);
      }
    }
    for (const foe of foes) {
      if (isBetterLeft(foe)) {
        this.#level.barred.add(ground.square(foe.thing.x, foe.thing.y));
      }
    }
  }

  /** Notes a command that is about to be performed. */
  note(command: Command, ground: KnownGround): void {
    this.#last = command;
    this.#lastFrom = ground.here;
    if ('item' in command && command.item !== 0) {
      this.#tried.add(`${command.kind} ${command.item}`);
    }
    if (command.kind === 'engrave') {
      this.#level.words += 1;
    }
    if (command.kind === 'charge') {
      this.#empty.clear();
    }
    if (command.kind === 'drop') {
      this.#level.left.add(ground.here);
    }
    if (command.kind === 'travel') {
      const { aims } = this.#level;
      const goal = ground.square(command.x, command.y);
      aims.set(goal, (aims.get(goal) ?? 0) + 1);
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

  /** What fell from the hero lies where he stands, and may be put on again. */
  #learnOutfit({ inventory, underfoot }: GameView, ground: KnownGround): void {
    const { lost } = this.#level;
    const carried = new Set(inventory.map(({ id }) => id));
    for (const id of this.#outfit) {
      if (!carried.has(id) && underfoot.some(thing => thing.id === id)) {
        this.#lost.add(id);
        lost.add(ground.here);
        this.#tried.delete(`wear ${id}`);
        this.#tried.delete(`wield ${id}`);
        this.#tried.delete(`drop ${id}`);
      }
    }
    this.#outfit = inventory.filter(({ worn, wielded }) => worn || wielded).map(({ id }) => id);
    if (!underfoot.some(({ id }) => this.#lost.has(id))) {
      lost.delete(ground.here);
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

  /** Whether it travelled to a square in vain, and not so long ago. */
  hasGivenUp(square: number): boolean {
    return (this.#level.givenUp.get(square) ?? 0) > this.#commands;
  }

  #giveUp(): void {
    const { aims, givenUp } = this.#level;
    for (const [square, times] of aims) {
      if (times >= TRAVELS_IN_VAIN) {
        givenUp.set(square, this.#commands + GIVES_UP_FOR);
      }
    }
    aims.clear();
  }

  /** Walks about when nothing has changed for long, and leaves what lies there. */
  #learnNews({ map, hero, dungeonLevel, things }: GameView): void {
    const known = map.terrain.reduce((sum, row) => sum + row.replaceAll(/[ +¤]/g, '').length, 0);
    this.#known = known;
    const news = `${dungeonLevel} ${known} ${hero.experience} ${hero.hitPoints} ${hero.gold}`;
    this.#commands += 1;
    this.#quiet = news === this.#news ? this.#quiet + 1 : 0;
    if (this.#quiet === 0) {
      this.#level.aims.clear();
    }
    this.#news = news;
    if (this.#quiet > BORED_AFTER) {
      this.#quiet = 0;
      this.#wandering = WANDERS_FOR;
      this.#level.avoided.clear();
      this.#level.exhausted.clear();
      this.#giveUp();
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
    unreached: new Set(),
    waitedFor: new Map(),
    exhausted: new Set(),
    left: new Set(),
    aims: new Map(),
    givenUp: new Map(),
    lost: new Set(),
    searched: new Map(),
    pushed: new Map(),
    since,
    explored: -1,
    words: 0,
    rounds: 0,
  };
}

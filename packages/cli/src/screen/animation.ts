// What events look like on the way from one view to the next: a row of short frames with steps,
// flights, spells and hits. They are shown while the next key is already welcome.

import type { GameEvent, GameView, Performed, ThingView } from '@roguewright/engine/game';
import type { Square } from '../play/directions.ts';

/** What is on the map for a moment. */
export interface Frame {
  readonly hero: Square;
  readonly things: readonly ThingView[];
  /** Squares on which somebody is hit just now. */
  readonly struck: readonly Square[];
}

/** One picture of the row. */
interface TimedFrame extends Frame {
  readonly milliseconds: number;
}

/** Milliseconds of a step, of a tick of a spell, of a square of a flight, and of a hit. */
const STEP = 50;
const TICK = 70;
const FLIGHT = 30;
const HIT = 90;

/** The longest row, in milliseconds. */
const LONGEST = 900;

/** A row of more frames than this says nothing: a long rest. */
const MOST_FRAMES = 60;

const STILL = { hostile: false, health: '', ticksLeft: 0 } as const;

/** The frames between two views; empty when the view after the events says it all. */
export function framesBetween(before: GameView, performed: Performed): TimedFrame[] {
  const { view, events } = performed;
  if (before.dungeonLevel !== view.dungeonLevel || events.length === 0) {
    return [];
  }
  const film = new Film(before, performed);
  for (const event of events) {
    film.show(event);
  }
  const frames = film.finish();
  if (frames.length > MOST_FRAMES) {
    return [];
  }
  const total = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const scale = Math.min(1, LONGEST / total);
  return frames.map(frame => ({ ...frame, milliseconds: Math.round(frame.milliseconds * scale) }));
}

/** Frames in the making. */
class Film {
  readonly #before: GameView;
  readonly #looks: Performed['looks'];
  readonly #frames: TimedFrame[] = [];
  readonly #things = new Map<number, ThingView>();
  /** Who comes into sight meanwhile: drawn from the first step on. */
  readonly #arriving = new Map<number, ThingView>();
  #hero: Square;
  #struck: Square[] = [];
  #moved = new Set<number>();
  #longest = 0;

  constructor(before: GameView, { view, looks }: Performed) {
    this.#before = before;
    this.#looks = looks;
    this.#hero = before.hero;
    for (const thing of before.things) {
      this.#things.set(thing.id, thing);
    }
    for (const thing of view.things) {
      if (thing.kind === 'creature' && !this.#things.has(thing.id)) {
        this.#arriving.set(thing.id, thing);
      }
    }
  }

  show(event: GameEvent): void {
    switch (event.kind) {
      case 'moved':
        this.#move(event.actor, event);
        return;
      case 'missile-moved':
        this.#place(event.item, event.archetype, 'item', event);
        this.#end(FLIGHT);
        return;
      case 'missile-broke':
      case 'landed':
        this.#things.delete(event.item);
        return;
      case 'effect-born':
      case 'effect-moved':
        this.#place(event.effect, event.archetype, 'effect', event);
        return;
      case 'effect-ended':
        if (this.#things.delete(event.effect)) {
          this.#longest = Math.max(this.#longest, TICK);
        }
        return;
      case 'tick':
        this.#end();
        return;
      case 'hit':
      case 'burned':
        this.#strike(event.target);
        return;
      case 'died':
        this.#end();
        this.#things.delete(event.target);
        return;
      default:
        return;
    }
  }

  finish(): TimedFrame[] {
    this.#end();
    const last = this.#frames.at(-1);
    // The view that follows shows the last step by itself.
    if (last?.milliseconds === STEP) {
      this.#frames.pop();
    }
    return this.#frames;
  }

  #move(actor: number, { x, y }: Square): void {
    if (this.#moved.has(actor)) {
      this.#end();
    }
    this.#moved.add(actor);
    const thing = this.#things.get(actor) ?? this.#arriving.get(actor);
    if (actor === this.#before.hero.id) {
      this.#hero = { x, y };
    }
    if (thing !== undefined) {
      this.#things.set(actor, { ...thing, x, y });
    }
    if (thing !== undefined || actor === this.#before.hero.id) {
      this.#longest = Math.max(this.#longest, STEP);
    }
  }

  #place(id: number, archetype: number, kind: 'item' | 'effect', { x, y }: Square): void {
    const look = this.#looks[archetype];
    if (look !== undefined) {
      this.#things.set(id, { ...STILL, ...look, id, kind, x, y });
      this.#longest = Math.max(this.#longest, TICK);
    }
  }

  #strike(target: number): void {
    const square =
      target === this.#before.hero.id
        ? this.#hero
        : (this.#things.get(target) ?? this.#arriving.get(target));
    if (square !== undefined) {
      this.#struck.push({ x: square.x, y: square.y });
      this.#longest = Math.max(this.#longest, HIT);
    }
  }

  /** Ends a frame, if there is anything in it. */
  #end(milliseconds = this.#longest): void {
    if (this.#longest > 0) {
      this.#frames.push({
        milliseconds,
        hero: this.#hero,
        things: [...this.#things.values()].filter(({ kind }) => kind !== 'hero'),
        struck: this.#struck,
      });
    }
    this.#struck = [];
    this.#moved = new Set();
    this.#longest = 0;
  }
}

// Animation of events between two views: frames with steps, flights, effects and hits. A face sets the
// duration of each, and accepts the next key while it draws them.

import type { GameEvent, GameView, Performed, ThingView } from '../game/index.ts';
import type { Square } from './square.ts';

/** A moving or stationary object. */
export interface Sprite {
  readonly thing: ThingView;
  /** Its previous square; its own square if it is stationary. */
  readonly from: Square;
}

/** An effect on a creature: damage, a miss, hit points restored. */
export interface Blink extends Square {
  readonly kind: 'hit' | 'missed' | 'burned' | 'healed';
  /** Hit points lost or restored; 0 for a miss. */
  readonly amount: number;
  /** The names of a spell's attack types; none for a blow. */
  readonly attackTypes: readonly string[];
}

/** One frame. */
export interface Frame {
  /** The hero, creatures and items. */
  readonly sprites: readonly Sprite[];
  readonly effects: readonly ThingView[];
  readonly blinks: readonly Blink[];
  /** New parts of the frame, which decide its duration. */
  readonly news: FrameNews;
}

/** New parts of a frame. */
interface FrameNews {
  /** A creature made a step. */
  readonly stepped: boolean;
  /** A missile moved by a square. */
  readonly flew: boolean;
  /** An effect appeared, moved or ended. */
  readonly glowed: boolean;
  /** A creature was hit or burned. */
  readonly struck: boolean;
}

/** A frame and its duration. */
export interface TimedFrame extends Frame {
  /** Milliseconds. */
  readonly duration: number;
}

/** Fields of a view that missiles and effects don't have. */
const STILL = { hostile: false, health: '', ticksLeft: 0 } as const;

const NO_NEWS: FrameNews = { stepped: false, flew: false, glowed: false, struck: false };

/** The frames between two views; empty if the later view says it all. */
export function framesBetween(before: GameView | undefined, performed: Performed): Frame[] {
  const isElsewhere = before?.dungeonLevel !== performed.view.dungeonLevel;
  if (before === undefined || isElsewhere || performed.events.length === 0) {
    return [];
  }
  const film = new Film(before, performed);
  for (const event of performed.events) {
    film.show(event);
  }
  return film.finish();
}

/** Timing of frames. */
export interface Timing {
  /** Duration of a single frame in milliseconds. */
  readonly durationOf: (frame: Frame) => number;
  /** Maximum total duration in milliseconds: longer animations run faster. */
  readonly longest: number;
  /** Longer animations, such as of a long rest, are skipped. */
  readonly mostFrames: number;
}

/** Frames with their durations. */
export function timed(
  frames: readonly Frame[],
  { durationOf, longest, mostFrames }: Timing,
): TimedFrame[] {
  if (frames.length > mostFrames) {
    return [];
  }
  const durations = frames.map(durationOf);
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  const scale = Math.min(1, longest / Math.max(1, total));
  return frames.map((frame, index) => ({ ...frame, duration: durations[index]! * scale }));
}

/** A creature of several squares some squares further. */
function shifted(thing: ThingView, dx: number, dy: number): ThingView {
  const parts = (thing.parts ?? []).map(part => ({ ...part, x: part.x + dx, y: part.y + dy }));
  return { ...thing, x: thing.x + dx, y: thing.y + dy, parts };
}

/** Builder of frames. */
class Film {
  readonly #frames: Frame[] = [];
  readonly #things = new Map<number, ThingView>();
  readonly #effects = new Map<number, ThingView>();
  /** Creatures that came into sight meanwhile. They are drawn from their first step on. */
  readonly #arriving = new Map<number, ThingView>();
  readonly #looks: Performed['looks'];
  #from = new Map<number, Square>();
  #blinks: Blink[] = [];
  #news = NO_NEWS;

  constructor(before: GameView, { view: after, looks }: Performed) {
    this.#looks = looks;
    for (const thing of before.things) {
      (thing.kind === 'effect' ? this.#effects : this.#things).set(thing.id, thing);
    }
    for (const thing of after.things) {
      if (thing.kind === 'creature' && !this.#things.has(thing.id)) {
        this.#arriving.set(thing.id, thing);
      }
    }
  }

  show(event: GameEvent): void {
    switch (event.kind) {
      case 'moved':
        this.#step(event.actor, { x: event.fromX, y: event.fromY }, event);
        return;
      case 'missile-moved':
        this.#fly(event.item, event.archetype, event);
        return;
      case 'missile-broke':
      case 'landed':
        this.#end();
        this.#things.delete(event.item);
        return;
      case 'effect-born':
      case 'effect-moved':
        this.#glow(event.effect, event.archetype, event);
        return;
      case 'effect-ended':
        if (this.#effects.delete(event.effect)) {
          this.#news = { ...this.#news, glowed: true };
        }
        return;
      case 'tick':
        this.#end();
        return;
      case 'hit':
        this.#blink(event.target, { kind: 'hit', amount: event.damage, attackTypes: [] });
        return;
      case 'missed':
        this.#blink(event.target, { kind: 'missed', amount: 0, attackTypes: [] });
        return;
      case 'burned': {
        const { damage: amount, attackTypes } = event;
        this.#blink(event.target, { kind: 'burned', amount, attackTypes });
        return;
      }
      case 'healed':
        this.#blink(event.actor, { kind: 'healed', amount: event.amount, attackTypes: [] });
        return;
      case 'died':
        this.#end();
        this.#things.delete(event.target);
        return;
      default:
        return;
    }
  }

  finish(): Frame[] {
    this.#end();
    return this.#frames;
  }

  #step(actor: number, from: Square, { x, y }: Square): void {
    if (this.#from.has(actor)) {
      this.#end();
    }
    const thing = this.#things.get(actor) ?? this.#arriving.get(actor);
    if (thing !== undefined) {
      const [dx, dy] = [x - from.x, y - from.y];
      const isBig = thing.parts !== undefined;
      // The step of a creature of several squares may be told of another part than the one that it is drawn by.
      this.#from.set(actor, isBig ? { x: thing.x, y: thing.y } : from);
      this.#things.set(actor, isBig ? shifted(thing, dx, dy) : { ...thing, x, y });
      this.#news = { ...this.#news, stepped: true };
    }
  }

  /** One square of a flight, a frame of its own. The flight starts where it is first seen. */
  #fly(item: number, archetype: number, { x, y }: Square): void {
    const look = this.#looks[archetype];
    if (look === undefined) {
      return;
    }
    this.#from.set(item, this.#things.get(item) ?? { x, y });
    this.#things.set(item, { ...STILL, ...look, id: item, kind: 'item', x, y });
    this.#news = { ...this.#news, flew: true };
    this.#end();
  }

  #glow(effect: number, archetype: number, { x, y }: Square): void {
    const look = this.#looks[archetype];
    if (look !== undefined) {
      this.#effects.set(effect, { ...STILL, ...look, id: effect, kind: 'effect', x, y });
      this.#news = { ...this.#news, glowed: true };
    }
  }

  #blink(target: number, what: Omit<Blink, 'x' | 'y'>): void {
    const thing = this.#things.get(target) ?? this.#arriving.get(target);
    if (thing !== undefined) {
      this.#blinks.push({ ...what, x: thing.x, y: thing.y });
      const struck = this.#news.struck || what.kind === 'hit' || what.kind === 'burned';
      this.#news = { ...this.#news, struck };
    }
  }

  /** Ends a frame if it has any content. */
  #end(): void {
    const { stepped, flew, glowed } = this.#news;
    if (stepped || flew || glowed || this.#blinks.length > 0) {
      this.#frames.push({
        sprites: [...this.#things.values()].map(thing => this.#sprite(thing)),
        effects: [...this.#effects.values()],
        blinks: this.#blinks,
        news: this.#news,
      });
    }
    this.#from = new Map();
    this.#blinks = [];
    this.#news = NO_NEWS;
  }

  #sprite(thing: ThingView): Sprite {
    const { x, y } = this.#from.get(thing.id) ?? thing;
    return { thing, from: { x, y } };
  }
}

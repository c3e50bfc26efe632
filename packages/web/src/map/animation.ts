// What events look like: a row of short frames between the view before a command and the one after.
// The page shows them while the next key is already welcome; whoever wants no motion sees none.

import type { GameEvent, GameView, Performed, ThingView } from '@roguewright/engine/game';
import { ATTACK_TYPES } from '@roguewright/engine/spells';
import { hueOfAttack } from './palette.ts';

/** Something on its way from one square to another, or standing still on one. */
interface Sprite {
  readonly thing: ThingView;
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

/** A square that glows. */
interface Glow {
  readonly x: number;
  readonly y: number;
  readonly hue: string;
}

/** A figure that rises from a square, such as damage. */
interface Figure {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly hue: string;
}

/** One picture of the row. */
export interface Frame {
  /** Milliseconds. */
  readonly duration: number;
  readonly sprites: readonly Sprite[];
  readonly glows: readonly Glow[];
  readonly figures: readonly Figure[];
}

/** Milliseconds of a step, of a tick of a spell, and of the longest row. */
const STEP = 80;
const TICK = 70;
const LONGEST = 900;

/** Milliseconds of a square of a missile's flight. */
const FLIGHT = 35;

/** What a missile has of a thing besides its looks. */
const STILL = { kind: 'item', hostile: false, health: '', ticksLeft: 0 } as const;

/** A row of more frames than this says nothing: a long rest. */
const MOST_FRAMES = 40;

/** The frames between two views; empty when there is nothing to see. */
export function framesBetween(before: GameView | undefined, performed: Performed): Frame[] {
  const isElsewhere = before?.dungeonLevel !== performed.view.dungeonLevel;
  if (before === undefined || isElsewhere || performed.events.length === 0) {
    return [];
  }
  const film = new Film(before, performed);
  for (const event of performed.events) {
    film.show(event);
  }
  const frames = film.finish();
  if (frames.length > MOST_FRAMES) {
    return [];
  }
  const total = frames.reduce((sum, { duration }) => sum + duration, 0);
  const scale = Math.min(1, LONGEST / total);
  return frames.map(frame => ({ ...frame, duration: frame.duration * scale }));
}

/** Frames in the making. */
class Film {
  readonly #frames: Frame[] = [];
  readonly #things = new Map<number, ThingView>();
  readonly #glows = new Map<number, Glow>();
  readonly #hidden = new Map<number, ThingView>();
  readonly #looks: Performed['looks'];
  #moves = new Map<number, { readonly x: number; readonly y: number }>();
  #figures: Figure[] = [];
  #glowed = false;

  constructor(before: GameView, { view: after, looks }: Performed) {
    this.#looks = looks;
    for (const thing of before.things) {
      if (thing.kind === 'effect') {
        this.#glows.set(thing.id, { x: thing.x, y: thing.y, hue: thing.hue });
      } else {
        this.#things.set(thing.id, thing);
      }
    }
    // Who comes into sight meanwhile is drawn from its first step on.
    for (const thing of after.things) {
      if (thing.kind === 'creature' && !this.#things.has(thing.id)) {
        this.#hidden.set(thing.id, thing);
      }
    }
  }

  show(event: GameEvent): void {
    switch (event.kind) {
      case 'moved':
        this.#move(event.actor, event.fromX, event.fromY, event.x, event.y);
        return;
      case 'missile-moved':
        this.#fly(event.item, event.archetype, event.x, event.y);
        return;
      case 'missile-broke':
      case 'landed':
        this.#flush();
        this.#things.delete(event.item);
        return;
      case 'effect-born':
      case 'effect-moved':
        this.#glow(event.effect, event.archetype, event.x, event.y);
        return;
      case 'effect-ended':
        this.#glowed = this.#glows.delete(event.effect) || this.#glowed;
        return;
      case 'tick':
        this.#flush();
        return;
      case 'hit':
        this.#figure(event.target, `−${event.damage}`, 'wounding');
        return;
      case 'missed':
        this.#figure(event.target, 'miss', 'information');
        return;
      case 'burned':
        this.#figure(event.target, `−${event.damage}`, hueOfAttack(event.attackType, ATTACK_TYPES));
        return;
      case 'healed':
        this.#figure(event.actor, `+${event.amount}`, 'restoration');
        return;
      case 'died':
        this.#flush();
        this.#things.delete(event.target);
        return;
      default:
        return;
    }
  }

  finish(): Frame[] {
    this.#flush();
    return this.#frames;
  }

  #move(actor: number, fromX: number, fromY: number, x: number, y: number): void {
    if (this.#moves.has(actor)) {
      this.#flush();
    }
    const thing = this.#things.get(actor) ?? this.#hidden.get(actor);
    if (thing !== undefined) {
      this.#moves.set(actor, { x: fromX, y: fromY });
      this.#things.set(actor, { ...thing, x, y });
    }
  }

  /** One square of a flight; it starts where it is first seen. */
  #fly(item: number, archetype: number, x: number, y: number): void {
    const look = this.#looks[archetype];
    if (look === undefined) {
      return;
    }
    const before = this.#things.get(item);
    this.#moves.set(item, { x: before?.x ?? x, y: before?.y ?? y });
    this.#things.set(item, { ...STILL, ...look, id: item, x, y });
    this.#flush(FLIGHT);
  }

  #glow(effect: number, archetype: number, x: number, y: number): void {
    this.#glows.set(effect, { x, y, hue: this.#looks[archetype]?.hue ?? 'magic' });
    this.#glowed = true;
  }

  #figure(target: number, text: string, hue: string): void {
    const thing = this.#things.get(target);
    if (thing !== undefined) {
      this.#figures.push({ x: thing.x, y: thing.y, text, hue });
    }
  }

  /** Ends a frame, if anything happened in it. */
  #flush(duration = this.#glowed ? TICK : STEP): void {
    if (this.#moves.size === 0 && this.#figures.length === 0 && !this.#glowed) {
      return;
    }
    this.#frames.push({
      duration,
      sprites: [...this.#things.values()].map(thing => this.#sprite(thing)),
      glows: [...this.#glows.values()],
      figures: this.#figures,
    });
    this.#moves = new Map();
    this.#figures = [];
    this.#glowed = false;
  }

  #sprite(thing: ThingView): Sprite {
    const from = this.#moves.get(thing.id) ?? thing;
    return { thing, fromX: from.x, fromY: from.y, x: thing.x, y: thing.y };
  }
}

// The player's hands: turns keys, clicks and buttons into commands, by the present mode.

import { type ReadonlySignal, signal } from '@preact/signals';
import type {
  Command,
  Direction,
  GameView,
  ItemView,
  Performed,
  SpellView,
} from '@roguewright/engine/game';
import { directionTowards } from '@roguewright/engine/world';
import { aimAt, aimIn, aimsAtHostiles, likeliestAim } from './aim.ts';
import { type Journey, journeyTo, runIn } from './journey.ts';
import {
  creatureAt,
  distance,
  hostiles,
  neighbour,
  type Square,
  sameSquare,
  terrainAt,
  thingsAt,
} from './known-map.ts';
import { type Directed, type Mode, type SheetName, WALK } from './mode.ts';
import type { Session } from './session.ts';

/** Moves that a rest asks for when no number was typed. */
export const LONG_REST = 20;

/** Most moves of one rest. */
const LONGEST_REST = 99;

/** One player at one game. */
export class Play {
  readonly session: Session;
  readonly #mode = signal<Mode>(WALK);
  readonly #hover = signal<Square | undefined>(undefined);
  readonly #why = signal(false);
  readonly #count = signal(0);
  #journey: Journey | undefined;
  #last: Command | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  get mode(): ReadonlySignal<Mode> {
    return this.#mode;
  }

  /** The square under the mouse. */
  get hover(): ReadonlySignal<Square | undefined> {
    return this.#hover;
  }

  /** Whether the explanation of the odds is open. */
  get why(): ReadonlySignal<boolean> {
    return this.#why;
  }

  /** The number typed before a command, 0 for none. */
  get count(): ReadonlySignal<number> {
    return this.#count;
  }

  /** Whether anything can still be done. */
  get isOver(): boolean {
    return this.session.view === undefined || this.session.view.ending !== undefined;
  }

  /** Carries out a command and goes back to walking. */
  async perform(command: Command): Promise<Performed | undefined> {
    this.stop();
    this.#mode.value = WALK;
    this.#count.value = 0;
    this.#last = command;
    return await this.session.perform(command);
  }

  /** The last command once more. */
  repeat(): void {
    if (this.#last !== undefined) {
      this.#send(this.#last);
    }
  }

  openSheet(sheet: SheetName): void {
    this.stop();
    this.#mode.value = { kind: 'sheet', sheet };
  }

  /** One step back: from the explanation to the odds, from anything else to walking. */
  escape(): void {
    const { kind } = this.#mode.value;
    if (this.#why.value && (kind === 'aim' || kind === 'look')) {
      this.#why.value = false;
    } else {
      this.leave();
    }
  }

  /** Back to walking, whatever was open. */
  leave(): void {
    this.stop();
    this.#count.value = 0;
    this.#why.value = false;
    this.#mode.value = WALK;
  }

  toggleWhy(): void {
    this.#why.value = !this.#why.value;
  }

  point(square: Square | undefined): void {
    const before = this.#hover.value;
    if (square !== before && !(square && before && sameSquare(square, before))) {
      this.#hover.value = square;
    }
    const mode = this.#mode.value;
    const view = this.session.view;
    if (square !== undefined && view !== undefined && mode.kind === 'aim') {
      this.#aimAt(mode.spell, view, square);
    }
  }

  /** Appends a digit to the number before a command. */
  digit(digit: number): void {
    this.#count.value = Math.min(LONGEST_REST, this.#count.value * 10 + digit);
  }

  rest(count: number): void {
    this.#send({ kind: 'rest', count: this.#count.value || count });
  }

  /** A direction key or button: a step, an aim, or the answer to "which way?". */
  direct(direction: Direction): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    switch (mode.kind) {
      case 'direction':
        this.#send({ kind: mode.command, direction });
        return;
      case 'aim':
        if (mode.spell.needsDirection && direction !== 0) {
          this.#mode.value = { ...mode, aim: aimIn(view, direction) };
        }
        return;
      case 'look':
        this.lookAt(neighbour(mode.square, direction));
        return;
      case 'walk':
        this.#send(direction === 0 ? { kind: 'rest', count: 1 } : { kind: 'move', direction });
        return;
      case 'sheet':
        return;
    }
  }

  /** Open, close or attack: at the only door or enemy beside the hero, else where he says. */
  directed(command: Directed): void {
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    const candidates = directionsFor(view, command);
    if (candidates.length === 1) {
      this.#send({ kind: command, direction: candidates[0]! });
    } else {
      this.stop();
      this.#mode.value = { kind: 'direction', command };
    }
  }

  use(item: ItemView, how: 'quaff' | 'read'): void {
    this.#send({ kind: how, item: item.id });
  }

  /** Puts the reticle on a target of a spell: the one that is named, else the likeliest. */
  aim(spell: SpellView, target?: Square): void {
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    this.stop();
    const aim = target === undefined ? likeliestAim(view) : aimAt(view, target);
    const chosen = spell.needsDirection ? aim : aimIn(view, 0);
    this.#mode.value = { kind: 'aim', spell, aim: chosen };
  }

  /** Casts what is aimed, or acts on the square that is looked at. */
  confirm(): void {
    const mode = this.#mode.value;
    if (mode.kind === 'aim') {
      this.#send({ kind: 'cast', spell: mode.spell.id, direction: mode.aim.direction });
    } else if (mode.kind === 'look') {
      this.#mode.value = WALK;
      this.go(mode.square);
    }
  }

  /** The next hostile creature: to aim at, or to look at. */
  next(step: 1 | -1): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    if (mode.kind === 'aim' && mode.spell.needsDirection) {
      const aims = aimsAtHostiles(view);
      const at = aims.findIndex(aim => aim.direction === mode.aim.direction);
      const aim = aims.at((at + step + aims.length) % Math.max(1, aims.length));
      this.#mode.value = aim === undefined ? mode : { ...mode, aim };
    } else if (mode.kind === 'look' || mode.kind === 'walk') {
      const square = mode.kind === 'look' ? mode.square : view.hero;
      const all = hostiles(view);
      const at = all.findIndex(thing => sameSquare(thing, square));
      this.lookAt(all.at((at + step + all.length) % Math.max(1, all.length)) ?? square);
    }
  }

  /** Moves the looking cursor; `;` starts it on the nearest hostile creature, or the hero. */
  lookAt(square: Square | undefined): void {
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    this.stop();
    const { x, y } = square ?? hostiles(view)[0] ?? view.hero;
    const inside = x >= 0 && y >= 0 && x < view.map.width && y < view.map.height;
    this.#mode.value = inside ? { kind: 'look', square: { x, y } } : this.#mode.value;
  }

  /** A click or tap on a square: walk, fight, aim, or what can be done here. */
  click(square: Square): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined || this.isOver) {
      return;
    }
    const direction = directionOf(view, square);
    if (mode.kind === 'aim') {
      this.#clickAim(mode, view, square);
    } else if (mode.kind === 'direction') {
      this.direct(direction);
    } else if (mode.kind !== 'sheet') {
      this.#mode.value = WALK;
      this.go(square);
    }
  }

  /** Goes to a square, or acts on what is there: an enemy far off is looked at. */
  go(square: Square): void {
    const view = this.session.view;
    if (view === undefined || this.isOver) {
      return;
    }
    const far = distance(view.hero, square);
    if (far === 0) {
      this.#actHere(view);
    } else if (far === 1) {
      this.#send({ kind: 'move', direction: directionOf(view, square) });
    } else if (creatureAt(view, square) !== undefined) {
      this.lookAt(square);
    } else {
      this.#start(journeyTo(this.session, square));
    }
  }

  /** Runs in a direction until something is worth a thought. */
  run(direction: Direction): void {
    const mode = this.#mode.value.kind;
    if (mode !== 'walk') {
      this.direct(direction);
    } else if (!this.isOver) {
      this.#start(runIn(this.session, direction));
    }
  }

  /** Ends a walk that goes by itself. */
  stop(): void {
    this.#journey?.stop();
    this.#journey = undefined;
  }

  #start(journey: Journey): void {
    this.stop();
    this.#journey = journey;
  }

  #send(command: Command): void {
    if (!this.isOver) {
      // What goes wrong is shown by the session; there is nothing to wait for here.
      this.perform(command).catch(() => undefined);
    }
  }

  #aimAt(spell: SpellView, view: GameView, square: Square): void {
    if (spell.needsDirection && !sameSquare(square, view.hero)) {
      this.#mode.value = { kind: 'aim', spell, aim: aimAt(view, square) };
    }
  }

  /** The first tap elsewhere aims, a tap on the aimed line casts: fingers have no hover. */
  #clickAim(mode: Mode & { kind: 'aim' }, view: GameView, square: Square): void {
    const direction = directionOf(view, square);
    if (mode.spell.needsDirection && direction !== mode.aim.direction) {
      this.#aimAt(mode.spell, view, square);
    } else {
      this.confirm();
    }
  }

  #actHere(view: GameView): void {
    if (thingsAt(view, view.hero).some(({ kind }) => kind === 'item')) {
      this.#send({ kind: 'pick-up', item: 0 });
    } else if (terrainAt(view, view.hero).startsWith('stairs')) {
      this.#send({ kind: 'ascend' });
    }
  }
}

/** The direction in which a square lies from the hero. */
function directionOf({ hero }: GameView, square: Square): Direction {
  return directionTowards(square.x - hero.x, square.y - hero.y) as Direction;
}

/** The directions in which a command makes sense at once. */
export function directionsFor(view: GameView, command: Directed): readonly Direction[] {
  if (command === 'attack') {
    return view.adjacentHostile;
  }
  const wanted = command === 'open' ? 'closed-door' : 'open-door';
  const around = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  return around.filter(direction => terrainAt(view, neighbour(view.hero, direction)) === wanted);
}

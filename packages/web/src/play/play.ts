// The player's hands: turns keys, clicks and buttons into commands, by the present mode.

import { type ReadonlySignal, signal } from '@preact/signals';
import type {
  Command,
  Direction,
  GameView,
  Performed,
  SpellView,
  TerrainName,
} from '@roguewright/engine/game';
import {
  type Aim,
  aimAt,
  aimAtSquare,
  aimIn,
  likeliestAim,
  likeliestTarget,
  meetsHostile,
} from './aim.ts';
import { aimedCommand, directionOf, nextAim, onlyDirection } from './aimed-command.ts';
import { isBookWarning } from './book-warning.ts';
import { Count } from './count.ts';
import { type Journey, runIn, stepsIn } from './journey.ts';
import { hostiles, neighbour, type Square, sameSquare, thingsUnderfoot } from './known-map.ts';
import {
  type Aimed,
  type Directed,
  isAimed,
  isAtSquare,
  type Mode,
  mayBeHere,
  type SheetName,
  WALK,
} from './mode.ts';
import { commandAt, nextGoal, nextHostile } from './places.ts';
import type { Session } from './session.ts';

/** Moves that a rest asks for when no number was typed. */
export const LONG_REST = 20;

/** One player at one game. */
export class Play {
  readonly session: Session;
  /** The number typed before a command. */
  readonly count = new Count();
  readonly #mode = signal<Mode>(WALK);
  readonly #hover = signal<Square | undefined>(undefined);
  readonly #why = signal(false);
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

  /** Whether anything can still be done. */
  get isOver(): boolean {
    return this.session.view === undefined || this.session.view.ending !== undefined;
  }

  /** Carries out a command and goes back to walking. */
  async perform(command: Command): Promise<Performed | undefined> {
    this.stop();
    this.#mode.value = WALK;
    this.count.clear();
    this.#last = command;
    const performed = await this.session.perform(command);
    if (performed?.view.charging !== undefined) {
      this.openSheet('charge');
    } else if (command.kind === 'read' && isBookWarning(performed?.refusal?.reason)) {
      this.openSheet('study-anyway', 0, command.item);
    }
    return performed;
  }

  /** The last command once more. */
  repeat(): void {
    if (this.#last !== undefined) {
      this.#send(this.#last);
    }
  }

  /**
   * Opens a sheet.
   * @param scroll of charging that is in mind; 0 for one that has been read
   * @param subject whom or what the sheet is about, by id
   */
  openSheet(sheet: SheetName, scroll = 0, subject?: number): void {
    this.stop();
    const about = subject === undefined ? {} : { subject };
    this.#mode.value = { kind: 'sheet', sheet, scroll, ...about };
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
    this.count.clear();
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
      this.#aimAt(mode.what, view, square);
    }
  }

  /** Rests or searches, as often as the number typed before says. */
  spend(kind: 'rest' | 'search', count: number): void {
    this.#send({ kind, count: this.count.or(count) });
  }

  /** Carries out a command that asks nothing more. @param stays what is open stays open */
  order(command: Command, stays = false): void {
    const open = this.#mode.value;
    this.#send(command);
    this.#mode.value = stays ? open : this.#mode.value;
  }

  /** A direction key or button: a step, an aim, or the answer to "which way?". */
  direct(direction: Direction): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    switch (mode.kind) {
      case 'direction': {
        const chosen = direction === 0 ? onlyDirection(view, mode.command) : direction;
        if (chosen !== undefined) {
          this.#send({ kind: mode.command, direction: chosen });
        }
        return;
      }
      case 'aim':
        if (isAimed(mode.what) && (direction !== 0 || mayBeHere(mode.what))) {
          this.#mode.value = { kind: 'aim', what: mode.what, aim: aimIn(view, direction) };
        }
        return;
      case 'look':
        this.lookAt(neighbour(mode.square, direction));
        return;
      case 'walk':
        this.#walk(direction);
        return;
      case 'sheet':
        return;
    }
  }

  /** One step, or as many as the number typed before says; a rest in no direction. */
  #walk(direction: Direction): void {
    const steps = this.count.or(1);
    if (direction === 0) {
      this.spend('rest', 1);
    } else if (steps === 1 || this.isOver) {
      this.#send({ kind: 'move', direction });
    } else {
      this.count.clear();
      this.#start(stepsIn(this.session, direction, steps));
    }
  }

  /** Open, close, force or attack: asks which way, even when only one makes sense. */
  directed(command: Directed): void {
    if (this.session.view !== undefined && !this.isOver) {
      this.stop();
      this.#mode.value = { kind: 'direction', command };
    }
  }

  /** Takes what lies here; of several things it asks which. */
  pickUp(): void {
    const view = this.session.view;
    const lying = view === undefined ? [] : thingsUnderfoot(view);
    if (lying.length > 1) {
      this.openSheet('pick-up');
    } else {
      this.#send({ kind: 'pick-up', item: 0 });
    }
  }

  /** Aims what the quiver holds. */
  fire(target?: Square): void {
    this.startAim(
      { kind: 'fire', item: undefined },
      view => (target && aimAtSquare(view, target)) ?? likeliestTarget(view),
    );
  }

  /** Puts the reticle on a target of a spell: the one that is named, else the likeliest. */
  aim(spell: SpellView, target?: Square): void {
    this.startAim({ kind: 'cast', spell }, view => {
      if (spell.atSquare) {
        return (target && aimAtSquare(view, target)) ?? likeliestTarget(view);
      }
      const aim = target === undefined ? likeliestAim(view) : aimAt(view, target);
      return spell.needsDirection ? aim : aimIn(view, 0);
    });
  }

  /** Puts the reticle where `aimed` says, for what is to be cast, zapped, shot or thrown. */
  startAim(what: Aimed, aimed: (view: GameView) => Aim): void {
    const view = this.session.view;
    if (view !== undefined && !this.isOver) {
      this.stop();
      const aim = aimed(view);
      const doubt = isAimed(what) && !meetsHostile(view, aim) ? { doubt: 'unasked' as const } : {};
      this.#mode.value = { kind: 'aim', what, aim, ...doubt };
    }
  }

  /** Looks where to travel: at the stairs, the next place each time; or at places of one terrain. */
  chooseGoal(terrain?: TerrainName): void {
    const view = this.session.view;
    const mode = this.#mode.value;
    if (view === undefined) {
      return;
    }
    this.lookAt(nextGoal(view, mode.kind === 'look' ? mode.square : undefined, terrain));
  }

  /**
   * Casts, zaps or shoots what is aimed, acts on the square that is looked at, or takes the only
   * direction that makes sense.
   */
  confirm(): void {
    const mode = this.#mode.value;
    if (mode.kind === 'aim' && mode.doubt === 'unasked') {
      this.#mode.value = { ...mode, doubt: 'asked' };
    } else if (mode.kind === 'aim') {
      this.#send(aimedCommand(mode.what, mode.aim));
    } else if (mode.kind === 'direction') {
      this.direct(0);
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
    if (mode.kind === 'aim' && isAimed(mode.what)) {
      this.#mode.value = { kind: 'aim', what: mode.what, aim: nextAim(view, mode, step) };
    } else if (mode.kind === 'look' || mode.kind === 'walk') {
      this.lookAt(nextHostile(view, mode.kind === 'look' ? mode.square : view.hero, step));
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

  /** Looks at a square where one may look: not while something is aimed or asked. */
  inspect(square: Square): void {
    const { kind } = this.#mode.value;
    if (kind === 'walk' || kind === 'look') {
      this.lookAt(square);
    }
  }

  /** A click or tap on a square: walk, fight, aim, or what can be done here. */
  click(square: Square): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined) {
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
    if (view === undefined) {
      return;
    }
    const command = this.isOver ? 'look' : commandAt(view, square);
    if (command === 'look') {
      this.lookAt(square);
    } else {
      this.#send(command);
    }
  }

  /** Runs in a direction until something is worth a thought; moves the reticle of a missile by one. */
  run(direction: Direction): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (mode.kind === 'aim' && isAtSquare(mode.what) && view !== undefined) {
      this.#aimAt(mode.what, view, neighbour(mode.aim.reticle, direction));
    } else if (mode.kind !== 'walk') {
      this.direct(direction);
    } else if (!this.isOver) {
      this.count.clear();
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

  #aimAt(what: Aimed, view: GameView, square: Square): void {
    if (isAimed(what) && !sameSquare(square, view.hero)) {
      const aim = isAtSquare(what) ? aimAtSquare(view, square) : aimAt(view, square);
      this.#mode.value = aim === undefined ? this.#mode.value : { kind: 'aim', what, aim };
    }
  }

  /** The first tap elsewhere aims, a tap on the aimed line casts: fingers have no hover. */
  #clickAim(mode: Mode & { kind: 'aim' }, view: GameView, square: Square): void {
    const isSame = isAtSquare(mode.what)
      ? sameSquare(square, mode.aim.reticle)
      : directionOf(view, square) === mode.aim.direction;
    if (isAimed(mode.what) && !isSame) {
      this.#aimAt(mode.what, view, square);
    } else {
      this.confirm();
    }
  }
}

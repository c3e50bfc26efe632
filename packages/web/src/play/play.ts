// The player's hands: turns keys, clicks and buttons into commands, by the present mode.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Aimed,
  type Directed,
  type Done,
  doneIn,
  isBookWarning,
  onceMore,
  type Square,
  sameSquare,
  thingsUnderfoot,
  towardsStairs,
} from '@roguewright/engine/face';
import type { Command, Direction, Performed } from '@roguewright/engine/game';
import { Count } from './count.ts';
import { type Journey, runIn, stepsIn } from './journey.ts';
import { askingMode, beneath, isAsking, type Mode, type SheetName, WALK } from './mode.ts';
import { type Input, modeAfter } from './mode-after.ts';
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
  #last: Done | undefined;

  constructor(session: Session) {
    this.session = session;
    // Also on arrival, and when another window has led to it.
    effect(() => this.askWhatWaits());
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
    const { view } = this.session;
    this.#last = view && doneIn(view, command);
    const performed = await this.session.perform(command);
    if (command.kind === 'read' && isBookWarning(performed?.refusal?.reason)) {
      this.openSheet('study-anyway', command.item);
    }
    return performed;
  }

  /** Asks the question that waits, also once more after the player has left it; closes one that is settled. */
  askWhatWaits(): void {
    const { view } = this.session;
    const asking = view && askingMode(view);
    if (asking !== undefined) {
      this.stop();
      this.#mode.value = asking;
    } else if (isAsking(this.#mode.peek())) {
      this.#mode.value = WALK;
    }
  }

  /** The last command once more, at its target; or says that the target is gone. */
  repeat(): void {
    const { view } = this.session;
    if (this.#last === undefined || view === undefined) {
      return;
    }
    const again = onceMore(view, this.#last);
    if (typeof again === 'string') {
      this.session.say(again, true);
    } else {
      this.#send(again);
    }
  }

  /**
   * Opens a sheet. The page of an item keeps the sheet that it was opened from, and two weapons side by side the page.
   * @param subject whom or what the sheet is about, by id
   */
  openSheet(sheet: SheetName, subject?: number): void {
    this.stop();
    const about = subject === undefined ? {} : { subject };
    const from = beneath(this.#mode.peek(), sheet);
    this.#mode.value = { kind: 'sheet', sheet, ...about, ...(from !== undefined && { from }) };
  }

  /**
   * One step back: from the explanation to the odds, from two weapons side by side to the page of the item, from that
   * page to the sheet that it was opened from, from anything else to walking.
   */
  escape(): void {
    const mode = this.#mode.value;
    if (this.#why.value && (mode.kind === 'aim' || mode.kind === 'look')) {
      this.#why.value = false;
    } else if (mode.kind === 'sheet' && mode.from !== undefined) {
      this.stop();
      this.#mode.value = mode.from;
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
    if (square !== undefined) {
      this.#do({ kind: 'point', square });
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

  /**
   * A direction key or button: a step, an aim, or the answer to "which way?".
   * @param isRun runs until something is worth a thought; moves the reticle of a missile by one
   */
  direct(direction: Direction, isRun = false): void {
    this.#do({ kind: 'direction', direction, isRun });
  }

  /** One step, or as many as the number typed before says; a rest in no direction; or a run. */
  #walk(direction: Direction, isRun: boolean): void {
    const steps = this.count.or(1);
    if (isRun && !this.isOver) {
      this.count.clear();
      this.stop(runIn(this.session, direction));
    } else if (direction === 0) {
      this.spend('rest', 1);
    } else if (steps === 1 || this.isOver) {
      this.#send({ kind: 'move', direction });
    } else {
      this.count.clear();
      this.stop(stepsIn(this.session, direction, steps));
    }
  }

  /** Open, close, force or attack: asks which way, even when only one makes sense. */
  directed(command: Directed): void {
    this.#do({ kind: 'begin', command });
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

  /**
   * Puts the reticle on a target for what is to be cast, zapped, shot or thrown: the one that is named, else the
   * likeliest.
   */
  aim(what: Aimed, target?: Square): void {
    this.#do({ kind: 'aim', what, target });
  }

  /** Carries out a command that asks nothing; away from its stairs it travels there. */
  begin(command: Command): void {
    const { view } = this.session;
    this.order(view === undefined ? command : towardsStairs(view, command));
  }

  /** Looks where to travel: at the stairs, the next place each time; or at what has a sign of the map. */
  chooseGoal(sign?: string): void {
    this.#do({ kind: 'goal', sign });
  }

  /**
   * Casts, zaps or shoots what is aimed, acts on the square that is looked at, or takes the only
   * direction that makes sense.
   */
  confirm(): void {
    this.#do({ kind: 'confirm' });
  }

  /** Takes in what the odds say of the aim: whether Enter must ask if that is meant. */
  weigh(odds: 'reassure' | 'doubt'): void {
    this.#do({ kind: odds });
  }

  /** The next hostile creature: to aim at, or to look at. */
  next(step: 1 | -1): void {
    this.#do({ kind: 'next', step });
  }

  /** Moves the looking cursor; `;` starts it on the nearest hostile creature, or the hero. */
  lookAt(square: Square | undefined): void {
    this.stop();
    this.#do({ kind: 'look', square });
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
    this.#do({ kind: 'tap', square });
  }

  /** Goes to a square, or acts on what is there: an enemy far off is looked at. */
  go(square: Square): void {
    this.#do({ kind: 'go', square });
  }

  /** Ends a walk that goes by itself. @param next one that has just begun */
  stop(next?: Journey): void {
    this.#journey?.stop();
    this.#journey = next;
  }

  #send(command: Command): void {
    if (!this.isOver) {
      // What goes wrong is shown by the session; there is nothing to wait for here.
      this.perform(command).catch(() => undefined);
    }
  }

  /** Carries out an input in the present mode. */
  #do(input: Input): void {
    const mode = this.#mode.value;
    const view = this.session.view;
    if (view === undefined) {
      return;
    }
    const outcome = modeAfter(mode, input, view);
    switch (outcome.kind) {
      case 'mode':
        if (outcome.mode !== mode) {
          this.stop();
          this.#mode.value = outcome.mode;
        }
        return;
      case 'command':
        this.#send(outcome.command);
        return;
      case 'walk':
        this.#walk(outcome.direction, outcome.isRun);
    }
  }
}

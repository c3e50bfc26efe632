// The mode machine: what the player does, by the present mode and view, comes to another mode, to a
// command or to a walk. Nothing is changed here.

import {
  type Aim,
  type Aimed,
  type AimInput,
  aimAfter,
  aimAt,
  aimedCommand,
  answerAt,
  answerTowards,
  commandAt,
  type Directed,
  directionHere,
  directionTo,
  hostiles,
  isAimed,
  isAtSquare,
  isHelp,
  isOnMap,
  meetsHostile,
  neighbour,
  nextCreature,
  nextGoal,
  nextHostile,
  proposedAim,
  type Square,
  sameSquare,
} from '@roguewright/engine/face';
import type { Command, Direction, GameView } from '@roguewright/engine/game';
import { type AimMode, type Mode, WALK } from './mode.ts';

/** What the player does, by whatever key, button or pointer. */
export type Input =
  /** A direction, or the place where the hero stands; `isRun`: with Shift. */
  | { readonly kind: 'direction'; readonly direction: Direction; readonly isRun: boolean }
  /** The mouse rests on a square. */
  | { readonly kind: 'point'; readonly square: Square }
  /** A click or a tap on a square. */
  | { readonly kind: 'tap'; readonly square: Square }
  /** To a square, whatever is open. */
  | { readonly kind: 'go'; readonly square: Square }
  | { readonly kind: 'confirm' }
  /** The odds say that what is aimed hits an enemy, such as one beside its way. */
  | { readonly kind: 'reassure' }
  /** The odds say that what is aimed would have no effect. */
  | { readonly kind: 'doubt' }
  /** The next enemy, or the one before. */
  | { readonly kind: 'next'; readonly step: 1 | -1 }
  /** At a square; without one at the nearest enemy, else where the hero stands. */
  | { readonly kind: 'look'; readonly square: Square | undefined }
  /** Where to travel: the next place each time, or the next of one terrain. */
  | { readonly kind: 'goal'; readonly sign: string | undefined }
  /** Asks which way, even when only one makes sense. */
  | { readonly kind: 'begin'; readonly command: Directed }
  /** Puts the reticle on a target, else where it is proposed. */
  | { readonly kind: 'aim'; readonly what: Aimed; readonly target: Square | undefined };

/** The result of an input. */
export type Outcome =
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'command'; readonly command: Command }
  /** A step, or a run. */
  | { readonly kind: 'walk'; readonly direction: Direction; readonly isRun: boolean };

const command = (done: Command): Outcome => ({ kind: 'command', command: done });
const changed = (mode: Mode): Outcome => ({ kind: 'mode', mode });

/** The result of an input; the same mode object when it has no meaning. */
export function modeAfter(mode: Mode, input: Input, view: GameView): Outcome {
  switch (input.kind) {
    case 'direction':
      return directed(mode, input, view);
    case 'point':
      return changed(pointed(mode, input.square, view));
    case 'tap':
      return tapped(mode, input.square, view);
    case 'go':
      return gone(mode, input.square, view);
    case 'confirm':
      return confirmed(mode, view);
    case 'reassure':
      return changed(reassured(mode));
    case 'doubt':
      return changed(doubted(mode));
    case 'next':
      return changed(stepped(mode, input.step, view));
    case 'look':
      return changed(looking(mode, input.square ?? hostiles(view)[0] ?? view.hero, view));
    case 'goal': {
      if (mode.kind === 'answer-direction' || mode.kind === 'answer-square') {
        return changed(mode);
      }
      const from = mode.kind === 'look' ? mode.square : undefined;
      return changed(looking(mode, nextGoal(view, from, input.sign), view, TRAVELS));
    }
    case 'begin':
      return changed(isOver(view) ? mode : { kind: 'direction', command: input.command });
    case 'aim':
      return changed(isOver(view) ? mode : aiming(input.what, input.target, view));
  }
}

function isOver({ ending }: GameView): boolean {
  return ending !== undefined;
}

/** A step, an aim, or the answer to "which way?". */
function directed(
  mode: Mode,
  { direction, isRun }: { readonly direction: Direction; readonly isRun: boolean },
  view: GameView,
): Outcome {
  switch (mode.kind) {
    case 'direction': {
      const chosen = direction === 0 ? directionHere(view, mode.command) : direction;
      return chosen === undefined
        ? changed(mode)
        : command({ kind: mode.command, direction: chosen });
    }
    case 'aim':
      return changed(aimed(mode, { kind: isRun ? 'nudge' : 'ray', direction }, view));
    case 'look':
      return changed(looking(mode, neighbour(mode.square, direction), view, travelling(mode)));
    case 'answer-direction':
      return towards(mode, direction, view);
    case 'answer-square':
      return changed(answering(mode, neighbour(mode.square, direction), view));
    case 'walk':
      return { kind: 'walk', direction, isRun };
    case 'sheet':
      return changed(mode);
  }
}

/** The mode after the cursor of an aim was moved: what the player chose himself is not doubted. */
function aimed(mode: AimMode, input: AimInput, view: GameView): Mode {
  const aim = aimAfter(view, mode.what, mode.aim, input);
  return aim === mode.aim ? mode : { kind: 'aim', what: mode.what, aim, isChosen: true };
}

/** An aim at a creature needs no confirmation. */
function reassured(mode: Mode): Mode {
  return mode.kind === 'aim' && mode.doubt !== undefined
    ? { kind: 'aim', what: mode.what, aim: mode.aim }
    : mode;
}

/** A proposed aim that would have no effect needs confirmation. */
function doubted(mode: Mode): Mode {
  return mode.kind === 'aim' && mode.doubt === undefined && mode.isChosen === undefined
    ? { ...mode, doubt: 'unasked' }
    : mode;
}

/** A direction that answers; where the hero stands only if that is an answer. */
function towards(mode: Mode, direction: Direction, { pending }: GameView): Outcome {
  const asks = pending?.asks;
  return asks?.kind === 'direction' && (asks.here || direction !== 0)
    ? command(answerTowards(direction))
    : changed(mode);
}

/** The cursor of an answer on another square; one beyond the edge changes nothing. */
function answering(mode: Mode, square: Square, view: GameView): Mode {
  return isOnMap(view, square) ? { kind: 'answer-square', square } : mode;
}

/** The mouse aims; on the hero himself it aims at nothing else. */
function pointed(mode: Mode, square: Square, view: GameView): Mode {
  if (mode.kind === 'answer-square') {
    return answering(mode, square, view);
  }
  return mode.kind === 'aim' && !sameSquare(square, view.hero)
    ? aimed(mode, { kind: 'square', square }, view)
    : mode;
}

/** Walk, fight, aim, or what can be done here. */
function tapped(mode: Mode, square: Square, view: GameView): Outcome {
  switch (mode.kind) {
    case 'aim':
      return tappedAim(mode, square, view);
    case 'direction':
      return directed(mode, { direction: directionTo(view.hero, square), isRun: false }, view);
    case 'answer-direction':
      return towards(mode, directionTo(view.hero, square), view);
    case 'answer-square':
      // Fingers have no hover: the first tap shows the square, the second takes it.
      return sameSquare(square, mode.square)
        ? confirmed(mode, view)
        : changed(answering(mode, square, view));
    case 'sheet':
      return changed(mode);
    case 'walk':
    case 'look':
      return gone(WALK, square, view);
  }
}

/** The first tap elsewhere aims, a tap on the aimed line casts: fingers have no hover. */
function tappedAim(mode: AimMode, square: Square, view: GameView): Outcome {
  const isSame = isAtSquare(mode.what)
    ? sameSquare(square, mode.aim.square)
    : directionTo(view.hero, square) === mode.aim.direction;
  return isAimed(mode.what) && !isSame
    ? changed(pointed(mode, square, view))
    : confirmed(mode, view);
}

/** Goes to a square, or acts on what is there: an enemy far off is looked at. Beyond the edge there is nowhere to go. */
function gone(mode: Mode, square: Square, view: GameView): Outcome {
  if (!isOnMap(view, square)) {
    return changed(mode);
  }
  const going = isOver(view) ? 'look' : commandAt(view, square);
  return going === 'look' ? changed(looking(mode, square, view)) : command(going);
}

/**
 * Carries out what is aimed, acts on the square that is looked at, or takes the only direction that
 * makes sense. A doubtful aim is asked about first.
 */
function confirmed(mode: Mode, view: GameView): Outcome {
  switch (mode.kind) {
    case 'aim':
      return mode.doubt === 'unasked'
        ? changed({ ...mode, doubt: 'asked' })
        : command(aimedCommand(mode.what, mode.aim));
    case 'direction':
      return directed(mode, { direction: 0, isRun: false }, view);
    case 'look':
      return gone(WALK, mode.square, view);
    case 'answer-direction':
      return towards(mode, 0, view);
    case 'answer-square': {
      const answer = answerAt(view, mode.square);
      return typeof answer === 'string' ? changed(mode) : command(answer);
    }
    case 'walk':
    case 'sheet':
      return changed(mode);
  }
}

/** The next enemy to aim at; to look at, the next creature of any mood where there is no enemy. */
function stepped(mode: Mode, step: 1 | -1, view: GameView): Mode {
  if (mode.kind === 'aim') {
    return aimed(mode, { kind: 'next', step }, view);
  }
  if (mode.kind === 'look' || mode.kind === 'walk') {
    const from = mode.kind === 'look' ? mode.square : view.hero;
    return looking(mode, nextCreature(view, from, step), view);
  }
  if (mode.kind === 'answer-square') {
    return answering(mode, nextHostile(view, mode.square, step), view);
  }
  return mode;
}

/** Looks at a square; one beyond the edge changes nothing. */
function looking(
  mode: Mode,
  { x, y }: Square,
  view: GameView,
  purpose: { readonly travels?: true } = {},
): Mode {
  return isOnMap(view, { x, y }) ? { kind: 'look', square: { x, y }, ...purpose } : mode;
}

const TRAVELS = { travels: true } as const;

/** A cursor that chooses where to travel goes on to do so. */
function travelling(mode: Mode): { readonly travels?: true } {
  return mode.kind === 'look' && mode.travels === true ? TRAVELS : {};
}

function aiming(what: Aimed, target: Square | undefined, view: GameView): AimMode {
  const aim = aimFrom(what, target, view);
  const isDoubtful = isAimed(what) && !isHelp(what) && !meetsHostile(view, aim);
  return { kind: 'aim', what, aim, ...(isDoubtful && ({ doubt: 'unasked' } as const)) };
}

function aimFrom(what: Aimed, target: Square | undefined, view: GameView): Aim {
  const isNamed = target !== undefined && isAimed(what) && !isHelp(what);
  const named = isNamed ? aimAt(view, what, target) : undefined;
  return named ?? proposedAim(view, what).aim;
}

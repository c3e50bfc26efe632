// The last command once more. What was aimed at a creature follows it, and isn't done where nobody is left to aim at.

import { capitalised } from '../../english/index.ts';
import type { Command, GameView, ThingView } from '../../game/index.ts';
import { withThe } from '../../words/index.ts';
import { hostilesSeen, standsOn } from '../known-map.ts';
import { raySquares } from '../ray.ts';

/** A command that was carried out, and at whom. */
export interface Done {
  readonly command: Command;
  /** The creature on the square at which it was aimed, or the first enemy in its direction; absent: nobody. */
  readonly target?: Pick<ThingView, 'id' | 'name'>;
}

/** Commands with a direction that is mostly chosen for an enemy who stands there. */
const DIRECTED: ReadonlySet<Command['kind']> = new Set([
  'attack',
  'cast',
  'strain',
  'zap',
  'form-power',
]);

/** A command as it is remembered for the next time. @param view before it is carried out */
export function doneIn(view: GameView, command: Command): Done {
  const target = isAtSquare(command) ? standingAt(view, command) : enemyInWay(view, command);
  return target === undefined ? { command } : { command, target };
}

/**
 * The command once more, aimed at the square where its target is seen now; or why it isn't done: nobody is where it would
 * go.
 * @param view at present
 */
export function onceMore(view: GameView, { command, target }: Done): Command | string {
  if (target === undefined) {
    return command;
  }
  const who = capitalised(withThe(target.name));
  if (isAtSquare(command)) {
    const seen = view.things.find(({ kind, id }) => kind === 'creature' && id === target.id);
    return seen === undefined
      ? `${who} is no longer in sight: choose a new target.`
      : { ...command, x: seen.x, y: seen.y };
  }
  return enemyInWay(view, command) === undefined
    ? `${who} is gone, and no other enemy is there: choose a new target.`
    : command;
}

type AtSquare = Extract<Command, { readonly kind: 'fire' | 'throw' | 'cast-at' }>;

function isAtSquare(command: Command): command is AtSquare {
  return command.kind === 'fire' || command.kind === 'throw' || command.kind === 'cast-at';
}

/** The creature that is seen on the square of a command. */
function standingAt({ things }: GameView, square: AtSquare): ThingView | undefined {
  return things.find(
    thing => thing.kind === 'creature' && thing.id !== 0 && standsOn(thing, square),
  );
}

/** An enemy that is seen in the direction of a command, as far as the command reaches. */
function enemyInWay(view: GameView, command: Command): ThingView | undefined {
  if (!DIRECTED.has(command.kind) || !('direction' in command)) {
    return undefined;
  }
  const squares = raySquares(view, command.direction);
  const reached = command.kind === 'attack' ? squares.slice(0, 1) : squares;
  return hostilesSeen(view).find(thing => reached.some(square => standsOn(thing, square)));
}

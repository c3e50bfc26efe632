// Walks straight on, each step a command of its own: runs until something is worth a thought, and
// steps that were counted.

import {
  creatureAt,
  hostilesSeen,
  neighbour,
  sameSquare,
  terrainAt,
  thingsAt,
} from '@roguewright/engine/face';
import type { Direction, GameView, Performed } from '@roguewright/engine/game';
import type { Session } from './session.ts';

/** A walk under way. */
export interface Journey {
  /** Ends it before the next step. */
  stop(): void;
}

/** Steps after which a walk ends by itself. */
const LONGEST = 200;

/** Walks straight on until a door, stairs, an item or a wall. */
export function runIn(session: Session, direction: Direction): Journey {
  let steps = 0;
  return walk(session, view => {
    const isFirst = steps++ === 0;
    const next = neighbour(view.hero, direction);
    const isFree =
      !['wall', 'cave-wall', 'rock'].includes(terrainAt(view, next)) && !creatureAt(view, next);
    return isFirst || (isFree && !isWorthAThought(view)) ? direction : undefined;
  });
}

/** Walks a number of steps in a direction. Whatever ends every walk ends this one too. */
export function stepsIn(session: Session, direction: Direction, count: number): Journey {
  let steps = 0;
  return walk(session, () => (steps++ < count ? direction : undefined));
}

function walk(session: Session, step: (view: GameView) => Direction | undefined): Journey {
  let isStopped = false;
  const go = async () => {
    for (let count = 0; count < LONGEST && !isStopped; count++) {
      const before = session.view;
      const direction = before === undefined ? undefined : step(before);
      if (before === undefined || direction === undefined) {
        return;
      }
      const performed = await session.perform({ kind: 'move', direction });
      if (performed === undefined || isInterrupted(before, performed)) {
        return;
      }
    }
  };
  // Whatever goes wrong is shown by the session; the walk is over then.
  go().catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
    },
  };
}

/** Ended, hurt, refused without a door opening, or an enemy in sight. */
function isInterrupted(before: GameView, { view, refusal, events }: Performed): boolean {
  const opened = events.some(({ kind }) => kind === 'door-opened');
  const stood = sameSquare(before.hero, view.hero) && !opened;
  return (
    view.ending !== undefined ||
    refusal !== undefined ||
    stood ||
    view.hero.hitPoints < before.hero.hitPoints ||
    hostilesSeen(view).length > 0
  );
}

function isWorthAThought(view: GameView): boolean {
  const terrain = terrainAt(view, view.hero);
  const isPlace = terrain.startsWith('stairs') || terrain.endsWith('door');
  return isPlace || thingsAt(view, view.hero).length > 0;
}

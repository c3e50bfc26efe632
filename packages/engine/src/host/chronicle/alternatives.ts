// What the hero could have done in a turn: blows, spells, shots, steps away and stairs.

import {
  distance,
  hostilesSeen,
  isWalkable,
  KnownGround,
  neighbour,
  sameSquare,
  terrainAt,
  WAYS,
} from '../../face/index.ts';
import type { Command, GameView } from '../../game/index.ts';

/** Spells and steps that are weighed in a turn. */
const MOST_SPELLS = 3;
const MOST_STEPS = 3;

/** The acts that are weighed; each question takes milliseconds, so there are few. */
export function alternatives(view: GameView): Command[] {
  const [nearest] = hostilesSeen(view);
  if (nearest === undefined) {
    return [];
  }
  return [
    ...view.adjacentHostile.map(direction => ({ kind: 'attack', direction }) as const),
    ...spells(view, nearest),
    ...(view.readyToFire ? [{ kind: 'fire', item: 0, x: nearest.x, y: nearest.y } as const] : []),
    ...stepsAway(view, nearest),
    { kind: 'rest', count: 1 },
  ];
}

/** Whether the stairs lead away from all enemies in sight: none beside the hero would follow him. */
export function stairsAway(view: GameView): Command | undefined {
  const ground = terrainAt(view, view.hero);
  const kind = ground === 'stairs-up' ? 'ascend' : ground === 'stairs-down' ? 'descend' : undefined;
  return kind === undefined || view.adjacentHostile.length > 0 ? undefined : { kind };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function spells(view: GameView, foe: Place): Command[] {
  const ground = new KnownGround(view);
  const line = ground.straightTo(ground.square(foe.x, foe.y));
  return line === undefined
    ? []
    : view.spells
        .filter(
          ({ price, pool, forgotten, takes, failPercent, andGrace, needsDirection, helps }) =>
            needsDirection &&
            !helps &&
            !forgotten &&
            takes === undefined &&
            failPercent < 100 &&
            price <= view.hero[pool] &&
            andGrace <= view.hero.grace,
        )
        .slice(0, MOST_SPELLS)
        .map(({ id: spell }) => ({ kind: 'cast', spell, direction: line.direction }));
}

/** The free squares beside the hero that lie farthest from the foe. */
function stepsAway(view: GameView, foe: Place): Command[] {
  return WAYS.map(direction => ({ direction, to: neighbour(view.hero, direction) }))
    .filter(({ to }) => isWalkable(view, to))
    .filter(({ to }) => !view.things.some(one => one.kind === 'creature' && sameSquare(one, to)))
    .map(({ direction, to }) => ({ direction, away: distance(to, foe) }))
    .sort((one, other) => other.away - one.away)
    .slice(0, MOST_STEPS)
    .map(({ direction }) => ({ kind: 'move', direction }));
}

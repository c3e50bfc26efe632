// Whether a command leads out of a shop in which the hero owes something: that is theft, and the keeper strikes.

import type { Command, GameView, TerrainName } from '../../game/index.ts';
import { isWalkable } from '../known-ground.ts';
import { terrainAt } from '../known-map.ts';
import { neighbour, type Square, WAYS } from '../square.ts';

/** What a shop ends at. */
const EXITS: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'closed-door',
  'open-door',
  'broken-door',
  'doorway',
]);

/** What the hero would leave unpaid, in gold; 0: the command leads nowhere, or nothing is owed. */
export function leftUnpaid(view: GameView, command: Command): number {
  const { shop, hero } = view;
  const owed = shop === undefined || shop.angry ? 0 : Math.max(0, shop.owed - shop.credit);
  if (owed === 0) {
    return 0;
  }
  switch (command.kind) {
    case 'explore':
    case 'journey':
      return owed;
    case 'move':
      return isExit(view, neighbour(hero, command.direction)) ? owed : 0;
    case 'travel':
      return isWithin(view, command) ? 0 : owed;
    default:
      return 0;
  }
}

function isExit(view: GameView, square: Square): boolean {
  return EXITS.has(terrainAt(view, square));
}

/** Whether a square lies in the room of the hero, without its doors. */
function isWithin(view: GameView, wanted: Square): boolean {
  const placeOf = ({ x, y }: Square) => y * view.map.width + x;
  const found = new Set([placeOf(view.hero)]);
  const open: Square[] = [view.hero];
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    for (const way of WAYS) {
      const next = neighbour(square, way);
      if (!found.has(placeOf(next)) && isWalkable(view, next) && !isExit(view, next)) {
        found.add(placeOf(next));
        open.push(next);
      }
    }
  }
  return found.has(placeOf(wanted));
}

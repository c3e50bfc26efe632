// When the buttons for prayers and offerings are set off: at an altar, the first also where the hero's god would end his
// troubles, and where he may be in need. The game says whether he is.

import { thingsAt } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';

/** States in which a god may help. */
const NEED: readonly string[] = ['weak', 'fainting', 'blind'];

/** Whether a prayer may be worth a move. */
export function mayPray(view: GameView): boolean {
  const { hitPoints, maxHitPoints, hunger, conditions, god } = view.hero;
  return (
    hitPoints * 4 <= maxHitPoints ||
    [hunger, ...conditions].some(state => NEED.includes(state)) ||
    god?.prayer?.outcomes[0]?.outcome === 'help' ||
    isAtAltar(view)
  );
}

/** Whether an offering may be worth a move. */
export function mayOffer(view: GameView): boolean {
  return view.hero.god !== undefined && isAtAltar(view);
}

function isAtAltar(view: GameView): boolean {
  return thingsAt(view, view.hero).some(({ use }) => use === 'altar');
}

// When the buttons for prayers and offerings are set off. The game says what they would do at an altar. Away from altars
// a prayer may be worth a move where the hero's god would end his troubles, and where he may be in need: the game says
// whether he is.

import type { GameView } from '@roguewright/engine/game';

/** States in which a god may help. */
const NEED: readonly string[] = ['weak', 'fainting', 'blind'];

/** Whether a prayer may be worth a move. At an altar of no god nobody hears it. */
export function mayPray({ altar, hero }: GameView): boolean {
  if (altar !== undefined) {
    return altar.god !== '';
  }
  const { hitPoints, maxHitPoints, hunger, conditions, god } = hero;
  return (
    hitPoints * 4 <= maxHitPoints ||
    [hunger, ...conditions].some(state => NEED.includes(state)) ||
    god?.prayer?.outcomes[0]?.outcome === 'help'
  );
}

/** Whether a body can be offered here. */
export function mayOffer({ altar, hero }: GameView): boolean {
  return hero.god !== undefined && altar !== undefined && altar.god !== '' && altar.hasBody;
}

// What the odds say against an aim: it hits no creature, or it may hit one that isn't an enemy.

import { hostilesSeen } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { withThe } from '@roguewright/engine/words';
import type { AimMode } from '../../play/mode.ts';

/** A creature that is no enemy and may be hit, with its article: the likeliest of them; undefined: none. */
export function friendInWay(
  view: GameView | undefined,
  answer: Pick<OddsAnswer, 'targets'> | undefined,
): string | undefined {
  if (view === undefined || answer === undefined) {
    return undefined;
  }
  const enemies = new Set(hostilesSeen(view).map(({ id }) => id));
  const seen = new Set(view.things.filter(({ kind }) => kind === 'creature').map(({ id }) => id));
  const [first] = answer.targets
    .filter(({ id, hitChance }) => hitChance > 0 && seen.has(id) && !enemies.has(id))
    .sort((one, other) => other.hitChance - one.hitChance);
  return first === undefined ? undefined : withThe(first.name);
}

/**
 * What the odds say of an aim: it hits an enemy, such as one that is in no line with the hero, or it may hit a friend,
 * or would have no effect. Undefined: none of these. @param isForGround whether it is aimed at no creature
 */
export function verdict(
  view: GameView | undefined,
  { doubt, isChosen }: Pick<AimMode, 'doubt' | 'isChosen'>,
  answer: OddsAnswer | undefined,
  friend: string | undefined,
  isForGround: boolean,
): 'reassure' | 'doubt' | undefined {
  if (view === undefined || answer === undefined || answer.refused !== undefined) {
    return undefined;
  }
  // What the player chose himself isn't doubted.
  const isOpen = doubt === undefined && isChosen === undefined;
  if (friend !== undefined) {
    return isOpen ? 'doubt' : undefined;
  }
  const hit = answer.targets.filter(({ hitChance }) => hitChance > 0);
  if (hit.some(({ id }) => hostilesSeen(view).some(creature => creature.id === id))) {
    return doubt === undefined ? undefined : 'reassure';
  }
  return answer.inVain === true && !isForGround && isOpen ? 'doubt' : undefined;
}

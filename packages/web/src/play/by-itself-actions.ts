// The actions in which the hero goes on by himself, and the looks back: how lucky he was, and how dangerous the last turns were.

import { hostilesSeen } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { fightOn } from './by-itself.ts';
import type { Play } from './play.ts';

/** A fight that goes on, a rest until something is so, the luck so far and the last turns. */
export const BY_ITSELF = [
  {
    name: 'autofight',
    title: 'Fight on',
    keys: ['Tab'],
    about:
      'Strike the nearest enemy, or step towards it, and say why not. Tab does it while an enemy is in sight.',
    group: 'Do',
    place: 'when-ready',
    isReady: (view: GameView) => hostilesSeen(view).length > 0,
    run: (play: Play) => void fightOn(play),
  },
  {
    name: 'rest-until',
    title: 'Rest until',
    // The browser keeps Ctrl+R for itself.
    keys: [],
    about: 'Rest until hit points, energy or grace are full, or a condition ends.',
    group: 'Do',
    place: 'more',
    run: (play: Play) => play.openSheet('rest-until'),
  },
  {
    name: 'luck',
    title: 'Luck so far',
    keys: [],
    about: 'How lucky you were, by the odds that you knew, over the turns.',
    group: 'Look',
    place: 'more',
    run: (play: Play) => play.openSheet('luck'),
  },
  {
    name: 'last-turns',
    title: 'The last turns',
    keys: [],
    about: 'The chance to die in each of the last fifty turns, and what would have been safer.',
    group: 'Look',
    place: 'more',
    run: (play: Play) => play.openSheet('last-turns'),
  },
] as const;

/** Whether the form that the hero has taken has a power. */
export function hasFormPower({ hero }: GameView): boolean {
  return (hero.form?.powers.length ?? 0) > 0;
}

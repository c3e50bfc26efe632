// The actions in which the hero goes on by himself.

import { hostilesSeen } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { fightOn } from './by-itself.ts';
import type { Play } from './play.ts';

/** A fight that goes on, and a rest until something is so. */
export const BY_ITSELF = [
  {
    name: 'autofight',
    title: 'Fight on',
    keys: ['Tab'],
    about:
      'Strike the nearest enemy, or step towards it, and say why not. Tab does it while an enemy is in sight.',
    group: 'Do',
    place: 'more',
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
] as const;

/** Whether the form that the hero has taken has a power. */
export function hasFormPower({ hero }: GameView): boolean {
  return (hero.form?.powers.length ?? 0) > 0;
}

// Refusals in sentences, with what the hero sees of their cause.

import type { GameView, RefusalReason } from '../game/index.ts';
import { tellRefusal, withArticle } from '../words/index.ts';
import { placeOf } from './compass.ts';
import { hostilesSeen } from './known-map.ts';

/** Why a command was refused: `You can’t do that with an enemy in sight: a jackal, 3 squares east.` */
export function tellRefused(view: GameView, reason: RefusalReason): string {
  const told = tellRefusal(reason);
  const [enemy] = hostilesSeen(view);
  return reason !== 'hostile-in-sight' || enemy === undefined
    ? told
    : `${told.replace(/\.$/, '')}: ${withArticle(enemy.name)}, ${placeOf(view.hero, enemy)}.`;
}

// The chance to die within the next moves, beside the hit points while an enemy is in sight.

import { hostilesSeen } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { MOVES_AHEAD } from '@roguewright/engine/host';
import { riskOf, survivalIn, tellSurvival } from '@roguewright/engine/words';
import type { Play } from '../../play/play.ts';
import { answerOf, useOdds } from './use-odds.ts';

/** The figure; nothing without enemies, or while nothing that is seen can kill. */
export function DangerFigure({ play, view }: { readonly play: Play; readonly view: GameView }) {
  const isThreatened = view.ending === undefined && hostilesSeen(view).length > 0;
  const question = isThreatened ? ({ ask: 'survival', moves: MOVES_AHEAD } as const) : undefined;
  const answer = answerOf(useOdds(play.session, question));
  const told = answer && survivalIn(answer);
  const risk = told && riskOf(told.survival);
  if (told === undefined || risk === undefined || risk.told === '0 %') {
    return null;
  }
  return (
    <p class={`risk ${risk.grade}`} title={tellSurvival(told)}>
      Danger <strong>{risk.told}</strong>
      <span class="muted"> to die in {MOVES_AHEAD} moves</span>
    </p>
  );
}

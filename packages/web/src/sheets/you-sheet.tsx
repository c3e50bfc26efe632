// The hero's page: the cards of the right column, which narrow screens lack, and all that counts in fights.

import type { GameView } from '@roguewright/engine/game';
import { sheetSections } from '@roguewright/engine/words';
import { mean, percent } from '../figures.ts';
import { HeroPanel } from '../panels/hero-panel.tsx';
import { Nearby } from '../panels/nearby.tsx';
import { NextMovers } from '../panels/next-movers.tsx';
import { PageSections } from '../panels/page-sections.tsx';
import { answerOf, useOdds } from '../panels/use-odds.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface YouProps {
  readonly play: Play;
  readonly view: GameView;
  /** The seed, where the player chose it. */
  readonly seed: string | undefined;
}

/** The sheet. The lines of nearby creatures and items work as in the column. */
export function YouSheet({ play, view, seed }: YouProps) {
  const answer = answerOf(useOdds(play.session, { ask: 'sheet' }));
  return (
    <Sheet title="You" kind="you" close={() => play.leave()}>
      <div class="sheet-cards">
        <HeroPanel play={play} view={view} seed={seed} />
        {answer !== undefined && (
          <div class="card">
            <PageSections sections={sheetSections(answer, { percent, decimal: mean })} />
          </div>
        )}
        {view.ending === undefined && <NextMovers view={view} />}
        <Nearby play={play} view={view} />
      </div>
    </Sheet>
  );
}

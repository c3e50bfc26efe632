// The hero's page: the cards of the right column, which narrow screens lack, and all that counts in fights.

import type { GameView } from '@roguewright/engine/game';
import { sheetSections } from '@roguewright/engine/words';
import { mean, percent } from '../figures.ts';
import { LevelCard } from '../level/level-card.tsx';
import { HeroPanel } from '../panels/hero-panel.tsx';
import { LastingLines } from '../panels/lasting-chips.tsx';
import { Nearby } from '../panels/nearby.tsx';
import { NextMovers } from '../panels/next-movers.tsx';
import { AtHand } from '../panels/odds/at-hand.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import { PageSections } from '../panels/page-sections.tsx';
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
        <LastingLines hero={view.hero} causes={play.session.causes.value} />
        {answer !== undefined && (
          <div class="card">
            <PageSections sections={sheetSections(answer, { percent, decimal: mean })} />
          </div>
        )}
        <LevelCard play={play} view={view} />
        {view.ending === undefined && <AtHand play={play} view={view} />}
        {view.ending === undefined && <NextMovers view={view} />}
        <Nearby play={play} view={view} />
      </div>
    </Sheet>
  );
}

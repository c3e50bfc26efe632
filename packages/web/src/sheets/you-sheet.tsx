// The cards of the right column as a sheet, for narrow screens without that column.

import type { GameView } from '@roguewright/engine/game';
import { HeroPanel } from '../panels/hero-panel.tsx';
import { Nearby } from '../panels/nearby.tsx';
import { NextMovers } from '../panels/next-movers.tsx';
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
  return (
    <Sheet title="You" kind="you" close={() => play.leave()}>
      <div class="sheet-cards">
        <HeroPanel view={view} seed={seed} />
        {view.ending === undefined && <NextMovers view={view} />}
        <Nearby play={play} view={view} />
      </div>
    </Sheet>
  );
}

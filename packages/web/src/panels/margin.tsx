// The right column: the hero, who moves next, what is near; over them the panel of what is aimed,
// looked at or asked. On a narrow screen only the panel remains, below the map.

import { isWorthALook } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { LevelCard } from '../level/level-card.tsx';
import type { Play } from '../play/play.ts';
import { PartyCard } from '../worlds/party-card.tsx';
import { AimPanel } from './aim-panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { DirectionPanel } from './direction-panel.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { HoverCard, LookPanel } from './look-panel.tsx';
import { Nearby } from './nearby.tsx';
import { NextMovers } from './next-movers.tsx';
import { AtHand } from './odds/at-hand.tsx';

interface MarginProps {
  readonly play: Play;
  readonly view: GameView;
  /** The seed, where the player chose it. */
  readonly seed: string | undefined;
}

/** The panel of the present mode. */
function ModePanel({ play, view }: Omit<MarginProps, 'seed'>) {
  const mode = play.mode.value;
  switch (mode.kind) {
    case 'aim':
      return <AimPanel play={play} mode={mode} />;
    case 'look':
      return (
        <LookPanel
          play={play}
          view={view}
          square={mode.square}
          title={mode.travels === true ? 'Travel' : 'Look'}
        />
      );
    case 'answer-direction':
      return <AnswerPanel play={play} view={view} square={undefined} />;
    case 'answer-square':
      return <AnswerPanel play={play} view={view} square={mode.square} />;
    case 'direction':
      return <DirectionPanel play={play} view={view} command={mode.command} />;
    case 'walk':
    case 'sheet':
      return <Hovered play={play} view={view} />;
  }
}

/** What is under the mouse, where there is more than ground or wall. */
function Hovered({ play, view }: Omit<MarginProps, 'seed'>) {
  const square = play.hover.value;
  return square !== undefined && isWorthALook(view, square) ? (
    <HoverCard play={play} view={view} square={square} />
  ) : null;
}

/** Whether the hero is to move: while others of a shared world are awaited, nobody can say who moves next. */
function isToMove({ ending, party }: GameView): boolean {
  return ending === undefined && party?.find(({ isSelf }) => isSelf)?.isAwaited !== false;
}

/** The column. */
export function Margin({ play, view, seed }: MarginProps) {
  return (
    <aside class="margin" aria-label="You and what is nearby">
      <div class="margin-cards">
        <HeroPanel play={play} view={view} seed={seed} openAll={() => play.openSheet('you')} />
        <LevelCard play={play} view={view} />
        <PartyCard view={view} />
        {view.ending === undefined && <AtHand play={play} view={view} />}
        {isToMove(view) && <NextMovers view={view} />}
        <Nearby play={play} view={view} />
      </div>
      <ModePanel play={play} view={view} />
    </aside>
  );
}

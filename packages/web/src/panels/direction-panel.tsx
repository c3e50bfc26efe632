// "Which way?": a compass, with the directions set off that make sense at once.

import type { GameView } from '@roguewright/engine/game';
import { directionsFor } from '../play/aimed-command.ts';
import type { Directed } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import { Compass } from './compass.tsx';
import { LeaveButton } from './leave-button.tsx';

const TITLES: Readonly<Record<Directed, string>> = {
  open: 'Open which way?',
  close: 'Close which way?',
  force: 'Force which way?',
  attack: 'Fight which way?',
};

interface DirectionProps {
  readonly play: Play;
  readonly view: GameView;
  readonly command: Directed;
}

/** The panel. */
export function DirectionPanel({ play, view, command }: DirectionProps) {
  return (
    <section class="sheet panel direction" aria-label={TITLES[command]}>
      <header>
        <h2>{TITLES[command]}</h2>
        <LeaveButton play={play} />
      </header>
      <div class="panel-body">
        <p class="muted">Press a direction key, or choose:</p>
        <Compass
          name="Direction"
          chosen={undefined}
          likely={directionsFor(view, command)}
          choose={direction => play.direct(direction)}
        />
      </div>
    </section>
  );
}

// A question that is answered on the map: by a direction or a square.

import {
  answerAt,
  answerTowards,
  askedIn,
  describeSquare,
  offsetWords,
  type Square,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { capitalised } from '@roguewright/engine/words';
import type { Play } from '../play/play.ts';
import { Compass } from './compass.tsx';
import { LeaveButton } from './leave-button.tsx';

interface AnswerProps {
  readonly play: Play;
  readonly view: GameView;
  /** The square under the cursor; undefined where a direction is asked for. */
  readonly square: Square | undefined;
}

/** The directions, with the place where the hero stands if that is an answer. */
function Directions({ play, here }: { readonly play: Play; readonly here: boolean }) {
  return (
    <>
      <p class="muted">Press a direction key, or choose:</p>
      <Compass
        name="Direction"
        chosen={undefined}
        likely={[]}
        choose={direction => play.direct(direction)}
      />
      {here && (
        <button type="button" onClick={() => play.order(answerTowards(0))}>
          Here <kbd>.</kbd>
        </button>
      )}
    </>
  );
}

/** The square under the cursor, and the button that takes it. */
function Chosen({ play, view, square }: AnswerProps & { readonly square: Square }) {
  const answer = answerAt(view, square);
  return (
    <>
      <p role="status">
        {capitalised(describeSquare(view, square))}, {offsetWords(view.hero, square)}.
      </p>
      {typeof answer === 'string' ? (
        <p class="trouble">{answer}</p>
      ) : (
        <button type="button" class="primary" onClick={() => play.order(answer)}>
          This square <kbd>Enter</kbd>
        </button>
      )}
    </>
  );
}

/** The panel; nothing when no question waits any more. */
export function AnswerPanel({ play, view, square }: AnswerProps) {
  const asked = askedIn(view);
  if (asked === undefined) {
    return null;
  }
  const { title, warning, hint, nothing, asks } = asked;
  return (
    <section class="sheet panel direction" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <LeaveButton play={play} />
      </header>
      <div class="panel-body">
        <p>{warning}</p>
        {hint !== '' && <p class="muted">{hint}</p>}
        {square === undefined ? (
          <Directions play={play} here={asks.kind === 'direction' && asks.here} />
        ) : (
          <Chosen play={play} view={view} square={square} />
        )}
        {nothing !== undefined && (
          <p class="buttons">
            <button type="button" onClick={() => play.order(nothing.command)}>
              {nothing.text}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

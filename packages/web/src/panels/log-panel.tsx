// The log under the map: the newest lines at the bottom, read aloud as they come.

import { tellOpening } from '@roguewright/engine/words';
import { type LogLine, newestLines } from '../play/log.ts';
import type { Play } from '../play/play.ts';
import type { Settings } from '../settings.ts';

interface LinesProps {
  readonly lines: readonly LogLine[];
  /** Whether a line is bright: the result of the latest command is, the rest is dim. */
  readonly isNew: (line: LogLine) => boolean;
}

/** For narrow screens, which fill the log from below: the newest of its lines comes first. */
function fromBelow(place: number) {
  return { '--from-below': -place };
}

/** Lines of a log, each with how often it was said in a row. */
export function LogLines({ lines, isNew }: LinesProps) {
  return (
    <>
      {lines.map((line, place) => (
        <p
          key={line.number}
          style={fromBelow(place)}
          class={[line.isRefusal ? 'refusal' : 'told', line.weight ?? '', isNew(line) ? 'new' : '']
            .filter(name => name !== '')
            .join(' ')}
        >
          {line.text}
          {line.times > 1 && <span class="times"> ×{line.times}</span>}
        </p>
      ))}
    </>
  );
}

/** The panel; a click opens the whole history. */
export function LogPanel({ play, settings }: { play: Play; settings: Settings }) {
  const log = play.session.log.value;
  const latest = play.session.step.value?.performed.sequence;
  const hero = play.session.step.value?.performed.view.hero;
  // Narrow screens hide all but the newest of them.
  const lines = settings.logLines.value;
  return (
    <section class="log" aria-label="Log">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it and ^P open the history, too */}
      <div
        class="log-lines"
        role="log"
        aria-live="polite"
        style={{ '--lines': lines }}
        onClick={() => play.openSheet('history')}
      >
        {log.length === 0 && hero !== undefined && <p class="opening">{tellOpening(hero.role)}</p>}
        {log.length === 0 && (
          <p class="opening">
            <span class="for-keys">
              Press <kbd>?</kbd> for the keys, or use the buttons.
            </span>
            <span class="for-fingers">Tap the map to go there, or use the buttons.</span>
          </p>
        )}
        <LogLines
          lines={newestLines(log, lines, latest)}
          isNew={({ command }) => command === latest}
        />
      </div>
      <button type="button" class="quiet" onClick={() => play.openSheet('history')}>
        History
      </button>
    </section>
  );
}

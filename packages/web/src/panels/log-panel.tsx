// The log under the map: the newest lines at the bottom, read aloud as they come.

import { type LogLine, newestLines } from '../play/log.ts';
import type { Play } from '../play/play.ts';
import type { Settings } from '../settings.ts';

/** One line; what came of the latest command is bright, the rest is dim. */
export function Line({ line, isNew }: { line: LogLine; isNew: boolean }) {
  const kind = line.isRefusal ? 'refusal' : 'told';
  return <p class={isNew ? `${kind} new` : kind}>{line.text}</p>;
}

/** The panel; a click opens the whole history. */
export function LogPanel({ play, settings }: { play: Play; settings: Settings }) {
  const log = play.session.log.value;
  const latest = play.session.step.value?.performed.sequence;
  // Narrow screens hide all but the newest of them.
  const lines = settings.logLines.value;
  return (
    <section class="log" aria-label="Log">
      <div class="log-lines" role="log" aria-live="polite" style={{ '--lines': lines }}>
        {log.length === 0 && (
          <p>
            Press <kbd>?</kbd> for the keys, or use the buttons.
          </p>
        )}
        {newestLines(log, lines, latest).map(line => (
          <Line key={line.number} line={line} isNew={line.command === latest} />
        ))}
      </div>
      <button type="button" class="quiet" onClick={() => play.openSheet('history')}>
        History
      </button>
    </section>
  );
}

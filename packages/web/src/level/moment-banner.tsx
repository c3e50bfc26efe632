// The title of a moment over the map: it stays for a breath, and takes no keys or clicks. The log tells the same, so that
// readers of screens hear it once.

import { isLifeLow, type Moment, momentOf } from '@roguewright/engine/words';
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import type { Step } from '../play/session.ts';

/** Milliseconds that a moment stays. */
const SHOWN = 2400;

/** The moment of the latest command, for as long as it stays. */
function useMoment(step: Step | undefined): Moment | undefined {
  const [shown, setShown] = useState<Moment>();
  useEffect(() => {
    const moment = step?.before === undefined ? undefined : momentOf(step.performed);
    if (moment === undefined) {
      return undefined;
    }
    setShown(moment);
    const timer = setTimeout(() => setShown(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [step]);
  return shown;
}

/** What is written over the map, and the red rim of a life that runs low. */
export function MomentBanner({ play }: { play: Play }) {
  const step = play.session.step.value;
  const moment = useMoment(step);
  const view = step?.performed.view;
  return (
    <div class="moments" aria-hidden="true">
      {view !== undefined && isLifeLow(view) && <div class="low-life" />}
      {moment !== undefined && (
        <div class={`moment ${moment.kind}`}>
          <strong>{moment.title}</strong>
          {moment.about !== '' && <span>{moment.about}</span>}
        </div>
      )}
    </div>
  );
}

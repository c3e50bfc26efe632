// A card over the corner of the map that explains what the player meets for the first time. It takes no keys.

import {
  type HintId,
  hintForFingers,
  hintForPage,
  hintStands,
  takeHint,
} from '@roguewright/engine/face';
import { useEffect, useState } from 'preact/hooks';
import { buttonOf, isUnderMore } from '../play/button-of.ts';
import { keymap } from '../play/keymap.ts';
import type { Play } from '../play/play.ts';
import type { Settings } from '../settings.ts';

/** Commands after which a card leaves by itself. */
const COMMANDS_SHOWN = 6;

/** A hint, and the number of the command that brought it. */
interface Shown {
  readonly id: HintId;
  readonly since: number;
}

/** The card; empty while there is no hint. */
export function HintCard({ play, settings }: { play: Play; settings: Settings }) {
  const [shown, setShown] = useState<Shown>();
  const performed = play.session.step.value?.performed;
  const isOn = settings.hints.value === 'on';
  useEffect(() => {
    if (performed === undefined) {
      return;
    }
    const had = settings.hintsHad.peek();
    const hint = takeHint(performed, { hints: isOn, hintsHad: had });
    if (hint !== undefined) {
      settings.hintsHad.value = hint.settings.hintsHad;
      setShown({ id: hint.id, since: performed.sequence });
    }
  }, [performed, isOn]);
  const isFresh =
    shown !== undefined &&
    performed !== undefined &&
    performed.sequence - shown.since < COMMANDS_SHOWN &&
    hintStands(shown.id, performed);
  const isFree = play.mode.value.kind === 'walk' && performed?.view.ending === undefined;
  return (
    <div class="hint-card" role="status">
      {isOn && isFresh && isFree && (
        <p>
          <span class="for-keys">{hintForPage(shown.id, keymap.value, buttonOf)}</span>
          <span class="for-fingers">{hintForFingers(shown.id, buttonOf, isUnderMore)}</span>
          <button type="button" class="quiet" onClick={() => setShown(undefined)}>
            Got it
          </button>
        </p>
      )}
    </div>
  );
}

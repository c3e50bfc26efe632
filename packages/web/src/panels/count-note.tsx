// The number typed before a command, a question that waits, and keys or taps that were ignored: shown over the map
// and read aloud.

import { askedIn } from '@roguewright/engine/face';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { MOST_COUNTED } from '../play/count.ts';
import type { Play } from '../play/play.ts';

/** The note; empty while there is nothing to say. */
export function CountNote({ play }: { play: Play }) {
  const { number, isBegun, isCapped } = play.count.typed.value;
  const dropped = play.session.dropped.value;
  const isTyped = isBegun || number > 0;
  const { view } = play.session;
  const asked = view && play.mode.value.kind === 'walk' ? askedIn(view) : undefined;
  return (
    <div class="count" role="status">
      {isTyped && (
        <p>
          Count <strong>{number === 0 ? '…' : number}</strong>
          {isCapped && <span class="trouble">, the maximum is {MOST_COUNTED}</span>}
          <span class="muted">
            , then a command or direction. <kbd>Esc</kbd> clears it.
          </span>
        </p>
      )}
      {!isTyped && asked !== undefined && (
        <p>
          You are asked: {asked.title}{' '}
          <button type="button" onClick={() => play.askWhatWaits()}>
            Answer <kbd>{COMMAND_HELP.answer.keys[0]}</kbd>
          </button>
        </p>
      )}
      {!isTyped && dropped > 0 && (
        <p>
          <span class="for-keys">
            {dropped === 1 ? '1 key was' : `${dropped} keys were`} ignored: you pressed{' '}
          </span>
          <span class="for-fingers">
            {dropped === 1 ? '1 tap was' : `${dropped} taps were`} ignored: you made{' '}
          </span>
          {dropped === 1 ? 'it' : 'them'} before this happened.
        </p>
      )}
    </div>
  );
}

// Keys of the whole window while a game is open.

import { useEffect } from 'preact/hooks';
import { pressOnMap } from '../play/keyboard.ts';
import type { Play } from '../play/play.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds between two commands of a key held down: below what the server lets through. */
const REPEAT = 50;

/** Hands keys to the game, unless a sheet, a form or a focused button wants them. */
export function useKeys(play: Play, settings: Settings): void {
  useEffect(() => {
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (play.mode.value.kind === 'sheet' || play.isOver || wantsKey(event)) {
        return;
      }
      if (event.repeat) {
        // A key held down answers no question: it would choose before the question is read.
        const isAsked = play.mode.value.kind === 'direction';
        if (isAsked || play.session.isBusy.value || event.timeStamp - last < REPEAT) {
          event.preventDefault();
          return;
        }
      }
      last = event.timeStamp;
      if (pressOnMap(play, event, settings.keys.value)) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play, settings]);
}

/** Whether the focused element has a use for the key. */
function wantsKey(event: KeyboardEvent): boolean {
  const element = event.target;
  if (!(element instanceof HTMLElement)) {
    return false;
  }
  if (element.matches('input, textarea, select')) {
    return true;
  }
  return element.matches('button, a, summary') && (event.key === 'Enter' || event.key === ' ');
}

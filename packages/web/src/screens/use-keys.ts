// Keys of the whole window while a game is open.

import type { Signal } from '@preact/signals';
import { hostilesSeen } from '@roguewright/engine/face';
import { useEffect } from 'preact/hooks';
import type { Doubts } from '../play/doubts.ts';
import { pressOnMap } from '../play/keyboard.ts';
import { keymap } from '../play/keymap.ts';
import { pressAll, pressesMeant } from '../play/macro.ts';
import type { Play } from '../play/play.ts';
import { TabKey } from '../play/tab-key.ts';
import type { Settings } from '../settings.ts';
import type { LastPage } from './last-page.ts';

/** Milliseconds between two commands of a key held down: below what the server lets through. */
const REPEAT = 50;

/** Hands keys to the game, unless a sheet, a form or a focused button wants them. */
export function useKeys(
  play: Play,
  settings: Settings,
  lastPage: Signal<LastPage>,
  doubts: Doubts,
): void {
  useEffect(() => {
    let last = 0;
    const tab = new TabKey();
    /** Keys that the player has pressed: one ends the macro that is under way, whose own keys aren't trusted. */
    let pressed = 0;
    const press = (event: KeyboardEvent) => {
      pressed += event.isTrusted ? 1 : 0;
      if (doubts.asked.value !== undefined) {
        // A key held down answers no question, and no other key means anything until it is answered.
        if (!event.repeat && doubts.press(event.key)) {
          event.preventDefault();
        }
        return;
      }
      if (play.mode.value.kind === 'sheet' || wantsKey(event)) {
        return;
      }
      if (play.isOver && lastPage.value !== 'aside') {
        return;
      }
      if (event.repeat) {
        // A key held down answers no question: it would choose before the question is read.
        const { kind } = play.mode.value;
        const isAsked = kind === 'direction' || kind === 'answer-direction';
        if (isAsked || play.session.isBusy.value || event.timeStamp - last < REPEAT) {
          event.preventDefault();
          return;
        }
      }
      if (event.key === 'Tab') {
        const meaning = tab.meaningOf(event, placeOf(event, play));
        if (meaning === 'too-many') {
          event.preventDefault();
          play.session.say('No enemy is in sight.', true);
        }
        if (meaning !== 'fight') {
          return;
        }
      }
      last = event.timeStamp;
      if (play.isOver && event.key === 'Enter' && play.mode.value.kind === 'walk') {
        lastPage.value = 'shown';
        return;
      }
      const presses = play.mode.value.kind === 'walk' ? pressesMeant(keymap.value, event) : [event];
      const [only] = presses;
      if (presses.length > 1) {
        event.preventDefault();
        const mine = pressed;
        void pressAll(
          presses,
          () => play.session.isBusy.value,
          () => pressed !== mine,
          key => pressOnMap(play, key, settings.keys.value),
        );
      } else if (only !== undefined && pressOnMap(play, only, settings.keys.value)) {
        event.preventDefault();
        if (play.mode.value.kind === 'walk') {
          focusMap();
        }
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play, settings, lastPage, doubts]);
}

/** Where Tab meets the page. */
function placeOf({ target }: KeyboardEvent, { mode, session }: Play) {
  const { view } = session;
  const isSeen = view !== undefined && hostilesSeen(view).length > 0;
  const isOnMap =
    target === document.body ||
    (target instanceof Element && target.matches('.map-pane, .map-pane *'));
  return { isOnMap, canFight: isSeen && mode.value.kind === 'walk' };
}

/** The focus goes back to the map from a button that a key has passed by: there Tab strikes again. */
function focusMap(): void {
  document.querySelector<HTMLElement>('.map-pane')?.focus({ preventScroll: true });
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

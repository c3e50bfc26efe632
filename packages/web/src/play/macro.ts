// Keys that stand for other keys: one is pressed in its place, several one after the other.

import { type Keymap, keysMeant } from '@roguewright/engine/face';
import type { KeyPress } from './keyboard.ts';

/** A key press with nothing held. */
function pressOf(key: string): KeyPress {
  const isCtrl = key.length === 2 && key.startsWith('^');
  return {
    key: isCtrl ? key.slice(1).toLowerCase() : key,
    code: '',
    ctrlKey: isCtrl,
    altKey: false,
    metaKey: false,
    shiftKey: false,
  };
}

/** The name of a pressed key in bindings: with Ctrl it has a caret. */
function nameOf({ key, ctrlKey, altKey, metaKey }: KeyPress): string {
  if (altKey || metaKey) {
    return '';
  }
  return ctrlKey ? `^${key.toUpperCase()}` : key;
}

/** The presses that a press stands for while the player walks; the press itself where nothing else is said. */
export function pressesMeant(keymap: Keymap, press: KeyPress): readonly KeyPress[] {
  const name = nameOf(press);
  // Keys of the number pad are identified by their positions.
  const meant = press.code.startsWith('Numpad') ? [name] : keysMeant(keymap, name);
  return meant.length === 1 && meant[0] === name ? [press] : meant.map(pressOf);
}

/** Longest wait for a sheet to open between two keys of a macro, in frames. */
const FRAMES = 3;

/**
 * Presses keys one after the other, each once what the last one did is over, until the player presses a key.
 * @param isBusy whether a command is under way
 * @param isStopped whether the player has pressed a key meanwhile
 * @param press a key for the map; keys for an open sheet go to the sheet
 */
export async function pressAll(
  presses: readonly KeyPress[],
  isBusy: () => boolean,
  isStopped: () => boolean,
  press: (key: KeyPress) => void,
): Promise<void> {
  for (const [place, key] of presses.entries()) {
    for (let frame = 0; place > 0 && (frame < FRAMES || isBusy()); frame++) {
      await new Promise(done => requestAnimationFrame(done));
    }
    if (isStopped()) {
      return;
    }
    const sheet = document.querySelector('dialog[open] .sheet-body');
    if (sheet === null) {
      press(key);
    } else {
      const { key: name, ctrlKey } = key;
      sheet.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, ctrlKey, bubbles: true, cancelable: true }),
      );
    }
  }
}
